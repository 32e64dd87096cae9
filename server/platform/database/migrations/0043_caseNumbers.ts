import { sql, type Kysely } from 'kysely';

/**
 * Lets a court case be found by each single number of a range or list of case numbers. The job that fills
 * `search_entry` makes the entries of existing cases again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [kind, table] of Object.entries(KINDS)) {
    await sql`
      insert into search_fill select ${kind}, 0, max(id) from ${sql.table(table)} having max(id) is not null
      on conflict (kind) do update set done_to = 0, last = excluded.last
    `.execute(db);
  }
}

/** The registers of court cases as of this migration. */
const KINDS = {
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
