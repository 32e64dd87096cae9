import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

type Trx = Transaction<Database>;

/** The edits that a deletion made of records that referred to the deleted one. */
const edits = (changeId: number, register: string, column: string, id: number): RawBuilder<unknown> => sql`(
  select edit.record_id as id, edit.was, edit.became from change deletion
  join change edit on edit.tx = deletion.tx and edit.register = ${register} and edit.became is not null
  where deletion.id = ${changeId} and (edit.was ->> ${column}::text)::bigint = ${id}
)`;

const EDITED = sql`version = present.version + 1, changed_by = current_actor(), changed_at = now()`;

/**
 * The cases that challenged the order of a restored proceeding challenge it again, and it ends again the limits that
 * somebody had ended by it, each unless changed since. No cycle is closed: the deletion let each challenge what the
 * restored one challenges.
 */
export async function restoreChallenges(trx: Trx, changeId: number, id: number): Promise<void> {
  await sql`
    update proceeding as present set from_id = ${id}, ${EDITED}
    from ${edits(changeId, 'proceedings', 'from_id', id)} as edit
    where present.id = edit.id and present.from_id is not distinct from (edit.became ->> 'from_id')::bigint
  `.execute(trx);
  await sql`
    update time_limit as present set ended = 'DONE', done_by_id = ${id}, done_on = (edit.was ->> 'done_on')::date, ${EDITED}
    from ${edits(changeId, 'limits', 'done_by_id', id)} as edit
    where present.id = edit.id and present.ended is null
  `.execute(trx);
}

/**
 * The hearing that a restored one followed is followed by it again, and it by the hearing that took its place, unless
 * either has another by now.
 */
export async function restoreNext(trx: Trx, changeId: number, id: number): Promise<void> {
  await sql`
    update hearing as present set next_id = ${id}, ${EDITED}
    from ${edits(changeId, 'hearings', 'next_id', id)} as edit, hearing as restored
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
