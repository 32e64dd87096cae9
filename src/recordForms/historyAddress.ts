/** The end of a record's address that opens its dialog with the history. */
export const AT_HISTORY = '#history';

/** The same of a page; another one, since it must not reach the dialogs above the page. */
export const PAGE_AT_HISTORY = '#page-history';
