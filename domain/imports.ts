import { agentKinds, type AgentKindName } from './agents';
import { caseFilingFields } from './caseFilings';
import { companyFields } from './companies';
import { ref, text, type Fields } from './fields';
import { caseTypes, type CaseTypeName } from './followOnCases';
import { hearingFields } from './hearings';
import { importMessageText, type ImportMessageCode } from './importMessages';
import type { MessageParams } from './messages';
import { guaranteeFields, moneyEntryFields, stayFields } from './money/records';
import { newUserFields } from './users';

/**
 * States of an import. An import is `RECEIVING` until its check is requested. Jobs then take it from
 * `CHECKING` to `CHECKED`, from `RUNNING` to `DONE`, and from `UNDOING` to `UNDONE`. `CANCELLED` keeps the
 * rows imported so far; `run` continues with the others, `undo` removes them.
 */
export const importStates = [
  'RECEIVING',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'UNDOING',
  'UNDONE',
  'CANCELLED',
  'FAILED',
] as const;

export type ImportState = (typeof importStates)[number];

/** The states in which the server works on an import; meanwhile screens poll it. */
export const busyStates: readonly ImportState[] = ['CHECKING', 'RUNNING', 'UNDOING'];

/** States of a row that are counted. `kept`: imported, and not removed by the undo. */
export const countedStates = ['ready', 'undecided', 'refused', 'skipped', 'done', 'kept'] as const;

/** `received`: not checked yet. */
export const importRowStates = ['received', ...countedStates] as const;

export type ImportRowState = (typeof importRowStates)[number];

export type ImportCounts = Record<(typeof countedStates)[number], number>;

/** The units in which a sheet may state amounts, in taka. */
export const amountUnits = { thousand: 1_000, lakh: 100_000, crore: 10_000_000 } as const;

export type AmountUnit = keyof typeof amountUnits;

/** How ambiguous cells of a column are to be read. */
export const readings = ['dmy', 'mdy', 'bijoy', 'thousand', 'lakh', 'crore'] as const;

export type Reading = (typeof readings)[number];

/** What an import does with a row whose record exists already. Empty cells never empty a field. */
export const existingRules = ['skip', 'fill', 'update'] as const;

export type ExistingRule = (typeof existingRules)[number];

/** Whether companies and agents that are not in the register are added. */
export const partyRules = ['make', 'link'] as const;

export type Cell = string | number | boolean | null;

export interface ImportLayout {
  /** `column` is the place of a cell in a row's `cells`, from 0. */
  columns: { column: number; field: string; reading?: Reading | undefined }[];
  /** The headings of all columns of the sheet, '' for a column without one. */
  headings?: string[] | undefined;
  /** Values for all rows, read as cells are. */
  values?: Record<string, Cell> | undefined;
  existing: ExistingRule;
  parties: (typeof partyRules)[number];
}

/** A row as it is sent: `line` is its row in the sheet, from 1. */
export interface SentRow {
  line: number;
  cells: Cell[];
}

/** An error of a cell, or of the row where `field` is empty. */
export interface ImportError {
  field: string;
  code: ImportMessageCode;
  params?: MessageParams;
  message: string;
}

export const importError = (field: string, code: ImportMessageCode, params?: MessageParams): ImportError => ({
  field,
  code,
  ...(params && { params }),
  message: importMessageText(code, params),
});

/** An existing record that may be the company or agent of a row. */
export interface Candidate {
  id: number;
  name: string;
  /** The party's BIN or AIN. */
  number: string | null;
}

/**
 * A user's decision for a row: which company or agent a field names, what to do with an existing record, and values
 * of fields that have no column.
 */
export interface Decision {
  parties?: Record<string, number | 'make'> | undefined;
  existing?: ExistingRule | undefined;
  values?: Record<string, Cell> | undefined;
}

export interface ImportRow extends SentRow {
  id: number;
  state: ImportRowState;
  /** Form values by field; a reference is an id, or null if the import has yet to add its record. */
  values: Record<string, unknown>;
  errors: ImportError[];
  /** The records to choose from, for each field that needs a decision. */
  candidates: Record<string, Candidate[]>;
  /** For an existing record: what the import does with it, else null. */
  existing: ExistingRule | null;
  decision: Decision;
  /** The record that the import made or changed, or that was there already. */
  recordId: number | null;
}

/** An import whose rows were not all sent is deleted after this many days. */
export const DAYS_UNSENT = 7;

/** The column for the year of a record's number, which becomes part of the number. */
export const YEAR_COLUMN = 'numberYear';

/** Limits of one import and of one part of it. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 500;
/** In bytes of JSON. */
export const LARGEST_PART = 1024 * 1024;
/** Cells in one part: each takes at least two bytes. */
export const MOST_CELLS = LARGEST_PART / 2;
/** In characters, which is a spreadsheet's own limit. */
export const LONGEST_CELL = 32_767;

export type ImportRegisterName =
  | 'case-fillings'
  | CaseTypeName
  | 'companies'
  | AgentKindName
  | 'hearings'
  | 'money-entries'
  | 'guarantees'
  | 'stays'
  | 'users';

/** A register that spreadsheets can be imported into. */
export interface ImportRegister {
  name: ImportRegisterName;
  /**
   * The fields that a column can be assigned to, in the form's order. A reference is given by its name or
   * number: a section by its name, a company or agent by its name, `caseFilingId` by the file number.
   */
  columns: Fields;
}

const file = {
  caseFilingId: ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } }),
};

const { logo: _logo, ...companyColumns } = companyFields;
const { proceedingId: _proceeding, ...ownHearingFields } = hearingFields;
const { proceedingId: _order, ...ownEntryFields } = moneyEntryFields;
const { orderedById: _orderedBy, ...ownGuaranteeFields } = guaranteeFields;
const { proceedingId: _stayedIn, extendsId: _extended, ...ownStayFields } = stayFields;

// a row finds its case by file number, type (in words) and case number, or without the file by the other two; with the
// file alone it is about the filing itself
const ofCase = (fields: Fields): Fields => ({
  caseFilingId: ref('caseFilling', 'case-fillings'),
  kind: text(),
  ...withYear('number', { number: text(), ...fields }),
});

export const importRegisters: readonly ImportRegister[] = [
  { name: 'case-fillings', columns: withYear('nothiNumber', withBin()) },
  ...caseTypes.map(({ name, fields, proceeding }) => ({
    name,
    columns: { ...file, ...withYear(proceeding.number, fields as Fields) },
  })),
  { name: 'companies', columns: companyColumns },
  ...agentKinds.map(({ name, fields }) => ({ name, columns: fields })),
  { name: 'hearings', columns: ofCase(ownHearingFields) },
  { name: 'money-entries', columns: ownEntryFields },
  { name: 'guarantees', columns: ownGuaranteeFields },
  { name: 'stays', columns: ofCase(ownStayFields) },
  { name: 'users', columns: newUserFields },
];

/** The fields, with a column for the year of a number after it, since some sheets keep the two apart. */
function withYear(number: string, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Fields[string]][] =>
      name === number
        ? [
            [name, field],
            [YEAR_COLUMN, text()],
          ]
        : [[name, field]],
    ),
  );
}

/** The fields of a filing, with the company's BIN after its name. */
function withBin(): Fields {
  return Object.fromEntries(
    Object.entries(caseFilingFields).flatMap(([name, field]): [string, Fields[string]][] =>
      name === 'companyId'
        ? [
            [name, field],
            ['company.vatRegNo', text()],
          ]
        : [[name, field]],
    ),
  );
}

export const importRegister = (wanted: string): ImportRegister | undefined =>
  importRegisters.find(({ name }) => name === wanted);
