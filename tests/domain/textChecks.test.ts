import { describe, expect, it } from 'vitest';
import { long, text } from '../../domain/fields';
import { newUserFields, userFields } from '../../domain/users';
import { check } from '../../domain/validation';

const fields = { line: text(), lines: long() };

/** The stored form of a text, or the code that refuses it. */
function result(field: keyof typeof fields, sent: string): string | null {
  const checked = check(fields, 'create', { [field]: sent });
  return checked.ok ? checked.values[field] : `refused: ${checked.errors.map(({ code }) => code).join(' ')}`;
}

describe('a one-line text', () => {
  it.each([
    ['zero-width spaces', 'S\u200b-12', 'S-12'],
    ['soft hyphens', 'Chatto\u00adgram', 'Chattogram'],
    ['byte order marks', '\ufeffS-12', 'S-12'],
    ['line breaks', 'one\ntwo\rthree\r\nfour', 'one two three four'],
    ['tabs', 'one\ttwo', 'one two'],
    ['rarer line breaks', 'one\u0085two\u2028three\u2029four', 'one two three four'],
    ['line breaks at an end', '\nS-12\r\n', 'S-12'],
    ['nothing but what is invisible', '\u200b\u00ad \n', null],
  ])('a one-line text is stored without %s', (_, sent, stored) => {
    expect(result('line', sent)).toBe(stored);
  });

  it.each([
    ['after a virama', 'ক\u09cd\u200cষ', 'ক\u09cd\u200cষ'],
    ['before a virama', 'র\u200d\u09cdয', 'র\u200d\u09cdয'],
    ['at the end of a word', 'ত\u09cd\u200d', 'ত\u09cd\u200d'],
    ['once, after a letter', 'র\u200d\u200d\u200c\u09cdয', 'র\u200d\u09cdয'],
    ['not in Latin words', 'ad\u200dmin \u200cS-12', 'admin S-12'],
    ['not after a space or digit', 'ক \u200dখ ১\u200c২', 'ক খ ১২'],
  ])('a one-line text keeps joiners within Bengali: %s', (_, sent, stored) => {
    expect(result('line', sent)).toBe(stored);
  });

  it.each([
    '\u061c',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ])('a text with the direction mark %j is refused', (mark) => {
    expect(result('line', `S-${mark}12`)).toBe('refused: directionMarks');
    expect(result('lines', `S-${mark}12`)).toBe('refused: directionMarks');
  });

  it.each(['\0', '\u0007', '\u000b', '\u001b', '\u007f', '\u009b', '\u2060', '\u206a', '\ufff9', '\ud800'])(
    'a text with the control character %j is refused',
    (control) => {
      expect(result('line', `S-${control}12`)).toBe('refused: notText');
      expect(result('lines', `S-${control}12`)).toBe('refused: notText');
    },
  );

  it('a text that breaks several rules gets only one error', () => {
    expect(result('line', '\0\u202e')).toBe('refused: notText');
  });

  it('a text that is far too long is refused before its characters are read', () => {
    expect(check(fields, 'create', { line: '\u200b'.repeat(1021) })).toMatchObject({
      errors: [{ code: 'tooLong', message: 'Must be at most 255 characters' }],
    });
  });

  it('the length of a text is measured by its stored form', () => {
    expect(result('line', '\u200b'.repeat(300) + 'x'.repeat(255))).toBe('x'.repeat(255));
  });
});

describe('a multi-line text', () => {
  it.each([
    ['line breaks and tabs as typed', 'one\r\ntwo\n\tthree', 'one\r\ntwo\n\tthree'],
    ['rarer line breaks as line breaks', 'one\u0085two\u2028three\u2029four', 'one\ntwo\nthree\nfour'],
    ['nothing that is invisible', 'o\u200bn\u00ade\ufeff', 'one'],
  ])('a multi-line text is stored with %s', (_, sent, stored) => {
    expect(result('lines', sent)).toBe(stored);
  });
});

describe('a text equal to the stored one', () => {
  const old = 'S-\u202e12\n';

  it('a text that today’s checks would refuse stays unchanged if it equals the stored one', () => {
    expect(check(fields, 'edit', { line: old, lines: 'x' }, { line: old, lines: null })).toEqual({
      ok: true,
      values: { line: old, lines: 'x' },
    });
  });

  it('a stored text is checked like any other text once it was edited', () => {
    expect(check(fields, 'edit', { line: `${old}3` }, { line: old })).toMatchObject({
      ok: false,
      errors: [{ field: 'line', code: 'directionMarks' }],
    });
    expect(check(fields, 'edit', { line: ' S-12\n ' }, { line: old })).toMatchObject({
      values: { line: 'S-12' },
    });
  });

  it('an empty text of a required field is refused even if it equals the stored one', () => {
    expect(check(userFields, 'edit', { fullName: '' }, { fullName: '' })).toMatchObject({
      errors: [{ field: 'fullName', code: 'nameRequired' }, { field: 'phone' }, { field: 'roles' }],
    });
  });
});

describe("a new user's name", () => {
  const refusal = (userName: string) => {
    const checked = check(newUserFields, 'create', {
      userName,
      fullName: 'Rahima Begum',
      phone: '01711000000',
      roles: [{ id: 1 }],
    });
    return checked.ok ? null : checked.errors;
  };

  it.each([
    'rahima',
    'Rahima.Begum-2_x',
    'rahima@customs.gov.bd',
    'রহিমা',
    'রহিমা.১২',
    'রাবেয়া',
    'José',
    'иван',
    'νίκος',
    '123',
  ])('the name of a new user may be %s', (name) => expect(refusal(name)).toBeNull());

  it.each([
    ['a Cyrillic letter among Latin ones', 'аdmin'],
    ['a Greek letter among Latin ones', 'adminο'],
    ['Bengali and Latin letters', 'রহিমা.begum'],
    ['letters of full width', 'ａｄｍｉｎ'],
    ['digits of full width', 'admin１２'],
    ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
    ['a ligature', 'oﬃce'],
    ['a space', 'rahima begum'],
    ['other signs', "');drop--"],
    ['an emoji', 'rahima🙂'],
    ['a mark without its letter', 'admin\u0325\u0359'],
    ['a joiner', 'ক\u09cd\u200cষণ'],
  ])('the name of a new user must not contain %s', (_, name) => {
    expect(refusal(name)).toMatchObject([
      {
        field: 'userName',
        code: 'userNameLetters',
        message: 'Must be letters of one script, digits, or . _ - @, without spaces',
      },
    ]);
  });
});
