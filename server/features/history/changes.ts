import { sql, type RawBuilder } from 'kysely';
import { changeActions, keptRegisters } from '../../../domain/history';
import { kindNames } from '../../../domain/proceedings';
import { may } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import { prepared } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { keptOnWire, recordAfter, referencesIn, type Kept, type Names } from './keptRecords';
import { namesOfRecords } from './names';
import {
  filter,
  ids,
  idValue,
  oneOf,
  sinceDay,
  untilDay,
  byUser,
  person,
  personOf,
} from '../../platform/resource/filters';
import { id, instant, integerOrNull, text, textOrNull } from '../../platform/http/responses';
import { viaImport } from '../../platform/database/transaction';
import { readApart, regularResource, by } from '../../platform/resource/resource';

const REGISTERS: readonly string[] = keptRegisters.map(({ name }) => name);

const recordOrNull = { type: ['object', 'null'], additionalProperties: true };

/** Every change of every register (docs/contract.md, "History"). */
export const changes = regularResource({
  name: 'changes',
  title: 'Changes',
  table: 'change',
  fields: {},
  derived: {
    at: readApart(instant),
    by: readApart(person),
    via: readApart(text),
    register: readApart({ ...text, enum: REGISTERS }),
    recordId: readApart(id),
    caseFilingId: readApart(integerOrNull),
    action: readApart({ ...text, enum: changeActions }),
    version: readApart(integerOrNull),
    was: readApart(recordOrNull),
    became: readApart(recordOrNull),
    reason: readApart(textOrNull),
    title: readApart(textOrNull),
    titleBn: readApart(textOrNull),
    file: readApart(textOrNull),
  },
  sorts: { at: by('at') },
  newestFirst: true,
  filters: {
    register: oneOf('register', REGISTERS),
    recordId: ids('record_id'),
    caseFilingId: ids('case_filing_id'),
    workPlaceId: ids('work_place_id'),
    by: byUser('by_user'),
    // without this `like`, PostgreSQL could not use the partial index of imported changes
    importId: filter(idValue, (id) => sql`via like 'import:%' and via = ${viaImport(id)}`),
    action: oneOf('action', changeActions),
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  visibleTo: (user, filter) => changesReadableBy(user, filter?.register as string[] | undefined),
  total: 'upTo',
  months: { column: 'at', few: ['id', 'recordId', 'caseFilingId', 'importId'] },
  records: readChanges,
  details: {
    schema: { record: { ...recordOrNull, description: 'the whole record after the change' } },
    async of(db, { id, register }, user) {
      const kept = await recordAfter(db, id as number);
      if (!kept) return { record: null };
      const nameOf = await namesOfRecords(db, referencesIn(register as string, kept), user);
      return { record: keptOnWire(register as string, kept, nameOf) };
    },
  },
});

export interface ChangeRow {
  id: number;
  at: Date;
  by: { id: number; userName: string; fullName: string } | null;
  via: string;
  register: string;
  recordId: number;
  caseFilingId: number | null;
  action: string;
  version: number | null;
  was: Kept | null;
  became: Kept | null;
  reason: string | null;
}

/** The stored changes with these ids, in the order of the ids. */
export const changeRows = (db: Db, changeIds: number[]): Promise<ChangeRow[]> => readRows(db, [changeIds]);

/**
 * Prepared, since planning this query for every month of the history takes longer than running it. `array` hides
 * the length of the list: for a short one PostgreSQL would plan anew each time.
 */
const readRows = prepared<ChangeRow>(
  'changes by id',
  `select id, at, ${personOf('by_user')} as by, via, register, record_id as "recordId",
    case_filing_id as "caseFilingId", action, version, was, became, reason
  from change where id = any(array(select unnest($1::bigint[]))) order by array_position($1::bigint[], id)`,
);

async function readChanges(db: Db, changeIds: number[], user: SignedInUser): Promise<WireRecord[]> {
  const rows = await changeRows(db, changeIds);
  const references = rows.flatMap(({ register, recordId, caseFilingId, was, became }) => [
    ...referencesIn(register, was),
    ...referencesIn(register, became),
    { register, id: recordId },
    ...(caseFilingId === null ? [] : [{ register: 'case-fillings', id: caseFilingId }]),
  ]);
  const nameOf = await namesOfRecords(db, references, user);
  return rows.map((row) => changeOnWire(row, nameOf));
}

function changeOnWire({ was, became, ...row }: ChangeRow, nameOf: Names): WireRecord {
  const file = fileOf(row, nameOf);
  const named = nameOf(row.register, row.recordId);
  const [before, after] = [was, became].map((kept) => kept && keptOnWire(row.register, kept, nameOf));
  return {
    ...row,
    was: before && after ? sideOf(before, after) : before,
    became: before && after ? sideOf(after, before) : after,
    // time limits, steps and court cases without a number have no name, so they get the file number
    title: named?.name ?? file,
    titleBn: named?.nameBn ?? null,
    file,
  };
}

/** One side of an edit. Both sides have the same fields, even if one side's reference is hidden from the reader. */
function sideOf(own: WireRecord, other: WireRecord): WireRecord {
  const differing = Object.keys({ ...own, ...other }).filter(
    (name) => (own[name] ?? other[name] ?? null) !== null,
  );
  return Object.fromEntries(differing.map((name) => [name, own[name] ?? null]));
}

/** The number of the file that a changed record belongs to; null without one. */
export const fileOf = ({ caseFilingId }: Pick<ChangeRow, 'caseFilingId'>, nameOf: Names): string | null =>
  caseFilingId === null ? null : (nameOf('case-fillings', caseFilingId)?.name ?? null);

/** Who changed a record last, when and how; `by` is null for the system. */
interface LastChange {
  recordId: number;
  at: Date;
  by: { id: number; userName: string; fullName: string } | null;
  via: string;
}

/**
 * The last change of each of these records of a register. Records that nobody has changed since their history began
 * are left out.
 */
export const lastChanges = (db: Db, register: string, ids: number[]): Promise<LastChange[]> =>
  readLast(db, [register, ids]);

/** Prepared, since planning this query for every month of the history takes longer than running it. */
const readLast = prepared<LastChange>(
  'last changes',
  `select asked.id as "recordId", last.at, ${personOf('last.by_user')} as by, last.via
  from unnest($2::bigint[]) with ordinality as asked (id, place)
  cross join lateral (
    select at, by_user, via, action from change
    where record_id = asked.id and register = $1
    order by change.id desc limit 1
  ) as last
  where last.action <> 'baseline' order by asked.place`,
);

/** Registers whose changes a user may read if the user may read the register of their proceeding. */
export const OF_PROCEEDINGS: ReadonlySet<string> = new Set([
  'proceedings',
  'hearings',
  'limits',
  'stays',
  'money-entries',
  'papers',
]);

/**
 * A condition on `change` for what the user may read of these registers, by default of all; null if it is
 * everything. Parts that the registers do not need are left out, since PostgreSQL plans the condition for
 * each month of the history.
 */
export function changesReadableBy(
  { roles }: SignedInUser,
  registers: readonly string[] = REGISTERS,
): RawBuilder<unknown> | null {
  const readable = (names: readonly string[]) => names.filter((name) => may(roles, 'read', name));
  const own = readable(registers);
  const kinds = readable(kindNames);
  const parts = own.filter((name) => OF_PROCEEDINGS.has(name));
  // a `case`, because the planner makes no estimate for it: with long lists of names the estimate would take
  // longer than counting
  if (parts.length && kinds.length < kindNames.length)
    return sql`case when register = any(${parts}::text[]) then kind = any(${kinds}::text[])
      else register = any(${own}::text[]) end`;
  return own.length < registers.length ? sql`register = any(${own}::text[])` : null;
}
