import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/**
 * Makes the hearings that triggers derived from the hearing dates of sample cases look as if they were entered with
 * these dates. The history's trigger is disabled meanwhile, so that it records no edit.
 */
export async function dateHearingsOfCases(db: Kysely<Database>): Promise<void> {
  await sql`alter table hearing disable trigger keep_change`.execute(db);
  await sql`
    with entered as materialized (
      select distinct on (hearing.id) hearing.id, at, by_user, via
      from hearing
        join proceeding p on p.id = hearing.proceeding_id
        join change on change.register = p.kind and change.record_id = p.record_id
        cross join lateral (
          select exists (
            select from jsonb_each_text(became) as field (name, value)
            where name like '%hearing%' and value = hearing.date::text
          ) as has_date
        ) as change_of_date
      where hearing.created_by is null
      order by hearing.id, has_date desc, at, change.id
    ), dated as (
      update hearing set created_by = by_user, created_at = at, changed_by = by_user, changed_at = at
      from entered where entered.id = hearing.id
      returning hearing.id, at, by_user, via,
        jsonb_build_object('created_by', hearing.created_by, 'created_at', hearing.created_at,
          'changed_by', hearing.changed_by, 'changed_at', hearing.changed_at) as audit
    )
    update change set at = dated.at, by_user = dated.by_user, via = dated.via, became = became || audit
    from dated where register = 'hearings' and record_id = dated.id and action = 'create'
  `.execute(db);
  await sql`alter table hearing enable trigger keep_change`.execute(db);
}
