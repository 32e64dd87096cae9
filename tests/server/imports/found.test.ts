import { expect, it } from 'vitest';
import { importRegister, type Cell } from '../../../domain/imports';
import { searchedKind, termsOfRecord } from '../../../domain/searchEntries';
import { queriesOf, type SearchQuery } from '../../../domain/searchKey/query';
import { check } from '../../../domain/validation';
import { rowReader } from '../../../server/features/imports/reading';

/** Whether an entry with these terms meets a query, as the database compares them. */
function isMet(terms: ReadonlySet<string>, { needs, ownNumbers, wholes }: SearchQuery): boolean {
  const has = (pattern: string) =>
    pattern.endsWith('*')
      ? [...terms].some((term) => term.startsWith(pattern.slice(0, -1)))
      : terms.has(pattern);
  return (
    needs.every(({ ways }) => ways.some((way) => way.every(has))) || [...ownNumbers, ...wholes].some(has)
  );
}

it.each<[register: string, field: string, cell: Cell, otherDigits: string]>([
  ['case-fillings', 'nothiNumber', ' S–5/DM/2016\uFEFF', 'S-৫/DM/২০১৬'],
  ['case-fillings', 'nothiNumber', 'CHC/4/6/2016–17', 'CHC/৪/৬/২০১৬-১৭'],
  ['case-fillings', 'taxacationNothiNo', '০৮.০১.০০০০.০২৭.১২.২০১৯-১২৩', '08.01.0000.027.12.2019-123'],
  ['case-fillings', 'boe', 'C-14176 dated 5-7-2015', 'সি-১৪১৭৬'],
  ['high-court-rits', 'highCourtCaseNo', 'রিট পিটিশন নং ১২৩৪/২০২১', 'Writ Petition No. 1234 of 2021'],
  ['high-court-rits', 'highCourtCaseNo', 50_023, '৫০০২৩'],
  ['custom-appeals', 'customCaseNo', 'Nos. 7, 8 and 9 of 2020', 'Nos. ৭, ৮ and ৯ of ২০২০'],
  ['high-court-cpa-cpl-cases', 'cplCpaNothi', 'সিপিএলএ 12(3)2020', 'CPLA 12(3)2020'],
  ['foujdari-suit-cases', 'mamlaNoOfRelatedThana', '45(6)2021', '৪৫(৬)২০২১'],
  ['companies', 'vatRegNo', '001234567-0101', '০০১২৩৪৫৬৭-০১০১'],
])('a record of %s that is imported with %s “%s” is found by “%s” too', (register, field, cell, other) => {
  const layout = { columns: [{ column: 0, field }], existing: 'skip' as const, parties: 'make' as const };
  const { values, errors } = rowReader(register, layout)({ cells: [cell], decision: {} });
  expect(errors).toEqual([]);
  const { columns } = importRegister(register)!;
  const checked = check({ [field]: columns[field]! }, 'create', values, {}, true);
  const terms = new Set(termsOfRecord(searchedKind(register), checked.ok ? checked.values : {}));
  for (const text of [String(values[field]), other]) {
    expect(queriesOf(text).some((query) => isMet(terms, query))).toBe(true);
  }
});
