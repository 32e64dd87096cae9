import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SearchedKindName } from '../../../domain/searchEntries';
import type { Database } from '../../platform/database/schema';
import { conditions, type Ranking } from './conditions';
import type { Found, FoundGroup, Options } from './found';
import { isEntryOpen, narrowingOf } from './narrowing';
import type { Asked } from '../../platform/lists/searching';

type Db = Kysely<Database>;
type Condition = RawBuilder<boolean>;

/** The most entries that are ranked. Where more match, `withNewest` takes the newest. */
export const MOST = 3000;

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
export async function ranked(
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
