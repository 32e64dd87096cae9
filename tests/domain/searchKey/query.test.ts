import { describe, expect, it } from 'vitest';
import { searchQueryOf } from '../../../domain/searchKey/query';
import { termsOf } from '../../../domain/searchKey/terms';

describe('the search terms of a number', () => {
  it.each([
    ['1234/2021', ['1234', '1234/2021', '=12342021']],
    // digits of any script
    ['১২৩৪/২০২১', ['1234', '1234/2021', '=12342021']],
    ['१२३४/२०२१', ['1234', '1234/2021', '=12342021']],
    // spaces, dots, dashes and brackets separate parts in the same way
    ['1234 (2021)', ['1234', '1234/2021', '=12342021']],
    // leading zeros of a part may be typed or left out
    ['01234/2021', ['1234', '1234/2021', '=12342021']],
    // a two-digit year at the end is also a year of four digits
    ['1234/21', ['1234', '21', '1234/21', '1234/2021', '=12342021']],
    ['1234/99', ['1234', '99', '1234/99', '1234/1999', '=12341999']],
    // initials are one word
    ['W.P. No. 1234 of 2021', ['wp', '1234', 'wp/1234', '1234/2021', '=wp12342021']],
    ['C-777', ['777', 'c/777', '=c777']],
    // a BIN that is typed without its dash keeps its zeros
    ['000123456-0101', ['123456', '101', '123456/101', '=123456101', '=1234560101']],
    ['+880 1711-123456', ['880', '1711', '123456', '880/1711', '1711/123456', '=1711123456']],
  ])('the number %s gives the search terms %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('the search terms of a court case include each number in a range such as 46-48 of 2008', () => {
    expect(termsOf('Appeal Nos. 46-48 of 2008', 'caseNumber').filter((term) => term.startsWith('#'))).toEqual(
      ['#appeal46482008', '#48/2008', '#46/2008', '#47/2008'],
    );
  });

  it('search terms contain only the beginning of an overlong word, in texts and in queries', () => {
    const word = 'abcdefghij'.repeat(20);
    const beginning = 'abcdefghij'.repeat(8).slice(0, 79);
    expect(termsOf(word)).toEqual([beginning, `=${beginning}`]);
    expect(termsOf('𐐨'.repeat(60))[0]).toBe('𐐨'.repeat(39));
    expect(searchQueryOf(word)!.needs).toEqual([{ ways: [[`${beginning}*`]], word: beginning }]);
  });

  it('the search terms of a number keep the order of its parts', () => {
    expect(termsOf('2021/1234')).not.toContain('1234/2021');
  });

  it('search terms mark the number that identifies a record with #', () => {
    expect(termsOf('S-7/2024', 'ownNumber')).toEqual(['s/7', '7/2024', '#s72024', '#7/2024']);
  });
});

describe('the search terms of a name', () => {
  it('search terms mark a record’s own name with @', () => {
    expect(termsOf('Padma Mills 7', 'name')).toEqual([...termsOf('Padma Mills 7'), '@padma', '@mills', '@7']);
  });

  it.each([
    ['M/S Karim & Sons Ltd.', ['karim', 'sons', 'karimsons', '=karimsonsltd']],
    ['M/S. A.R. Traders', ['ar', 'traders', 'artraders', '=artraders']],
    ['মেসার্স শিরিন আলম লিঃ', ['শিরিন', 'আলম', 'শিরিনআলম', '=মেসার্সশিরিনআলমলিঃ']],
    ['Md. Ltd', ['md', 'ltd', 'mdltd', '=mdltd']],
    ['Mills 1934', ['mills', '1934', 'mills/1934', '=mills1934']],
    ['José', ['jose', '=jose']],
    ['C&F Agent', ['cnf', 'agent', 'cnfagent', '=cnfagent']],
    ["Cox's Bazar", ['coxs', 'bazar', 'coxsbazar', '=coxsbazar']],
  ])('the name %s gives the search terms %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('search terms have one form for letters with a dot below and leave out invisible joiners', () => {
    const [composed] = termsOf('\u09AC\u09DC');
    expect(termsOf('\u09AC\u09A1\u09BC')[0]).toBe(composed);
    expect(termsOf('ক\u200D্ষ')[0]).toBe('ক্ষ');
  });
});

describe('a parsed query', () => {
  it.each([
    'রিট পিটিশন নং ১২৩৪/২০২১',
    'W.P. No. 1234 of 2021',
    'WP 1234/21',
    'Writ Petition 1234/2021',
    'rit ১২৩৪/২১',
  ])('this query asks for a writ with number and year: %s', (text) => {
    const query = searchQueryOf(text)!;
    expect(query).toMatchObject({ kinds: ['high-court-rits'], numberAndYear: '1234/2021' });
  });

  it.each([
    ['CPLA 12/2024', ['high-court-cpa-cpl-cases']],
    ['সিপিএলএ ১২/২৪', ['high-court-cpa-cpl-cases']],
    ['CEVT 12/2024', ['tribunal-cases']],
    ['Customs Appeal 12/2024', ['custom-appeals']],
    ['CA 12/2024', ['custom-appeals']],
    ['কাস্টমস আপিল ১২/২৪', ['custom-appeals']],
    ['B/E C-1234', ['case-fillings']],
    ['AIN 301001852', ['cnf-agents', 'freight-forwarder-agents', 'shipping-agents']],
    ['12/2024', null],
  ])('the query %s is limited to the registers %j (null: all registers)', (text, kinds) => {
    expect(searchQueryOf(text)!.kinds).toEqual(kinds);
  });

  it('a query without a number searches all registers, even if a word such as “Bin” could name one', () => {
    expect(searchQueryOf('Mashrafe Bin Mortaza')!.kinds).toBeNull();
  });

  it('a query accepts any continuation of its last word or number', () => {
    expect(searchQueryOf('shirin al')!.needs.map(({ ways }) => ways)).toEqual([[['shirin']], [['al*']]]);
    expect(searchQueryOf('S-7/20')!.needs.map(({ ways }) => ways)).toEqual([
      [
        ['s/7', '7/20*'],
        ['s/7', '7/2020'],
        ['এস/7', '7/20*'],
        ['এস/7', '7/2020'],
      ],
    ]);
  });

  it('a query with a number and a financial year asks for each form of the year', () => {
    expect(searchQueryOf('14/16-17')!.needs.map(({ ways }) => ways)).toEqual([
      [
        ['14/16', '16/17*'],
        ['14/16', '16/2017'],
        ['14/2016', '2016/17*'],
        ['14/2016', '2016/2017'],
        ['14/2016', '2016/2017*'],
      ],
    ]);
    expect(searchQueryOf('16-17')!.needs.map(({ ways }) => ways)).toEqual([
      [['16/17*'], ['16/2017'], ['#16/2017']],
    ]);
  });

  it('a word of a query is whole even if a copied text has invisible marks or soft hyphens within the word', () => {
    const needs = [{ ways: [['karim*']], word: 'karim' }];
    expect(searchQueryOf('\u202Bka\u00ADrim\u202C')!.needs).toEqual(needs);
    expect(searchQueryOf(`${' '.repeat(200)}ka\u200Erim`)!.needs).toEqual(needs);
  });

  it('an empty text gives no query', () => {
    expect(searchQueryOf(' – ')).toBeNull();
  });
});
