import { date, text } from '../../domain/fields';
import type { CaseTypeName } from '../../domain/followOnCases';
import { defineCaseType } from '../../domain/followOnCases/caseType';
import { catalogue as bengali } from '../../src/i18n/bn/followOnCases';
import { resourcesOfCaseTypes, type OwnWords, type SharedWords } from '../../src/i18n/caseTypeWords';
import type { Translated } from '../../src/i18n/catalogue';
import { catalogue as english } from '../../src/i18n/en/followOnCases';

/**
 * Code that must not compile: each line below an `@ts-expect-error` is wrong, and `tsc` fails if it
 * compiles.
 */
const facts = {
  name: 'writs',
  table: 'writ',
  title: 'Writ',
  sheet: 'Cases',
  court: 'highCourt',
  page: 'writs-page',
  search: 'nothiNumber',
  proceeding: { number: 'writNo', openedOn: 'dateOfHearing01' },
  finder: 'HIGH_COURT',
  status: 'highCourtRit',
  figures: { byStatus: 'highCourtRit', byMonth: 'highCourtRit' },
  routes: { list: '/writs', add: '/add-writ' },
  openTo: 'staff',
  startOrder: 'asc',
  rowNumbers: 'per page',
  form: { case: { writNo: text() }, hearings: { dateOfHearing01: date() } },
} as const;

export const sound = defineCaseType({ ...facts, columns: ['writNo', 'caseFilling.revenue'], sorts: ['id'] });

// @ts-expect-error -- a column that is not a field
export const mistypedColumn = defineCaseType({ ...facts, columns: ['writNo', 'dateOfHearing1'] });

// @ts-expect-error -- a sort option that is not a field
export const mistypedSort = defineCaseType({ ...facts, sorts: ['id', 'caseFiling.revenue'] });

export const mistypedNumber = defineCaseType({
  ...facts,
  // @ts-expect-error -- a number that is not a field
  proceeding: { ...facts.proceeding, number: 'writNumber' },
});

export const openedOnText = defineCaseType({
  ...facts,
  // @ts-expect-error -- a day that is a text
  proceeding: { ...facts.proceeding, openedOn: 'writNo' },
});

export const outcomeAsText = defineCaseType({
  ...facts,
  // @ts-expect-error -- an outcome that is not a choice
  proceeding: { ...facts.proceeding, outcome: 'writNo' },
});

// @ts-expect-error -- a group that no catalogue has a heading for
export const unknownGroup = defineCaseType({ ...facts, form: { ...facts.form, cases: { writNo: text() } } });

// @ts-expect-error -- a finder's name is in capitals on the wire
export const smallFinder = defineCaseType({ ...facts, finder: 'high_court' });

/** The texts of all types, as `resourcesOfCaseTypes` takes them for each language. */
type Words = { [Name in CaseTypeName]: OwnWords<Name> };
declare const words: Words;
declare const shared: SharedWords;
declare const names: Record<CaseTypeName, { name: string }>;
declare const allButOneLabel: Omit<OwnWords<'tribunal-cases'>, 'fields'> & {
  fields: Omit<OwnWords<'tribunal-cases'>['fields'], 'tribunalOrderDate'>;
};
declare const allButOneChoice: Omit<OwnWords<'foujdari-suit-cases'>, 'choices'> & {
  choices: { status: Record<'SUBJUDICE', string> };
};

export const complete = resourcesOfCaseTypes(words, shared, names);

export const missingLabel = resourcesOfCaseTypes(
  // @ts-expect-error -- a field without a label
  { ...words, 'tribunal-cases': allButOneLabel },
  shared,
  names,
);

// @ts-expect-error -- a choice without a text
export const missingChoice: Words = { ...words, 'foujdari-suit-cases': allButOneChoice };

declare const allButOneType: Omit<Words, 'foujdari-suit-cases'>;
// @ts-expect-error -- a type without texts
export const missingType = resourcesOfCaseTypes(allButOneType, shared, names);

/** The catalogue of a type requires at least these texts. */
type Labels = Record<keyof OwnWords<'tribunal-cases'>['fields'], string>;
export const englishLabels: Labels = english.resources['tribunal-cases'].fields;
export const bengaliLabels: Labels = bengali.resources['tribunal-cases'].fields;

declare const allButOneBengali: Omit<typeof bengaliLabels, 'tribunalOrderDate'>;
export const missingBengali: Translated<typeof english.resources>['tribunal-cases'] = {
  ...bengali.resources['tribunal-cases'],
  // @ts-expect-error -- a label of the English catalogue is missing in Bengali
  fields: allButOneBengali,
};
