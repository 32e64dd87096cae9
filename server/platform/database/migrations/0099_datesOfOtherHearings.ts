import { sql, type Kysely } from 'kysely';

/**
 * A hearing date of a case that is emptied no longer deletes a hearing that was there before the date was entered and
 * is only linked to it, nor one that is heard with another item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // arguments: the columns of the first and second date
  await sql`
    create or replace function keep_hearings_of_dates() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      after jsonb := to_jsonb(new);
      origins constant text[] := array['first', 'second'];
      kept_origin text;
      day date;
      kept hearing;
      last_was jsonb;
    begin
      for i in 1..2 loop
        day := (after ->> tg_argv[i - 1])::date;
        continue when day is not distinct from (before ->> tg_argv[i - 1])::date;
        kept_origin := origins[i];
        if day is null then
          -- a hearing that was not made by this date stays, and one at which somebody entered something
          update hearing set origin = 'own', version = version + 1, changed_by = current_actor(), changed_at = now()
          where proceeding_id = new.proceeding_id and origin = kept_origin
            and (num_nonnulls(result, note, purpose, item_no, with_id, next_id) > 0 or exists (
              select from change
              where record_id = hearing.id and register = 'hearings' and action = 'create' and became ->> 'origin' = 'own'
            ));
          delete from hearing where proceeding_id = new.proceeding_id and origin = kept_origin;
          continue;
        end if;
        select * into kept from hearing where proceeding_id = new.proceeding_id and origin = kept_origin for update;
        if found then
          continue when kept.date = day;
          -- locked, so that a neighbour that is moved meanwhile is compared with its new date
          perform from hearing where id = kept.next_id or next_id = kept.id order by id for share;
          if kept.result is null and not exists (
            select from hearing
            where (id = kept.next_id and date <= day) or (next_id = kept.id and date >= day)
          ) then
            select was into last_was from change
            where record_id = kept.id and register = 'hearings' order by id desc limit 1;
            if (last_was ->> 'date')::date is distinct from day then last_was := null; end if;
            update hearing set date = day, item_no = last_was ->> 'item_no', with_id = last_was ->> 'with_id',
              version = version + 1, changed_by = current_actor(), changed_at = now()
            where id = kept.id;
            continue;
          end if;
          update hearing set origin = 'own', version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = kept.id;
        end if;
        update hearing set origin = kept_origin, version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = (
          select id from hearing where proceeding_id = new.proceeding_id and date = day and origin = 'own'
          order by id limit 1
        );
        continue when found;
        insert into hearing (proceeding_id, date, origin, created_by, changed_by)
        values (new.proceeding_id, day, kept_origin, current_actor(), current_actor());
      end loop;
      return null;
    end $$
  `.execute(db);
}
