/** The server's failing answer; status 0 means no answer. */
export interface Answer {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  status?: number;
  body?: object;
}

/** An action of a person. A name is a label, or the text of a button or link. */
export type Step =
  | readonly [act: 'click', name: string]
  | readonly [act: 'type', label: string, text: string]
  | readonly [act: 'choose', label: string, option: string]
  | readonly [act: 'lose the line'];

/** Where a text must appear. */
export type Place =
  /** Above the page's content. */
  | 'red box'
  /** Above the form. */
  | 'banner'
  /** A title and a text, with a button to close it. */
  | 'error dialog'
  | 'question'
  /** At the top right; tests/ui/shell/toasts.test.tsx checks how long it is shown. */
  | 'toast'
  /** Among the finder's fields. */
  | 'finder'
  /** Below the top bar, while offline. */
  | 'offline banner'
  | 'offline dialog'
  /** Above a list whose rows may be outdated. */
  | 'above the list'
  /** Instead of the screen. */
  | 'fallback'
  /** Only in the browser's console. */
  | 'log';

export interface Row {
  what: string;
  fault?: Answer;
  steps?: readonly Step[];
  /** Texts in order, a title before its text. */
  shows: readonly (readonly [place: Place, ...texts: string[]])[];
}

/** Failures caused one after another on a screen that is opened once. */
export interface Scene {
  screen: string;
  address: string;
  /** Answers that the tests' simulated foreign server does not give by itself. */
  answers?: readonly Answer[];
  /** Steps before the first failure. The fault that causes the failure applies to them already. */
  begin?: readonly Step[];
  rows: readonly Row[];
}
