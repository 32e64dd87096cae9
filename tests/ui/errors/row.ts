/** What the server does instead of answering; a status of 0 is no answer at all. */
export interface Answer {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
  status?: number;
  body?: object;
}

/** What a person does. A name is a label, or the text of a button or link. */
export type Step =
  | readonly [act: 'click', name: string]
  | readonly [act: 'type', label: string, text: string]
  | readonly [act: 'choose', label: string, option: string]
  | readonly [act: 'lose the line'];

/** Where a text must stand. */
export type Place =
  /** Above the content of a page. */
  | 'red box'
  /** Above the form. */
  | 'banner'
  /** A title and a text, with a button to close it. */
  | 'error dialog'
  | 'question'
  /** Top right; tests/ui/layout/toasts.test.tsx has its time. */
  | 'toast'
  /** Among the finder's fields. */
  | 'finder'
  /** Below the bar, as long as it is so. */
  | 'offline banner'
  | 'offline dialog'
  /** Above a list that may be old. */
  | 'above the list'
  /** Instead of the screen. */
  | 'fallback'
  /** Nowhere but in the browser's log. */
  | 'log';

export interface Row {
  what: string;
  fault?: Answer;
  steps?: readonly Step[];
  /** A title goes before its text. */
  shows: readonly (readonly [place: Place, ...texts: string[]])[];
}

/** Rows that are provoked one after the other, on one screen that is opened once. */
export interface Scene {
  screen: string;
  address: string;
  /** What the server has, where the other make of server of the tests has nothing. */
  answers?: readonly Answer[];
  /** What is done once, before the first row; faults of that row included. */
  begin?: readonly Step[];
  rows: readonly Row[];
}
