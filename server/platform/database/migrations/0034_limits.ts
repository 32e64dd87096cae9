import { sql, type Kysely } from 'kysely';
import { keepHistory } from './historyTriggers';
import { createRecounts } from './limitRecounts';
import { createLimitFunctions, createLimitTriggers, startExistingLimits } from './limitTriggers';
import { readyRules } from './readyRules';

type Db = Kysely<unknown>;

/** Time limits: their rules as data, and triggers by which records start and end them. */
export async function up(db: Db): Promise<void> {
  // no time limit, since a register with millions of rows takes longer than a request is allowed
  await sql`set local statement_timeout = 0`.execute(db);
  await createRules(db);
  await createLimits(db);
  await createLimitFunctions(db);
  await startExistingLimits(db);
  await createIndexes(db);
  await createLimitTriggers(db);
  await createRecounts(db);
  await keepHistory(db, { table: 'limitation_rule', register: 'limitation-rules' });
  await keepHistory(db, {
    table: 'time_limit',
    register: 'limits',
    file: 'case_filing_id',
    copies: ['kind', 'case_filing_id', 'work_place_id', 'needs_count'],
    joined: true,
  });
}

/** The constraint compares codes by a hash, because texts need the extension `btree_gist`. */
async function createRules(db: Db): Promise<void> {
  await sql`
    create table limitation_rule (
      id bigint generated always as identity primary key,
      code text collate "C" not null,
      name text not null,
      name_bn text,
      kind text,
      outcome text,
      trigger text not null,
      n int not null,
      unit text not null,
      extension_n int,
      extension_unit text,
      copy_excluded boolean not null default false,
      rolls boolean not null default true,
      side text not null default 'EITHER',
      consequence text,
      act text,
      section text,
      note text,
      valid_from date,
      valid_to date,
      verified_by text,
      verified_on date,
      search_fold text generated always as (folded(code || ' ' || name || ' ' || coalesce(name_bn, ''))) stored,
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now(),
      constraint limitation_rule_one_at_a_time
        exclude using gist (
          int8range(hashtextextended(code, 0), hashtextextended(code, 0), '[]') with &&,
          daterange(valid_from, valid_to, '[]') with &&
        )
    )
  `.execute(db);
  await sql`
    insert into limitation_rule (code, name, name_bn, kind, outcome, trigger, n, unit, extension_n, extension_unit,
      copy_excluded, rolls, side, consequence, act, section, note, valid_from, valid_to)
    select code, name, "nameBn", kind, outcome, trigger, n, unit, "extensionN", "extensionUnit",
      coalesce("copyExcluded", false), coalesce(rolls, true), coalesce(side, 'EITHER'), consequence, act, section, note,
      "validFrom", "validTo"
    from jsonb_to_recordset(${JSON.stringify(readyRules)}::jsonb) as ready (
      code text, name text, "nameBn" text, kind text, outcome text, trigger text, n int, unit text, "extensionN" int,
      "extensionUnit" text, "copyExcluded" boolean, rolls boolean, side text, consequence text, act text, section text,
      note text, "validFrom" date, "validTo" date
    )
  `.execute(db);
}

/**
 * `ended` is null while a limit waits or runs: which of the two, and whether it is missed, follows from the
 * dates. A trigger sets `needs_count`, and the server clears it in the same transaction when it has counted
 * the limit (server/features/limits/counting.ts). `done_by_id` is no foreign key, since a trigger empties it
 * when the user is deleted.
 */
async function createLimits(db: Db): Promise<void> {
  await sql`
    create table time_limit (
      id bigint generated always as identity primary key,
      proceeding_id bigint not null references proceeding on delete cascade,
      kind text collate "C" not null,
      case_filing_id bigint not null,
      work_place_id bigint not null,
      rule_id bigint references limitation_rule,
      code text collate "C",
      name text,
      is_started boolean not null default false,
      side text not null default 'EITHER',
      order_date date,
      trigger_date date,
      copy_applied date,
      copy_ready date,
      by_count date,
      may_file date,
      aim_for date,
      extended date,
      steps jsonb not null default '[]',
      override_date date,
      override_reason text,
      ended text check (ended in ('DONE', 'NOT_NEEDED', 'STOPPED')),
      done_on date,
      done_by_id bigint,
      done_memo text,
      reason text,
      responsible_id bigint references app_user,
      needs_count boolean not null default false,
      due date generated always as (coalesce(override_date, aim_for)) stored,
      last_day date generated always as (coalesce(override_date, may_file)) stored,
      version int not null default 1,
      created_by bigint references app_user,
      created_at timestamptz not null default now(),
      changed_by bigint references app_user,
      changed_at timestamptz not null default now()
    )
  `.execute(db);
  const comments = {
    is_started: 'started by the date of its order, which it follows',
    order_date: 'the day that picks the version of the rule',
    last_day: 'the limit is missed after this day',
  };
  for (const [column, comment] of Object.entries(comments)) {
    await sql.raw(`comment on column time_limit.${column} is '${comment}'`).execute(db);
  }
}

async function createIndexes(db: Db): Promise<void> {
  const indexes = [
    'unique index time_limit_started on time_limit (proceeding_id) where is_started',
    'unique index time_limit_by_code on time_limit (proceeding_id, code) where code is not null',
    'index time_limit_by_filing on time_limit (case_filing_id, due)',
    'index time_limit_by_due on time_limit (due, id)',
    'index time_limit_open_by_due on time_limit (due, id) where ended is null',
    'index time_limit_open_by_section on time_limit (work_place_id, due, id) where ended is null',
    'index time_limit_waiting on time_limit (id) where ended is null and last_day is null',
    'index time_limit_by_responsible on time_limit (responsible_id, due) where responsible_id is not null',
    'index time_limit_by_end on time_limit (done_by_id) where done_by_id is not null',
    'index time_limit_uncounted on time_limit (id) where needs_count',
    'index time_limit_by_rule on time_limit (rule_id, id)',
  ];
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  await sql`analyze time_limit`.execute(db);
}
