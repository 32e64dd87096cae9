import { sql, type Kysely } from 'kysely';

type Db = Kysely<unknown>;

/** The registers with search entries, and their tables. */
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

/** The job that fills `search_entry` makes the entries of a register again. */
export const fillAgain = (db: Db, kind: string, table: string, when = sql`max(id) is not null`) =>
  sql`
    insert into search_fill select ${kind}, 0, max(id) from ${sql.table(table)} having ${when}
    on conflict (kind) do update set done_to = 0, last = excluded.last
  `.execute(db);

/**
 * The `S.` of `M/S. A.R. Traders` counted as an initial, so that `AR Traders` did not find it. Looks for `M/S.` and
 * an initial.
 */
export const initialsAfterMessrs = { up: (db: Db) => fillWhere(db, 'm\\s*/\\s*s\\.\\s?[a-z]\\M') };

/**
 * Initials that stand apart (`K Y C R Coil`) had no search term, so that only names without others like them were
 * found by them. Looks for two single letters beside each other, with signs between them.
 */
export const spacedInitials = { up: (db: Db) => fillWhere(db, '\\m[a-z][^[:alnum:]]+[a-z]\\M') };

/** Makes the entries again of the registers that have such a text. */
async function fillWhere(db: Db, such: string): Promise<void> {
  for (const [kind, table] of Object.entries(KINDS)) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and atttypid = 'text'::regtype and attname !~ '(_fold|_hash)$'
    `.execute(db);
    const isSuch = sql.join(
      rows.map(({ name }) => sql`${sql.ref(name)} ~* ${such}`),
      sql` or `,
    );
    await fillAgain(
      db,
      kind,
      table,
      sql`bool_or(${isSuch}) or exists (
      select from proceeding where kind = ${kind} and concat_ws(' ', court, law_officer) ~* ${such}
    )`,
    );
  }
}
