import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** Imported spreadsheets: the rows as sent, their outcome, and what an undo must revert. */
export async function up(db: Db): Promise<void> {
  const counted = ['ready', 'undecided', 'refused', 'skipped', 'done', 'kept'];
  await sql`
    create table import_batch (
      id bigint generated always as identity primary key,
      register text not null,
      file_name text not null,
      layout jsonb not null,
      state text not null default 'RECEIVING' check (state in (
        'RECEIVING', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'CANCELLED', 'FAILED'
      )),
      by_user bigint not null references app_user,
      at timestamptz not null default now(),
      changed_by bigint not null references app_user,
      changed_at timestamptz not null default now(),
      finished_at timestamptz,
      total int not null default 0,
      ${sql.raw(counted.map((state) => `${state} int not null default 0`).join(', '))}
    )
  `.execute(db);
  await sql`
    create index import_batch_busy on import_batch (id) where state in ('CHECKING', 'RUNNING', 'UNDOING')
  `.execute(db);
  await sql`
    create table import_row (
      id bigint generated always as identity primary key,
      batch_id bigint not null references import_batch on delete cascade,
      line int not null,
      state text not null default 'received' check (state in (
        'received', 'read', 'ready', 'undecided', 'refused', 'skipped', 'done', 'kept'
      )),
      cells jsonb not null,
      decision jsonb not null default '{}',
      key text collate "C",
      "values" jsonb not null default '{}',
      errors jsonb not null default '[]',
      candidates jsonb not null default '{}',
      existing text check (existing in ('skip', 'fill', 'update')),
      record_id bigint,
      constraint import_row_line unique (batch_id, line)
    )
  `.execute(db);
  await sql`create index import_row_by_state on import_row (batch_id, state, line)`.execute(db);
  await sql`create index import_row_by_key on import_row (batch_id, key) where key is not null`.execute(db);
  // every record that a row has added or changed, in the order of writing; an undo reverts them in reverse
  await sql`
    create table import_record (
      id bigint generated always as identity primary key,
      batch_id bigint not null references import_batch on delete cascade,
      row_id bigint references import_row on delete cascade,
      register text not null,
      record_id bigint not null,
      version int not null,
      was jsonb,
      kept text
    )
  `.execute(db);
  await sql`create index import_record_of_batch on import_record (batch_id, id)`.execute(db);
  await countRows(db, counted);
}

/** A trigger keeps the counts of rows up to date, so that a list of imports shows them without counting. */
async function countRows(db: Db, counted: string[]): Promise<void> {
  const sums = counted.map((state) => `coalesce(sum(n) filter (where state = '${state}'), 0) as ${state}`);
  const added = [...counted, 'total'].map((column) => `${column} = b.${column} + d.${column}`);
  const differences: Record<string, string> = {
    insert: 'select batch_id, state, 1 as n from made',
    update: 'select batch_id, state, 1 as n from made union all select batch_id, state, -1 from gone',
    delete: 'select batch_id, state, -1 as n from gone',
  };
  const tables: Record<string, string> = {
    insert: 'new table as made',
    update: 'old table as gone new table as made',
    delete: 'old table as gone',
  };
  for (const [event, rows] of Object.entries(differences)) {
    await sql
      .raw(
        `create function count_import_rows_${event}() returns trigger language plpgsql as $$
        begin
          update import_batch b set ${added.join(', ')}
          from (
            select batch_id, sum(n) as total, ${sums.join(', ')} from (${rows}) each group by batch_id
          ) d
          where b.id = d.batch_id;
          return null;
        end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger count_rows_${event} after ${event} on import_row referencing ${tables[event]}
        for each statement execute function count_import_rows_${event}()`,
      )
      .execute(db);
  }
}
