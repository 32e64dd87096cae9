import { caseTypes } from '../../../../domain/followOnCases';
import { changeActions, eventKinds, keptRegisters, type KeptRegister } from '../../../../domain/history';

/** A table of the export, with the columns that are taken, in their order. */
export interface TakenTable {
  table: string;
  /** Names the fields of its columns. */
  register?: KeptRegister;
  /** Columns that are not fields of the register. A new column of the database is not taken until it stands here. */
  columns: readonly string[];
  /** Rows in this order. */
  orderBy: readonly string[];
}

const AUDIT = ['version', 'created_by', 'created_at', 'changed_by', 'changed_at'];

/** Columns that only the database fills, but that a reader of the register needs. */
const OF_REGISTERS: Record<string, string> = {
  proceeding:
    'case_filing_id kind record_id number opened_on outcome status entered_on status_since disposed_on reopened_at work_place_id',
  hearing: 'case_filing_id kind',
  time_limit: 'proceeding_id case_filing_id code by_count rule_id is_started steps',
  volume: 'case_filing_id desk',
  movement: 'case_filing_id volume_id to_desk received_desk',
  file_call_row: 'file_call_id',
  guarantee: 'origin left_amount',
  money_entry: 'origin',
  stay: 'case_filing_id kind until_date',
  paper: 'source file_version sha256 bytes type',
  paper_kind: 'code',
  monthly_return: 'frozen_at hash replaced_by_id',
  calendar: 'code',
  return_form: 'sha256 ready',
};

/** Tables without fields, by their columns; the first ones give the order of the rows. */
const OTHERS: Record<string, string> = {
  role: 'id role',
  user_role: 'user_id role_id',
  user_work_place: 'user_id work_place_id',
  division: 'id name',
  guarantee_allocation: 'guarantee_id case_filing_id amount left_amount',
  money_position:
    'case_filing_id counted_on outstanding overpaid held secured encashable not_confirmed stayed not_due appeal_time appeal_pending untraceable write_off_proposed recoverable',
  paper_version: 'paper_id version file_name path sha256 bytes type source pages text created_by created_at',
  kept_picture: 'sha256 path',
  return_form_content: 'sha256 path',
  return_count: 'return_id opening received disposed closing figures counted_at',
  return_line:
    'id of_return proceeding_id kind record_id case_filing_id work_place_id since until way_in way_out number file_number company opened_on disposed_on',
  return_item:
    'id of_return since until figure kind record_id case_filing_id work_place_id amount number file_number company opened_on disposed_on',
  return_money:
    'id of_return case_filing_id work_place_id since until outstanding overpaid not_confirmed stayed not_due appeal_time appeal_pending untraceable write_off_proposed recoverable file_number company',
  follow: 'user_id case_filing_id since',
  note_mention: 'note_id user_id done_at is_answer',
  import_batch:
    'id register file_name layout state by_user at finished_at total ready undecided refused skipped done kept',
  import_row: 'id batch_id line state cells decision values errors existing record_id',
  change:
    'id at by_user via register record_id case_filing_id action version reason was became kind tx request_id',
  event: 'id at by_user kind about_user details tx request_id',
  proposal:
    'id at by_user register record_id case_filing_id action of_version reason body was became state decided_by decided_at answer',
  seal: 'id at to_id to_tx rows digests hash',
  register_identity: 'id since',
};

/** By the reason, the tables that are not taken. A new table fails a test until it is here or is taken. */
export const LEFT_OUT: Record<string, string> = {
  secrets:
    'session refresh_token sign_in_secret sign_in_counts sign_in_address sign_in_device way_in second_factor oidc_link oidc_state api_token webhook webhook_delivery calendar_address idempotency_key',
  derived:
    'search_entry search_fill search_word case_filing_tally follow_on_case_tally case_month_tally money_tally money_month_tally money_recount return_progress return_touched limit_recount retention_term retention_recount',
  unfinished: 'scan hearing_move hearing_move_item import_record backup',
  personal: 'alert_setting alert_digest alert_run notification last_sign_in',
  program: 'kysely_migration kysely_migration_lock',
};

/** Columns of registers' fields that are secret. */
export const SECRET_COLUMNS: ReadonlySet<string> = new Set(['app_user.password_hash']);

export const takenTables: readonly TakenTable[] = [
  ...keptRegisters.map((register): TakenTable => {
    const { table } = register;
    const isCase = caseTypes.some((type) => type.table === table);
    const own = [...(isCase ? ['proceeding_id'] : []), ...(OF_REGISTERS[table]?.split(' ') ?? [])];
    return { table, register, columns: ['id', ...own, ...AUDIT], orderBy: ['id'] };
  }),
  ...Object.entries(OTHERS).map(([table, listed]): TakenTable => {
    const columns = listed.split(' ');
    const first = columns.slice(0, columns[0] === 'id' ? 1 : 2);
    return { table, columns, orderBy: first.filter((column) => column !== 'path') };
  }),
];

/** Columns without a field that hold the id of another record, by what they refer to. */
export const REFERENCES: Record<string, string> = {
  ...Object.fromEntries(
    ['created_by', 'changed_by', 'by_user', 'user_id', 'about_user', 'decided_by'].map((column) => [
      column,
      'users',
    ]),
  ),
  case_filing_id: 'case-fillings',
  proceeding_id: 'proceedings',
  work_place_id: 'sections',
  role_id: 'roles',
  volume_id: 'volumes',
  file_call_id: 'file-calls',
  guarantee_id: 'guarantees',
  paper_id: 'papers',
  return_id: 'returns',
  of_return: 'returns',
  rule_id: 'limitation-rules',
  received_desk: 'desks',
  to_desk: 'desks',
  desk: 'desks',
  replaced_by_id: 'returns',
};

const registerNames = Object.fromEntries(
  keptRegisters.map(({ name }) => [name, `resources.${name}.name`] as const),
);

const keysOf = (values: readonly string[], beginning: string) =>
  Object.fromEntries(values.map((value) => [value, `${beginning}.${value}`]));

/** Codes in columns without a field, each with the key of its words; by column, or by table and column. */
export const CODES: Record<string, Record<string, string>> = {
  register: registerNames,
  kind: registerNames,
  'change.action': keysOf(changeActions, 'history.actions'),
  'event.kind': keysOf(eventKinds, 'history.events'),
};

/** SQL of columns that the database does not have: where in the archive the bytes lie. */
export const PATHS: Record<string, string> = {
  // a paper in the bin is on no file
  paper_version: `'papers/' || coalesce((select ${safe('filing.nothi_number')}
    from paper join case_filing filing on filing.id = paper.case_filing_id where paper.id = t.paper_id), 'bin')
    || '/' || t.paper_id || '-' || t.version || ' ' || ${safe(`regexp_replace(t.file_name, '\\.[^.]*$', '')`)} || '.' || t.type`,
  kept_picture: `'pictures/' || t.sha256 || '.png'`,
  return_form_content: `'forms/' || t.sha256
    || coalesce('.' || (select type from return_form form where form.sha256 = t.sha256 limit 1), '')`,
};

/** SQL of a text as a part of a path that every system accepts. */
function safe(text: string): string {
  return `btrim(left(regexp_replace(${text}, '[^[:alnum:][:space:]()_\\u0980-\\u09FF-]+', '_', 'g'), 60), E' \\t\\n.')`;
}
