import { sql, type Kysely } from 'kysely';
import type { SearchedKindName } from '../../../domain/searchEntries';
import { OWN } from '../../../domain/searchKey/terms';
import type { Database } from '../../db/schema';
import { has } from './conditions';
import type { FoundGroup, Options } from './found';
import { ranked } from './groups';
import { quoted } from './patterns';

/** The records that have one of these numbers, those of the first slip first (domain/searchKey/nearNumbers.ts). */
export async function findNear(
  db: Kysely<Database>,
  slips: string[][],
  kinds: readonly SearchedKindName[],
  options: Options,
): Promise<{ groups: FoundGroup[]; words: string[] }> {
  const terms = slips.flat();
  const any = (of: string[]) => has(of.map(quoted).join(' | '));
  const cases = slips.map((of, at) => sql`when ${any(of)} then ${sql.lit(at)}`);
  const ranking = {
    tier: sql<number>`case ${sql.join(cases, sql` `)} end`,
    isNamed: sql<boolean>`false`,
    isExact: sql<boolean>`true`,
  };
  const groups = await ranked(db, [any(terms)], ranking, kinds, options);
  // a number with its year is highlighted in its parts
  const words = terms.map((term) => (term.includes('/') ? term.slice(OWN.length) : term));
  return { groups, words };
}
