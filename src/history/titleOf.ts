import type { Change } from './change';

/** What a record is called: its file or case number or its name; else its number in the register. */
export const titleOf = (
  { title, recordId }: Pick<Change, 'title' | 'recordId'>,
  translate: (key: string, values: { id: string }) => string,
): string => title || translate('history.numbered', { id: String(recordId) });
