import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../domain/causeLists/entries';
import type { ListEntry } from '../../../domain/causeLists/listRow';

/**
 * The numbers of a row, such as `high-court-rits 8259/2022`. Several registers are joined by `|`, and `?` stands for a
 * type that is not named. `mentions` stands before a number of a case that the row is not about.
 */
const named = ({ numbers }: ListEntry) =>
  numbers.map(
    ({ kinds, number, mark, year, isMention }) =>
      `${isMention ? 'mentions ' : ''}${kinds?.join('|') ?? '?'} ${number}${mark ? `(${mark})` : ''}/${year}`,
  );

const numbersIn = (text: string) => entriesOf(text).map(named);

describe('the numbers of a row', () => {
  it.each([
    ['1 | Writ Petition, 8259/2022, Chattogram | A vs B', ['high-court-rits 8259/2022']],
    ['1 | W.P. No. 0777 of 21 | A vs B', ['high-court-rits 777/2021']],
    ['1 | W/P | 777 | 2021 | A vs B', ['high-court-rits 777/2021']],
    ['১। রীট পিটিশন নংঃ ৮২৫৯/২০২২, চট্টগ্রাম', ['high-court-rits 8259/2022']],
    ['1 | Customs Appeal, 832(FM)/2006 | A vs B', ['custom-appeals 832(fm)/2006']],
    ['1 | Writ Petition (PIL) 6995/2018 | A vs B', ['high-court-rits 6995/2018']],
    ['1 | W.P.(C) No. 6995 of 2018 | A vs B', ['high-court-rits 6995/2018']],
    ['১। রীট মোকদ্দমা নং ৬৯৯৫/২০১৮', ['high-court-rits 6995/2018']],
    ['1 | ixU wcwUkb bs 6995/2018 | A vs B', ['high-court-rits 6995/2018']],
    ['1| Kv÷gm Avcxj bs 46, 47/2008| M/s. Alam Trade', ['custom-appeals 46/2008', 'custom-appeals 47/2008']],
    [
      '1. WRIT PETITION Nos.8259, 8260, 8261 … all of 2022',
      ['high-court-rits 8259/2022', 'high-court-rits 8260/2022', 'high-court-rits 8261/2022'],
    ],
    [
      '1. Customs Appeal Nos. 46-48 of 2008',
      ['custom-appeals 46/2008', 'custom-appeals 47/2008', 'custom-appeals 48/2008'],
    ],
    [
      '1. কাস্টমস আপীল নং ৪৬, ৪৭ ও ৫১/২০০৮',
      ['custom-appeals 46/2008', 'custom-appeals 47/2008', 'custom-appeals 51/2008'],
    ],
    ['1. Customs Appeal Nos. 1-2/2024', ['custom-appeals 1/2024', 'custom-appeals 2/2024']],
    ['1. Civil Petition No. 12 of 2024', ['high-court-cpa-cpl-cases|high-court-cp-cases 12/2024']],
    ['1. C.P.L.A. 12/24', ['high-court-cpa-cpl-cases|high-court-cp-cases 12/2024']],
    ['1. Writ Petition 5/2022 with 6/2022', ['high-court-rits 5/2022', 'high-court-rits 6/2022']],
    ['১. ২০২২ সালের ৮২৫৯ নং রিট পিটিশন, করিম বনাম সরকার', ['high-court-rits 8259/2022']],
    ['১. ২০০৮ সনের ৪৬ ও ৪৭ নং কাস্টমস আপিল', ['custom-appeals 46/2008', 'custom-appeals 47/2008']],
    ['১. সি.পি.এল.এ. নং ১২/২০২৪', ['high-court-cpa-cpl-cases|high-court-cp-cases 12/2024']],
    ['1. Customs Appeal No. 46/2008 to 47/2008', ['custom-appeals 46/2008', 'custom-appeals 47/2008']],
    // the type is not named
    ['1 | 8259/2022 | A vs B', ['? 8259/2022']],
  ])('the case numbers of a cause list’s row are read from: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual([numbers]);
  });

  it.each([
    ['1 | Criminal Miscellaneous Case, 8259/2022 | A vs B', [['8259', 'criminal miscellaneous']]],
    ['1 | Civil Revision, 4/2020 | Shop No. 8259/2022 vs B', [['4', 'civil revision']]],
    ['1 | CEVT/CASE(VAT)-310/2024 | A vs B', [['310', 'cevt vat']]],
    [
      '1 | Civil Appeals Nos. 5-6 of 2024 | A vs B',
      [
        ['5', 'civil appeal'],
        ['6', 'civil appeal'],
      ],
    ],
    ['CIVIL APPEAL\n1 | 5/2024 | A vs B', [['5', 'civil appeal']]],
  ])('a row of a cause list keeps the words for a type of case that no register has: %s', (text, numbers) => {
    const [entry] = entriesOf(text);
    expect(entry!.numbers.map(({ kinds, number, other }) => [kinds, number, other])).toEqual(
      numbers.map((number) => [[], ...number]),
    );
  });

  it.each([
    ['a day', '1 | Writ Petition (order of 12/05/2022) | A vs B'],
    ['the number of a file', '1 | 08.01.2000.123.27.005.22 | A vs B'],
  ])('no case number is read from %s in a row of a cause list', (_, text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  const LEAVE = 'high-court-cpa-cpl-cases|high-court-cp-cases 12/2024';
  const ORIGIN = 'mentions high-court-rits 8259/2022';

  it.each([
    ['1. Civil Petition No. 12 of 2024 (arising out of Writ Petition No. 8259 of 2022)', [LEAVE, ORIGIN]],
    [
      '1. Civil Petition No. 12 of 2024 from the judgment dated 12.01.2023 passed in Writ Petition No. 8259 of 2022',
      [LEAVE, ORIGIN],
    ],
    ['1. রিট পিটিশন নং ৮২৫৯/২০২২ হতে উদ্ভূত সিভিল পিটিশন নং ১২/২০২৪', [ORIGIN, LEAVE]],
  ])('a row of a cause list mentions the case that was appealed from: %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual([numbers]);
  });

  it.each([
    ['in brackets', ['1. C.P. No. 12 of 2024', '(Arising out of Writ Petition No. 8259 of 2022)']],
    [
      'as a judgment',
      [
        '1. C.P. No. 12 of 2024',
        'From the judgment and order dated 12.01.2023 passed in Writ Petition No. 8259 of 2022',
      ],
    ],
    ['in two lines', ['1. C.P. No. 12 of 2024', '(Arising out of Writ Petition', 'No. 8259 of 2022)']],
    ['begun in its row', ['1. C.P. No. 12 of 2024 (arising out of', 'Writ Petition No. 8259 of 2022)']],
    ['in its column', ['1 | C.P., 12/2024 | A vs B', ' | (Arising out of Writ Petition No. 8259 of 2022)']],
    ['in Bengali', ['১. সিভিল পিটিশন নং ১২/২০২৪', '(রিট পিটিশন নং ৮২৫৯/২০২২ হইতে উদ্ভূত)']],
  ])('a row of a cause list mentions the case appealed from in the line below: %s', (_, lines) => {
    expect(numbersIn(lines.join('\n'))).toEqual([[LEAVE, ORIGIN]]);
  });
});

describe('a cause list', () => {
  const told = (text: string) =>
    entriesOf(text).map(({ line, court, itemNo, with: above, date, numbers }) => [
      line,
      court,
      itemNo,
      above,
      date,
      numbers[0]!.number,
    ]);

  it('rows of a cause list have its court and date, and say whether they are heard with the row above', () => {
    const text = [
      'HIGH COURT DIVISION',
      'Date : 24/08/2026',
      'Mr. Justice A. Kabir',
      '[Annex Building Court No. 18]',
      '7 | Writ Petition, 1/2022 | A vs B',
      ' | Writ Petition, 2/2022 | A vs B',
      '(with) | Writ Petition, 3/2022 | A vs Ministry of Law,',
      'Justice and Parliamentary Affairs',
      '8 | Writ Petition, 4/2022, (25.08.2026) | A vs B',
      '9 | Writ Petition, 5/2022, (order dated 12.01.2023) | A vs B',
      'Court No. 1',
      'তারিখ : ২৬ আগস্ট ২০২৬',
      'Writ Petition No. 6 of 2022',
    ].join('\r\n');
    const annex = 'Annex Building Court No. 18';
    expect(told(text)).toEqual([
      [5, annex, '7', null, '2026-08-24', '1'],
      [6, annex, null, '7', '2026-08-24', '2'],
      [7, annex, null, '7', '2026-08-24', '3'],
      [9, annex, '8', null, '2026-08-25', '4'],
      [10, annex, '9', null, '2026-08-24', '5'],
      [13, 'Court No. 1', null, null, '2026-08-26', '6'],
    ]);
  });

  it('a cause list’s head that is repeated on the next page keeps court, type of case and item number', () => {
    const text = [
      'Date : 24/08/2026',
      'Mr. Justice A. Kabir',
      '[Court No. 18]',
      'WRIT PETITION',
      '7 | 1/2022 | A vs B',
      'Date : 24/08/2026',
      ' | 2/2022 | A vs B',
      '[Court No. 18]',
      '8 | 3/2022 | A vs B',
      'Mr. Justice B. Karim',
      '9 | 4/2022 | A vs B',
    ].join('\n');
    expect(told(text)).toEqual([
      [5, 'Court No. 18', '7', null, '2026-08-24', '1'],
      [7, 'Court No. 18', null, '7', '2026-08-24', '2'],
      [9, 'Court No. 18', '8', null, '2026-08-24', '3'],
      [11, null, '9', null, '2026-08-24', '4'],
    ]);
    expect(numbersIn(text)).toEqual([
      ['high-court-rits 1/2022'],
      ['high-court-rits 2/2022'],
      ['high-court-rits 3/2022'],
      ['? 4/2022'],
    ]);
  });

  it('judges repeated on the next page of a cause list keep its court and the item that a row is heard with', () => {
    const head = ['[Court No. 18]', 'Mr. Justice A. Kabir', 'Mr. Justice B. Karim', 'Date : 24/08/2026'];
    const text = [...head, '7 | W.P. 1/2022 | A', ...head, ' | W.P. 2/2022 | A', '8 | W.P. 3/2022 | A'].join(
      '\n',
    );
    expect(told(text)).toEqual([
      [5, 'Court No. 18', '7', null, '2026-08-24', '1'],
      [10, 'Court No. 18', null, '7', '2026-08-24', '2'],
      [11, 'Court No. 18', '8', null, '2026-08-24', '3'],
    ]);
  });

  it('a cause list may be printed in two columns, with rows side by side', () => {
    const text = [
      '1 | W.P. 1/2022 | 11 | W.P. 11/2022',
      '2\tWrit Petition\t2/2022\t12\tWrit Petition\t12/2022',
      '3. W.P. 3/2022          ১৩। রিট পিটিশন নং ১৩/২০২২',
      'A vs B (25.08.2026)     C vs D',
      '4 | Writ Petition | 8259 | 2022 | 12 Agrabad | Title Suit 9/2021',
    ].join('\n');
    expect(told(text)).toEqual([
      [1, null, '1', null, null, '1'],
      [1, null, '11', null, null, '11'],
      [2, null, '2', null, null, '2'],
      [2, null, '12', null, null, '12'],
      [3, null, '3', null, null, '3'],
      [3, null, '13', null, null, '13'],
      [5, null, '4', null, null, '8259'],
    ]);
  });

  it('a bench in a cause list does not get the courtroom of the bench above it', () => {
    const text = ['[Court No. 5]', '1. W.P. 1/2022', 'Mr. Justice B. Karim', '1. W.P. 2/2022'].join('\n');
    expect(told(text).map(([, court]) => court)).toEqual(['Court No. 5', null]);
  });

  it('a cause list may be typed in Bijoy, in its head and in its rows', () => {
    const text = ['ZvwiL : 24/08/2026', 'Av`vjZ K¶ bs 18', '7| wiU wcwUkb bs 5/2022| Avjg †UªW ebvg ivóª'];
    expect(told(text.join('\n'))).toEqual([[3, 'আদালত কক্ষ নং ১৮', '7', null, '2026-08-24', '5']]);
    expect(entriesOf(text.join('\n'))[0]!.text).toBe('7| রিট পিটিশন নং ৫/২০২২| আলম ট্রেড বনাম রাষ্ট্র');
  });

  it('a cause list may have letters in its serial numbers', () => {
    const text = ['1A. W.P. 1/2022', '12-A | W.P. 2/2022 | A', '12-b) W.P. 3/2022', '13a | W.P. 4/2022 | A'];
    expect(told(text.join('\n')).map(([, , item]) => item)).toEqual(['1A', '12-A', '12-b', '13a']);
  });

  it('a cause list may have a bracket around its serial numbers or an asterisk before them', () => {
    const text = ['*1. W.P. 1/2022', '(2) W.P. 2/2022', '* 3 | W.P. 3/2022 | A', '(৪) রিট পিটিশন নং ৪/২০২২'];
    expect(told(text.join('\n')).map(([, , item]) => item)).toEqual(['1', '2', '3', '4']);
  });

  it('a cause list may have a colon or a dash after its serial numbers', () => {
    const text = ['1: W.P. 1/2022', '2 - W.P. 2/2022', '৩ – রিট পিটিশন নং ৩/২০২২'];
    expect(told(text.join('\n')).map(([, , item, above]) => [item, above])).toEqual([
      ['1', null],
      ['2', null],
      ['3', null],
    ]);
  });

  it('a row of a cause list may be broken into several lines, as in text from a PDF', () => {
    const text = [
      '12 | Writ Petition, | Alam Trade [Adv : X]',
      '8259/2022, Chattogram | vs',
      '(25.08.2026) | Commissioner of Customs',
      '13',
      'Customs Appeal Nos. 46,',
      '47 of 2008',
    ].join('\n');
    expect(entriesOf(text).map((entry) => [entry.itemNo, entry.date, ...named(entry)])).toEqual([
      ['12', '2026-08-25', 'high-court-rits 8259/2022'],
      ['13', null, 'custom-appeals 46/2008', 'custom-appeals 47/2008'],
    ]);
  });

  it('a row without a serial may be broken into several lines, and its type is not taken for a heading', () => {
    const text = [
      'CUSTOMS APPEAL',
      '1 | 46/2008 | A [Adv : X]',
      'Writ Petition | B [Adv : Y]',
      '8260/2022 | vs',
      'Dhaka | Commissioner of Customs',
      '2 | 47/2008 | C vs D',
    ].join('\n');
    expect(entriesOf(text).map((entry) => [entry.itemNo, entry.with, ...named(entry)])).toEqual([
      ['1', null, 'custom-appeals 46/2008'],
      [null, '1', 'high-court-rits 8260/2022'],
      ['2', null, 'custom-appeals 47/2008'],
    ]);
  });

  it('a cause list may have an empty column before its serial numbers', () => {
    const text = ['\t7\tW.P.\t1/2022', '\t8\tW.P.\t2/2022', '\t8260\t2022\tA vs B'];
    expect(told(text.join('\n')).map(([, , item, above, , number]) => [item, above, number])).toEqual([
      ['7', null, '1'],
      ['8', null, '2'],
      [null, '8', '8260'],
    ]);
  });

  it('a cause list may name the type of the cases once, above their rows', () => {
    const text = ['WRIT PETITION', '1. 8259/2022', '2. 8260/2022', 'CIVIL REVISION', '3. 8261/2022'].join(
      '\n',
    );
    expect(numbersIn(text)).toEqual([
      ['high-court-rits 8259/2022'],
      ['high-court-rits 8260/2022'],
      [' 8261/2022'],
    ]);
  });
});
