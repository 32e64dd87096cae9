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
    ['a range within a range', '17 - 19 - 23 March 2026 Eid'],
    ['days in two places', '17 March 2026 Eid, 23 March 2026'],
  ])('a line of a list of holidays is not understood with %s', (_, text) => {
    expect(read(text)).toEqual([null]);
  });
});

describe('a line of a list of holidays with several days', () => {
  const paragraph = [
    ['2026-02-21', 'শহীদ দিবস | শহীদ দিবস'],
    ['2026-03-20', 'জুমাতুল বিদা | জুমাতুল বিদা'],
    ['2026-03-21', 'ঈদুল ফিতর | ঈদুল ফিতর'],
  ];

  it.each([
    '২১ ফেব্রুয়ারি শহীদ দিবস, ২০ মার্চ জুমাতুল বিদা, ২১ মার্চ ঈদুল ফিতর',
    '২১ ফেব্রুয়ারি শহীদ দিবস; ২০ মার্চ জুমাতুল বিদা ও ২১ মার্চ ঈদুল ফিতর।',
    'শহীদ দিবস ২১ ফেব্রুয়ারি, জুমাতুল বিদা ২০ মার্চ এবং ঈদুল ফিতর ২১ মার্চ',
    'শহীদ দিবস (২১ ফেব্রুয়ারি, শনিবার), জুমাতুল বিদা (২০ মার্চ, শুক্রবার), ঈদুল ফিতর (২১ মার্চ, শনিবার)',
    '(১) শহীদ দিবস: ২১ ফেব্রুয়ারি (২) জুমাতুল বিদা: ২০ মার্চ (৩) ঈদুল ফিতর: ২১ মার্চ',
    '১. ২১ ফেব্রুয়ারি শহীদ দিবস ২. ২০ মার্চ জুমাতুল বিদা ৩. ২১ মার্চ ঈদুল ফিতর',
    'সাধারণ ছুটি: ২১ ফেব্রুয়ারি শহীদ দিবস, ২০ মার্চ জুমাতুল বিদা, ২১ মার্চ ঈদুল ফিতর',
    '২১ ফেব্রুয়ারি শহীদ দিবস, জুমাতুল বিদা ২০ মার্চ; ২১ মার্চ ঈদুল ফিতর',
    '২১/০২/২০২৬ শহীদ দিবস | ২০/০৩/২০২৬ জুমাতুল বিদা | ২১/০৩/২০২৬ ঈদুল ফিতর',
  ])('each day of this line has its name: %s', (text) => {
    expect(read(text)).toEqual(paragraph);
  });

  it.each([
    [
      '17 and 23 March 2026 Eid',
      [
        ['2026-03-17', 'Eid'],
        ['2026-03-23', 'Eid'],
      ],
    ],
    [
      '17, 18 and 20 March 2026 Eid',
      [
        ['2026-03-17..2026-03-18', 'Eid'],
        ['2026-03-20', 'Eid'],
      ],
    ],
    ['17, 18, 19 and 20 March 2026 Eid', [['2026-03-17..2026-03-20', 'Eid']]],
    [
      '17-19 & 21 March Eid',
      [
        ['2026-03-17..2026-03-19', 'Eid'],
        ['2026-03-21', 'Eid'],
      ],
    ],
    [
      'March 17, 18 and 20, 2027 Eid',
      [
        ['2027-03-17..2027-03-18', 'Eid'],
        ['2027-03-20', 'Eid'],
      ],
    ],
    [
      'Closed: 26 March; 14 April; 1 May',
      [
        ['2026-03-26', 'Closed'],
        ['2026-04-14', 'Closed'],
        ['2026-05-01', 'Closed'],
      ],
    ],
    [
      '25 December and 1 January 2027 Winter',
      [
        ['2026-12-25', 'Winter'],
        ['2027-01-01', 'Winter'],
      ],
    ],
    [
      '17 March-23 March Eid, 26 March Independence Day',
      [
        ['2026-03-17..2026-03-23', 'Eid'],
        ['2026-03-26', 'Independence Day'],
      ],
    ],
    [
      'Feb 21, 26 March and 14 Apr. national days',
      [
        ['2026-02-21', 'national days'],
        ['2026-03-26', 'national days'],
        ['2026-04-14', 'national days'],
      ],
    ],
    ['21 February, 2 programmes', [['2026-02-21', '2 programmes']]],
    ['মার্চ মাসের ১৭ তারিখ শবে কদর', [['2026-03-17', 'শবে কদর | শবে কদর']]],
    ['21st of February 2026 (Sat) Shaheed Day', [['2026-02-21', 'Shaheed Day']]],
  ])('the days of this line are read: %s', (text, days) => {
    expect(read(text)).toEqual(days);
  });

  it('a paragraph with forty holidays is read whole', () => {
    const text = Array.from(
      { length: 40 },
      (_, at) => `${(at % 28) + 1} ${at < 28 ? 'May' : 'July'} Day no ${'ab'[at % 2]}`,
    );
    expect(read(text.join(', '))).toHaveLength(40);
  });

  it.each([
    ['a day instead of which another is worked', '১১ জুনের পরিবর্তে ১৭ মে শনিবার অফিস খোলা থাকবে'],
    ['a day in lieu of which another is worked', 'Office open on 17 May in lieu of 11 June'],
    ['the day of the order itself', 'প্রজ্ঞাপন নং ০৫.০০, তারিখ: ২৫ অক্টোবর ২০২৫'],
    ['a name that could belong to either day', '17 March Eid 18 March'],
    ['a name longer than a name may be', `17 March ${'Eid '.repeat(70)}`],
  ])('a line of a list of holidays is not understood with %s', (_, text) => {
    expect(read(text)).toEqual([null]);
  });
});

describe('a day on which the office is open', () => {
  const kinds = (text: string) =>
    readGazette(text, 2026).map(({ entry }) => entry && `${entry.from} ${entry.kind}`);

  it.each([
    '১৭ মে শনিবার অফিস খোলা থাকবে',
    '১৭ মে, শনিবার সাপ্তাহিক ছুটির দিন কর্মদিবস ঘোষণা করা হলো',
    '১৭ মে সাপ্তাহিক বন্ধ হলেও সকল দপ্তর খোলা',
    'শনিবার ১৭ মে সাপ্তাহিক ছুটি বাতিল',
    '17 May 2026 (Saturday): all government offices will remain open',
    'Working Saturday 17/05/2026',
    'Weekly holiday of 17 May is a working day',
    'Offices to open on Saturday, 17 May',
    '17 May banks and offices kept open',
  ])('this day is an extra sitting: %s', (text) => {
    expect(kinds(text)).toEqual(['2026-05-17 EXTRA_SITTING']);
  });

  it.each([
    '১৭ মে ঈদ, জরুরি সেবা খোলা থাকবে',
    '১৭ মে ঈদ, অফিস খোলা থাকবে না',
    '১৭ মে ঈদ, অফিস খোলা থাকবেনা',
    '১৭ মে ঈদ, ব্যাংক খোলা থাকবে',
    '17 May Eid, not a working day',
    '17 May Eid (emergency services remain open)',
    '17 May Eid, a non-working day',
  ])('this day is a holiday: %s', (text) => {
    expect(kinds(text)).toEqual(['2026-05-17 PUBLIC']);
  });

  it('holidays by order and the working days for them, in one line, have their own kinds', () => {
    const text = 'নির্বাহী আদেশে ১১ ও ১২ জুন ছুটি, এর পরিবর্তে ১৭ ও ২৪ মে শনিবার অফিস খোলা থাকবে';
    expect(kinds(text)).toEqual([
      '2026-06-11 EXECUTIVE',
      '2026-05-17 EXTRA_SITTING',
      '2026-05-24 EXTRA_SITTING',
    ]);
  });

  it('days without a name below a heading for working days are named after it', () => {
    expect(
      readGazette('যেসব শনিবার অফিস খোলা থাকবে\n১৭ মে শনিবার\nসাধারণ ছুটি\n১৮ মে', 2026).map(
        ({ entry }) => entry,
      ),
    ).toEqual([
      {
        from: '2026-05-17',
        to: '2026-05-17',
        kind: 'EXTRA_SITTING',
        name: 'যেসব শনিবার অফিস খোলা থাকবে',
        nameBn: 'যেসব শনিবার অফিস খোলা থাকবে',
      },
      null,
    ]);
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
