/** The end of a record's URL that opens its dialog with the history. */
export const AT_HISTORY = '#history';

/** For a page with its own history; differs from `AT_HISTORY`, so that dialogs above the page ignore it. */
export const PAGE_AT_HISTORY = '#page-history';
