import { sql } from 'kysely';
import {
  importError,
  type Candidate,
  type Decision,
  type ExistingRule,
  type ImportError,
} from '../../../domain/imports';
import { isToDecide } from '../../../domain/importMessages';
import { isRemission } from '../../../domain/money/entries';
import { splitParty, type PartyCell } from '../../../domain/import/parties';
import { wordsOf } from '../../../domain/searchKey/words';
import { check } from '../../../domain/validation';
import type { Batch, Importer } from './batches';
import {
  findParties,
  PARTY_COLUMNS,
  partyKinds,
  partyToAdd,
  type NewParty,
  type KnownParties,
  type PartyKind,
} from './parties';
import { leaveFilled } from './stored';
import { rowReader, type SheetRow } from './reading';
import { refusalOf } from './registers';
import { resolveReferences, type Resolving } from './references';
import { foldedNumber } from './names';
import { importedRegister, type ImportedRegister } from './registers';
import { existingRecords, storedRecords, type Stored } from './stored';
import type { Trx } from '../../platform/database/schema';

type Values = Record<string, unknown>;

interface RowToJudge extends SheetRow {
  line: number;
}

export interface ToMake {
  kind: PartyKind;
  asked: NewParty;
  values: Values;
  /** The errors that the form of its register would show, assigned to the row's columns. */
  errors: ImportError[];
  /** Whether a user has decided that the row is none of the records with similar names. */
  isDecided: boolean;
}

/** The result of checking a row. */
export interface Judgement {
  state: 'ready' | 'undecided' | 'refused' | 'skipped';
  /** The values to write, as far as they could be read. */
  values: Values;
  errors: ImportError[];
  candidates: Record<string, Candidate[]>;
  existing: ExistingRule | null;
  recordId: number | null;
  /** The existing record that the row is about; null for a new one. */
  stored: Stored | null;
  /** Companies and agents to add first, by the field that refers to them. */
  make: Map<string, ToMake>;
}

/** The field with the number of the company or agent that a field names. */
export const numberBeside = (register: string, field: string): string | undefined => {
  const { own } = importedRegister(register);
  return own?.name === field ? own.number : PARTY_COLUMNS.find((each) => each.field === field)?.number;
};

interface Draft extends Resolving, Judgement {
  line: number;
  decision: Decision;
}

/**
 * Checks rows against the register's present records and by its own rules: before an import, and again in the
 * transaction that writes, since the register may have changed in between.
 */
export async function checkRows(
  trx: Trx,
  batch: Batch,
  rows: RowToJudge[],
  importer: Importer,
  known: KnownParties,
): Promise<Judgement[]> {
  const register = importedRegister(batch.register);
  const read = rowReader(batch.register, batch.layout);
  const drafts = rows.map((row): Draft => ({
    ...read(row),
    line: row.line,
    decision: row.decision,
    state: 'ready',
    candidates: {},
    existing: null,
    recordId: null,
    stored: null,
    make: new Map(),
  }));
  await register.resolveKey?.(trx, drafts);
  await refuseRepeated(trx, batch, register, drafts);
  if (register.own) await resolveOwn(trx, register, drafts, known);
  if (batch.register === 'case-fillings') await resolveParties(trx, batch, drafts, known);
  await resolveReferences(trx, batch.register, drafts, importer);
  await resolveExisting(trx, batch, register, drafts);
  const { needsApproval } = await trx.selectFrom('office').select('needsApproval').executeTakeFirstOrThrow();
  for (const draft of drafts) {
    conclude(register, draft, needsApproval);
    if (draft.state === 'ready') await refuseByRules(trx, register, draft);
  }
  return drafts;
}

/** Refuses all but the first of several rows with the same number. */
async function refuseRepeated(trx: Trx, { id }: Batch, register: ImportedRegister, drafts: Draft[]) {
  const keys = drafts.map(({ values }) => register.key(values));
  const asked = keys.flatMap((key) => key ?? []);
  if (!asked.length) return;
  const { rows } = await sql<{ key: string; line: number }>`
    select key, min(line) as line from import_row where batch_id = ${id} and key = any(${asked}::text[]) group by key
  `.execute(trx);
  const firsts = new Map(rows.map(({ key, line }) => [key, line]));
  for (const [at, draft] of drafts.entries()) {
    const key = keys[at];
    if (!key) continue;
    const line = Math.min(firsts.get(key) ?? draft.line, draft.line);
    if (line < draft.line) draft.errors.push(importError('', 'sameInSheet', { line }));
    // kept here too, because the stored keys lack this one if the row's case was entered after they were
    // stored
    firsts.set(key, line);
  }
}

/** Decides whether a row of a register of companies or agents is an existing record, or may be one. */
async function resolveOwn(trx: Trx, { name, own }: ImportedRegister, drafts: Draft[], known: KnownParties) {
  const kind = partyKinds.find(({ register }) => register === name)!;
  const asked = drafts.map(({ values }) => ({
    name: (values[own!.name] as string | undefined) ?? null,
    number: foldedNumber(values[own!.number]),
  }));
  const found = await findParties(trx, kind, asked, known);
  for (const [at, draft] of drafts.entries()) {
    const decided = draft.decision.parties?.[own!.name];
    if (typeof decided === 'number') draft.recordId = decided;
    else if (found[at] && 'id' in found[at]) draft.recordId = found[at].id;
    else if (found[at] && decided !== 'make') ask(draft, own!.name, found[at].candidates);
  }
}

/** Leaves it to the user which of similar companies or agents a row means. */
export function ask(draft: Pick<Judgement, 'candidates' | 'errors'>, field: string, candidates: Candidate[]) {
  draft.candidates[field] = candidates;
  const names = candidates.map(({ name }) => name).join(', ');
  draft.errors.push(importError(field, 'likeAnother', { names }));
}

/** Links the companies and agents that a filing names; new ones are added, unless that is switched off. */
async function resolveParties(trx: Trx, { layout }: Batch, drafts: Draft[], known: KnownParties) {
  for (const { field, number: numberField, kind } of PARTY_COLUMNS) {
    const asked = drafts.map(({ values }) => askedIn(values, field, numberField));
    const open = drafts.flatMap((draft, at) => (asked[at] ? [{ draft, asked: asked[at] }] : []));
    const found = await findParties(
      trx,
      kind,
      open.map((each) => each.asked),
      known,
    );
    for (const [at, { draft, asked: party }] of open.entries()) {
      const decided = draft.decision.parties?.[field];
      const match = found[at]!;
      delete draft.values[field];
      const id = typeof decided === 'number' ? decided : match && 'id' in match ? match.id : null;
      if (id !== null) draft.values[field] = id;
      else if (match && 'candidates' in match && decided !== 'make') ask(draft, field, match.candidates);
      // a number alone names nobody: the filing keeps the AIN as it is
      else if (!party.name && field === 'cnfAgentId') continue;
      else if (!party.name) draft.errors.push(importError(field, 'partyNameMissing'));
      else if (layout.parties === 'link') {
        draft.errors.push(importError(field, 'noSuchParty', { text: party.name }));
      } else {
        const { values, errors } = partyToAdd(kind, party);
        const at = (own: string) => (own === kind.number && party.isInOwnCell ? numberField : field);
        draft.make.set(field, {
          kind,
          asked: party,
          values,
          errors: errors.map((error) => ({ ...error, field: at(error.field) })),
          isDecided: decided === 'make',
        });
      }
    }
  }
  for (const { values } of drafts) delete values['company.vatRegNo'];
}

/**
 * The company or agent in a filing's columns; one cell of either column may contain the name, the number and
 * the mobile number together. The number in it then becomes the filing's own AIN.
 */
function askedIn(values: Values, field: string, numberField: string): NewParty | null {
  const cell = values[field] as string | undefined;
  const beside = values[numberField] as string | undefined;
  const split = cell === undefined ? wholeParty(beside) : splitParty(cell);
  const isInOwnCell = beside !== undefined && (cell !== undefined || !split);
  const written = (isInOwnCell ? beside : split?.number) ?? null;
  const number = foldedNumber(written);
  if (!split && number === null) return null;
  if (written !== null) values[numberField] = written;
  return { name: split?.name ?? null, number, written, mobile: split?.mobile ?? null, isInOwnCell };
}

/** Splits a cell of a number column that also names somebody; null if it has at most a single word beside the number. */
function wholeParty(cell: string | undefined): PartyCell | null {
  const split = splitParty(cell ?? '');
  const isNamed = wordsOf(split.name ?? '').length > (split.mobile === null ? 1 : 0);
  return split.number !== null && isNamed ? split : null;
}

/** Finds existing records, and decides what happens to them. */
async function resolveExisting(trx: Trx, { layout }: Batch, register: ImportedRegister, drafts: Draft[]) {
  const found = await existingRecords(
    trx,
    register,
    drafts.map(({ values }) => values),
  );
  for (const [at, draft] of drafts.entries()) {
    draft.recordId ??= found[at]?.id ?? null;
    // the record keeps its number as it is written there
    if (found[at]?.isSpeltDifferently) delete draft.values[register.number!];
  }
  const there = drafts.flatMap(({ recordId }) => recordId ?? []);
  const stored = await storedRecords(trx, register, there);
  for (const draft of drafts) {
    if (draft.recordId === null) continue;
    draft.stored = stored.get(draft.recordId) ?? null;
    if (draft.stored) draft.existing = draft.decision.existing ?? layout.existing;
    else draft.recordId = null;
  }
}

/** Checks the values as the register's form does, including the years of dates, and determines the state of the row. */
function conclude(register: ImportedRegister, draft: Draft, needsApproval: boolean): void {
  const { existing, stored } = draft;
  const isAlreadyHere = draft.errors.some(({ code }) => code === 'sameInSheet');
  if (existing === 'skip' && !isAlreadyHere) {
    Object.assign(draft, { state: 'skipped', errors: [], candidates: {}, make: new Map() });
    return;
  }
  const fields = register.fields(stored ? 'edit' : 'create');
  if (stored && existing === 'fill') leaveFilled(stored, draft, fields);
  draft.errors.push(...[...draft.make.values()].flatMap(({ errors }) => errors));
  const values = { ...stored?.values, ...draft.values };
  const result = check(fields, stored ? 'edit' : 'create', values, stored?.values, true);
  if (result.ok) draft.values = result.values;
  else draft.errors.push(...result.errors.filter(({ field }) => !isTold(draft, field)).map(columnOf));
  if (needsApproval) refuseUnapproved(register, draft);
  const open = draft.errors.filter((error) => !isToDecide(error));
  draft.state = open.length ? 'refused' : draft.errors.length ? 'undecided' : 'ready';
}

async function refuseByRules(trx: Trx, register: ImportedRegister, draft: Draft): Promise<void> {
  try {
    await register.rules?.(trx, draft.values);
  } catch (error) {
    const errors = refusalOf(error);
    if (!errors) throw error;
    draft.errors.push(...errors.map(columnOf));
    draft.state = 'refused';
  }
}

/** Maps an error of a body's field to the column of its value. */
const columnOf = <E extends { field: string }>(error: E): E => ({
  ...error,
  field: COLUMN_OF[error.field] ?? error.field,
});

const COLUMN_OF: Record<string, string> = { caseFillingId: 'caseFilingId', proceedingId: 'caseFilingId' };

/** Whether the row already has an error at this field, which then explains why the value is missing. */
const isTold = ({ errors }: Draft, field: string): boolean => {
  const told = errors.map((error) => error.field);
  return (
    told.includes(field) ||
    (field === 'proceedingId' && told.some((each) => HEARING_CASE.has(each))) ||
    told.includes(COLUMN_OF[field] ?? field)
  );
};

const HEARING_CASE = new Set(['caseFilingId', 'kind', 'number']);

/** The error that the triggers `refuse_unapproved` (migration 0109) would cause when the row is imported. */
function refuseUnapproved({ name }: ImportedRegister, { values, stored, errors }: Draft): void {
  if (name === 'money-entries' && !stored && isRemission(values))
    errors.push(importError('kind', 'needsApproval'));
  if (name !== 'case-fillings' || !stored) return;
  const was = stored.values;
  // the values of a refused row are not merged with the stored ones
  const will = { ...was, ...values };
  const isClosed = [will.status, was.status].includes('CLOSED');
  if (will.status !== was.status && isClosed) errors.push(importError('status', 'needsApproval'));
  for (const field of DEMANDED)
    if ((will[field] as number) < (was[field] as number)) errors.push(importError(field, 'needsApproval'));
}

/** What a filing's order demands. */
const DEMANDED = ['revenue', 'amortizationPenalty', 'monetaryPenalty'];
