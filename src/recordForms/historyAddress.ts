/** The end of a record's address that opens its dialog with the history. */
export const AT_HISTORY = '#history';

/** The same for a page with a history of its own; different, so that dialogs above the page ignore it. */
export const PAGE_AT_HISTORY = '#page-history';
