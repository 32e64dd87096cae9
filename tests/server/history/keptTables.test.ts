import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptRegisters } from '../../../domain/history';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { COPIES } from './copies';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables whose changes the history does not record, with the reason. */
const EXEMPT: Record<string, string> = {
  change: 'is the history',
  event: 'is the history',
  seal: 'is the history',
  kept_picture: 'belongs to the history',
  proposal: 'events keep a digest of each; what was approved is a change',
  search_entry: 'derived from the records',
  search_fill: 'how far the entries are derived',
  search_word: 'derived from the records',
  role: 'a fixed list of domain/roles.ts',
  division: 'a fixed list that comes with a first start',
  case_filing_tally: 'derived from the records',
  follow_on_case_tally: 'derived from the records',
  case_month_tally: 'derived from the records',
  follow: 'what somebody follows is nobody else’s',
  calendar_address: 'a secret of its user; a setting of nobody else’s',
  note_mention: 'derived from the notes',
  alert_setting: 'which alerts somebody wants is nobody else’s',
  alert_digest: 'which e-mails were sent',
  alert_run: 'when the alerts were last written',
  limit_recount: 'what a job still has to count; the limits that it moves are kept',
  hearing_move: 'undoes a move, whose changes are kept at the hearings',
  hearing_move_item: 'undoes a move, whose changes are kept at the hearings',
  backup: 'events say what was backed up',
  import_batch: 'events say what was brought in, whose changes are kept at the records',
  import_row: 'what was sent; what became of it is kept at the records',
  import_record: 'undoes an import, whose changes are kept at the records',
  notification: 'what somebody has read is nobody else’s',
  register_identity: 'says which register the database holds; written once',
  idempotency_key: 'forgotten after two days',
  session: 'events say who signed in',
  refresh_token: 'secrets of sessions',
  last_sign_in: 'events say who signed in',
  sign_in_secret: 'a secret, written once',
  sign_in_counts: 'limits on guessing, forgotten after a day',
  sign_in_address: 'limits on guessing, forgotten after minutes',
  sign_in_device: 'the browsers of an account; events say who signed in',
  way_in: 'codes of ten minutes; an event says who reset a password',
  kysely_migration: 'the versions of the schema',
};

/** Link tables, whose changes are recorded as a part of the record they belong to. */
const PARTS = ['user_role', 'user_work_place'];

it('the history records the changes of every table that is not exempt', async () => {
  const { rows } = await sql<{ name: string; isKept: boolean }>`
    select c.relname as name, exists (
      select from pg_trigger where tgrelid = c.oid and tgname in ('keep_change', 'keep_links_insert')
    ) as is_kept
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
  `.execute(database.db);
  const kept = rows.filter(({ isKept }) => isKept).map(({ name }) => name);
  const named = [...keptRegisters.map(({ table }) => table), ...PARTS];
  expect(kept.toSorted()).toEqual(named.toSorted());
  const others = rows.filter(({ isKept }) => !isKept).map(({ name }) => name);
  expect(others.toSorted()).toEqual(Object.keys(EXEMPT).toSorted());
});

it('the history records changes of every column that is neither generated nor a copy', async () => {
  const { rows } = await sql<{ table: string; unwatched: string[] }>`
    select t.tgrelid::regclass::text as table, array(
      select attname::text from pg_attribute
      where attrelid = t.tgrelid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'
        and attnum <> all (t.tgattr)
      order by attname
    ) as unwatched
    from pg_trigger t where tgname = 'keep_change' order by 1
  `.execute(database.db);
  for (const { table, unwatched } of rows) {
    expect(unwatched, table).toEqual(COPIES[table] ?? []);
  }
});

it('every field that the history shows comes from a column that the history records', async () => {
  for (const { name, table, fields, columns = {} } of keptRegisters) {
    const { rows } = await sql<{ column: string }>`
      select jsonb_object_keys(kept(jsonb_populate_record(null::${sql.table(table)}, '{"id": 0, "kind": "civil-case"}'))) as column
    `.execute(database.db);
    const kept = rows.map(({ column }) => column);
    const shown = Object.keys(fields).map(
      (field) => columns[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(kept, name).toEqual(expect.arrayContaining(shown));
  }
});
