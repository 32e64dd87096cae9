import { sql, type Kysely } from 'kysely';

/**
 * Refuses a step that begins and ends on one day inside another step. The range of such a step is empty, so the
 * constraint `step_overlap` never finds it; a step restored from the bin passes no other check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_step_within_another() returns trigger language plpgsql as $$
    begin
      if exists (
        select from step other
        where other.case_filing_id = new.case_filing_id and other.id <> new.id
          and other.in_day < coalesce(new.out_day, 'infinity') and new.in_day < coalesce(other.out_day, 'infinity')
      ) then
        raise exception 'the step overlaps with another of its file'
          using errcode = 'exclusion_violation', constraint = 'step_overlap', table = 'step';
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger refuse_within_another before insert or update on step for each row
    execute function refuse_step_within_another()
  `.execute(db);
}
