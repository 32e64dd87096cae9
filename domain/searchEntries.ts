import { agentKinds, type AgentKindName } from './agents';
import type { CaseFilingField } from './caseFilings';
import type { CompanyField } from './companies';
import type { Fields, TextField } from './fields';
import { caseTypes, type CaseTypeName } from './followOnCases';
import type { paperFields } from './papers';
import { isWord, termsOf, type Holds } from './searchKey/terms';

/**
 * The subjects of the global search: records, which have an entry, and hearings, which are found by day and
 * court.
 */
export type FoundKindName = SearchedKindName | typeof HEARINGS;

export const HEARINGS = 'hearings';

/** A register whose records the global search finds by an entry, named as its resource. */
export type SearchedKindName =
  'case-fillings' | CaseTypeName | 'papers' | 'companies' | AgentKindName | 'users';

type FieldsOf<Name extends string> = Partial<Record<Name, Holds>>;

/**
 * How the global search handles a register. To make another register searchable, add a row here and one in
 * server/features/search.
 */
export interface SearchedKind {
  name: SearchedKindName;
  table: string;
  /** The searched fields, and the kind of text in each; a field may have several texts. */
  fields: Record<string, Holds>;
  /** The field shown as a hit's title, and those shown below it. */
  title: string;
  subtitle: readonly string[];
  /** The status of a completed record, which the search lists after open ones. */
  closed?: string;
  /** The property with the id of the record's filing, whose page a hit opens. */
  filing?: 'id' | 'caseFilingId';
}

/** What the search knows of the proceeding of a filing or court case: the texts that people enter there. */
const ofProceeding = { subject: 'long', importantReason: 'line', noAppealReason: 'long' } as const;

/** What the search knows of the money of a filing: numbers of its guarantees, and of challans and pay orders. */
export type FilingSearchField = 'guaranteeNumbers' | 'instruments';

const filings: SearchedKind = {
  name: 'case-fillings',
  table: 'case_filing',
  fields: {
    nothiNumber: 'ownNumber',
    taxacationNothiNo: 'line',
    boe: 'line',
    showCauseNotice: 'line',
    showCauseNoticeNoDate: 'line',
    bankGuranteeNo: 'line',
    shipRegistrationNo: 'line',
    shipName: 'line',
    productName: 'long',
    guaranteeNumbers: 'line',
    instruments: 'line',
    ...ofProceeding,
  } satisfies FieldsOf<CaseFilingField | FilingSearchField | keyof typeof ofProceeding>,
  title: 'nothiNumber',
  subtitle: ['importerName', 'boe'],
  closed: 'CLOSED',
  filing: 'id',
};

const isLine = (field: Fields[string]) => (field as Partial<TextField>).multiline === false;

/** A court case is found by every one-line text of its type, such as numbers, courts and orders. */
const cases = caseTypes.map(({ name, table, fields, proceeding }): SearchedKind => ({
  name,
  table,
  fields: {
    ...Object.fromEntries(
      Object.entries(fields as Fields).flatMap(([field, facts]) =>
        isLine(facts) ? [[field, 'line' as const]] : [],
      ),
    ),
    [proceeding.number]: 'caseNumber',
    court: 'line',
    lawOfficer: 'line',
    ...ofProceeding,
  },
  title: proceeding.number,
  subtitle: ['fileNumber', 'court'],
  closed: 'ORDER_PASSED',
  filing: 'caseFilingId',
}));

const companies: SearchedKind = {
  name: 'companies',
  table: 'company',
  fields: {
    companyName: 'name',
    contactPersonName: 'line',
    phone1: 'line',
    phone2: 'line',
    tin: 'line',
    vatRegNo: 'line',
  } satisfies FieldsOf<CompanyField>,
  title: 'companyName',
  subtitle: ['vatRegNo', 'addressLine1'],
};

const agents = agentKinds.map(({ name, table, nameField, fields }): SearchedKind => ({
  name,
  table,
  fields: {
    [nameField]: 'name',
    licNo: 'line',
    contactNumber: 'line',
    ...('otherNumber' in fields && { otherNumber: 'line' }),
  },
  title: nameField,
  subtitle: ['licNo', 'address'],
}));

const users: SearchedKind = {
  name: 'users',
  table: 'app_user',
  fields: { fullName: 'name', userName: 'line' },
  title: 'fullName',
  subtitle: ['userName'],
};

const papers: SearchedKind = {
  name: 'papers',
  table: 'paper',
  fields: {
    paperTitle: 'line',
    kindNameBn: 'line',
    memo: 'line',
    from: 'line',
    to: 'line',
    description: 'long',
    textLayer: 'long',
  } satisfies FieldsOf<keyof typeof paperFields | 'paperTitle' | 'kindNameBn' | 'textLayer'>,
  title: 'paperTitle',
  subtitle: ['fileNumber', 'memo'],
  filing: 'caseFilingId',
};

export const searchedKinds: readonly SearchedKind[] = [
  filings,
  ...cases,
  papers,
  companies,
  ...agents,
  users,
];

/** The kind of this name. @throws when there is none. */
export function searchedKind(name: string): SearchedKind {
  const kind = searchedKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`${name} is not searched`);
  return kind;
}

/** The terms by which the search finds a record, each once, in a fixed order. */
export function termsOfRecord({ fields }: SearchedKind, values: Record<string, unknown>): string[] {
  const terms = Object.entries(fields).flatMap(([field, holds]) => {
    const texts = [values[field]].flat();
    return texts.flatMap((text) => (typeof text === 'string' && text ? termsOf(text, holds) : []));
  });
  return [...new Set(terms)].toSorted();
}

/** The terms that are words, for which the search also accepts other spellings. */
export const wordsOfTerms = (terms: string[]): string[] =>
  terms.filter((term) => isWord(term) && term.length > 2);
