import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema';
import type { FoundGroup, Options } from './found';

/** The most companies whose filings are offered, and the most filings that are counted of each. */
const COMPANIES = 8;
const COUNTED = 1000;
/** The most filings that match themselves and are left out of those of the companies. */
const OWN = 3000;

/**
 * Lets the filings of the companies that were found come after filings that match themselves.
 * @param matches of an entry: whether its record matches itself
 */
export async function withFilesOf(
  db: Kysely<Database>,
  companies: FoundGroup,
  groups: FoundGroup[],
  matches: RawBuilder<boolean>,
  { limit, offset = 0 }: Options,
): Promise<FoundGroup[]> {
  const own = groups.find(({ kind }) => kind === 'case-fillings');
  const ids = companies.hits.slice(0, COMPANIES).map(({ id }) => id);
  const wanted = limit - (own?.hits.length ?? 0);
  const { rows } = await sql<{ ids: number[]; owned: number; others: number }>`
    with own as materialized (
      select record_id from search_entry where kind = 'case-fillings' and ${own || offset ? matches : sql`false`} limit ${OWN}
    ), files as (
      select f.id from unnest(${ids}::bigint[]) with ordinality as c(company_id, place),
        lateral (
          select id from case_filing where company_id = c.company_id and id not in (select record_id from own)
          order by id desc limit ${COUNTED}
        ) as f
      order by c.place, f.id desc
    )
    select (select count(*) from own) as owned, (select count(*) from files) as others, (
      select coalesce(json_agg(id), '[]') from (
        select id from files
        offset (select greatest(0, ${offset}::bigint - count(*)) from own) limit ${Math.max(wanted, 0)}
      ) as shown
    ) as ids
  `.execute(db);
  const { ids: shown, owned, others } = rows[0]!;
  if (!others) return groups;
  const files: FoundGroup = {
    kind: 'case-fillings',
    more: own?.more ?? false,
    total: owned + others,
    hits: [...(own?.hits ?? []), ...shown.map((id) => ({ kind: 'case-fillings', id, caseFilingId: id }))],
  };
  if (own) return groups.map((group) => (group === own ? files : group));
  // after the companies; first if the search leaves companies out
  return groups.toSpliced(groups.indexOf(companies) + 1, 0, files);
}
