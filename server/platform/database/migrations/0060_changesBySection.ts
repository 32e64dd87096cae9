import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { createKeepChange } from './historyTriggers';

type Db = Kysely<unknown>;

/**
 * Changes get the section that their file was in and the kind of their proceeding, so that neither a filter nor a
 * right needs a join for every counted change. Both follow from the history, so seals leave them out and `verify`
 * derives them again.
 */
export async function up(db: Db): Promise<void> {
  // no time limit, since a history with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`alter table change add kind text collate "C", add work_place_id bigint`.execute(db);
  for (const name of Object.keys(INDEXES)) await sql.raw(`drop index if exists ${name}`).execute(db);
  await fill(db);
  for (const [name, on] of Object.entries(INDEXES))
    await sql.raw(`create index ${name} on change ${on}`).execute(db);
  await createSectionOfFile(db);
  await createKeepChange(db, {
    kind: `case when ${IS_OF_PROCEEDING} then ${ROW} ->> 'kind' end`,
    // the limits of a new filing are started before the filing's row is inserted
    work_place_id: `case when ${IS_OF_PROCEEDING} then (${ROW} ->> 'work_place_id')::bigint
      else section_of_file(file) end`,
  });
  await sql`drop function kind_when_deleted`.execute(db);
}

/** SQL within the trigger: whether the record has copies of the kind and the section of its proceeding. */
const IS_OF_PROCEEDING = `tg_argv[0] in ('proceedings', 'hearings', 'limits')`;
const ROW = `case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end`;

/** The indexes include the columns that rights ask for, so that rows are counted in an index alone. */
const INDEXES = {
  change_by_section: '(work_place_id, id) include (register, kind)',
  change_by_register: '(register, id) include (kind)',
  change_by_user: '(by_user, id) include (register, kind)',
  change_by_action: '(action, id) include (register, kind)',
};

/**
 * Fills both columns of the changes so far. Changing the type of a column to the same one rewrites each partition and
 * builds its indexes once, where an update would leave every row twice.
 */
async function fill(db: Db): Promise<void> {
  const kinds = sql.raw(REGISTERS.map(({ kind }) => `'${kind}'`).join(', '));
  const statements = [
    sql`
      create temp table section_then on commit drop as
      select record_id as case_filing_id, id, (became ->> 'work_place_id')::bigint as work_place_id
      from change where register = 'case-fillings' and became ->> 'work_place_id' is not null
    `,
    sql`create index on section_then (case_filing_id, id)`,
    // the changes that hold whole records name their proceedings, deleted ones too
    sql`
      create temp table case_then on commit drop as
      select distinct (became ->> 'proceeding_id')::bigint as proceeding_id, register as kind
      from change where register in (${kinds}) and was is null
    `,
    sql`create index on case_then (proceeding_id)`,
    sql`
      create temp table part_then on commit drop as
      select distinct register, record_id, (became ->> 'proceeding_id')::bigint as proceeding_id
      from change where register in ('hearings', 'limits') and was is null
    `,
    sql`create index on part_then (record_id, register)`,
    sql`analyze section_then, case_then, part_then`,
    sql`
      create function pg_temp.section_at(of_file bigint, of_change bigint) returns bigint
      language plpgsql stable strict as $$
      begin
        return coalesce(
          (select work_place_id from section_then where case_filing_id = of_file and id <= of_change
            order by id desc limit 1),
          (select work_place_id from section_then where case_filing_id = of_file order by id limit 1)
        );
      end $$
    `,
    sql`
      create function pg_temp.kind_of(of_register text, of_record bigint) returns text language plpgsql stable as $$
      begin
        if of_register = 'proceedings' then
          return (select kind from case_then where proceeding_id = of_record);
        elsif of_register in ('hearings', 'limits') then
          return (
            select kind from part_then join case_then using (proceeding_id)
            where record_id = of_record and register = of_register
          );
        end if;
        return null;
      end $$
    `,
    sql`
      alter table change
        alter kind type text collate "C" using pg_temp.kind_of(register, record_id),
        alter work_place_id type bigint using pg_temp.section_at(case_filing_id, id)
    `,
    sql`drop function pg_temp.section_at, pg_temp.kind_of`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/**
 * The present section of a file, or the last one of a deleted file. It takes two statements, so that the second,
 * which reads every month of the history, runs for deleted files only.
 */
async function createSectionOfFile(db: Db): Promise<void> {
  await sql`
    create function section_of_file(file bigint) returns bigint language plpgsql stable strict as $$
    declare
      section bigint := (select work_place_id from case_filing where id = file);
    begin
      if section is null then
        section := (
          select (became ->> 'work_place_id')::bigint from change
          where record_id = file and register = 'case-fillings' and became ->> 'work_place_id' is not null
          order by change.id desc limit 1
        );
      end if;
      return section;
    end $$
  `.execute(db);
}
