/**
 * History state of a dialog opened by a link: closing it goes back to the previous history entry, which is
 * the list or the dialog with that link.
 */
export const OPENED_FROM_LIST = { openedFromList: true };

/** Options of a list's links to its dialogs: they keep the page, sort and filters. */
export const TO_DIALOGS = { keepsSearch: true, state: OPENED_FROM_LIST };

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;
