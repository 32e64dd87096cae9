import { describe, expect, it } from 'vitest';
import { readGazette } from '../../domain/gazette';

/** Each line as its days and `name | nameBn`; null for a line that is not understood. */
const read = (text: string, year = 2026) =>
  readGazette(text, year).map(({ entry }) => {
    if (!entry) return null;
    const { from, to, name, nameBn } = entry;
    return [from === to ? from : `${from}..${to}`, nameBn ? `${name} | ${nameBn}` : name];
  });

describe('a line of a list of holidays', () => {
  it.each([
    ['17–23 March 2026 Eid-ul-Fitr', '2026-03-17..2026-03-23', 'Eid-ul-Fitr'],
    ['Eid-ul-Fitr: 17-23 March', '2026-03-17..2026-03-23', 'Eid-ul-Fitr'],
    ['28 May – 2 June 2027, Eid-ul-Azha', '2027-05-28..2027-06-02', 'Eid-ul-Azha'],
    ['28 December - 2 January 2027 Winter break', '2026-12-28..2027-01-02', 'Winter break'],
    ['28 December 2026 to 2 January 2027 Winter break', '2026-12-28..2027-01-02', 'Winter break'],
    ['17/03/2026 - 23/03/2026 Eid', '2026-03-17..2026-03-23', 'Eid'],
    ['17-03-2026 to 23-03-2026 Eid', '2026-03-17..2026-03-23', 'Eid'],
    ['2026-03-17 Shab-e-Qadr', '2026-03-17', 'Shab-e-Qadr'],
    ['21.02.2026\tShaheed Day', '2026-02-21', 'Shaheed Day'],
    ['March 17-23, 2026 Eid', '2026-03-17..2026-03-23', 'Eid'],
    ['May 28 - June 2, 2026 Eid-ul-Azha', '2026-05-28..2026-06-02', 'Eid-ul-Azha'],
    ['May 1, 2026 – May Day', '2026-05-01', 'May Day'],
    ['20 and 21 October 2026 Durga Puja', '2026-10-20..2026-10-21', 'Durga Puja'],
    ['3rd April 2026, Friday, Good Friday', '2026-04-03', 'Good Friday'],
    ['1.\t21 February 2026\tSaturday\tShaheed Day\t1 day', '2026-02-21', 'Shaheed Day'],
    [
      '5) Eid-ul-Fitr (7 days) 17 March to 23 March 2026 Tuesday to Monday',
      '2026-03-17..2026-03-23',
      'Eid-ul-Fitr',
    ],
    ['২১ ফেব্রুয়ারি ২০২৬ শহীদ দিবস', '2026-02-21', 'শহীদ দিবস | শহীদ দিবস'],
    ['১৭–২৩ মার্চ ২০২৬ ঈদুল ফিতর', '2026-03-17..2026-03-23', 'ঈদুল ফিতর | ঈদুল ফিতর'],
    ['১৭ মার্চ থেকে ২৩ মার্চ ২০২৬ ঈদুল ফিতর (৭ দিন)', '2026-03-17..2026-03-23', 'ঈদুল ফিতর | ঈদুল ফিতর'],
    ['১।  মে দিবস  ১লা মে, ২০২৬  শুক্রবার', '2026-05-01', 'মে দিবস | মে দিবস'],
    ['২০ ও ২১ অক্টোবর দুর্গাপূজা', '2026-10-20..2026-10-21', 'দুর্গাপূজা | দুর্গাপূজা'],
    ['১৭-২৩ মার্চ ২০২৬ | Eid-ul-Fitr | ঈদুল ফিতর', '2026-03-17..2026-03-23', 'Eid-ul-Fitr | ঈদুল ফিতর'],
    ['ঈদুল ফিতর (Eid-ul-Fitr) ১৭/০৩/২০২৬', '2026-03-17', 'Eid-ul-Fitr | ঈদুল ফিতর'],
    ['ঈদে মিলাদুন্নবী ২৬.০৮.২৬', '2026-08-26', 'ঈদে মিলাদুন্নবী | ঈদে মিলাদুন্নবী'],
    ['26-Aug-27 Eid-e-Miladunnabi', '2027-08-26', 'Eid-e-Miladunnabi'],
    ['26-Aug-2027 Eid-e-Miladunnabi', '2027-08-26', 'Eid-e-Miladunnabi'],
    ['2027/08/26 Eid-e-Miladunnabi', '2027-08-26', 'Eid-e-Miladunnabi'],
    ['17-23/03/2026 Eid', '2026-03-17..2026-03-23', 'Eid'],
    ['Eid 28/05-02/06/2026', '2026-05-28..2026-06-02', 'Eid'],
    ['17/3/26 - 23/3/26 Eid', '2026-03-17..2026-03-23', 'Eid'],
    ['17, 18 and 19 March 2026 Eid', '2026-03-17..2026-03-19', 'Eid'],
    [
      'ঈদুল ফিতর ১৭ মার্চ ২০২৬ মঙ্গলবার হতে ২৩ মার্চ ২০২৬ সোমবার',
      '2026-03-17..2026-03-23',
      'ঈদুল ফিতর | ঈদুল ফিতর',
    ],
    ['Eid: Tuesday, 17 March 2026 to Monday, 23 March 2026', '2026-03-17..2026-03-23', 'Eid'],
    ['Eid: 17 March (Tuesday) – 23 March (Monday)', '2026-03-17..2026-03-23', 'Eid'],
    ['নববর্ষ ১৪ এপ্রিল ০১ বৈশাখ', '2026-04-14', 'নববর্ষ | নববর্ষ'],
    ['১৪ এপ্রিল ২০২৬ (১লা বৈশাখ, ১৪৩৩ বঙ্গাব্দ) বাংলা নববর্ষ', '2026-04-14', 'বাংলা নববর্ষ | বাংলা নববর্ষ'],
    ['পৌষ সংক্রান্তি ১৪ জানুয়ারি ২০২৬', '2026-01-14', 'পৌষ সংক্রান্তি | পৌষ সংক্রান্তি'],
    ['21 February 2026 Shaheed Day, ২১ ফেব্রুয়ারি', '2026-02-21', 'Shaheed Day'],
  ])('this line of a list of holidays is understood: %s', (text, days, name) => {
    expect(read(text)).toEqual([[days, name]]);
  });

  it.each([
    ['no day', 'Eid-ul-Fitr, depending on the moon'],
    ['no name', '17-23 March 2026'],
    ['no name but a weekday', '21 February 2026, Saturday'],
    ['a day that does not exist', '31 February 2026 Nothing'],
    ['days in the wrong order', '23-17 March 2026 Eid'],
    ['more days than an entry may have', '1 January 2026 - 31 December 2026 Nothing'],
    ['two days that do not follow each other', '17 and 23 March 2026 Eid'],
    ['three days of which one is not the next', '17, 18 and 20 March 2026 Eid'],
    ['four single days', '17, 18, 19 and 20 March 2026 Eid'],
    ['days in two places', '17 March 2026 Eid, 23 March 2026'],
  ])('a line of a list of holidays is not understood with %s', (_, text) => {
    expect(read(text)).toEqual([null]);
  });
});

describe('a whole list of holidays', () => {
  it('the headings in a list of holidays give the year and the kind of the holidays below them', () => {
    const text = [
      '২০২৭ সালের সরকারি ছুটির তালিকা',
      '',
      'সাধারণ ছুটি',
      '২১ ফেব্রুয়ারি শহীদ দিবস',
      'নির্বাহী আদেশে সরকারি ছুটি',
      '৮ মার্চ ঈদুল ফিতরের আগের দিন',
      'what is this?',
      'Optional holidays',
      '6 January Epiphany',
    ].join('\n');
    expect(
      readGazette(text, 2026).map(({ line, entry, isOptional }) => [
        line,
        entry && `${entry.from} ${entry.kind}`,
        isOptional,
      ]),
    ).toEqual([
      [4, '2027-02-21 PUBLIC', false],
      [6, '2027-03-08 EXECUTIVE', false],
      [7, null, false],
      [9, '2027-01-06 PUBLIC', true],
    ]);
  });

  it('a line of a list of holidays that names a vacation or an executive order gets that kind', () => {
    const kinds = readGazette(
      '6-30 September Annual vacation\n5 June Holiday by executive order\n১-৩০ ডিসেম্বর অবকাশ',
      2026,
    ).map(({ entry }) => entry?.kind);
    expect(kinds).toEqual(['VACATION', 'EXECUTIVE', 'VACATION']);
  });
});
