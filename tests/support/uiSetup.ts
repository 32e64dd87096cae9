import { createRequire } from 'node:module';
import createCache from '@emotion/cache';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetCapabilities } from '../../src/offered/capabilities';

const require = createRequire(import.meta.url);

// Test files share two cores, so a screen may take a while to appear.
configure({ asyncUtilTimeout: 60_000 });

// While a test waits, each failed query would print the whole screen. Here only the last one does, when time is up.
// Testing Library's types lack the flag that tells whether a test waits.
const { getElementError } = getConfig();
configure({
  getElementError: (message, screen) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, screen),
});

// React pauses every 5 ms while rendering lists, and the tests' queries, which take much longer, would run in each
// pause. So React is made to pause rarely. Its types do not include its scheduler.
require('scheduler').unstable_forceFrameRate(1);

// React's development build keeps a stack trace of each new element for its warnings, a tenth of the tests'
// time. It stops after 10,000 a second, which this counter pretends to have reached. React's types include
// neither the counter nor its internals.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(require('react')[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// Skip computed styles, a quarter of the tests' time in jsdom. Nothing is laid out here; the browser tests
// check what is visible.
const inline = Object.assign(document.createElement('span').style, { display: 'inline' });
window.getComputedStyle = (element) =>
  // inline, because accessible names would otherwise get a space at each <wbr>
  element.tagName === 'WBR' ? inline : (element as HTMLElement).style;

// Skip styles as well, since no test reads them: working them out took a tenth of the tests' time, parsing them a third.
const serialize = require('@emotion/serialize');
serialize.serializeStyles = () => ({ name: 'any', styles: '' });
const { sheet } = createCache({ key: 'any' });
const sheetOfAll = Object.getPrototypeOf(sheet) as typeof sheet;
const { insert } = sheetOfAll;
sheetOfAll.insert = function (this: typeof sheet, rule: string) {
  if (this.isSpeedy) insert.call(this, rule); // as Emotion does in production
};

// For the labels of each control, which every query by role and name asks for, jsdom searches the whole document for
// each label.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLInputElement) {
      const around = this.closest('label');
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label === around,
      );
    },
  });
}

// APIs that the UI uses and jsdom lacks.
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

// A word that the catalogues lack fails its test, also where a fallback shows the code instead.
const lacking = new Set<string>();
const { prototype: polyglot } = createRequire(require.resolve('ra-i18n-polyglot'))('node-polyglot');
const { t: translate } = polyglot;
polyglot.t = function (this: typeof polyglot, key: string, options: { _?: string }) {
  const fallback = options?._;
  const isHidden = (fallback === undefined && !/\s/.test(key)) || key.endsWith(`.${fallback}`);
  if (isHidden && !this.has(key) && !FOREIGN.test(key)) lacking.add(key);
  return translate.call(this, key, options);
};

/** What tests have other servers say that no catalogue knows. */
const FOREIGN = /\.(maritime-cases\.name|statuses\.STAYED|status\.ELSEWHERE|fields\.q)$/;

beforeEach(() => {
  window.innerWidth = 1440;
  history.replaceState(null, '', '/');
});

afterEach(() => {
  const missing = [...lacking];
  lacking.clear();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'casebook-open=; path=/; max-age=0';
  // As if another tab had signed out: stops calls that wait for somebody to sign in again.
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'ended' }));
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (missing.length) throw new Error(`The catalogues lack ${missing.join(', ')}`);
});

// Test files share their modules, so each begins without what others learnt about the server and the
// connection, and not even a call that ended late leaves its answer behind.
beforeAll(() => {
  forgetCapabilities();
  onlineManager.setOnline(true);
});
