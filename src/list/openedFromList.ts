/** What a link to a dialog leaves in its history entry: the entry before it is the list. */
export const OPENED_FROM_LIST = { openedFromList: true };

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;
