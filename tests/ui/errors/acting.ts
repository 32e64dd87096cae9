import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, vi } from 'vitest';
import type { ForeignServer } from '../../support/foreignServer';
import { field, OFFERED } from '../caseFilings/openApp';
import type { Answer, Place, Step } from './row';

export function answer(foreign: ForeignServer, { call, status = 200, body = {} }: Answer) {
  const [method = '', path = ''] = call.split(' ');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const respond = () => (status === 0 ? HttpResponse.error() : HttpResponse.json(body, { status }));
  foreign.server.use(http[verb](path, respond));
}

/** Performs a step as a person would, in the topmost dialog if there is one. */
export async function act(foreign: ForeignServer, [what, name = '', text = '']: Step) {
  if (what === 'click') return fireEvent.click(await called(name));
  if (what === 'lose the line') return loseLine(foreign);
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

function loseLine(foreign: ForeignServer) {
  foreign.server.use(http.head('/config.json', () => HttpResponse.error()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

const PLACES: Record<Exclude<Place, 'log'>, string> = {
  'red box': 'main section > .MuiAlert-colorError[role=alert]',
  banner: 'form .MuiAlert-colorError[role=alert]',
  'error dialog': '[role=alertdialog]:has(#error-dialog-title)',
  question: '[role=alertdialog]',
  toast: '.MuiSnackbar-anchorOriginTopRight .MuiAlert-root',
  finder: 'form:has(fieldset) :is(output, [role=alert])',
  'offline banner': 'header + output',
  'offline dialog': '[role=alertdialog]',
  'above the list': 'main section > p',
  fallback: 'main [role=alertdialog].something-bad',
};

/** Waits until one element at the place contains all the texts, each as the whole text of an element or a node. */
export async function expectShown(place: Place, texts: readonly string[], row: string) {
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
export async function goOn() {
  const close = document.querySelector('#error-dialog-title')?.closest('[role=alertdialog]');
  if (!close) return;
  fireEvent.click(await screen.findByText('Close', { selector: '[role=alertdialog] button' }));
  await waitFor(() => expect(document.querySelector('#error-dialog-title')).toBeNull());
}
