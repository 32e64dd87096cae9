/** The end of a record's address that opens its dialog with the history. */
export const AT_HISTORY = '#history';
