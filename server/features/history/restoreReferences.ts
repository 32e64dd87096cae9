import { sql } from 'kysely';
import type { Trx } from '../../platform/database/schema';
import type { Kept } from './keptRecords';

const EDITED = sql`version = present.version + 1, changed_by = current_actor(), changed_at = now()`;

/** A reference that a deletion has removed: the record `id` referred to `referred`. */
interface Parted {
  id: number;
  referred: number;
  /** The columns that the deletion changed. */
  was: Kept;
}

/**
 * The references in a file that deletions removed, the newest first, except those that a user has changed since.
 * Changes that merely follow from a deletion or a restoration do not count as a user's.
 */
async function partedIn(
  trx: Trx,
  caseFilingId: number,
  { register, column }: { register: string; column: string },
): Promise<Parted[]> {
  const { rows } = await sql<Parted>`
    with edit as (
      select id, record_id, action, was, exists (
        select from change whole where whole.tx = each.tx
          and (whole.action = 'delete' or (whole.action = 'restore' and whole.was is null))
      ) as follows
      from change each
      where case_filing_id = ${caseFilingId} and register = ${register} and was ? ${column}::text
    )
    select record_id as id, (was ->> ${column}::text)::bigint as referred, was from edit
    where follows and action <> 'restore' and was ->> ${column}::text is not null and not exists (
      select from edit later where later.record_id = edit.record_id and later.id > edit.id and not later.follows
    )
    order by edit.id desc
  `.execute(trx);
  return rows;
}

/**
 * Links each case of the file to the court order that it challenged before the deletions, and lets a restored case
 * end the limits again that it had ended. Records may be restored in any sequence. Values that a user has changed
 * since the deletion stay.
 */
export async function restoreChallenges(trx: Trx, caseFilingId: number, id: number): Promise<void> {
  const { rows } = await sql<{ id: number; fromId: number | null }>`
    select id, from_id from proceeding where case_filing_id = ${caseFilingId} order by id for no key update
  `.execute(trx);
  const present = new Map(rows.map((row) => [row.id, row.fromId]));
  const parted = await partedIn(trx, caseFilingId, { register: 'proceedings', column: 'from_id' });
  for (const [later, fromId] of challengedAgain(present, parted)) {
    await sql`update proceeding as present set from_id = ${fromId}, ${EDITED} where id = ${later}`.execute(
      trx,
    );
  }
  const ended = await partedIn(trx, caseFilingId, { register: 'limits', column: 'done_by_id' });
  for (const { id: limitId, was } of ended.filter(({ referred }) => referred === id)) {
    await sql`
      update time_limit as present set ended = 'DONE', done_by_id = ${id}, done_on = past.done_on,
        done_memo = past.done_memo, ended_by_hand = past.ended_by_hand, ${EDITED}
      from jsonb_populate_record(null::time_limit, ${JSON.stringify(was)}::jsonb) as past
      where present.id = ${limitId} and present.ended is null
    `.execute(trx);
  }
}

/**
 * Lets the records refer to a restored one again that did when it was deleted, unless they refer to another by now.
 * @param proceedingId of the file in which they are
 */
export async function referAgain(
  trx: Trx,
  proceedingId: number,
  { register, table, column }: { register: string; table: string; column: string },
  id: number,
): Promise<void> {
  const { rows } = await sql<{ caseFilingId: number }>`
    select case_filing_id from proceeding where id = ${proceedingId}
  `.execute(trx);
  for (const { caseFilingId } of rows) await referAgainIn(trx, caseFilingId, { register, table, column }, id);
}

/** The same within a file. */
export async function referAgainIn(
  trx: Trx,
  caseFilingId: number,
  { register, table, column }: { register: string; table: string; column: string },
  id: number,
): Promise<void> {
  const parted = await partedIn(trx, caseFilingId, { register, column });
  const again = parted.filter(({ referred }) => referred === id).map((each) => each.id);
  await sql`
    update ${sql.table(table)} as present set ${sql.ref(column)} = ${id}, ${EDITED}
    where id = any(${again}::bigint[]) and ${sql.ref(column)} is null
  `.execute(trx);
}

/**
 * The cases whose challenged order changes. When the restored case was deleted, they were made to challenge
 * the order that it had challenged. Restoring puts the case back in between, so it closes no cycle.
 */
function challengedAgain(
  present: ReadonlyMap<number, number | null>,
  parted: readonly Parted[],
): Map<number, number> {
  const again = new Map<number, number>();
  const fromOf = (id: number) => again.get(id) ?? present.get(id) ?? null;
  /** The orders that this one challenges, and those that they challenge. */
  const before = (id: number): number[] => {
    const from = fromOf(id);
    return from === null ? [] : [from, ...before(from)];
  };
  const next = () =>
    parted.find(({ id, referred }) => {
      if (!present.has(id) || !present.has(referred) || fromOf(id) === referred) return false;
      const earlier = before(referred);
      const from = fromOf(id);
      return id !== referred && !earlier.includes(id) && (from === null || earlier.includes(from));
    });
  for (let found = next(); found; found = next()) again.set(found.id, found.referred);
  return again;
}

/**
 * Inserts a restored hearing into its chain again: between the hearing before it and the one that took its
 * place, unless either of them has another neighbour by now.
 */
export async function restoreNext(trx: Trx, changeId: number, id: number): Promise<void> {
  await sql`
    update hearing as present set next_id = ${id}, ${EDITED}
    from (
      select edit.record_id as id, edit.became from change deletion
      join change edit on edit.tx = deletion.tx and edit.register = 'hearings' and edit.became is not null
      where deletion.id = ${changeId} and (edit.was ->> 'next_id')::bigint = ${id}
    ) as edit, hearing as restored
    where present.id = edit.id and present.next_id is not distinct from (edit.became ->> 'next_id')::bigint
      and restored.id = ${id} and present.date < restored.date
  `.execute(trx);
  await sql`
    update hearing as present set next_id = following.id, ${EDITED}
    from change deletion
    join change edit on edit.tx = deletion.tx and edit.register = 'hearings' and edit.became is not null
    join hearing as following on following.id = (edit.was ->> 'next_id')::bigint
    where deletion.id = ${changeId} and edit.record_id = ${id} and present.id = ${id} and present.date < following.date
      and not exists (select from hearing other where other.next_id = following.id)
  `.execute(trx);
}
