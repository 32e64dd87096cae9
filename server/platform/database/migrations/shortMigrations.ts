import { sql, type Kysely, type Migration } from 'kysely';

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
};
