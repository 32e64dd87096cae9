import { sql, type Kysely } from 'kysely';
import type { SearchedKindName } from '../../../domain/searchEntries';
import { OWN } from '../../../domain/searchKey/terms';
import type { Database } from '../../platform/database/schema';
import type { FoundGroup, Options } from './found';
import { MOST, ranked } from './groups';
import { quoted } from '../../platform/lists/searching';

/** The records that have one of these numbers, in the order of `slips`, the likeliest typing errors first. */
export async function findNear(
  db: Kysely<Database>,
  slips: string[][],
  kinds: readonly SearchedKindName[],
  options: Options,
): Promise<{ groups: FoundGroup[]; words: string[] }> {
  const terms = slips.flat();
  const tiers = slips.flatMap((of, tier) => of.map(() => tier));
  // Looks up each number in a materialized query: PostgreSQL expects thousands of rows for a number, and would
  // otherwise read all entries in their order until the limit is reached, which takes a minute.
  const entries = sql`(
    with numbered as materialized (
      select kind, record_id, case_filing_id, is_open, terms, tier
      from unnest(${terms.map(quoted)}::text[], ${tiers}::int[]) as number (query, tier)
        join search_entry on terms @@ query::tsquery
      where kind = any(${kinds}::text[])
    )
    select distinct on (kind, record_id) * from numbered order by kind, record_id, tier limit ${MOST + 1}
  )`;
  const ranking = { tier: sql<number>`tier`, isNamed: sql<boolean>`false`, isExact: sql<boolean>`true` };
  const groups = await ranked(db, [entries], ranking, kinds, options);
  // a number with its year is highlighted in its parts
  const words = terms.map((term) => (term.includes('/') ? term.slice(OWN.length) : term));
  return { groups, words };
}
