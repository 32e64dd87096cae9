import { sql, type Kysely } from 'kysely';
import { likenessOf, shareKeys, typedKeysOf, type WordKeys } from '../../../domain/searchKey/alike';
import { spellingKey } from '../../../domain/searchKey/sound';
import type { Database } from '../../platform/database/schema';

/** Words of the register that a typed word may mean. */
export interface OtherWords {
  /** Words with the same spelling key, or with a misspelt letter. */
  spelt: string[];
  /** Spellings in the other script. */
  heard: string[];
}

/** Other words of the register with the same spelling key as each of these typed ones. */
export async function equalWords(db: Kysely<Database>, words: string[]): Promise<Map<string, string[]>> {
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
export async function otherWords(db: Kysely<Database>, words: string[]): Promise<OtherWords[]> {
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
