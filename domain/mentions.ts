import { fold } from './folding';

/** A part of a note's text, and the person whom it names, if any. */
export interface NotePart<Person> {
  text: string;
  person?: Person;
}

/**
 * Splits a note's text so that each `@name` of one of these people is a part of its own. The database finds the same
 * names (server/platform/database/migrations/0091_mentionsAndAlerts.ts); a change here needs a migration.
 */
export function notePartsOf<Person extends { userName: string }>(
  text: string,
  people: readonly Person[],
): NotePart<Person>[] {
  const byName = new Map(people.map((person) => [fold(person.userName), person]));
  return text.split(WORDS).flatMap((part, place) => {
    const isWord = place % 2 === 1;
    const name = isWord && possibleNames(part.slice(1)).find((each) => byName.has(fold(each)));
    if (!name) return { text: part };
    const end = 1 + name.length;
    return [{ text: part.slice(0, end), person: byName.get(fold(name))! }, { text: part.slice(end) }];
  });
}

/** The names that a word after `@` may stand for; the first one that is a user's name counts. */
function possibleNames(word: string): string[] {
  const trimmed = word.replace(/(?<![._-])[._-]+$/, '');
  return [word, trimmed, trimmed.replace(ENDING, '')];
}

/** `@` and a word, which ends at a space or at punctuation that no user name has; not the `@` of an e-mail address. */
const WORDS = /((?<![\p{L}\p{M}\p{N}._-])@[^\s!-,/:-?[-^`{-~।॥\u2000-\u206f]+)/u;

/**
 * A Bengali case ending. After a name in another script or a digit, anything in Bengali is an ending, since a
 * user name is in one script; after a Bengali name, only the endings that persons' names take.
 */
const ENDING = /(?<=[^\u0980-\u09e5._-])[._-]*[\u0980-\u09e5].*$|(?<![._-])[._-]*(?:কে|ের|এর|র)$/u;
