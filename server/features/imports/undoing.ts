import { sql, type RawBuilder } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { keptRegisterNamed } from '../../../domain/history';
import { importError, type ImportError } from '../../../domain/imports';
import { columnOf, referencesIn, type Kept } from '../history/keptRecords';
import { explainingConflicts, missingReferences } from '../history/restoreRefusals';
import { lockFilingsOfCases } from '../cases/writes';
import type { Importer } from './batches';
import { importedRegister } from './registers';
import type { Trx } from '../../platform/database/schema';

interface WrittenRecord {
  id: number;
  rowId: number | null;
  register: string;
  recordId: number;
  version: number;
  was: Record<string, unknown> | null;
}

/**
 * The records of an import that its undo has not reached yet, the newest first; companies and agents after
 * the rows that name them.
 */
export async function recordsToUndo(trx: Trx, batchId: number, limit: number): Promise<WrittenRecord[]> {
  const newest = async (rowId: RawBuilder<unknown>) => {
    const { rows } = await sql<WrittenRecord>`
      select id, row_id, register, record_id, version, was from import_record
      where batch_id = ${batchId} and kept is null and row_id is ${rowId} order by id desc limit ${limit}
    `.execute(trx);
    return rows;
  };
  const ofRows = await newest(sql`not null`);
  return ofRows.length ? ofRows : newest(sql`null`);
}

/**
 * Deletes the records that an import has added and restores those it has changed, except records that were
 * edited since, and those that referred to a record that is gone.
 */
export async function takeBack(trx: Trx, records: WrittenRecord[], importer: Importer): Promise<void> {
  for (const { name, table } of caseTypes) {
    const ids = records.flatMap(({ register, recordId }) => (register === name ? recordId : []));
    if (ids.length) await lockFilingsOfCases(trx, table, ids);
  }
  const states = await touchedOf(trx, records, importer.write.via!);
  const untouched = records.filter(({ id }) => states.get(id) === 'there');
  const missing = await missingReferences(trx, untouched.flatMap(formerReferences));
  const own = untouched.filter((record) => !missing.some((each) => each.record === record));
  for (const { register, recordId, was } of own) {
    if (!was) continue;
    await explainingConflicts(columnsOf(register, was), () =>
      importedRegister(register).replace(trx, recordId, was, importer),
    );
  }
  for (const register of new Set(own.map((record) => record.register))) {
    const made = own.flatMap((each) => (each.register === register && !each.was ? each.recordId : []));
    if (made.length) await importedRegister(register).remove(trx, made, importer);
  }
  const touched = records.filter(({ id }) => states.get(id) === 'touched');
  await leave(trx, touched, [importError('', 'touched')]);
  const referring = new Set(missing.map(({ record }) => record));
  for (const record of referring) {
    const own = missing.filter((each) => each.record === record);
    await leave(
      trx,
      [record],
      own.map(({ field, what }) => importError(field, 'goneSince', { what })),
    );
  }
  const left = new Set([...touched, ...referring]);
  await forget(
    trx,
    records.filter((record) => !left.has(record)),
  );
}

/** The records that a record referred to before the import. */
const formerReferences = (record: WrittenRecord) =>
  referencesIn(record.register, record.was && columnsOf(record.register, record.was)).map((reference) => ({
    ...reference,
    record,
  }));

/** Values as a form has them, by the columns in which the history keeps them. */
function columnsOf(register: string, was: Record<string, unknown>): Kept {
  const kept = keptRegisterNamed(register);
  const idOf = (each: object) => ('id' in each ? each.id : each);
  const plain = (value: unknown) => (Array.isArray(value) ? (value as object[]).map(idOf) : value);
  return Object.fromEntries(
    Object.entries(was).map(([field, value]) => [columnOf(kept, field), plain(value)]),
  );
}

/** Keeps records, and states the reasons at their rows. */
export async function leave(trx: Trx, records: WrittenRecord[], errors: ImportError[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await sql`update import_record set kept = ${errors[0]!.code} where id = any(${ids}::bigint[])`.execute(trx);
  const rowIds = records.flatMap(({ rowId }) => rowId ?? []);
  await sql`
    update import_row set state = 'kept', errors = ${JSON.stringify(errors)}::jsonb where id = any(${rowIds}::bigint[])
  `.execute(trx);
}

/** Forgets that the import wrote these records, so that their rows can be imported again. */
async function forget(trx: Trx, records: WrittenRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await sql`delete from import_record where id = any(${ids}::bigint[])`.execute(trx);
  const rowIds = records.flatMap(({ rowId }) => rowId ?? []);
  await sql`
    update import_row set state = 'ready', record_id = case when existing is null then null else record_id end
    where id = any(${rowIds}::bigint[])
  `.execute(trx);
}

/**
 * For each record: whether it is unchanged since the import, was edited since, or no longer exists (missing).
 */
async function touchedOf(trx: Trx, records: WrittenRecord[], via: string) {
  const states = new Map<number, 'there' | 'touched'>();
  for (const register of new Set(records.map((record) => record.register))) {
    const own = records.filter((record) => record.register === register);
    const { table } = importedRegister(register);
    const { rows } = await sql<{ id: number; version: number; isUsed: boolean }>`
      select r.id, r.version, ${usedIn(register, via)} as is_used from ${sql.table(table)} r
      where r.id = any(${own.map(({ recordId }) => recordId)}::bigint[]) for update of r
    `.execute(trx);
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const { id, recordId, version, was } of own) {
      const row = found.get(recordId);
      if (!row) continue;
      const isTouched = row.version !== version || (was === null && row.isUsed);
      states.set(id, isTouched ? 'touched' : 'there');
    }
  }
  return states;
}

/** Whether a record that this import did not add refers to one that it added. */
function usedIn(register: string, via: string): RawBuilder<boolean> {
  if (register === 'companies') return sql`exists (select from case_filing where company_id = r.id)`;
  if (register === 'cnf-agents') return sql`exists (select from case_filing where cnf_agent_id = r.id)`;
  if (register === 'users')
    return sql`(exists (select from last_sign_in where user_id = r.id)
      or exists (select from time_limit where responsible_id = r.id))`;
  // without a payment, a later refund would leave a total below 0
  if (register === 'money-entries')
    return sql`exists (
      select from money_entry later where later.case_filing_id = r.case_filing_id and later.id > r.id
        and later.origin <> 'field' and not exists (
          select from import_record i where i.register = 'money-entries' and i.record_id = later.id
            and ${via} = 'import:' || i.batch_id
        )
    )`;
  if (register !== 'case-fillings' && !caseTypes.some(({ name }) => name === register)) return sql`false`;
  const byHand = sql`by_user is not null and via <> ${via}`;
  const ofProceeding = sql`exists (
    select from change where register = 'proceedings' and record_id = r.proceeding_id and ${byHand}
  ) or exists (
    select from change where register = 'limits' and ${byHand}
      and record_id in (select id from time_limit where proceeding_id = r.proceeding_id)
  ) or exists (
    select from hearing where proceeding_id = r.proceeding_id and (origin = 'own' or version > 1)
  ) or exists (select from stay where proceeding_id = r.proceeding_id)`;
  if (register !== 'case-fillings') return sql`(${ofProceeding})`;
  const cases = caseTypes.map(
    ({ table }) => sql`exists (select from ${sql.table(table)} where case_filing_id = r.id)`,
  );
  return sql`(
    ${ofProceeding} or exists (select from note where case_filing_id = r.id)
    or exists (select from step where case_filing_id = r.id)
    or exists (select from recovery_step where case_filing_id = r.id)
    or exists (select from money_entry where case_filing_id = r.id and origin <> 'field')
    or exists (
      select from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
      where a.case_filing_id = r.id and g.origin <> 'field'
    ) or ${sql.join(cases, sql` or `)}
  )`;
}
