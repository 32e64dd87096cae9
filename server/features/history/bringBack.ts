import { sql } from 'kysely';
import type { KeptRegister } from '../../../domain/history';
import { proceedingFields } from '../../../domain/proceedings';
import { columnName } from '../../platform/database/preparedStatements';
import type { Trx } from '../../platform/database/schema';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { referencesIn, type Kept } from './keptRecords';
import { parts } from './deleted';
import { refuseMissing } from './restoreRefusals';
import { restoreGuarantees, withLedger, withWholeSteps } from './restoreMoney';
import { referAgain, referAgainIn, restoreChallenges, restoreNext } from './restoreReferences';

/** A record in the bin. */
interface Deleted {
  register: KeptRegister;
  id: number;
  was: Kept;
  /** The change by which the record was deleted. */
  changeId: number;
}

/**
 * Inserts a deleted record under its id, with the records deleted together with it: its proceeding, that proceeding's
 * hearings, limits, stays and entries, and a filing's notes, steps, volumes, ledger and guarantees. Former references to the record
 * are restored.
 *
 * @returns what secured a filing and secures others now, in taka
 */
export async function bringBack(
  trx: Trx,
  { register: { name, table }, id, was, changeId }: Deleted,
  by: number,
): Promise<number> {
  const isPart = parts.some(({ register }) => register === name);
  const isMatter = Boolean(was.proceeding_id) && !isPart;
  if (isMatter && name !== 'case-fillings') await lockFiling(trx, was.case_filing_id as number);
  if (name === 'guarantees') await refuseMissing(trx, filesOf(was));
  const record = name === 'hearings' ? { ...was, origin: await originOf(trx, was) } : was;
  await insert(trx, table, [{ id, was: record }], by);
  if (name === 'money-entries') await rewriteEntry(trx, 'case-fillings', was.case_filing_id as number);
  for (const { id: file } of name === 'guarantees' ? filesOf(was) : []) {
    await rewriteEntry(trx, 'case-fillings', file);
    await referAgainIn(trx, file, PAPER_OF_GUARANTEE, id);
  }
  if (name === 'stays') await referAgain(trx, was.proceeding_id as number, EXTENSION, id);
  if (name === 'users') await restoreGrants(trx, changeId, id);
  if (name === 'hearings') {
    await restoreNext(trx, changeId, id);
    await referAgain(trx, was.proceeding_id as number, PAPER_OF_HEARING, id);
  }
  const proceedingId = was.proceeding_id as number;
  // since the deletion, the order may have got another date or a case that challenges it
  if (name === 'limits') await settleLimits(trx, proceedingId);
  if (!isMatter) return 0;
  // the parts are inserted first, since restoring the proceeding's fields settles its limits
  const addParts = () => insertParts(trx, changeId, { name, id, proceedingId }, by);
  let taken = 0;
  if (name === 'case-fillings') {
    await withLedger(trx, id, addParts);
    taken = await restoreGuarantees(trx, changeId, id, by);
  } else {
    await addParts();
    await rewriteEntry(trx, 'case-fillings', was.case_filing_id as number);
  }
  await restoreProceeding(trx, proceedingId);
  const caseFilingId = name === 'case-fillings' ? id : (was.case_filing_id as number);
  await restoreChallenges(trx, caseFilingId, proceedingId);
  await referAgain(trx, proceedingId, ORDER_OF_GUARANTEE, proceedingId);
  await settleLimits(trx, proceedingId);
  return taken;
}

const EXTENSION = { register: 'stays', table: 'stay', column: 'extends_id' };
const PAPER_OF_HEARING = { register: 'papers', table: 'paper', column: 'hearing_id' };
const PAPER_OF_GUARANTEE = { register: 'papers', table: 'paper', column: 'guarantee_id' };
const ORDER_OF_GUARANTEE = { register: 'guarantees', table: 'guarantee', column: 'ordered_by_id' };

const filesOf = ({ allocations }: Kept) =>
  (allocations as { caseFilingId: number }[]).map(({ caseFilingId: id }) => ({
    register: 'case-fillings',
    id,
  }));

const settleLimits = (trx: Trx, proceedingId: number) =>
  sql`select settle_limits(${proceedingId})`.execute(trx);

/**
 * Locks a filing, since otherwise two of its cases that are restored at the same time would not find each other.
 */
const lockFiling = (trx: Trx, id: number) =>
  sql`select from case_filing where id = ${id} for no key update`.execute(trx);

/**
 * Gives a user back the former roles and sections that still exist. Their rows, in tables of their own, were
 * deleted just before the user.
 */
async function restoreGrants(trx: Trx, changeId: number, id: number): Promise<void> {
  const taken = (kept: string) => sql`(
    select value::bigint as id from change deletion
    join change edit on edit.tx = deletion.tx and edit.register = 'users' and edit.record_id = ${id},
      jsonb_array_elements_text(edit.was -> ${kept}::text)
    where deletion.id = ${changeId} and edit.action = 'edit'
  )`;
  await sql`
    insert into user_role (user_id, role_id) select ${id}, role.id from role join ${taken('roles')} as taken using (id)
  `.execute(trx);
  await sql`
    insert into user_work_place (user_id, work_place_id)
    select ${id}, work_place.id from work_place join ${taken('work_places')} as taken using (id)
  `.execute(trx);
}

/**
 * Inserts records with those of their kept columns that the table still has. All are inserted in one statement,
 * since hearings may refer to each other.
 */
async function insert(
  trx: Trx,
  table: string,
  records: readonly { id: number; was: Kept }[],
  by: number,
): Promise<void> {
  const rules = await rulesOf(trx, records);
  const rows = records.map(({ id, was }) => ({
    ...(table === 'guarantee' ? withWholeSteps(was) : was),
    ...('rule_id' in was && { rule_id: rules.has(was.rule_id) ? was.rule_id : null }),
    id,
    version: (was.version as number) + 1,
    changed_by: by,
  }));
  const kept = [...new Set(rows.flatMap(Object.keys))].filter((column) => !NOT_RESTORED.has(column));
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname = any(${kept}::text[])
  `.execute(trx);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

/**
 * Columns that are not restored. Of a password hash the history has only a digest, with which nobody could sign in.
 */
const NOT_RESTORED: ReadonlySet<string> = new Set(['changed_at', 'password_hash']);

/**
 * The ids of rules that still exist, among those of deleted limits: a limit whose rule was deleted is
 * restored without it.
 */
async function rulesOf(trx: Trx, records: readonly { was: Kept }[]): Promise<ReadonlySet<unknown>> {
  const ids = records.flatMap(({ was }) => was.rule_id ?? []);
  if (!ids.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from limitation_rule where id = any(${ids}::bigint[]) for key share
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * A hearing that was the first or second date of its case becomes an ordinary hearing if the case has another
 * hearing for that date by now.
 */
async function originOf(trx: Trx, { origin, proceeding_id }: Kept): Promise<unknown> {
  const { rows } = await sql`
    select from hearing where proceeding_id = ${proceeding_id} and origin = ${origin} and origin <> 'own'
  `.execute(trx);
  return rows.length ? 'own' : origin;
}

/** The columns of `proceedingFields` that are restored as they were. */
const OWN = Object.entries(proceedingFields)
  .filter(([name, field]) => !('to' in field) && name !== 'decidedOn')
  .map(([name]) => columnName(name));

/**
 * Restores the fields entered at the proceeding itself; a trigger has already recreated it under its former id.
 */
async function restoreProceeding(trx: Trx, id: number): Promise<void> {
  await sql`
    update proceeding set ${sql.join(OWN.map((column) => sql`${sql.ref(column)} = past.${sql.ref(column)}`))},
      loss_reason_id = (select id from loss_reason where id = past.loss_reason_id),
      decided_on = coalesce(past.decided_on, proceeding.decided_on),
      from_id = (select id from proceeding as other where other.id = past.from_id),
      version = past.version + 1, changed_by = current_actor(), changed_at = now()
    from change, jsonb_populate_record(null::proceeding, change.was) as past
    where proceeding.id = ${id} and change.id = (
      select max(id) from change where register = 'proceedings' and record_id = ${id} and action = 'delete'
    )
  `.execute(trx);
}

/**
 * Inserts the records deleted in the same transaction because they belonged to the record or its proceeding.
 * @throws 409 naming a record that one of them refers to and that is gone.
 */
async function insertParts(
  trx: Trx,
  changeId: number,
  whole: { name: string; id: number; proceedingId: number },
  by: number,
): Promise<void> {
  for (const { register, table, of } of parts) {
    const isFiling = whole.name === 'case-fillings';
    if (of === 'filing' && !isFiling) continue;
    const belongs =
      of !== 'proceeding' && isFiling
        ? sql`part.case_filing_id = ${whole.id}`
        : sql`(part.was ->> 'proceeding_id')::bigint = ${whole.proceedingId}`;
    const { rows } = await sql<{ id: number; was: Kept }>`
      select part.record_id as id, part.was from change deletion
      join change part on part.tx = deletion.tx and part.register = ${register} and part.action = 'delete'
      where deletion.id = ${changeId} and ${belongs} order by part.id
    `.execute(trx);
    if (!rows.length) continue;
    await refuseMissing(
      trx,
      rows.flatMap(({ was }) => referencesIn(register, was, WITHIN_THE_WHOLE)),
    );
    await insert(trx, table, rows, by);
    for (const { id } of rows) await rewriteEntry(trx, register, id);
  }
}

/** References of parts to records that are restored with them, or that only follow from others. */
const WITHIN_THE_WHOLE: ReadonlySet<string> = new Set([
  'caseFilingId',
  'proceedingId',
  'volumeId',
  'nextId',
  'doneById',
  'extendsId',
]);
