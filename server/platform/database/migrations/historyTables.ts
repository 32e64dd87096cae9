import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** `change` and `event`, partitioned by month, and `seal`: only ever added to. */
export async function createHistoryTables(db: Db): Promise<void> {
  await createTransactionNumbers(db);
  await createTables(db);
  await refuseRewriting(db);
  await createPartitions(db);
}

/**
 * In a cluster into which a backup was restored, PostgreSQL numbers transactions from the beginning. An offset is
 * then raised (server/features/history/seals.ts), so that the stored numbers go on growing.
 */
async function createTransactionNumbers(db: Db): Promise<void> {
  const functions = [
    `create function transaction_offset() returns bigint language sql immutable parallel safe return 0`,
    `create function transaction_number() returns bigint language sql stable parallel restricted
    return pg_current_xact_id()::text::bigint + transaction_offset()`,
    `create function oldest_transaction() returns bigint language sql stable parallel restricted
    return pg_snapshot_xmin(pg_current_snapshot())::text::bigint + transaction_offset()`,
  ];
  for (const statement of functions) await sql.raw(statement).execute(db);
}

/** The setting of server/platform/database/transaction.ts; an empty one counts as none. */
const setting = (name: string) => sql.raw(`nullif(current_setting('casebook.${name}', true), '')`);

/** The tables have no foreign keys, since history must remain when a record is deleted. */
async function createTables(db: Db): Promise<void> {
  // one sequence for both tables, so that a seal can name their rows by id
  await sql`create sequence history_id`.execute(db);
  await sql`
    create table change (
      id bigint not null default nextval('history_id'),
      at timestamptz not null default now(),
      tx bigint not null default transaction_number(),
      by_user bigint default current_actor(),
      via text collate "C" not null default coalesce(${setting('via')}, 'system'),
      request_id text default ${setting('request')},
      register text collate "C" not null,
      record_id bigint not null,
      case_filing_id bigint,
      action text collate "C" not null
        check (action in ('baseline', 'create', 'edit', 'delete', 'restore')),
      version int,
      was jsonb,
      became jsonb,
      reason text default ${setting('reason')}
    ) partition by range (at)
  `.execute(db);
  const indexes = {
    change_by_id: 'change (id)',
    change_by_transaction: 'change (tx, id)',
    change_by_record: 'change (record_id, register, id)',
    change_by_file: 'change (case_filing_id, id) where case_filing_id is not null',
    change_by_user: 'change (by_user, id)',
    change_by_register: 'change (register, id)',
    change_by_action: 'change (action, id)',
    event_by_id: 'event (id)',
    event_by_transaction: 'event (tx, id)',
    event_by_user: 'event (by_user, id)',
    event_by_kind: 'event (kind, id)',
    event_by_account: 'event (about_user, id) where about_user is not null',
  };
  await sql`alter table event rename to older_event`.execute(db);
  await sql`
    create table event (
      id bigint not null default nextval('history_id'),
      at timestamptz not null default now(),
      tx bigint not null default transaction_number(),
      by_user bigint,
      request_id text default ${setting('request')},
      kind text collate "C" not null,
      about_user bigint,
      details jsonb
    ) partition by range (at)
  `.execute(db);
  for (const [name, on] of Object.entries(indexes)) {
    await sql.raw(`create index ${name} on ${on}`).execute(db);
  }
  // rows and digests are in the order of the seal: by transaction, then by id
  await sql`
    create table seal (
      id int primary key,
      at timestamptz not null default now(),
      to_tx bigint not null,
      to_id bigint not null,
      rows bigint[] not null,
      digests bytea[] not null,
      hash text not null
    )
  `.execute(db);
}

/** Changes and events are append-only, but a transaction may still correct rows that it has added itself. */
async function refuseRewriting(db: Db): Promise<void> {
  await sql`
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' and tg_table_name <> 'seal' then
        if old.tx = transaction_number() then
          if tg_op = 'DELETE' then return old; end if;
          return new;
        end if;
      end if;
      raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
    end $$
  `.execute(db);
  for (const table of ['change', 'event', 'seal']) {
    await sql`
      create trigger only_added before update or delete on ${sql.table(table)}
      for each row execute function refuse_rewriting()
    `.execute(db);
    await sql`
      create trigger never_emptied before truncate on ${sql.table(table)}
      for each statement execute function refuse_rewriting()
    `.execute(db);
  }
}

/**
 * A job makes the partitions of the coming months. Rows outside them, such as samples of ten years, go to the
 * default partition, so no write fails for lack of a partition. Partitions are attached, since creating one
 * in place would wait for every reader and writer of the whole table.
 */
async function createPartitions(db: Db): Promise<void> {
  await sql`
    create function make_history_partition(parent text, month date) returns void language plpgsql as $$
    declare
      name text := parent || '_' || to_char(month, 'YYYY_MM');
    begin
      if to_regclass(name) is not null then return; end if;
      execute format('create table %I (like %I including defaults including constraints)', name, parent);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name,
        month::timestamp at time zone 'Asia/Dhaka', (month + interval '1 month')::timestamp at time zone 'Asia/Dhaka');
      -- triggers of statements are not passed on to partitions
      execute format('create trigger never_emptied before truncate on %I
        for each statement execute function refuse_rewriting()', name);
    end $$
  `.execute(db);
  await sql`
    create function make_history_partitions() returns void language plpgsql as $$
    declare
      first_month date := date_trunc('month', now() at time zone 'Asia/Dhaka');
    begin
      for ahead in 0..2 loop
        perform make_history_partition('change', (first_month + make_interval(months => ahead))::date);
        perform make_history_partition('event', (first_month + make_interval(months => ahead))::date);
      end loop;
    end $$
  `.execute(db);
  for (const table of ['change', 'event']) {
    await sql.raw(`create table ${table}_other partition of ${table} default`).execute(db);
    await sql
      .raw(
        `create trigger never_emptied before truncate on ${table}_other
        for each statement execute function refuse_rewriting()`,
      )
      .execute(db);
  }
  await sql`select make_history_partitions()`.execute(db);
  await sql`
    insert into event (at, kind, by_user, about_user, details)
    select at, 'PASSWORD_CHANGED', by_user, about_user, '{"reset": true}' from older_event order by id
  `.execute(db);
  await sql`drop table older_event`.execute(db);
}
