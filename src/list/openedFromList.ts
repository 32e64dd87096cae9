/**
 * What a link to a dialog leaves in its history entry: the entry before it is where to go back to, the
 * list or the dialog that the link stood in.
 */
export const OPENED_FROM_LIST = { openedFromList: true };

/** How links of a list lead to the dialogs of its records: its page, sort and filters stay. */
export const TO_DIALOGS = { keepsSearch: true, state: OPENED_FROM_LIST };

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;
