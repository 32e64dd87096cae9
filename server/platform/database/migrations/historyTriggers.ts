import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** A table whose every change is kept. */
export interface KeptTable {
  table: string;
  /** The register's resource name. */
  register: string;
  /** The column of the filing that its records belong to. */
  file?: 'id' | 'case_filing_id';
  /** Columns that triggers copy from other records. They are not kept, since they follow from those records. */
  copies?: readonly string[];
  /** Columns that are copies in some rows only: a condition in SQL over `$1`, the row. */
  copiedWhen?: Record<string, string>;
  /** Columns kept as a digest: pictures and secrets. SQL over `$1` that returns the column's bytes. */
  digests?: Record<string, string>;
  /** Further values of a record, such as a user's roles: JSON as SQL over `$1`. */
  also?: string;
  /** Whether a record's changes in a transaction are merged, since several statements write its parts. */
  joined?: true;
  /** A record that has only default values is not kept until somebody edits it. */
  sparse?: true;
}

/**
 * Keeps the changes of a table from now on, and its present rows as the baseline. When called again after a
 * column was added, it makes no second baseline.
 */
export async function keepHistory(db: Db, kept: KeptTable): Promise<void> {
  const { table, register, file = '', joined = false, sparse = false } = kept;
  const columns = await ownColumns(db, kept);
  const isNew = !(await sql`select from pg_trigger where tgname = 'keep_change'
    and tgrelid = ${table}::regclass`
    .execute(db)
    .then(({ rows }) => rows.length));
  const when = sparse ? `where kept(t) <> '{"version": 1}'` : '';
  const statements = [
    `create or replace function kept(${table}) returns jsonb language sql stable
    return ${documentOf(kept, columns)}`,
    `create or replace trigger keep_change after insert or delete or update of ${columns.join(', ')} on ${table}
    for each row execute function keep_change('${register}', '${file}', '${joined ? 'joined' : ''}', '${sparse ? 'sparse' : ''}')`,
    isNew &&
      `insert into change (register, record_id, case_filing_id, action, version, became)
      select '${register}', t.id, ${file ? `t.${file}` : 'null'}, 'baseline', t.version, jsonb_strip_nulls(kept(t))
      from ${table} t ${when} order by t.id`,
  ];
  for (const statement of statements) if (statement) await sql.raw(statement).execute(db);
}

/** All columns but the id, generated ones and copies. */
async function ownColumns(db: Db, { table, copies = [] }: KeptTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> 'id' and attname <> all (${[...copies]}::text[])
    order by attnum
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The kept values of a row `$1`, as JSON. */
function documentOf({ copiedWhen = {}, digests = {}, also }: KeptTable, columns: string[]): string {
  const value = (column: string) =>
    column in digests ? `encode(${digests[column]}, 'hex')` : `($1).${column}`;
  const always = columns.filter((column) => !(column in copiedWhen));
  // a function takes no more than 100 arguments
  const parts = Array.from({ length: Math.ceil(always.length / 45) }, (_, part) =>
    always.slice(45 * part, 45 * (part + 1)),
  ).map((names) => `jsonb_build_object(${names.map((name) => `'${name}', ${value(name)}`).join(', ')})`);
  const sometimes = Object.entries(copiedWhen).map(
    ([column, condition]) =>
      `case when ${condition} then '{}' else jsonb_build_object('${column}', ($1).${column}) end`,
  );
  return [...parts, ...sometimes, ...(also ? [also] : [])].join(' || ');
}

/**
 * Keeps the rows of a table that links users to something, such as their roles, as a list of ids in the user's history.
 */
export async function keepLinks(
  db: Db,
  { table, links, as }: { table: string; links: string; as: string },
): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(
        `create trigger keep_links_${event} after ${event} on ${table} referencing ${rows} table as changed_rows
        for each statement execute function keep_links('${links}', '${as}')`,
      )
      .execute(db);
  }
}

export async function createHistoryFunctions(db: Db): Promise<void> {
  await createKeepChange(db);
  await createJoinChanges(db);
  await createKeepLinks(db);
  await createReplay(db);
}

/**
 * Creates the trigger function `keep_change`. PostgreSQL compiles it for each trigger, so `kept(new)` is the
 * function for the trigger's table.
 * @param also further columns of a change, as SQL within the trigger
 */
export async function createKeepChange(db: Db, also: Record<string, string> = {}): Promise<void> {
  const columns = sql.raw(
    Object.keys(also)
      .map((column) => `, ${column}`)
      .join(''),
  );
  const values = sql.raw(
    Object.values(also)
      .map((value) => `, ${value}`)
      .join(''),
  );
  await sql`
    create or replace function keep_change() returns trigger language plpgsql as $$
    declare
      record_id bigint;
      file bigint;
      was jsonb;
      became jsonb;
      whole jsonb;
      done text := case when current_setting('casebook.via', true) = 'restore' then 'restore'
        when tg_op = 'INSERT' then 'create' else 'edit' end;
    begin
      if tg_op = 'DELETE' then
        record_id := old.id;
        whole := kept(old);
        was := jsonb_strip_nulls(whole);
        done := 'delete';
        if tg_argv[1] = 'case_filing_id' then file := old.case_filing_id; end if;
      else
        record_id := new.id;
        whole := kept(new);
        if tg_op = 'INSERT' then
          became := jsonb_strip_nulls(whole);
        else
          select jsonb_object_agg(key, value), jsonb_object_agg(key, whole -> key) into was, became
          from jsonb_each(kept(old)) where value is distinct from whole -> key;
          if was is null then return null; end if;
        end if;
        if tg_argv[1] = 'case_filing_id' then file := new.case_filing_id; end if;
      end if;
      if tg_argv[1] = 'id' then file := record_id; end if;
      if tg_argv[3] = 'sparse' and tg_op <> 'UPDATE' and coalesce(was, became) = '{"version": 1}' then
        return null;
      end if;
      if current_setting('casebook.dated', true) = 'yes' then
        -- sample data say themselves when they were entered, and by whom
        insert into change (at, by_user, register, record_id, case_filing_id, action, version, was, became${columns})
        select coalesce((whole ->> (moment || '_at'))::timestamptz, now()), (whole ->> (moment || '_by'))::bigint,
          tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became${values}
        from (select case tg_op when 'INSERT' then 'created' else 'changed' end) as written (moment);
      else
        insert into change (register, record_id, case_filing_id, action, version, was, became${columns})
        values (tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became${values});
      end if;
      -- nothing of the same transaction comes before a new record, except its own deletion
      if tg_argv[2] = 'joined' and tg_op = 'UPDATE' then perform join_changes(tg_argv[0], record_id); end if;
      return null;
    end $$
  `.execute(db);
}

/**
 * Merges the last two changes of a record in this transaction; if together they change nothing, both are
 * removed.
 */
async function createJoinChanges(db: Db): Promise<void> {
  await sql`
    create function join_changes(of_register text, of_record bigint) returns void language plpgsql as $$
    declare
      earlier change;
      latest change;
    begin
      select * into latest from change
      where register = of_register and record_id = of_record and tx = transaction_number() order by id desc limit 1;
      select * into earlier from change
      where register = of_register and record_id = of_record and tx = transaction_number() and id < latest.id
      order by id desc limit 1;
      if earlier is null or earlier.action = 'delete' or latest.action = 'delete' then return; end if;
      delete from change where id = latest.id;
      if earlier.was is null then
        earlier.became := jsonb_strip_nulls(earlier.became || latest.became);
      else
        select jsonb_object_agg(key, value), jsonb_object_agg(key, (earlier.became || latest.became) -> key)
        into earlier.was, earlier.became
        from jsonb_each(latest.was || earlier.was)
        where value is distinct from (earlier.became || latest.became) -> key;
      end if;
      if earlier.became is null then
        delete from change where id = earlier.id;
      else
        update change set was = earlier.was, became = earlier.became, version = latest.version where id = earlier.id;
      end if;
    end $$
  `.execute(db);
}

async function createKeepLinks(db: Db): Promise<void> {
  await sql`
    create function keep_links() returns trigger language plpgsql as $$
    declare
      owner bigint;
      number int;
      changed jsonb;
      rest jsonb;
      was jsonb;
      became jsonb;
    begin
      for owner in select distinct user_id from changed_rows order by 1 loop
        execute format(
          'select coalesce(jsonb_agg(id order by id), ''[]'') from (select %1$I as id from changed_rows where user_id = $1) as links',
          tg_argv[0]) into changed using owner;
        execute format(
          'select coalesce(jsonb_agg(id order by id), ''[]'') from (
            select %1$I as id from %2$I where user_id = $1 and %1$I not in (select jsonb_array_elements($2)::bigint)
          ) as links', tg_argv[0], tg_table_name) into rest using owner, changed;
        select version into number from app_user where id = owner;
        select jsonb_agg(id order by id::bigint) into changed from jsonb_array_elements(rest || changed) as id;
        was := jsonb_build_object(tg_argv[1], case tg_op when 'INSERT' then rest else changed end);
        became := jsonb_build_object(tg_argv[1], case tg_op when 'INSERT' then changed else rest end);
        insert into change (register, record_id, action, version, was, became)
        values ('users', owner, 'edit', number, was, became);
        perform join_changes('users', owner);
      end loop;
      return null;
    end $$
  `.execute(db);
}

/** `replayed(was, became order by id)`: a record from its changes, null when it is deleted. */
async function createReplay(db: Db): Promise<void> {
  await sql`
    create function replay(state jsonb, was jsonb, became jsonb) returns jsonb language sql immutable parallel safe
    return case when became is null then null when was is null then became
      else coalesce(state, '{"version": 1}') || became end
  `.execute(db);
  await sql`
    create aggregate replayed(was jsonb, became jsonb) (sfunc = replay, stype = jsonb)
  `.execute(db);
}
