import { sql, type Kysely, type RawBuilder } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { HEARINGS, searchedKinds, type SearchedKindName } from '../../../domain/searchEntries';
import { NAMED, OWN } from '../../../domain/searchKey/terms';
import { joinedNeeds, queriesOf, type SearchQuery } from '../../../domain/searchKey/query';
import { may } from '../../../domain/rights';
import type { Database } from '../../db/schema';
import { inAnyOf, quoted, type Asked } from './patterns';
import { equalWords, otherWords } from './vocabulary';
import { withBelonging } from './belonging';
import type { Found, FoundGroup, Options } from './found';
import { findHearings } from './hearings';

type Db = Kysely<Database>;

/** What a search found, and the words that it looked for. */
export interface Result {
  groups: FoundGroup[];
  words: string[];
}

/** The searched registers that these roles may read. */
export const readableKinds = (roles: readonly string[]): SearchedKindName[] =>
  searchedKinds.flatMap(({ name }) => (may(roles, 'read', name) ? [name] : []));

/** Records and hearings for a typed text, in groups. Hearings come first if the text has a day, otherwise last. */
export async function search(db: Db, text: string, options: Options): Promise<Result> {
  const isAsked = options.kinds?.includes(HEARINGS) ?? true;
  const [records, hearings] = await Promise.all([
    searchRecords(db, text, options),
    isAsked ? findHearings(db, text, options) : null,
  ]);
  if (!hearings) return records;
  const { group, hasDay } = hearings;
  const { groups, words } = records;
  return { groups: hasDay ? [group, ...groups] : [...groups, group], words };
}

/**
 * Records grouped by register, the group of the best hit first: those of the first query for the text that finds
 * any. Looks for words as they were typed; if that finds too few, also for words with a similar spelling or sound.
 */
async function searchRecords(db: Db, text: string, options: Options): Promise<Result> {
  for (const query of queriesOf(text)) {
    const { isFound, ...result } = await searchFor(db, query, options);
    if (isFound) return result;
  }
  return { groups: [], words: [] };
}

async function searchFor(
  db: Db,
  query: SearchQuery,
  options: Options,
): Promise<Result & { isFound: boolean }> {
  const readable = readableKinds(options.roles);
  const kinds = readable
    .filter((kind) => !query.kinds || query.kinds.includes(kind))
    .filter((kind) => !options.kinds || options.kinds.includes(kind));
  const owned = ownedBy(kinds, options);
  const exact = await askedAsTyped(db, query);
  const find = (asked: Asked, part: Options) => groupsOf(db, asked, kinds, { ...part, first: owned?.owner });
  const addOwned = (asked: Asked, groups: FoundGroup[], part: Options) =>
    owned && readable.includes(owned.owner) ? withOwned(db, asked, groups, owned, kinds, part) : groups;
  const asTyped = await find(exact, options);
  // a page after the last hit is empty, so it does not have the totals
  const start = { ...options, limit: 1, offset: 0 };
  const first = options.offset ? await find(exact, start) : asTyped;
  const count = first.reduce((sum, { total }) => sum + total, 0);
  const isEnough = async () => {
    if (count >= ENOUGH || !options.kinds) return count >= ENOUGH;
    // one register is asked like all of them, so that 'Show all 28' leads to 28
    const isFound = count > 0 || (await addOwned(exact, first, start)).length > 0;
    return (
      isFound &&
      (await hasEnough(
        db,
        exact,
        readable.filter((kind) => query.kinds?.includes(kind) ?? true),
      ))
    );
  };
  const asked = (await isEnough()) ? null : await askedOtherwise(db, query);
  const groups = asked ? await find(asked, options) : asTyped;
  const all = await addOwned(asked ?? exact, groups, options);
  return {
    groups: all.filter(({ hits }) => hits.length),
    words: wordsOf(asked ?? exact),
    isFound: count > 0 || all.length > 0,
  };
}

interface Owned {
  /** The register whose records are added for what was found in the register of their owners. */
  name: SearchedKindName;
  owner: SearchedKindName;
}

/**
 * The filings of companies that were found; and where court cases of one type alone are searched, those of
 * filings that were found, since clerks know a case by its file number too.
 */
function ownedBy(kinds: readonly SearchedKindName[], options: Options): Owned | null {
  if (kinds.includes('case-fillings')) return { name: 'case-fillings', owner: 'companies' };
  const caseType = caseTypes.find(({ name }) => options.kinds?.length === 1 && kinds[0] === name);
  return caseType ? { name: caseType.name, owner: 'case-fillings' } : null;
}

async function withOwned(
  db: Db,
  asked: Asked,
  groups: FoundGroup[],
  { name, owner }: Owned,
  kinds: readonly SearchedKindName[],
  options: Options,
): Promise<FoundGroup[]> {
  const [owners] = kinds.includes(owner)
    ? groups.filter(({ kind }) => kind === owner)
    : await groupsOf(db, asked, [owner], { ...options, offset: 0, limit: 0, first: owner });
  return owners ? withBelonging(db, owners, groups, name, conditions(asked).matches, options) : groups;
}

/** With this many hits for the text as typed, other spellings are not searched. */
const ENOUGH = 8;

async function hasEnough(db: Db, asked: Asked, kinds: readonly SearchedKindName[]): Promise<boolean> {
  const { rows } = await sql<{ isEnough: boolean }>`
    select count(*) = ${ENOUGH} as is_enough from (
      select from search_entry where ${conditions(asked).matches} and kind = any(${kinds}::text[]) limit ${ENOUGH}
    ) as counted
  `.execute(db);
  return rows[0]!.isEnough;
}

/** The query with equal spellings of its words: who types the new spelling finds the old one too. */
async function askedAsTyped(db: Db, query: SearchQuery): Promise<Asked> {
  const words = query.needs.flatMap(({ word }) => (word && word.length >= SHORTEST_VARIED ? [word] : []));
  const equal = words.length ? await equalWords(db, words) : new Map<string, string[]>();
  const needs = query.needs.map(({ ways, word }) => ({
    word,
    typed: ways,
    spelt: (equal.get(word ?? '') ?? []).map((other) => [other]),
    heard: [],
  }));
  return { ...query, needs };
}

/** In characters. The vocabulary has no shorter words. */
const SHORTEST_VARIED = 3;

/** The query with similar words that occur in the register; null if there are none. */
async function askedOtherwise(db: Db, query: SearchQuery): Promise<Asked | null> {
  const joined = joinedNeeds(query.needs);
  const words = [...query.needs.map(({ word }) => word), ...joined].flatMap((word) => word ?? []);
  const others = new Map((await otherWords(db, words)).map((found, at) => [words[at]!, found]));
  const one = (word: string) => [[word]];
  const needs = query.needs.map(({ ways, word }, at) => {
    // the register may have this word and its neighbour written as one
    const asOne = [joined[at - 1], joined[at]].flatMap((pair) => pair ?? []);
    const found = [word, ...asOne].flatMap((each) => (each ? (others.get(each) ?? []) : []));
    return {
      word,
      typed: ways,
      spelt: [...asOne, ...found.flatMap(({ spelt }) => spelt)].flatMap(one),
      heard: found.flatMap(({ heard }) => heard).flatMap(one),
    };
  });
  return needs.some(({ spelt, heard }) => spelt.length || heard.length) ? { ...query, needs } : null;
}

const wordsOf = ({ needs, wholes, ownNumbers }: Asked): string[] => [
  ...new Set([
    ...needs.flatMap(({ typed, spelt, heard }) => [...typed, ...spelt, ...heard].flat()),
    ...wholes,
    ...ownNumbers,
  ]),
];

/** The most entries that are ranked. Where more match, `newestOf` takes the newest. */
const MOST = 3000;

/** A filing with an open case counts as open, whatever its own status. */
const HAS_OPEN_CASE = sql<boolean>`(kind = 'case-fillings' and exists (
  select from proceeding p where p.case_filing_id = found.record_id
    and p.kind = any(${caseTypes.map(({ name }) => name)}::text[]) and p.status is distinct from 'ORDER_PASSED'
))`;

/** The newest records of a register, among which `newestOf` looks. */
const NEWEST = 20_000;

/** The most owners whose records are added to the hits. */
const OWNERS = 200;

interface Row extends Found {
  total: number;
  place: number;
}

async function groupsOf(
  db: Db,
  asked: Asked,
  kinds: readonly SearchedKindName[],
  { limit, offset = 0, first }: Options,
): Promise<FoundGroup[]> {
  if (!kinds.length || !asked.needs.length) return [];
  const { matches, tier, isExact, isNamed } = conditions(asked);
  const { rows } = await sql<Row & { looked: number }>`
    with found as materialized (
      select kind, record_id, case_filing_id, is_open, terms from search_entry
      where ${matches} and kind = any(${kinds}::text[]) limit ${MOST + 1}
    ), ranked as (
      select kind, record_id as id, case_filing_id, tier, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by tier, is_named desc, is_exact desc, is_open desc, record_id desc) as place,
        min(tier) over (partition by kind) as best
      from (select kind, record_id, case_filing_id, is_open or ${HAS_OPEN_CASE} as is_open,
        ${tier} as tier, ${isExact} as is_exact, ${isNamed} as is_named from found) as tiered
    )
    select kind, id, case_filing_id, total, place, (select count(*) from found) as looked from ranked
    where place > ${offset} and place <= ${offset + limit}
      or kind = ${first ?? null}::text and place <= ${OWNERS}
    order by best, array_position(${kinds}::text[], kind), place
  `.execute(db);
  const more = (rows[0]?.looked ?? 0) > MOST;
  const groups: FoundGroup[] = [];
  for (const { kind, id, caseFilingId, total, place } of rows) {
    if (groups.at(-1)?.kind !== kind) groups.push({ kind, total, more, hits: [], first: [] });
    const group = groups.at(-1)!;
    if (place > offset && place <= offset + limit) group.hits.push({ kind, id, caseFilingId });
    if (place <= OWNERS) group.first!.push(id);
  }
  return more ? Promise.all(groups.map((group) => newestOf(db, group, matches, limit, offset))) : groups;
}

/** Takes the newest hits of a group that is too large to rank, unless they are fewer than those it has. */
async function newestOf(
  db: Db,
  group: FoundGroup,
  matches: RawBuilder<boolean>,
  limit: number,
  offset: number,
): Promise<FoundGroup> {
  const { rows } = await sql<Found>`
    select kind, record_id as id, case_filing_id from (
      select * from search_entry where kind = ${group.kind} order by record_id desc limit ${NEWEST}
    ) as newest
    where ${matches} order by record_id desc offset ${offset} limit ${limit}
  `.execute(db);
  return rows.length < Math.min(limit, group.hits.length) ? group : { ...group, hits: rows };
}

/** SQL for whether an entry matches, and how well: the lowest tier is best (docs/contract.md, "Search"). */
function conditions(asked: Asked) {
  const { needs, kinds, numberAndYear, ownNumbers, wholes } = asked;
  const all = (which: (need: Asked['needs'][number]) => string[][]) =>
    needs.map((need) => inAnyOf(which(need))).join(' & ');
  const typed = all((need) => need.typed);
  const spelt = all((need) => [...need.typed, ...need.spelt]);
  const heard = all((need) => [...need.typed, ...need.spelt, ...need.heard]);
  const whole = [...ownNumbers, ...wholes].map(quoted);
  const begun = [...ownNumbers, ...wholes]
    .filter((each) => each.length > 2)
    .map((each) => quoted(`${each}*`));
  const certain = all((need) => [...need.typed, ...need.spelt, ...need.heard].map(withoutBeginnings));
  const has = (query: string) => sql<boolean>`terms @@ ${query}::tsquery`;
  const orBegun = (query: string) => [`(${query})`, ...begun].join(' | ');
  const dated = (mark: string) => (numberAndYear ? has(quoted(mark + numberAndYear)) : sql<boolean>`false`);
  const numbers = needs
    .filter(({ word }) => word === null)
    .map(({ typed: ways }) => inAnyOf(ways.map(exactly)));
  const inName = all(({ typed: ways, spelt: a, heard: b }) =>
    [...ways, ...a, ...b].map((patterns) => patterns.map((pattern) => NAMED + pattern)),
  );
  return {
    // `ts_match_vq` is `@@` without index support: it filters the rows that the index finds by the other patterns
    matches:
      certain === heard
        ? has(orBegun(heard))
        : sql<boolean>`(${has(orBegun(certain))} and ts_match_vq(terms, ${orBegun(heard)}::tsquery))`,
    tier: sql<number>`case
      when ${kinds ? dated(OWN) : sql`false`} then 0
      when ${has(ownNumbers.map(quoted).join(' | '))} then 1
      when ${dated(OWN)} then 2
      when ${dated('')} then 3
      when ${has(whole.join(' | '))} then 4
      when ${begun.length ? has(begun.join(' | ')) : sql`false`} then 5
      when ${has(typed)} then 6
      when ${has(spelt)} then 7
      else 8 end`,
    /** Whether it has exactly the typed numbers, not longer ones that start with them. */
    isExact: numbers.length ? has(numbers.join(' & ')) : sql<boolean>`true`,
    /** Whether the record's own name has all typed words. */
    isNamed: has(inName),
  };
}

/**
 * The patterns of a number without its last part, which may continue: `cs/20*` stands in every third file of a
 * register, and the index would read them all.
 */
function withoutBeginnings(patterns: string[]): string[] {
  const whole = patterns.filter((pattern) => !pattern.endsWith('*'));
  return whole.length ? whole : patterns;
}

const exactly = (patterns: string[]) => patterns.map((pattern) => pattern.replace('*', ''));
