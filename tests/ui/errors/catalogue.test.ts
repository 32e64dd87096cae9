import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp } from '../caseFilings/openApp';
import { PLACES, scenes, type Answer, type Place, type Step } from './catalogue';

const foreign = useForeignServer();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  window.dispatchEvent(new Event('online'));
});

describe('every failure of the server shows its catalogue text in its place', () => {
  it.each(scenes.map((scene) => [scene.screen, scene] as const))(
    'every failure shows its catalogue text in its place on this screen: %s',
    async (_screen, scene) => {
      for (const [position, [what, fault, steps, ...shows]] of scene.rows.entries()) {
        foreign.server.resetHandlers();
        for (const each of scene.answers ?? []) answer(each);
        if (fault) answer(fault);
        if (position === 0) await openApp(foreign, scene.address);
        if (position === 0) for (const step of scene.begin ?? []) await act(step);
        for (const step of steps) await act(step);
        for (const [place, ...texts] of shows) await expectShown(place, texts, what);
        await goOn();
      }
    },
    120_000,
  ); // a long timeout, because one screen has many failures
});

function answer({ call, status = 200, body = {} }: Answer) {
  const [method = '', path = ''] = call.split(' ');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const respond = () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }));
  foreign.server.use(http[verb](path, respond));
}

/** Performs a step as a person would, in the topmost dialog if there is one. */
async function act([what, name = '', text = '']: Step) {
  if (what === 'click') return fireEvent.click(await called(name));
  if (what === 'lose the line') return loseLine();
  const input = await labelled(name);
  fireEvent.change(input, { target: { value: text } });
  if (what === 'choose') {
    const option = await waitFor(() => {
      const offered = [...document.querySelectorAll(OFFERED)].find(({ textContent }) => textContent === text);
      if (!offered) throw new Error(`${text} is not offered`);
      return offered;
    });
    fireEvent.click(option);
  }
}

const called = (name: string) =>
  waitFor(() => {
    const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const within = dialogs[dialogs.length - 1] ?? document;
    const found = [...within.querySelectorAll<HTMLElement>('button, a')].find(
      (element) => element.ariaLabel === name || element.textContent === name,
    );
    if (!found?.matches(':enabled, a')) throw new Error(`Nothing that can be used is called ${name}`);
    return found;
  });

/** The field with this label, which ends with an asterisk if the field is required. */
const labelled = (name: string) =>
  field(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\s*\\*?$`));

function loseLine() {
  foreign.server.use(http.head('/config.json', () => HttpResponse.error()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

/** Waits until one element at the place contains all the texts, each as the whole text of an element or a node. */
async function expectShown(place: Place, texts: readonly string[], row: string) {
  if (place === 'log') {
    // oxlint-disable-next-line no-console -- a spy replaces it
    const logged = vi.mocked(console.error).mock.calls;
    return waitFor(() => expect(logged.map(([text]) => text)).toEqual(expect.arrayContaining([...texts])));
  }
  await waitFor(() => {
    const places = [...document.querySelectorAll(PLACES[place])];
    const shown = places.map(textsOf);
    const isThere = shown.some((all) => texts.every((text) => all.some((each) => isText(each, text))));
    expect(isThere, `${row}: ${place}: ${texts.join(' / ')}, not ${JSON.stringify(shown)}`).toBe(true);
  });
}

/** The texts of an element and of its descendants. */
const textsOf = (element: Element) =>
  [element, ...element.querySelectorAll('*')].flatMap(({ textContent, childNodes }) => [
    textContent?.trim() ?? '',
    ...[...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  ]);

/** Whether the shown text is the expected one. An expected text that ends in a space need only be its beginning. */
const isText = (shown: string, text: string) =>
  text.endsWith(' ') ? shown.startsWith(text) : shown === text;

/** Closes the error dialog before the next step. */
async function goOn() {
  const close = document.querySelector('#error-dialog-title')?.closest('[role=alertdialog]');
  if (!close) return;
  fireEvent.click(await screen.findByText('Close', { selector: '[role=alertdialog] button' }));
  await waitFor(() => expect(document.querySelector('#error-dialog-title')).toBeNull());
}
