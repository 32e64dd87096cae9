import { sql, type Kysely } from 'kysely';
import { keysOf, likenessOf, shareKeys, type WordKeys } from '../../../domain/searchKey/alike';
import type { Database } from '../../db/schema';

/** Words of entries that a typed word may stand for. */
export interface OtherWords {
  /** The same word, or the same but for a slip or a habit of the script. */
  spelt: string[];
  /** The word as the other script writes it. */
  heard: string[];
}

/** At most this many, the likest first: more would say nothing. */
const MOST = 40;

/** What the words of the register are that these words may stand for, in their order. */
export async function otherWords(db: Kysely<Database>, words: string[]): Promise<OtherWords[]> {
  if (!words.length) return [];
  const keys = words.map(keysOf);
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
