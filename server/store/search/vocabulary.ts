import { sql, type Kysely } from 'kysely';
import { isMisspelt, nearKeys } from '../../../domain/searchKey/misspelling';
import { isBengali, soundDistance, soundKeys } from '../../../domain/searchKey/sound';
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
  const sounds = words.map(soundKeys);
  const near = words.map(nearKeys);
  const { rows } = await sql<{ word: string; sounds: string[]; near: string[] }>`
    select word, sounds, near from search_word
    where sounds && ${sounds.flat()}::text[] or near && ${near.flat()}::text[]
  `.execute(db);
  return words.map((word, at) => {
    const shares = (row: { sounds: string[]; near: string[] }) =>
      row.sounds.some((key) => sounds[at]!.includes(key)) || row.near.some((key) => near[at]!.includes(key));
    return rank(
      word,
      rows.filter(shares).map((row) => row.word),
    );
  });
}

function rank(word: string, found: string[]): OtherWords {
  const others: OtherWords & { distances: Map<string, number> } = {
    spelt: [],
    heard: [],
    distances: new Map(),
  };
  for (const other of found) {
    if (other === word) continue;
    const distance = soundDistance(word, other);
    others.distances.set(other, distance);
    if (isBengali(word) !== isBengali(other)) {
      if (distance <= 1) others.heard.push(other);
    } else if (distance <= SAME_SCRIPT || isMisspelt(word, other)) others.spelt.push(other);
  }
  const likest = (words: string[]) =>
    words.toSorted((a, b) => others.distances.get(a)! - others.distances.get(b)!).slice(0, MOST);
  return { spelt: likest(others.spelt), heard: likest(others.heard) };
}

/** Of one script, words that sound alike are more often different words. */
const SAME_SCRIPT = 0.6;
