import { sql, type RawBuilder } from 'kysely';
import { type SearchedKindName, searchedKind } from '../../../domain/searchEntries';
import type { Db } from '../../platform/database/schema';
import {
  conditions,
  type Ranking,
  type Found,
  type FoundGroup,
  type Options,
  isEntryOpen,
  narrowingOf,
} from './conditions';
import { type Asked, quoted } from '../../platform/lists/searching';
import { columnName } from '../../platform/database/preparedStatements';
import { OWN } from '../../../domain/searchKey/terms';

type Condition = RawBuilder<boolean>;

/**
 * The most entries that are ranked, and the most that are added as belonging to them. Where more match, `withNewest`
 * takes the newest.
 */
const MOST = 3000;

/** How many of a register's newest records `withNewest` looks through. */
const NEWEST = 20_000;

/** The most owners whose records are added to the hits. */
const OWNERS = 200;

interface RankedGroup extends FoundGroup {
  /** The tier of the group's best hit (conditions.ts). */
  tier: number;
}

/** The matching records, grouped by register, the group of the best hit first. */
export async function groupsOf(
  db: Db,
  asked: Asked,
  kinds: readonly SearchedKindName[],
  options: Options,
): Promise<FoundGroup[]> {
  if (!asked.needs.length) return [];
  const { matches, isWhole, ...ranking } = conditions(asked);
  const narrowing = narrowingOf('search_entry', options);
  const some = await ranked(db, [entriesThat(matches, kinds, narrowing)], ranking, kinds, options);
  if (!some.some(({ more }) => more)) return some;
  // with so many matches, the best hits may be among those that were not ranked
  const isBest = [isWhole, ranking.isNamed].map((condition) => entriesThat(condition, kinds, narrowing));
  const best = await ranked(db, isBest, ranking, kinds, options);
  const isOther = sql<boolean>`${matches} and not (${isWhole} or ${ranking.isNamed})`;
  const groups = kinds.flatMap((kind) => {
    const [first, rest] = [best, some].map((list) => list.find((group) => group.kind === kind));
    return first || rest ? [withNewest(db, kind, first, rest, isOther, options)] : [];
  });
  return (await Promise.all(groups)).toSorted((a, b) => a.tier - b.tier);
}

interface Row extends Found {
  tier: number;
  total: number;
  place: number;
  looked: number;
}

/**
 * SQL for the entries of these registers that meet a condition, narrowed to a state and section if requested.
 * With a much lower limit than this, PostgreSQL would read the whole table in its order instead of using the
 * index of terms.
 */
export const entriesThat = (
  condition: Condition,
  kinds: readonly SearchedKindName[],
  narrowing: Condition | null = null,
) => sql`(
  select kind, record_id, case_filing_id, is_open, terms from search_entry
  where ${condition} and kind = any(${kinds}::text[]) and ${narrowing ?? sql`true`} limit ${MOST + 1}
)`;

/**
 * The entries of these queries, at most 3,000 of each, grouped by register and sorted by rank. A group without a hit on
 * the requested page still has its total.
 */
async function ranked(
  db: Db,
  entries: RawBuilder<unknown>[],
  { tier, isNamed, isExact }: Ranking,
  kinds: readonly SearchedKindName[],
  { roles, limit, offset = 0, first }: Options,
): Promise<RankedGroup[]> {
  if (!kinds.length) return [];
  const each = entries.length > 1 ? sql`distinct on (kind, record_id)` : sql``;
  const { rows } = await sql<Row>`
    with found as materialized (
      select ${each} * from (${sql.join(entries, sql` union all `)}) as entries
    ), ranked as (
      select kind, record_id as id, case_filing_id, min(tier) over (partition by kind) as tier,
        count(*) over (partition by kind) as total, row_number() over (
          partition by kind order by tier, is_named desc, is_exact desc, is_open desc, record_id desc
        ) as place
      from (select kind, record_id, case_filing_id, ${isEntryOpen('found', roles)} as is_open,
        ${tier} as tier, ${isExact} as is_exact, ${isNamed} as is_named from found) as tiered
    )
    select *, (select count(*) from found) as looked from ranked
    where place > ${offset} and place <= ${offset + limit} or place = 1
      or kind = ${first ?? null}::text and place <= ${OWNERS}
    order by tier, array_position(${kinds}::text[], kind), place
  `.execute(db);
  const groups: RankedGroup[] = [];
  for (const { kind, id, caseFilingId, tier: best, total, place, looked } of rows) {
    const more = looked > MOST;
    if (groups.at(-1)?.kind !== kind)
      groups.push({ kind, tier: best, total: Math.min(total, MOST), more, hits: [], first: [] });
    const group = groups.at(-1)!;
    if (place > offset && place <= offset + limit) group.hits.push({ kind, id, caseFilingId });
    if (place <= OWNERS) group.first!.push(id);
  }
  return groups;
}

/**
 * The hits of a register with too many matches to rank them all. First come the best hits, then the matches
 * among its newest records or, if these are fewer than those found elsewhere in the register, the latter.
 */
async function withNewest(
  db: Db,
  kind: SearchedKindName,
  best: RankedGroup | undefined,
  some: RankedGroup | undefined,
  isOther: Condition,
  options: Options,
): Promise<RankedGroup> {
  const { limit, offset = 0 } = options;
  const hits = best?.hits ?? [];
  const wanted = limit - hits.length;
  const known = (some?.hits ?? []).filter(({ id }) => !hits.some((hit) => hit.id === id)).slice(0, wanted);
  const { rows: newest } = await sql<Found>`
    select kind, record_id as id, case_filing_id from (
      select * from search_entry where kind = ${kind} order by record_id desc limit ${NEWEST}
    ) as newest
    where ${isOther} and ${narrowingOf('newest', options) ?? sql`true`} order by record_id desc
    offset ${Math.max(0, offset - (best?.total ?? 0))} limit ${wanted}
  `.execute(db);
  return {
    kind,
    tier: Math.min(...[best, some].flatMap((group) => group?.tier ?? [])),
    total: Math.max(best?.total ?? 0, some?.total ?? 0),
    more: true,
    hits: [...hits, ...(newest.length < known.length ? known : newest)],
    first: [...new Set([...(best?.first ?? []), ...(some?.first ?? [])])].slice(0, OWNERS),
  };
}

/**
 * Adds the records that belong to found ones: the filings of companies, or the court cases of filings. They come
 * after the records that match the search themselves.
 * @param name the register whose records are added
 * @param matches SQL: whether the record of a search entry matches the search itself
 */
export async function withBelonging(
  db: Db,
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

/** The records that have one of these numbers, in the order of `slips`, the likeliest typing errors first. */
export async function findNear(
  db: Db,
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
