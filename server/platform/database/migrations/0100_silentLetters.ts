import { sql, type Kysely } from 'kysely';

/**
 * Latin words with letters that may be silent (`Bridge`, `Knight`) get the sound keys of that reading too, as
 * `soundKeys` (domain/searchKey/sound.ts) makes them as of this migration; the keys they had stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // a register of millions knows many words
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows } = await sql<{ word: string; sounds: string[] }>`
    select word, sounds from search_word where word ~ ${SUCH}
  `.execute(db);
  const changed = rows.flatMap(({ word, sounds }) => {
    if (LOANWORDS.has(word)) return [];
    const added = keysOf(word).filter((key) => !sounds.includes(key));
    return added.length ? [{ word, sounds: [...sounds, ...added] }] : [];
  });
  await sql`
    update search_word set sounds = given.sounds
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (word text, sounds text[])
    where search_word.word = given.word
  `.execute(db);
}

const SUCH = 'dg[ei]|^(wr|wh|gn|ps)|igh|[ao]ught|gn(s|er|ers|ing)?$|mb(s|er|ers|ing)?$|stle|alk|bts?$';

/** Their sound is that of their Bengali spelling. */
const LOANWORDS: ReadonlySet<string> = new Set(['high', 'judge', 'knit', 'knitwear']);

/** The keys of the reading with silent letters; none for a word without such letters. */
function keysOf(word: string): string[] {
  const spoken = replaced(word, SILENT);
  if (spoken === word) return [];
  const single = replaced(spoken, SPOKEN).replace(/(.)\1+/g, '$1');
  const readings = single.includes('ng') ? [single.replaceAll('ng', 'n'), single] : [single];
  return readings
    .map((sounds) => (/^[aeiouy]/.test(sounds) ? 'a' : '') + replaced(sounds, TO_KEY))
    .filter((key) => key.length > 0);
}

type Rules = readonly (readonly [RegExp, string])[];

const replaced = (word: string, rules: Rules): string =>
  rules.reduce((text, [letters, heard]) => text.replace(letters, heard), word);

const SILENT: Rules = [
  [/dg(?=[ei])/g, 'j'],
  [/^wr/, 'r'],
  [/^who/, 'ho'],
  [/^wh/, 'hoy'],
  [/eigh/g, 'ei'],
  [/[ao]ugh(?=t)/g, 'o'],
  [/igh/g, 'ai'],
  [/^gn/, 'n'],
  [/gn(?=(?:s|er|ers|ing)?$)/, 'n'],
  [/^ps/, 's'],
  [/mb(?=(?:s|er|ers|ing)?$)/, 'm'],
  [/stle/g, 'sl'],
  [/alk/g, 'ok'],
  [/bt(?=s?$)/, 't'],
];

const SPOKEN: Rules = [
  [/[^a-z]/g, ''],
  [/tion/g, 'son'],
  [/^kn/, 'n'],
  [/ck/g, 'k'],
  [/t?chh?/g, 'C'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([kgjtdbrz])h/g, '$1'],
  [/x/g, 'ks'],
  [/qu(?=[aeiou])/g, 'ky'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=^|[aeiou])y(?=[aeiou])|w/g, 'y'],
  [/y(?=[^aeiouy]|$)/g, 'i'],
  [/(?<=[^aeiou])e$/g, ''],
];

const TO_KEY: Rules = [
  [/(?<=.)h/g, ''],
  [/[aeiouy]/g, ''],
  [/c/g, 's'],
  [/f/g, 'p'],
];
