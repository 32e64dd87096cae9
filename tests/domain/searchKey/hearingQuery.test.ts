import { describe, expect, it } from 'vitest';
import { HearingMatcher, hearingQueryOf } from '../../../domain/searchKey/hearingQuery';

const TODAY = '2026-08-20';

describe('the day in a text', () => {
  it.each([
    ['25/08/2026', '2026-08-25'],
    ['annex 11 ২৫.৮.২৬', '2026-08-25'],
    ['2026-08-25 annex', '2026-08-25'],
    ['hearing of 25 August 2026, annex 11', '2026-08-25'],
    ['২৫শে আগস্ট ২০২৬ শুনানি', '2026-08-25'],
    ['আজ অ্যানেক্স', '2026-08-20'],
    ['আজকের শুনানি', '2026-08-20'],
    ['tomorrow annex', '2026-08-21'],
    ['আগামীকালের শুনানি', '2026-08-21'],
    ['August 25, 2026 annex', '2026-08-25'],
    ['25 Aug annex', '2026-08-25'],
    ['annex 11, august 25th', '2026-08-25'],
    ['২৫শে আগস্ট অ্যানেক্স', '2026-08-25'],
    ['10 jan', '2027-01-10'],
    ['30 april', '2026-04-30'],
    ['31 june annex', null],
    ['25 market road', null],
    ['annex 11 2026', null],
    ['S-7/05/2026 annex', null],
    ['5(13)/4712/2026 annex', null],
    ['31/02/2026 annex', null],
    ['annex 11', null],
  ])('the day in the query “%s” is %s', (text, day) => {
    expect(hearingQueryOf(text, TODAY)!.day).toBe(day);
  });

  it('the query for hearings searches the rest of the text, without words such as `item`', () => {
    const { needs, kinds } = hearingQueryOf('WP 25/08/2026 annex item 45', TODAY)!;
    expect(needs.map(({ ways }) => ways[0])).toEqual([['annex'], ['45']]);
    expect(hearingQueryOf('25 aug annex', TODAY)!.needs.map(({ ways }) => ways[0])).toEqual([['annex*']]);
    expect(kinds).toEqual(['high-court-rits']);
  });

  it.each(['শুনানির তারিখ ২৫/০৮/২০২৬', 'next date 25/08/2026', 'পরবর্তী শুনানি: ২৫/৮/২৬', 'আজকের শুনানি'])(
    'only the day is searched for beside words that announce it: %s',
    (text) => {
      expect(hearingQueryOf(text, TODAY)!.needs).toEqual([]);
    },
  );

  it.each(['1234/2021', 'hearings', '', '880123'])('the query %j does not ask for a hearing', (text) => {
    expect(hearingQueryOf(text, TODAY)).toBeNull();
  });
});

describe('a hearing', () => {
  const courts = ['Annex Bench 11', 'Main Building 2', 'Advocate Sultana'];
  const matches = (text: string, texts: string[]) =>
    new HearingMatcher(hearingQueryOf(text, TODAY)!.needs, courts).matches(texts);

  it.each([
    'annex 11',
    'annex sultana',
    'anex bench', // spelt alike
    'sulatna', // two letters swapped
    'সুলতানা', // in the other script
    'annex bench 11 45',
    'ann',
  ])('a hearing that has all typed words matches: %s', (text) => {
    expect(matches(text, ['Annex Bench 11', 'Advocate Sultana', '45'])).toBe(true);
  });

  it.each(['annex 2', 'main', 'annex 4', 'rahman'])(
    'a hearing that lacks a typed word does not match: %s',
    (text) => {
      expect(matches(text, ['Annex Bench 11', 'Advocate Sultana', '45'])).toBe(false);
    },
  );
});
