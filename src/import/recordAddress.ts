import { caseTypes } from '../../domain/followOnCases';
import { addressOf } from '../addresses';

const DETAILED = new Set<string>(['case-fillings', ...caseTypes.map(({ name }) => name)]);

/** Where a record is shown; null for hearings, which have no page of their own. */
export function recordAddress(register: string, id: number): string | null {
  if (register === 'hearings') return null;
  return addressOf(`/${register}/${id}${DETAILED.has(register) ? '/show' : ''}`);
}
