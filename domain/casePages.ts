import type { CaseTypeName } from './followOnCases';
import { text } from './fields';
import { caseNumbersIn } from './searchKey/caseNumbers';
import { partsOf } from './searchKey/words';

/**
 * The Supreme Court's public page of a case, as the office enters its URL: with `{division}`, `{type}`,
 * `{number}` and `{year}`. The court's site numbers the types: if the URL contains `{type}`, a type whose
 * number is not entered has no links.
 */
export const casePageFields = {
  casePage: text({ format: 'casePage' }),
  customsAppealType: text(),
  writType: text(),
  admiraltyType: text(),
  cplaType: text(),
  cpType: text(),
};

type CasePages = Record<keyof typeof casePageFields, string | null>;

/** The divisions as the court's site numbers them. */
const APPELLATE = '1';
const HIGH_COURT = '2';

const kinds: Partial<Record<CaseTypeName, { division: string; type: keyof CasePages }>> = {
  'custom-appeals': { division: HIGH_COURT, type: 'customsAppealType' },
  'high-court-rits': { division: HIGH_COURT, type: 'writType' },
  'admiral-suit-cases': { division: HIGH_COURT, type: 'admiraltyType' },
  'high-court-cpa-cpl-cases': { division: APPELLATE, type: 'cplaType' },
  'high-court-cp-cases': { division: APPELLATE, type: 'cpType' },
};

/** A link to the public page of a case. */
export interface CasePage {
  proceedingId: number;
  /** `8259/2022` */
  number: string;
  url: string;
}

interface Proceeding {
  id: number;
  kind: string;
  number: string | null;
}

/** The public pages of a proceeding, one for each number that it has; none outside the Supreme Court. */
export function casePagesOf(pages: CasePages, { id, kind, number: entered }: Proceeding): CasePage[] {
  const court = kinds[kind as CaseTypeName];
  const type = court && pages[court.type];
  const address = pages.casePage;
  if (!court || !address || !entered || (!type && address.includes('{type}'))) return [];
  const numbers = caseNumbersIn(partsOf(entered)).flatMap((read) => read.numbers);
  return numbers.slice(0, MOST).map(({ number, year }) => {
    const values = { division: court.division, type: type ?? '', number, year: String(year) };
    const url = address.replace(/\{(division|type|number|year)\}/g, (_, name: keyof typeof values) =>
      encodeURIComponent(values[name]),
    );
    return { proceedingId: id, number: `${number}/${year}`, url };
  });
}

/** The most links of one proceeding, because a range such as `1-200 of 2008` would fill the page. */
const MOST = 10;
