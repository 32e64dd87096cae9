import { caseFilingFields } from '../../domain/caseFilings';
import type { Day } from '../../domain/dates';
import { fileNumberKey } from '../../domain/fileNumber';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { isRecord } from '../../domain/isRecord';
import { recordFromWire, type WireRecord } from '../../domain/wire';
import type { HttpClient } from './httpClient';
import { isListShaped, isPageShaped, orNothing } from './shapes';

/** The search of the case finder: by part of the file number, or by the adjudication date. */
export type FilingSearch = { nothiNumber: string } | { dateOfJudgement: Day };

/** The form that searches, by its wire name. */
export type FinderType = CaseType['finder'];

/** The most filings the server returns (docs/contract.md, "Case filings"). */
export const FOUND_AT_MOST = 50;

/** At most 50 filings that a case of this type may follow from; an exact file number comes first. */
export async function fetchFoundFilings(
  call: HttpClient,
  caseType: FinderType,
  search: FilingSearch,
  signal?: AbortSignal,
): Promise<WireRecord[]> {
  const searchType = 'nothiNumber' in search ? 'NOTHI_NUMBER' : 'DATE';
  const answer = await call('/api/case/case-fillings-by-date-and-nothi', {
    query: { caseType, ...search, searchType },
    signal,
    expects: orNothing((each) => isListShaped(each) || isPageShaped(each) || isFiling(each)),
  });
  const found = listed(answer).map((wire) => recordFromWire(caseFilingFields, wire));
  return exactFirst(found, search).slice(0, FOUND_AT_MOST);
}

/** By the contract the answer is an array; a page or a single filing is accepted too. */
function listed(answer: unknown): WireRecord[] {
  if (Array.isArray(answer)) return answer as WireRecord[];
  if (isPageShaped(answer)) return (answer as { content: WireRecord[] }).content;
  return isFiling(answer) ? [answer] : [];
}

const isFiling = (answer: unknown): answer is WireRecord => isRecord(answer) && answer.id !== undefined;

function exactFirst(found: WireRecord[], search: FilingSearch): WireRecord[] {
  const isExact = (filing: WireRecord) => isExactly(filing, search);
  return [...found.filter(isExact), ...found.filter((filing) => !isExact(filing))];
}

/** Whether the filing's number equals the one searched for. */
export const isExactly = ({ nothiNumber }: { nothiNumber?: unknown }, search: FilingSearch): boolean =>
  'nothiNumber' in search &&
  typeof nothiNumber === 'string' &&
  fileNumberKey(nothiNumber) === fileNumberKey(search.nothiNumber);
