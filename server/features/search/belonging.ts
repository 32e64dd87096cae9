import { sql, type Kysely, type RawBuilder } from 'kysely';
import { searchedKind, type SearchedKindName } from '../../../domain/searchEntries';
import { columnName } from '../../platform/database/preparedStatements';
import type { Database } from '../../platform/database/schema';
import type { Found, FoundGroup, Options } from './found';
import { narrowingOf } from './narrowing';

/** How many records are added at most, and how many hits are checked at most so that none is added twice. */
const MOST = 3000;

/**
 * Adds the records that belong to found ones: the filings of companies, or the court cases of filings. They come
 * after the records that match the search themselves.
 * @param name the register whose records are added
 * @param matches SQL: whether the record of a search entry matches the search itself
 */
export async function withBelonging(
  db: Kysely<Database>,
  owners: FoundGroup,
  groups: FoundGroup[],
  name: SearchedKindName,
  matches: RawBuilder<boolean>,
  options: Options,
): Promise<FoundGroup[]> {
  const { limit, offset = 0 } = options;
  const own = groups.find(({ kind }) => kind === name);
  const ids = owners.first ?? [];
  const wanted = limit - (own?.hits.length ?? 0);
  const { table, filing } = searchedKind(name);
  const ownerId = sql.ref(owners.kind === 'companies' ? 'company_id' : 'case_filing_id');
  const narrowing = narrowingOf('search_entry', options);
  const isWanted = narrowing
    ? sql`exists (select from search_entry where kind = ${name} and record_id = r.id and ${narrowing})`
    : sql`true`;
  const { rows } = await sql<{ hits: Found[]; owned: number; others: number }>`
    with own as materialized (
      select record_id from search_entry 
      where kind = ${name} and ${own || offset ? matches : sql`false`} and ${narrowing ?? sql`true`} limit ${MOST}
    ), others as materialized (
      select record.*, o.place from unnest(${ids}::bigint[]) with ordinality as o(id, place),
        lateral (
          select id, ${sql.ref(columnName(filing!))} as filing_id from ${sql.table(table)} r
          where ${ownerId} = o.id and id not in (select record_id from own) and ${isWanted}
          order by id desc limit ${MOST + 1}
        ) as record
      limit ${MOST + 1}
    )
    select (select count(*) from own) as owned, (select count(*) from others) as others, (
      select coalesce(json_agg(json_build_object('kind', ${name}::text, 'id', id, 'caseFilingId', filing_id)), '[]')
      from (
        select id, filing_id from others order by place, id desc
        offset (select greatest(0, ${offset}::bigint - count(*)) from own) limit ${Math.max(wanted, 0)}
      ) as shown
    ) as hits
  `.execute(db);
  const { hits, owned, others } = rows[0]!;
  if (!others) return groups;
  const joined: FoundGroup = {
    kind: name,
    more: (own?.more ?? false) || owners.more || owners.total > ids.length || others > MOST,
    total: owned + Math.min(others, MOST),
    hits: [...(own?.hits ?? []), ...hits],
  };
  if (own) return groups.map((group) => (group === own ? joined : group));
  // after the group of the owners, or first if that group is not shown
  return groups.toSpliced(groups.indexOf(owners) + 1, 0, joined);
}
