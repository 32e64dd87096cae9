import { keptRegisters } from '../../domain/history';
import type { Change } from './change';

type Titled = Pick<Change, 'register' | 'recordId' | 'title'> &
  Partial<Pick<Change, 'was' | 'became' | 'record'>>;

/** The name of a record: its file number, case number or name; else its id. */
export function titleOf(
  { register, recordId, title, was, became, record }: Titled,
  translate: (key: string, values: { id: number }) => string,
): string {
  const field = keptRegisters.find(({ name }) => name === register)?.title ?? '';
  const known = title || record?.[field] || became?.[field] || was?.[field];
  return typeof known === 'string' ? known : translate('history.numbered', { id: recordId });
}
