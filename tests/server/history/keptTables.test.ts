import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { keptRegisters } from '../../../domain/history';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** By the reason, the tables whose changes the history does not record. */
const EXEMPT: Record<string, string> = {
  'part of the history, or recorded as events':
    'change event seal kept_picture proposal backup import_batch api_token webhook register_identity session last_sign_in sign_in_device way_in second_factor oidc_link',
  'derived from records':
    'search_entry search_fill search_word case_filing_tally follow_on_case_tally case_month_tally money_tally money_month_tally money_position money_recount guarantee_allocation return_count return_progress return_touched return_line return_money return_item note_mention limit_recount retention_term retention_recount',
  'undoes a move or an import, whose changes are recorded at the records':
    'hearing_move hearing_move_item import_row import_record',
  'one user’s own setting or notification':
    'follow calendar_address alert_setting alert_digest alert_run notification',
  'secrets, and what is soon forgotten':
    'refresh_token sign_in_secret sign_in_counts sign_in_address oidc_state idempotency_key webhook_delivery',
  'files of a folder, of which papers are made': 'scan',
  'the files of forms and papers, whose digests are recorded': 'return_form_content paper_version',
  'fixed lists': 'role division kysely_migration',
};

const OF_FILING = ['filing_status', 'nothi_number_fold', 'revenue', 'work_place_id', 'work_place_name_fold'];

/** Columns that triggers copy from other records. */
const COPIES: Record<string, string[]> = {
  case_filing: ['cnf_agent_name_fold', 'company_name_fold', 'work_place_name_fold'],
  hearing: ['case_filing_id', 'kind', 'work_place_id'],
  guarantee: ['case_filing_id', 'ended', 'expires_on', 'left_amount', 'liability'],
  money_entry: ['case_kind'],
  paper: ['case_kind'],
  stay: ['case_filing_id', 'condition_due_on', 'decided_on', 'kind', 'work_place_id'],
  time_limit: ['case_filing_id', 'kind', 'needs_count', 'work_place_id'],
  proceeding: [
    'case_filing_id',
    'changed_at',
    'changed_by',
    'disposed_on',
    'entered_on',
    'kind',
    'number',
    'opened_on',
    'outcome',
    'record_id',
    'reopened_at',
    'status',
    'status_since',
    'work_place_id',
  ],
  ...Object.fromEntries(caseTypes.map(({ table }) => [table, OF_FILING])),
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
  expect(others.toSorted()).toEqual(Object.values(EXEMPT).join(' ').split(' ').toSorted());
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
      select jsonb_object_keys(kept(jsonb_populate_record(null::${sql.table(table)}, ${table === 'paper' ? '{"id": 0}' : '{"id": 0, "kind": "civil-case"}'}))) as column
    `.execute(database.db);
    const kept = rows.map(({ column }) => column);
    const shown = Object.keys(fields).map(
      (field) => columns[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(kept, name).toEqual(expect.arrayContaining(shown));
  }
});
