import { sql, type RawBuilder } from 'kysely';
import { NAMED, OWN } from '../../../domain/searchKey/terms';
import { inAnyOf, quoted, type Asked } from '../../platform/lists/searching';
import { caseTypes } from '../../../domain/followOnCases';
import { kindNames, kindsReadableBy } from '../../../domain/proceedings';
import { may } from '../../../domain/rights';
import type { FoundKindName } from '../../../domain/searchEntries';

/** SQL for the order of entries: the lowest tier is best (docs/contract.md, "Search"). */
export interface Ranking {
  tier: RawBuilder<number>;
  /** Whether the record's own name has all typed words. */
  isNamed: RawBuilder<boolean>;
  /** Whether an entry has exactly the typed numbers, not longer ones that start with them. */
  isExact: RawBuilder<boolean>;
}

/** SQL for whether an entry has one of the terms of a `tsquery`. */
const has = (query: string) => sql<boolean>`terms @@ ${query}::tsquery`;

/** SQL for an entry's rank, whether it matches, and whether it has the whole of a typed number or name. */
export function conditions(
  asked: Asked,
): Ranking & { matches: RawBuilder<boolean>; isWhole: RawBuilder<boolean> } {
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
  const orBegun = (query: string) => [`(${query})`, ...begun].join(' | ');
  const datedAnywhere = numberAndYear ? [OWN + numberAndYear, numberAndYear].map(quoted) : [];
  const dated = (mark: string) => (numberAndYear ? has(quoted(mark + numberAndYear)) : sql<boolean>`false`);
  const numbers = needs
    .filter(({ word }) => word === null)
    .map(({ typed: ways }) => inAnyOf(ways.map(exactly)));
  const inName = all(({ typed: ways, spelt: a, heard: b }) =>
    [...ways, ...a, ...b].map((patterns) => patterns.map((pattern) => NAMED + pattern)),
  );
  return {
    // `ts_match_vq` is `@@` without index support, so it only filters the rows that the index finds by the other
    // patterns
    matches:
      certain === heard
        ? has(orBegun(heard))
        : sql<boolean>`(${has(orBegun(certain))} and ts_match_vq(terms, ${orBegun(heard)}::tsquery))`,
    isWhole: has([...whole, ...datedAnywhere].join(' | ')),
    tier: sql<number>`case
      when ${kinds ? dated(OWN) : sql`false`} then 0
      when ${has(ownNumbers.map(quoted).join(' | '))} then 1
      when ${dated(OWN)} then 2
      when ${dated('')} then 3
      when ${has(whole.join(' | '))} then 4
      when ${begun.length ? has([`(${begun.join(' | ')})`, typed].filter(Boolean).join(' & ')) : sql`false`} then 5
      when ${has(typed)} then 6
      when ${has(spelt)} then 7
      else 8 end`,
    isExact: numbers.length ? has(numbers.join(' & ')) : sql<boolean>`true`,
    isNamed: has(inName),
  };
}

/**
 * The patterns of a number except those that end in `*`, for which the index would read too many entries:
 * `cs/20*`, for example, is in every third file of a register.
 */
function withoutBeginnings(patterns: string[]): string[] {
  const whole = patterns.filter((pattern) => !pattern.endsWith('*'));
  return whole.length ? whole : patterns;
}

const exactly = (patterns: string[]) => patterns.map((pattern) => pattern.replace('*', ''));

/** Whether only open or closed records, or those of one section, are searched. Such records belong to a filing. */
export const isNarrowed = ({ isOpen, workPlaceId }: Options): boolean =>
  isOpen !== undefined || workPlaceId !== undefined;

/**
 * SQL for whether an entry of this table belongs to an open record. A filing with an open case that the user
 * may read counts as open, whatever its own status.
 */
export const isEntryOpen = (table: string, roles: readonly string[]) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const kinds = caseTypes.map(({ name }) => name).filter((name) => may(roles, 'read', name));
  return sql<boolean>`(${column('is_open')} or (${column('kind')} = 'case-fillings' and exists (
    select from proceeding p where p.case_filing_id = ${column('record_id')}
      and p.kind = any(${kinds}::text[]) and p.status is distinct from 'ORDER_PASSED'
  )))`;
};

/**
 * SQL for whether an entry of this table has the requested state and section, and is no paper of a case that the user
 * may not read; null if every entry is.
 */
export function narrowingOf(
  table: string,
  { roles, isOpen, workPlaceId }: Options,
): RawBuilder<boolean> | null {
  const kinds = kindsReadableBy(roles);
  const conditions = [
    ...(workPlaceId === undefined
      ? []
      : [
          sql`(select work_place_id from case_filing where id = ${sql.ref(`${table}.case_filing_id`)}) = ${workPlaceId}`,
        ]),
    ...(isOpen === undefined ? [] : [sql`${isEntryOpen(table, roles)} = ${isOpen}`]),
    ...(kinds.length === kindNames.length
      ? []
      : [
          sql`(${sql.ref(`${table}.kind`)} <> 'papers' or exists (
            select from paper where id = ${sql.ref(`${table}.record_id`)} and case_kind = any(${kinds}::text[])))`,
        ]),
  ];
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null;
}

/** A record or hearing that a search found. */
export interface Found {
  kind: FoundKindName;
  id: number;
  caseFilingId: number | null;
}

export interface FoundGroup {
  kind: FoundKindName;
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  hits: Found[];
  /**
   * The ids of the first hits of the register that the option `first` names, whichever part of the hits was
   * requested.
   */
  first?: number[];
  /** The words that matched, if they differ from those of the whole search. */
  words?: string[];
}

/** The searching user, and the requested part of the hits. */
export interface Options {
  roles: readonly string[];
  /** The number of hits per group. */
  limit: number;
  offset?: number;
  /** Limits the search to these registers. */
  kinds?: readonly string[];
  /** True for open records only, false for closed records only. */
  isOpen?: boolean;
  /** Only records of filings of this section. */
  workPlaceId?: number;
  /** The register whose first hits are requested too. */
  first?: string;
}
