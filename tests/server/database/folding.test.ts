import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../domain/folding';
import { isLong } from '../../support/long';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SURROGATES = { first: 0xd800, last: 0xdfff };
const LAST = 0x10ffff;
const LAST_OF_SHORT_RUN = 0x2fff;

/** Every storable character, that is all except NUL and lone surrogates. */
function* everyCharacter(last = LAST): Generator<string> {
  for (let code = 1; code <= last; code++) {
    if (code < SURROGATES.first || code > SURROGATES.last) yield String.fromCodePoint(code);
  }
}

function* batches(texts: Iterable<string>, size = 10_000): Generator<string[]> {
  let batch: string[] = [];
  for (const text of texts) {
    batch.push(text);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length) yield batch;
}

/** The code points of each text that the database and fold() fold differently. */
async function foldedOtherwise(texts: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const batch of batches(texts)) {
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${batch}::text[], ${batch.map(fold)}::text[]) as each_text (text, expected)
      where folded(text) is distinct from expected
    `.execute(database.db);
    found.push(...rows.map(({ text }) => codesOf(text)));
  }
  return found;
}

const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)!.toString(16)).join(' ');

describe('folding in the database equals fold()', () => {
  it('the database folds every single character as fold() does @long', async () => {
    expect(await foldedOtherwise(everyCharacter())).toEqual([]);
  });

  it('the database folds every character between letters and at the end of a word as fold() does', async () => {
    const inContext = function* () {
      for (const character of everyCharacter(isLong ? LAST : LAST_OF_SHORT_RUN))
        yield `a${character}b ক${character} ${character}`;
    };
    expect(await foldedOtherwise(inContext())).toEqual([]);
  });

  it('the database folds every letter before and after every kind of mark as fold() does', async () => {
    const marks = [
      '\u0307',
      '\u0301',
      '\u0331',
      '\u0345',
      '\u09bc',
      '\u09be',
      '\u{1e08f}',
      '\u200d',
      'Σ',
      'ς',
    ];
    const paired = function* () {
      for (let code = 0x41; code < 0x3000; code++) {
        const letter = String.fromCodePoint(code);
        for (const mark of marks) yield `${letter}${mark}`;
        yield `Α${letter}`;
        yield `Σ${letter} ΟΔΟΣ${letter}`;
      }
    };
    expect(await foldedOtherwise(paired())).toEqual([]);
  });
});

it.each([
  ['İSTANBUL', 'istanbul'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['ÉCOLE', 'école'],
  ['E\u0301cole', 'école'],
  ['ЮЖНЫЙ', 'южный'],
  ['ＡＢＣ', 'ａｂｃ'],
  ['নথি-১২', 'নথি-12'],
  ['ক\u09c7\u09be', 'ক\u09cb'],
  // a letter newer than Unicode 14 is left unchanged, even if the runtime's Unicode has it
  ['\ua7cb', '\ua7cb'],
  ['E\u0301 \ua7cb', 'e\u0301 \ua7cb'],
])('the database and fold() both fold %j to %j', async (text, expected) => {
  const { rows } = await sql<{ folded: string }>`select folded(${text}) as folded`.execute(database.db);
  expect([fold(text), rows[0]!.folded]).toEqual([expected, expected]);
});

it('the database folds null to null', async () => {
  const { rows } = await sql`select folded(null) as folded, folded('') as nothing`.execute(database.db);
  expect(rows).toEqual([{ folded: null, nothing: '' }]);
});
