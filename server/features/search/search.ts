import { sql } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { HEARINGS, searchedKind, searchedKinds, type SearchedKindName } from '../../../domain/searchEntries';
import { otherInitials } from '../../../domain/searchKey/letterNames';
import { nearNumbersOf } from '../../../domain/searchKey/nearNumbers';
import { joinedNeeds, queriesOf, type SearchQuery } from '../../../domain/searchKey/query';
import { may } from '../../../domain/rights';
import { labelledFile } from '../../../domain/volumes';
import type { Db } from '../../platform/database/schema';
import { withBelonging, entriesThat, groupsOf, findNear } from './groups';
import { conditions, type FoundGroup, type Options, isNarrowed, narrowingOf } from './conditions';
import { findHearings } from './hearings';
import type { Asked } from '../../platform/lists/searching';
import { likenessOf, shareKeys, typedKeysOf, type WordKeys } from '../../../domain/searchKey/alike';
import { spellingKey } from '../../../domain/searchKey/sound';

/** The hits of a search, and the words that it looked for. */
export interface Result {
  groups: FoundGroup[];
  words: string[];
  /** Records with a similar number, if nothing was found. */
  similar?: Result;
}

/** The searched registers that these roles may read. */
const readableKinds = (roles: readonly string[]): SearchedKindName[] =>
  searchedKinds.flatMap(({ name }) => (may(roles, 'read', name) ? [name] : []));

/**
 * The hits for a typed text; if there are none, records whose number differs from a typed one by a typing
 * error. A search of one state or section offers no such records, because the record with the typed number
 * may have the other state.
 */
export async function search(db: Db, text: string, options: Options): Promise<Result> {
  const file = labelledFile(text);
  if (file) return labelledGroup(db, file, options);
  const found = await searchAsTyped(db, text, options);
  if (found.groups.length || options.offset || isNarrowed(options)) return found;
  const near = nearNumbersOf(text);
  return near
    ? { ...found, similar: await findNear(db, near.slips, kindsFor(near, options), options) }
    : found;
}

/** The file to which the address on a label leads, as a reader types it. */
async function labelledGroup(db: Db, id: number, { roles, kinds }: Options): Promise<Result> {
  const kind = 'case-fillings';
  const isAsked = may(roles, 'read', kind) && (kinds?.includes(kind) ?? true);
  const filing =
    isAsked && (await db.selectFrom('caseFiling').select('id').where('id', '=', id).executeTakeFirst());
  return {
    groups: filing ? [{ kind, total: 1, more: false, hits: [{ kind, id, caseFilingId: id }] }] : [],
    words: [],
  };
}

/** The readable registers that the options and the text allow. */
const kindsFor = ({ kinds }: { kinds: string[] | null }, options: Options): SearchedKindName[] =>
  readableKinds(options.roles)
    .filter((kind) => !kinds || kinds.includes(kind))
    .filter((kind) => !options.kinds || options.kinds.includes(kind))
    .filter((kind) => !isNarrowed(options) || searchedKind(kind).filing);

/** Records and hearings for a typed text, in groups. Hearings come first if the text has a day, otherwise last. */
async function searchAsTyped(db: Db, text: string, options: Options): Promise<Result> {
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
 * Records grouped by register, the group of the best hit first. They are those that the first successful
 * query for the text finds: by the words as typed or, if these find too few, also by words with a similar
 * spelling or sound.
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
  const kinds = kindsFor(query, options);
  const owned = ownedBy(kinds, options);
  const exact = await askedAsTyped(db, query);
  const find = (asked: Asked) => groupsOf(db, asked, kinds, { ...options, first: owned?.owner });
  const addOwned = (asked: Asked, groups: FoundGroup[]) =>
    owned && readable.includes(owned.owner) ? withOwned(db, asked, groups, owned, kinds, options) : groups;
  const asTyped = await find(exact);
  const count = asTyped.reduce((sum, { total }) => sum + total, 0);
  const isEnough = async () => {
    if (count >= ENOUGH || !(options.kinds || isNarrowed(options))) return count >= ENOUGH;
    // a narrowed search also counts the hits in all registers: it may look for other spellings only when the
    // whole search does, so that 'Show all 28' leads to 28 hits and a filter adds none
    const isFound = count > 0 || (await addOwned(exact, asTyped)).length > 0;
    return (
      isFound &&
      (await hasEnough(
        db,
        exact,
        readable.filter((kind) => query.kinds?.includes(kind) ?? true),
        options,
      ))
    );
  };
  const asked = (await isEnough()) ? null : await askedOtherwise(db, query);
  const groups = asked ? await find(asked) : asTyped;
  const all = await addOwned(asked ?? exact, groups);
  return {
    groups: all.filter(({ hits }) => hits.length),
    words: wordsOf(asked ?? exact),
    isFound: count > 0 || all.length > 0,
  };
}

interface Owned {
  /** Records of the register `name` are added for hits in the register `owner`. */
  name: SearchedKindName;
  owner: SearchedKindName;
}

/**
 * Decides which records are added to the hits: the filings of companies that were found or, if a single type
 * of court case is searched, the cases of filings that were found, because clerks also know a case by its
 * file number.
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
    : await groupsOf(db, asked, [owner], { roles: options.roles, limit: 0, first: owner });
  return owners ? withBelonging(db, owners, groups, name, conditions(asked).matches, options) : groups;
}

/** With this many hits for the text as typed, other spellings are not searched. */
const ENOUGH = 8;

async function hasEnough(
  db: Db,
  asked: Asked,
  kinds: readonly SearchedKindName[],
  { roles }: Options,
): Promise<boolean> {
  const isReadable = narrowingOf('search_entry', { roles, limit: 0 });
  const { rows } = await sql<{ isEnough: boolean }>`
    select count(*) >= ${ENOUGH} as is_enough from ${entriesThat(conditions(asked).matches, kinds, isReadable)} as counted
  `.execute(db);
  return rows[0]!.isEnough;
}

/** The query with spellings that count as equal: whoever types the new spelling of a word finds the old one too. */
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
  const initials = otherInitials(query.needs.map(({ word }) => word));
  const others = new Map((await otherWords(db, words)).map((found, at) => [words[at]!, found]));
  const one = (word: string) => [[word]];
  const needs = query.needs.map(({ ways, word }, at) => {
    // the register may have the two words written as one: `Nurjahan` for `Noor Jahan`
    const asOne = [joined[at - 1], joined[at]].flatMap((pair) => pair ?? []);
    const found = [word, ...asOne].flatMap((each) => (each ? (others.get(each) ?? []) : []));
    return {
      word,
      typed: ways,
      spelt: [...asOne, ...found.flatMap(({ spelt }) => spelt)].flatMap(one),
      heard: [...found.flatMap(({ heard }) => heard).flatMap(one), ...initials[at]!],
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

/** Words of the register that a typed word may mean. */
interface OtherWords {
  /** Words with the same spelling key, or with a misspelt letter. */
  spelt: string[];
  /** Spellings in the other script. */
  heard: string[];
}

/** Other words of the register with the same spelling key as each of these typed ones. */
async function equalWords(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where near && ${words.map(spellingKey)}::text[]
  `.execute(db);
  const spelt = (word: string) =>
    rows.flatMap((row) =>
      row.word !== word && spellingKey(row.word) === spellingKey(word) ? [row.word] : [],
    );
  return new Map(words.map((word) => [word, spelt(word)]));
}

/** At most this many words, the most similar first: more would not help. */
const MOST = 40;

/** The words of the register that each of these typed words may mean, in the order of the typed words. */
export async function otherWords(db: Db, words: string[]): Promise<OtherWords[]> {
  if (!words.length) return [];
  const keys = words.map(typedKeysOf);
  const { rows } = await sql<WordKeys & { word: string }>`
    select word, sounds, near from search_word
    where sounds && ${keys.flatMap(({ sounds }) => sounds)}::text[]
      or near && ${keys.flatMap(({ near }) => near)}::text[]
  `.execute(db);
  return words.map((word, at) =>
    rank(
      word,
      rows.filter((row) => row.word !== word && shareKeys(row, keys[at]!)).map((row) => row.word),
    ),
  );
}

function rank(word: string, found: string[]): OtherWords {
  const others = found
    .flatMap((other) => {
      const likeness = likenessOf(word, other);
      return likeness ? [{ other, ...likeness }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance);
  const those = (which: 'spelt' | 'heard') =>
    others.flatMap(({ other, how }) => (how === which ? [other] : [])).slice(0, MOST);
  return { spelt: those('spelt'), heard: those('heard') };
}
