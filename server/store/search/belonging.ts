import { sql, type Kysely, type RawBuilder } from 'kysely';
import { searchedKind, type SearchedKindName } from '../../../domain/searchEntries';
import { columnName } from '../../db/preparedStatements';
import type { Database } from '../../db/schema';
import type { Found, FoundGroup, Options } from './found';

/** The most owners whose records are added, and the most records counted per owner. */
const OWNERS = 8;
const COUNTED = 1000;
/** The most records that match by themselves; an owner's records are not listed again if they are among these. */
const OWN = 3000;

/**
 * Adds the records that belong to what was found: the filings of companies, or the court cases of filings. They
 * come after those that match themselves.
 * @param name of the register whose records are added
 * @param matches of a search entry: whether its record matches itself
 */
export async function withBelonging(
  db: Kysely<Database>,
  owners: FoundGroup,
  groups: FoundGroup[],
  name: SearchedKindName,
  matches: RawBuilder<boolean>,
  { limit, offset = 0 }: Options,
): Promise<FoundGroup[]> {
  const own = groups.find(({ kind }) => kind === name);
  const ids = owners.hits.slice(0, OWNERS).map(({ id }) => id);
  const wanted = limit - (own?.hits.length ?? 0);
  const { table, filing } = searchedKind(name);
  const ownerId = sql.ref(owners.kind === 'companies' ? 'company_id' : 'case_filing_id');
  const { rows } = await sql<{ hits: Found[]; owned: number; others: number }>`
    with own as materialized (
      select record_id from search_entry where kind = ${name} and ${own || offset ? matches : sql`false`} limit ${OWN}
    ), others as (
      select record.* from unnest(${ids}::bigint[]) with ordinality as o(id, place),
        lateral (
          select id, ${sql.ref(columnName(filing!))} as filing_id from ${sql.table(table)}
          where ${ownerId} = o.id and id not in (select record_id from own)
          order by id desc limit ${COUNTED}
        ) as record
      order by o.place, record.id desc
    )
    select (select count(*) from own) as owned, (select count(*) from others) as others, (
      select coalesce(json_agg(json_build_object('kind', ${name}::text, 'id', id, 'caseFilingId', filing_id)), '[]')
      from (
        select id, filing_id from others
        offset (select greatest(0, ${offset}::bigint - count(*)) from own) limit ${Math.max(wanted, 0)}
      ) as shown
    ) as hits
  `.execute(db);
  const { hits, owned, others } = rows[0]!;
  if (!others) return groups;
  const joined: FoundGroup = {
    kind: name,
    more: own?.more ?? false,
    total: owned + others,
    hits: [...(own?.hits ?? []), ...hits],
  };
  if (own) return groups.map((group) => (group === own ? joined : group));
  // after the owners; first if the search leaves their register out
  return groups.toSpliced(groups.indexOf(owners) + 1, 0, joined);
}
