import { sql, type Kysely, type Migration } from 'kysely';
import { createCourtCaseTable } from './courtCases';
import { addField, alterTable, keepHistory } from './fields';

type Db = Kysely<unknown>;

const run =
  (...statements: string[]) =>
  async (db: Db): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

/** Migrations of a few statements. A migration that has been released is never changed. */
export const shortMigrations: Record<string, Migration> = {
  /**
   * Remembers the latest wait after wrong secrets for which an event of a refused sign-in is stored, so that one
   * event stands for all attempts during a wait.
   */
  '0090_refusalsOfWaits': {
    up: run(
      'alter table sign_in_counts add refusal_kept timestamptz',
      `comment on column sign_in_counts.refusal_kept is 'the end of the last wait of which a refusal is an event'`,
    ),
  },

  /**
   * Finds the records that a row of an import has written. Deleting an import that was never sent completely deletes
   * its rows, up to 50,000, and each asks for its records: without an index, each reads the records of all imports.
   */
  '0094_recordsOfImportedRows': {
    up: run('create index import_record_of_row on import_record (row_id) where row_id is not null'),
  },

  /** A collation that orders item numbers of cause lists as the browser does: 2, 10, 12, 12A. */
  '0095_itemNumbers': {
    up: run(`create collation item_number (provider = icu, locale = 'en-u-kn-true')`),
  },

  /**
   * Says of every session and proposal by which sign-in it came about, and begins the history of the proposals that
   * are there: who proposed and decided them is not known to it.
   */
  '0096_signInsOfProposals': {
    up: run(
      'alter table session add sign_in bigint',
      'alter table proposal add sign_in bigint',
      // as server/features/history/proposals.ts had the kinds and the digest then
      `insert into event (kind, details)
    select case state when 'OPEN' then 'PROPOSED' when 'APPROVED' then 'PROPOSAL_APPROVED' else 'PROPOSAL_REFUSED' end,
      jsonb_build_object('proposal', id, 'digest', encode(sha256(convert_to(jsonb_build_array(id,
        extract(epoch from at), by_user, sign_in, register, record_id, case_filing_id, action, body, of_version, reason,
        was, became, state, decided_by, extract(epoch from decided_at), answer)::text, 'UTF8')), 'hex'))
    from proposal order by id`,
    ),
  },

  /**
   * A new court case is no longer said to challenge the order of a civil case, which only administrators may read,
   * unless it is a civil case itself.
   */
  '0097_openOrders': {
    async up(db: Db): Promise<void> {
      const { rows } = await sql<{ table: string; definition: string }>`
    select replace(proname, '_make_proceeding', '') as table, pg_get_functiondef(oid) as definition
    from pg_proc where proname like '%\\_make\\_proceeding' and pronamespace = current_schema()::regnamespace
  `.execute(db);
      for (const { table, definition } of rows) {
        const hidden = table === 'civil_case' ? '' : `, 'civil-case'`;
        const changed = definition.replace(
          /kind <> 'case-fillings' and (decided_on < new\.\w+)/,
          (_, isBefore) => `${isBefore}\n    and kind not in ('case-fillings'${hidden})`,
        );
        if (changed !== definition) await sql.raw(changed).execute(db);
      }
    },
  },

  /**
   * Counts, per IP address, the refused sign-ins with names that nobody has, and when their hour ends; each of them
   * used to be an event.
   */
  '0098_unknownNames': {
    up: run(
      'alter table sign_in_address add unknown_names int not null default 0, add unknown_names_until timestamptz',
      `comment on column sign_in_address.unknown_names is 'refused sign-ins with names that nobody has, not yet an event'`,
    ),
  },

  /** Asks for the result of a hearing that is entered up to 30 days late. It asked for none that was entered late. */
  '0104_hearingsEnteredLate': {
    async up(db: Db): Promise<void> {
      await alterTable(
        db,
        'hearing',
        `drop was_past, add was_past boolean not null
          generated always as (date < (created_at at time zone 'Asia/Dhaka')::date - 30) stored`,
      );
      await run(
        `comment on column hearing.was_past is 'past for over 30 days when it was entered: its missing result is nobody''s task'`,
        `create index hearing_of_section_without_result on hearing (work_place_id, date, id)
          where result is null and not was_past`,
        'create index hearing_without_result on hearing (date, id) where result is null and not was_past',
      )(db);
    },
  },

  /** The office's own forms for returns. Their bytes lie apart, so that the history and lists are without them. */
  '0112_returnForms': {
    async up(db: Db): Promise<void> {
      await run(
        'create table return_form_content (sha256 text primary key, content bytea not null)',
        `create table return_form (
          id bigint generated always as identity primary key,
          name text not null,
          name_fold text collate "C" not null generated always as (folded(name)) stored unique,
          name_bn text,
          name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
          file_name text not null,
          type text not null check (type in ('xlsx', 'docx')),
          bytes int,
          sha256 text references return_form_content,
          ready text,
          version int not null default 1,
          created_by bigint references app_user,
          created_at timestamptz not null default now(),
          changed_by bigint references app_user,
          changed_at timestamptz not null default now(),
          check ((ready is null) = (sha256 is not null))
        )`,
        `comment on column return_form.ready is 'which form Casebook makes; null: the office has its own file'`,
      )(db);
      await keepHistory(db, { table: 'return_form', register: 'return-forms' });
      await sql`select set_config('casebook.actor', 'server', true)`.execute(db);
      await run(`insert into return_form (name, name_bn, file_name, type, ready) values
        ('Pending cases by section', 'শাখাভিত্তিক অনিষ্পন্ন মামলার বিবরণী', 'pending-by-section.xlsx', 'xlsx', 'pending-by-section'),
        ('Coordination meeting', 'সমন্বয় সভার ছক', 'coordination-meeting.docx', 'docx', 'coordination-meeting'),
        ('Periodic report, Cabinet Division', 'সাময়িক প্রতিবেদন, মন্ত্রিপরিষদ বিভাগ', 'periodic-report.xlsx', 'xlsx', 'periodic-report'),
        ('Register of High Court cases, Cabinet Division', 'হাইকোর্ট বিভাগের মামলার রেজিস্টার, মন্ত্রিপরিষদ বিভাগ', 'high-court-cases.xlsx', 'xlsx', 'high-court-cases')`)(
        db,
      );
    },
  },

  /** Contempt cases. */
  '0114_contempt': {
    up: (db: Db) =>
      createCourtCaseTable(
        db,
        {
          table: 'contempt_case',
          kind: 'contempt-cases',
          number: 'contempt_case_no',
          openedOn: 'date_of_case',
          decidedOn: 'contempt_order_date',
          outcome: 'contempt_judgement',
          court: 'court_name',
          hearings: ['date_of_hearing01', 'date_of_hearing02'],
        },
        {
          contempt_case_no: 'text',
          date_of_case: 'date',
          court_name: 'text',
          petitioner: 'text',
          document_of_law_branch: 'text',
          disobeyed_order: 'text',
          dispatch_of_reply_no: 'text',
          dispatch_of_reply_date: 'date',
          date_of_hearing01: 'date',
          date_of_hearing02: 'date',
          implementation_of_interim_order: 'text',
          interim_order_of_tribunal1: 'text',
          interim_order_of_tribunal2: 'text',
          interim_order_of_tribunal3: 'text',
          interim_order_of_tribunal4: 'text',
          contempt_order_no: 'text',
          contempt_order_date: 'date',
          contempt_judgement: 'text',
          complied_on: 'date',
          summ_of_judgement_order: 'text',
          contempt_comment: 'text',
          status: 'text',
        },
      ),
  },

  /** The scan inbox: what is known of the files in its folder. A file is the truth, so these rows have no history. */
  '0117_scans': {
    up: run(
      `create table scan (
        id bigint generated by default as identity primary key,
        file_name text not null unique,
        bytes bigint not null,
        modified bigint not null,
        sha256 text not null,
        type text,
        refusal text,
        pages integer,
        labels text[] not null default '{}',
        text text not null default '',
        fault text,
        aside boolean not null default false,
        paper_id bigint,
        found_at timestamptz not null default now(),
        claimed_at timestamptz,
        read_at timestamptz,
        check ((type is null) = (refusal is not null))
      )`,
      `comment on column scan.modified is 'when its file was last written, in milliseconds since 1970'`,
      `comment on column scan.refusal is 'why its file can be no paper'`,
      `comment on column scan.text is 'the text layer of its first pages'`,
      `comment on column scan.paper_id is 'the paper that was made of it: its file in the folder may go'`,
      `comment on column scan.claimed_at is 'when a server began to read it'`,
      'create index scan_unread on scan (id) where read_at is null',
    ),
  },

  /** How many papers a backup has, and which it lacks. */
  '0118_papersOfBackups': {
    up: run('alter table backup add papers int, add papers_missing int, add missing_names text[]'),
  },

  /** API tokens. Revoked ones stay, since the history names them; changes of tokens are events. */
  '0121_apiTokens': {
    up: run(
      `create table api_token (
        id bigint generated always as identity primary key,
        name text not null,
        name_fold text collate "C" not null generated always as (folded(name)) stored unique,
        role text not null,
        scopes text[] not null,
        expires_on date not null,
        secret_hash bytea not null unique,
        last_used_at timestamptz,
        refused_at timestamptz,
        revoked_at timestamptz,
        version int not null default 1,
        created_by bigint not null references app_user,
        created_at timestamptz not null default now(),
        changed_by bigint not null references app_user,
        changed_at timestamptz not null default now()
      )`,
      `comment on column api_token.expires_on is 'the last day in Dhaka on which it is accepted'`,
      `comment on column api_token.refused_at is 'when the last refusal became an event'`,
    ),
  },

  /** Second factors of accounts, and whether the office requires them of administrators. */
  '0123_secondFactors': {
    async up(db: Db): Promise<void> {
      await run(
        `create table second_factor (
          user_id bigint primary key references app_user on delete cascade,
          secret text not null,
          confirmed_at timestamptz,
          last_step bigint not null,
          recovery_codes bytea[] not null,
          wrong_in_row int not null,
          wait_until timestamptz
        )`,
        `comment on column second_factor.last_step is 'the time step of the last code, so that each works once'`,
      )(db);
      await addField(db, 'office', 'needs_second_factor', 'boolean not null default false');
      await run(`insert into change (register, record_id, action, version, was, became)
        select 'office', id, 'edit', version, '{"needs_second_factor": null}', '{"needs_second_factor": false}' from office`)(
        db,
      );
    },
  },

  /** Sign-in by OpenID Connect: which accounts are linked to the provider's, and which answers were used. */
  '0124_openIdConnect': {
    up: run(
      `create table oidc_link (
        user_id bigint primary key references app_user on delete cascade,
        issuer text not null,
        subject text not null,
        linked_at timestamptz not null default now(),
        unique (issuer, subject)
      )`,
      `create table oidc_state (hash bytea primary key, used_at timestamptz not null)`,
      `comment on table oidc_state is 'attempts that have opened a session, so that each opens one'`,
    ),
  },

  /**
   * What follows from a write looks up its own files: PostgreSQL would plan that anew for each row, and within the
   * transaction that fills a register as if the tables were still empty.
   */
  '0127_plansOfWrites': {
    up: run(
      ...['mark_positions(bigint[])', 'guarantee_pass_on()', 'join_changes(text, bigint)'].map(
        (name) => `alter function ${name} set plan_cache_mode to force_generic_plan`,
      ),
      ...['guarantee_pass_on()', 'guarantee_allocate()', 'first_guarantee(bigint)'].map(
        (name) => `alter function ${name} set enable_seqscan to off`,
      ),
    ),
  },

  /**
   * Lists of what may be destroyed looked in these orders at each file why it may be kept; and the terms of files were
   * planned anew for each file that is written.
   */
  '0128_sortedRetention': {
    up: run(
      'alter function count_retention(bigint[]) set plan_cache_mode to force_generic_plan',
      ...['ended_on', 'class'].map(
        (name) => `create index retention_term_by_${name} on retention_term (${name}, case_filing_id)
          where destruction_id is null and not is_live`,
      ),
    ),
  },

  /** Webhooks, whose changes are events, and what is delivered to them. */
  '0129_webhooks': {
    up: run(
      `create table webhook (
        id bigint generated always as identity primary key,
        name text not null,
        name_fold text collate "C" not null generated always as (folded(name)) stored unique,
        url text not null,
        events text[] not null,
        active boolean not null,
        allow_private boolean not null,
        secret text not null,
        told pg_snapshot not null default pg_current_snapshot(),
        version int not null default 1,
        created_by bigint not null references app_user,
        created_at timestamptz not null default now(),
        changed_by bigint not null references app_user,
        changed_at timestamptz not null default now()
      )`,
      `comment on column webhook.told is 'the transactions of whose changes deliveries are made, or never will be'`,
      `create table webhook_delivery (
        id bigint generated always as identity primary key,
        webhook_id bigint not null references webhook on delete cascade,
        key uuid not null default gen_random_uuid(),
        kind text not null,
        body text not null,
        state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
        attempts int not null default 0,
        next_at timestamptz,
        tried_at timestamptz,
        fault text,
        status int,
        created_at timestamptz not null default now(),
        check ((state = 'WAITING') = (next_at is not null))
      )`,
      `comment on column webhook_delivery.key is 'by which its receiver knows a delivery that came before'`,
      `comment on column webhook_delivery.next_at is 'when the next attempt is due, also if this one is never ended'`,
      `create index webhook_delivery_due on webhook_delivery (webhook_id, next_at, id) where state = 'WAITING'`,
      'create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id)',
      'create index webhook_delivery_by_age on webhook_delivery (created_at)',
    ),
  },
};
