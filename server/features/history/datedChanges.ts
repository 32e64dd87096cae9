import { sql } from 'kysely';
import type { Day } from '../../../domain/dates';
import type { DatedChange } from '../../../domain/timeline';
import { INTERIM_ORDERS } from '../cases/writes';
import type { Db } from '../../platform/database/schema';

/**
 * Reads from the history the changes of status and the interim orders of a file's proceedings, because the
 * records hold no dates for them. With `until`, only those up to the end of that day are read. Imported
 * values are left out, because they are older than the day of their import.
 */
export async function datedChanges(
  db: Db,
  caseFilingId: number,
  proceedings: readonly { id: number; kind: string; recordId: number }[],
  until: Day | null = null,
): Promise<DatedChange[]> {
  const kinds = proceedings.map(({ kind }) => kind);
  const recordIds = proceedings.map(({ recordId }) => recordId);
  const ids = proceedings.map(({ id }) => id);
  const { rows } = await sql<DatedChange>`
    select * from (
      select change.id, (at at time zone 'Asia/Dhaka')::date as day, matter.id as proceeding_id,
        case when was is not null then became ->> 'status' end as status,
        array(
          select value from jsonb_each_text(became) as filled (key, value)
          where key = any(${INTERIM_ORDERS}::text[]) and value is not null and was ->> key is null order by key
        ) as orders
      from change
        join unnest(${kinds}::text[], ${recordIds}::bigint[], ${ids}::bigint[]) as matter (kind, record_id, id)
          on matter.kind = register and matter.record_id = change.record_id
      where case_filing_id = ${caseFilingId} and (was is not null or action = 'create') and became is not null
        and via not like 'import:%'
        and (became ? 'status' or became ?| ${INTERIM_ORDERS}::text[])
    ) as dated
    where (status is not null or orders <> '{}') and (${until}::date is null or day <= ${until}::date)
  `.execute(db);
  return rows;
}
