import { createRequire } from 'node:module';
import createCache from '@emotion/cache';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { forgetCapabilities } from '../../src/dataProvider/capabilities';

// Two cores shared with other test files: a screen may take a while to appear.
configure({ asyncUtilTimeout: 20_000 });

// React draws lists in slices of 5 ms, to let people type in between; the tests' own looks at the page,
// which take much longer, would come after each of them. React's types leave its scheduler out.
createRequire(import.meta.url)('scheduler').unstable_forceFrameRate(1);

// jsdom would work each style out from every sheet again, a quarter of the time of these tests. Nothing here is
// laid out: what is to be seen is looked at in a browser.
const inline = Object.assign(document.createElement('span').style, { display: 'inline' });
window.getComputedStyle = (element) =>
  // else a name is read with a space at each place where it may break
  element.tagName === 'WBR' ? inline : (element as HTMLElement).style;

// Nor would anything look at the rules, which jsdom reads one by one, a third of the time.
const { sheet } = createCache({ key: 'any' });
const sheetOfAll = Object.getPrototypeOf(sheet) as typeof sheet;
const { insert } = sheetOfAll;
sheetOfAll.insert = function (this: typeof sheet, rule: string) {
  if (this.isSpeedy) insert.call(this, rule); // as in a built application
};

// What jsdom lacks and the interface uses.
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia = (query) => {
  const [, side, pixels] = /\((min|max)-width:\s*(\d+)/.exec(query) ?? [];
  const matches =
    side === 'min' ? innerWidth >= Number(pixels) : side === 'max' && innerWidth <= Number(pixels);
  return {
    matches,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList;
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  window.innerWidth = 1440;
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'casebook-open=; path=/; max-age=0';
  // What another tab would tell: nobody is waited for who might sign in again.
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'ended' }));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Files share their modules: what one learnt of its server and its line is not so in the next.
afterAll(() => {
  forgetCapabilities();
  onlineManager.setOnline(true);
});
