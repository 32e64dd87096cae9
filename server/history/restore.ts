import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { keptRegisterNamed, type KeptRegister } from '../../domain/history';
import { messageText, type MessageCode } from '../../domain/messages';
import { may } from '../../domain/rights';
import type { WireRecord } from '../../domain/wire';
import type { Database } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { ApiError, notFound } from '../http/errors';
import { isVisible } from '../regular/records';
import type { RegularResource } from '../regular/resource';
import { changes } from '../resources/changes';
import { hearings } from '../resources/hearings';
import { limitationRules } from '../resources/limitationRules';
import { limits } from '../resources/limits';
import { notes } from '../resources/notes';
import { proceedings } from '../resources/proceedings';
import { steps } from '../resources/steps';
import { holdRecord, type Edit, type EditedTable } from '../store/edits';
import { once, type Write } from '../store/idempotency';
import { rewriteEntry } from '../store/search/entries';
import { holdUser } from '../store/users/userAccess';
import { replaceUser } from '../store/users/userWrites';
import { columnOf, referencesIn, type Kept } from './fields';
import { namesOfRecords } from './names';
import { recordAfter } from './replay';
import { storedRecord } from './storedRecord';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The stored record as its register shows it, with its register, id and new version. */
export type Restored = WireRecord & { register: string; id: number; version: number };

/**
 * Makes a record what it was after a change, as a new change. @throws 404, 403 for who may not edit the
 * register, 409 when it was changed after `version`, when what it refers to is gone, or when its number or name
 * is used by another.
 */
export function restoreVersion(db: Db, changeId: number, user: SignedInUser, edit: Edit): Promise<Restored> {
  return once(db, { ...edit, via: 'restore' }, async (trx) => {
    if (!(await isVisible(trx, changes, changeId, user))) throw notFound();
    const { register, id } = await changeOf(trx, changeId);
    const kept = await recordAfter(trx, changeId);
    if (!kept) throw notFound();
    if (!may(user.roles, 'edit', register.name)) throw new ApiError(403, 'notAllowed');
    if (register.name === 'users') await holdUser(trx, id, edit.version);
    else await holdRecord(trx, register.table as EditedTable, id, edit.version);
    await refuseMissingReferences(trx, register.name, kept);
    await refusing(kept, () => (SAVED_BY[register.name] ?? replace)(trx, register, id, kept, user));
    await rewriteEntry(trx, register.name, id);
    return restored(trx, register, id, user);
  });
}

/**
 * Brings a deleted record back under its id. @throws 404 when it is not in the bin, 409 as `restoreVersion`.
 */
export function restoreDeleted(
  db: Db,
  changeId: number,
  user: SignedInUser,
  write: Write,
): Promise<Restored> {
  return once(db, { ...write, via: 'restore' }, async (trx) => {
    const { register, id, was, isGone } = await changeOf(trx, changeId);
    if (!isGone || !was) throw notFound();
    await refuseMissingReferences(trx, register.name, was);
    if (register.name === 'hearings') was.origin = await originOf(trx, was);
    await refusing(was, () => insert(trx, register, id, was, user.userId));
    if (was.proceeding_id && !PARTS.has(register.name)) {
      const proceedingId = was.proceeding_id as number;
      // parts first: what is restored of the proceeding settles its limits
      await restoreParts(trx, changeId, proceedingId, id);
      await restoreProceeding(trx, proceedingId);
      await sql`select settle_limits(${proceedingId})`.execute(trx);
    }
    await rewriteEntry(trx, register.name, id);
    return restored(trx, register, id, user);
  });
}

async function changeOf(trx: Trx, changeId: number) {
  const { rows } = await sql<{ register: string; id: number; was: Kept | null; isGone: boolean }>`
    select register, record_id as id, was, action = 'delete' and not exists (
      select from change later
      where later.register = change.register and later.record_id = change.record_id and later.id > change.id
    ) as is_gone
    from change where id = ${changeId}
  `.execute(trx);
  const [row] = rows;
  if (!row) throw notFound();
  return { ...row, register: keptRegisterNamed(row.register) };
}

async function restored(
  trx: Trx,
  { name, table }: KeptRegister,
  id: number,
  user: SignedInUser,
): Promise<Restored> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id}
  `.execute(trx);
  return { ...(await storedRecord(trx, name, id, user)), register: name, id, version: rows[0]!.version };
}

type Save = (
  trx: Trx,
  register: KeptRegister,
  id: number,
  kept: Kept,
  user: SignedInUser,
) => Promise<unknown>;

/**
 * Fields that no restoring changes: a case never moves to another filing, nobody gets an old password, and what
 * a hearing is followed by and kept the same as are changed at other records.
 */
const NEVER = new Set(['caseFilingId', 'password', 'nextId', 'origin']);

/** Saves every field as it was. */
const replace: Save = async (trx, register, id, kept, { userId }) => {
  const columns = Object.keys(register.fields)
    .filter((name) => !NEVER.has(name))
    .map((name) => columnOf(register, name));
  const row = await withPictures(trx, register, kept);
  const of = (source: string) => sql.join(columns.map((column) => sql.ref(`${source}.${column}`)));
  await sql`
    update ${sql.table(register.table)} as present
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = past.${sql.ref(column)}`))},
      changed_by = ${userId}, changed_at = now(), version = present.version + 1
    from jsonb_populate_record(null::${sql.table(register.table)}, ${JSON.stringify(row)}::jsonb) as past
    where present.id = ${id} and (${of('present')}) is distinct from (${of('past')})
  `.execute(trx);
};

/** Registers with rules of their own. */
const SAVED_BY: Partial<Record<string, Save>> = {
  users: (trx, _register, id, kept, { userId }) =>
    replaceUser(
      trx,
      id,
      {
        fullName: kept.full_name as string,
        email: (kept.email as string | undefined) ?? null,
        phone: (kept.phone as string | undefined) ?? null,
        roles: (kept.roles as number[]).map((role) => ({ id: role })),
        workPlaces: (kept.work_places as number[]).map((section) => ({ id: section })),
        signInBy: kept.sign_in_by as 'PASSWORD' | 'OTP',
        isEnabled: kept.is_enabled as boolean,
      },
      userId,
    ),
  ...Object.fromEntries(
    [hearings, limits, limitationRules, notes, proceedings, steps].map((resource) => [
      resource.name,
      saveAsEdit(resource),
    ]),
  ),
};

/** As an edit of the regular dialect does, with its checks. */
function saveAsEdit({ save, fields }: RegularResource): Save {
  return (trx, register, id, kept, user) => {
    const values = Object.keys(fields).map((name) => [name, kept[columnOf(register, name)] ?? null]);
    return save!(trx, id, Object.fromEntries(values), user);
  };
}

/** The pictures themselves in place of their digests. */
async function withPictures(trx: Trx, { picture }: KeptRegister, kept: Kept): Promise<Kept> {
  const sha256 = picture && kept[picture];
  if (!picture || !sha256) return kept;
  const { rows } = await sql<{ image: string }>`
    select '\\x' || encode(image, 'hex') as image from kept_picture where sha256 = ${sha256}
  `.execute(trx);
  return { ...kept, [picture]: rows[0]!.image };
}

/** Registers that belong to a proceeding, and name it. */
const PARTS = new Set(['hearings', 'limits']);

/** Everything that was kept of it, as far as the table still has the columns. */
async function insert(trx: Trx, { table }: KeptRegister, id: number, was: Kept, by: number): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname = any(${Object.keys(was)}::text[])
  `.execute(trx);
  const row = { ...was, id, version: (was.version as number) + 1, changed_by: by };
  const columns = [...rows.map(({ column }) => column), 'id'].filter((column) => column !== 'changed_at');
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
  `.execute(trx);
}

/** A hearing whose case has another first or second date by now comes back as one of its own. */
async function originOf(trx: Trx, { origin, proceeding_id }: Kept): Promise<unknown> {
  const { rows } = await sql`
    select from hearing where proceeding_id = ${proceeding_id} and origin = ${origin} and origin <> 'own'
  `.execute(trx);
  return rows.length ? 'own' : origin;
}

/** What had been entered at the proceeding itself; the record has made it anew under its id. */
async function restoreProceeding(trx: Trx, id: number): Promise<void> {
  await sql`
    update proceeding set court = past.court, filed_by = past.filed_by, law_officer = past.law_officer,
      decided_on = coalesce(past.decided_on, proceeding.decided_on),
      from_id = (select id from proceeding as other where other.id = past.from_id),
      version = past.version + 1, changed_by = current_actor(), changed_at = now()
    from change, jsonb_populate_record(null::proceeding, change.was) as past
    where proceeding.id = ${id} and change.id = (
      select max(id) from change where register = 'proceedings' and record_id = ${id} and action = 'delete'
    )
  `.execute(trx);
}

/** The hearings that were deleted with the record of a proceeding, and a filing's notes and steps. */
async function restoreParts(
  trx: Trx,
  changeId: number,
  proceedingId: number,
  recordId: number,
): Promise<void> {
  const parts = [
    {
      register: 'hearings',
      table: 'hearing',
      belongs: sql`(part.was ->> 'proceeding_id')::bigint = ${proceedingId}`,
    },
    {
      register: 'limits',
      table: 'time_limit',
      belongs: sql`(part.was ->> 'proceeding_id')::bigint = ${proceedingId}`,
    },
    {
      register: 'notes',
      table: 'note',
      belongs: sql`whole.register = 'case-fillings' and part.case_filing_id = ${recordId}`,
    },
    {
      register: 'steps',
      table: 'step',
      belongs: sql`whole.register = 'case-fillings' and part.case_filing_id = ${recordId}`,
    },
  ];
  for (const { register, table, belongs } of parts) {
    const { rows } = await sql<{ names: string[] }>`
      select array_agg(attname::text) as names from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    `.execute(trx);
    const names = (of = '') => sql.join(rows[0]!.names.map((name) => sql.ref(of + name)));
    await sql`
      insert into ${sql.table(table)} (${names()}) overriding system value
      select ${names('restored.')} from change whole
      join change part on part.tx = whole.tx and part.register = ${register} and part.action = 'delete'
      cross join jsonb_populate_record(
        null::${sql.table(table)},
        part.was || jsonb_build_object('id', part.record_id, 'version', (part.was ->> 'version')::int + 1,
          'case_filing_id', part.case_filing_id)
      ) as restored
      where whole.id = ${changeId} and ${belongs}
    `.execute(trx);
  }
}

const TABLES: Record<string, string> = {
  sections: 'work_place',
  companies: 'company',
  'cnf-agents': 'cnf_agent',
  banks: 'bank',
  'case-fillings': 'case_filing',
  proceedings: 'proceeding',
  desks: 'desk',
};

/** @throws 409 naming the first record that must be restored first. */
async function refuseMissingReferences(trx: Trx, register: string, kept: Kept): Promise<void> {
  for (const reference of referencesIn(register, kept)) {
    const table = TABLES[reference.register];
    if (!table) continue;
    const { rows } = await sql`
      select from ${sql.table(table)} where id = ${reference.id} for key share
    `.execute(trx);
    if (rows.length) continue;
    const name = (await namesOfRecords(trx, [reference]))(reference.register, reference.id);
    const params = { register: reference.register, what: name ?? String(reference.id) };
    throw new ApiError(409, 'restoreFirst', { params });
  }
}

/** How unique constraints end, and what a 409 calls the value that is taken. */
const TAKEN: [ending: string, code: MessageCode, column: string, param: string][] = [
  ['case_filing_file_number', 'fileNumberConflict', 'nothi_number', 'fileNumber'],
  ['_licence', 'licenceConflict', 'lic_no', 'licence'],
  ['work_place_name_fold_key', 'nameTaken', 'name', 'name'],
  ['bank_bank_name_fold_key', 'nameTaken', 'bank_name', 'name'],
  ['limitation_rule_one_at_a_time', 'ruleOverlaps', 'code', 'code'],
  ['desk_name_fold_key', 'nameTaken', 'name', 'name'],
  ['step_overlap', 'stepOverlaps', 'in_day', 'day'],
  ['closed_day_once', 'daysTaken', 'from_day', 'day'],
];

async function refusing<T>(kept: Kept, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = error instanceof DatabaseError ? error.constraint : undefined;
    if (constraint === undefined) throw error;
    if (constraint.endsWith('_pkey')) throw notFound(); // somebody was quicker
    const taken = TAKEN.find(([ending]) => constraint.endsWith(ending));
    if (!taken) throw error;
    const [, code, column, param] = taken;
    const params = { [param]: kept[column] as string };
    throw new ApiError(409, code, { params, message: messageText(code, params) });
  }
}
