import { sql, type Kysely } from 'kysely';

/**
 * The entries that the global search looks through. Entries of existing records are made afterwards, by a job
 * that can be stopped at any moment (server/features/search/fill.ts): `search_fill` holds its progress.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entry (
      kind text collate "C" not null,
      record_id bigint not null,
      case_filing_id bigint,
      is_open boolean not null,
      terms tsvector not null,
      primary key (kind, record_id)
    )
  `.execute(db);
  await sql`create index search_entry_terms on search_entry using gin (terms)`.execute(db);
  // every word of an entry, with keys for similar sounds and for misspellings
  await sql`
    create table search_word (
      word text collate "C" primary key,
      sounds text[] collate "C" not null,
      near text[] collate "C" not null
    )
  `.execute(db);
  await sql`create index search_word_sounds on search_word using gin (sounds)`.execute(db);
  await sql`create index search_word_near on search_word using gin (near)`.execute(db);
  await sql`create table search_fill (kind text primary key, done_to bigint not null, last bigint not null)`.execute(
    db,
  );
  for (const [kind, table] of Object.entries(KINDS)) {
    await sql`
      insert into search_fill select ${kind}, 0, max(id) from ${sql.table(table)} having max(id) is not null
    `.execute(db);
  }
}

/** The registers as of this migration. */
export const KINDS = {
  companies: 'company',
  'cnf-agents': 'cnf_agent',
  'freight-forwarder-agents': 'freight_forwarder_agent',
  'shipping-agents': 'shipping_agent',
  users: 'app_user',
  'case-fillings': 'case_filing',
  'applicate-comm-cases': 'commissionerate_appeal',
  'tribunal-cases': 'tribunal_case',
  'custom-appeals': 'customs_appeal',
  'high-court-rits': 'writ_case',
  'high-court-cpa-cpl-cases': 'cpla_case',
  'high-court-cp-cases': 'cp_case',
  'admiral-suit-cases': 'admiralty_suit',
  'foujdari-suit-cases': 'criminal_case',
  'civil-case': 'civil_case',
};
