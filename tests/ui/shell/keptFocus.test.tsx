import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from '../../../src/shell/useKeptFocus';

const Shell = () => {
  useKeptFocus();
  return null;
};

/** Shows a page whose element with the id `here` has the focus. */
function show(page: string) {
  render(<Shell />);
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = page;
  main.querySelector<HTMLElement>('#here')!.focus();
  return { main, here: main.querySelector<HTMLElement>('#here')! };
}

afterEach(() => document.querySelector('main')?.remove());

const focused = () => document.activeElement?.id;
const soon = () => new Promise((resolve) => setTimeout(resolve, 200));

it('the focus goes to what takes the place of a button that is gone', async () => {
  const { here } = show('<ul><li><button id="a"></button></li><li><button id="here"></button></li></ul>');
  here.parentElement!.innerHTML = '<button id="instead"></button>';
  await expect.poll(focused).toBe('instead');
});

it('the focus goes to the row that follows one that is gone, or to the last', async () => {
  const row = (id: string, tabIndex: number) =>
    `<tr><td><a href="#" id="${id}" tabindex="${tabIndex}"></a></td></tr>`;
  const { main, here } = show(`<table>${row('a', -1)}${row('here', 0)}${row('c', -1)}</table>`);
  here.closest('tr')!.remove();
  await expect.poll(focused).toBe('c');
  main.querySelector('#c')!.closest('tr')!.remove();
  await expect.poll(focused).toBe('a');
});

it('without anything in its place, the focus goes to the nearest element around, but to none that is hidden or disabled', async () => {
  const { here } = show(
    '<div><button id="far"></button><div><button disabled></button><input type="hidden"><p tabindex="-1"></p><div><button id="here"></button></div><a href="#" id="near"></a></div></div>',
  );
  here.remove();
  await expect.poll(focused).toBe('near');
});

it('a dialog that closes leads back to where it was opened, although its button has gone', async () => {
  const { here } = show('<div><button id="here"></button><button id="beside"></button></div>');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div role="dialog"><button id="save"></button></div>';
  document.getElementById('save')!.focus();
  here.remove();
  await soon();
  expect(focused()).toBe('save');
  dialog.remove();
  await expect.poll(focused).toBe('beside');
});

it('who clicks on nothing, or leaves the page, keeps the focus nowhere', async () => {
  const { main, here } = show('<div><button id="here"></button><button id="beside"></button></div>');
  fireEvent.pointerDown(main);
  here.blur();
  here.remove();
  await soon();
  expect(document.activeElement).toBe(document.body);
  main.querySelector<HTMLElement>('#beside')!.focus();
  main.innerHTML = '<h1>Another page</h1><button></button>';
  await soon();
  expect(document.activeElement).toBe(document.body);
});
