import { describe, expect, it } from 'vitest';
import { guessColumns, knownHeadings, type NamedField } from '../../../domain/import/guessColumns';
import { guessHeadings, headingTexts, leftOut, type MergedCells } from '../../../domain/import/headings';
import type { Cell } from '../../../domain/imports';

const field = (name: string, ...labels: string[]): NamedField => ({
  register: 'case-fillings',
  name,
  labels,
});

const fields = [
  field('nothiNumber', 'Section File Number', 'File Number', 'শাখার নথি নম্বর'),
  field('workPlaceId', 'Section/Branch', 'শাখা/সেকশন'),
  field('companyId', 'Name of Importer/Exporter/Person', 'আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম'),
  field('company.vatRegNo', 'BIN', 'বিআইএন'),
  field('boe', 'Bill of Entry/Export', 'বিল অব এন্ট্রি/এক্সপোর্ট'),
  field('boeDate', 'Date of B/E', 'বিল অব এন্ট্রির তারিখ'),
  field('dateOfHearing', 'Issue Date', 'জারির তারিখ'),
  field('dateOfJudgement', 'Adjudication Date', 'ন্যায়নির্ণয়নের তারিখ'),
  field('revenue', 'Disputed Revenue', 'জড়িত রাজস্ব'),
  field('bankGuranteeNo', 'Bank Guarantee No.', 'ব্যাংক গ্যারান্টি নম্বর'),
  field('bankGuaranteeDate', 'Bank Guarantee Date', 'ব্যাংক গ্যারান্টির তারিখ'),
  field('status', 'Status', 'বর্তমান অবস্থা'),
];

/** The guessed field of each column; a guess by content has a question mark. */
const guess = (headings: string[], cells: Cell[][] = []) => {
  const columns = headings.map((heading, column) => ({
    column,
    heading,
    cells: cells.map((row) => row[column] ?? null),
  }));
  return Object.fromEntries(
    [...guessColumns(fields, columns)].map(([column, { field, by }]) => [
      column,
      by === 'content' ? `${field}?` : field,
    ]),
  );
};

describe('the field of a column', () => {
  it('the field of a column is guessed by its label in either language', () => {
    expect(guess(['S/N', 'File Number', 'শাখা/সেকশন', 'BIN', 'জড়িত রাজস্ব'])).toEqual({
      1: 'nothiNumber',
      2: 'workPlaceId',
      3: 'company.vatRegNo',
      4: 'revenue',
    });
  });

  it('the field of a column is guessed from other names that offices use for it', () => {
    expect(guess(['ক্রঃ নং', 'নথি নং', 'আমদানিকারকের নাম', 'B/E No.', 'B/E Date', 'রাজস্ব', 'অবস্থা'])).toEqual({
      1: 'nothiNumber',
      2: 'companyId',
      3: 'boe',
      4: 'boeDate',
      5: 'revenue',
      6: 'status',
    });
  });

  it.each(['নথির নং', 'নথির নম্বর', 'নথির নাম্বার'])('three words of Bengali mean a number: %s', (heading) => {
    expect(guess([heading])).toEqual({ 0: 'nothiNumber' });
  });

  it.each(['B/E No. & Date', 'বি/ই নং ও তারিখ', 'Bill of Entry No and Date', 'B/E No, Dt.'])(
    'a column called %s is guessed to hold the number, from which its date is split off',
    (heading) => {
      expect(guess([heading])).toEqual({ 0: 'boe' });
    },
  );

  it.each(['Year', 'সাল', 'মামলার সাল'])(
    'a column called %s is guessed to hold the year of a number',
    (heading) => {
      const own = [{ register: 'high-court-rits', name: 'numberYear', labels: ['Year of the number'] }];
      expect(guessColumns(own, [{ column: 0, heading, cells: [2021] }]).get(0)?.field).toBe('numberYear');
    },
  );

  it.each(['Date of Judgment', 'Date of Judgement', 'Judgment Date'])(
    'a column with the heading %s is the date of adjudication',
    (heading) => {
      const dates = [field('dateOfJudgement', 'Adjudication Date')];
      const guessed = guessColumns(dates, [{ column: 0, heading, cells: ['12/3/21'] }]);
      expect([...guessed]).toEqual([[0, { field: 'dateOfJudgement', by: 'heading' }]]);
    },
  );

  it('the field of a column is guessed from a heading in Bijoy', () => {
    expect(guess(['bw_ b¤^i', 'RwoZ ivR¯^', 'kvLv'])).toEqual({
      0: 'nothiNumber',
      1: 'revenue',
      2: 'workPlaceId',
    });
  });

  it('the field of a column is guessed if one half of its heading, or the part before a bracket, is known', () => {
    expect(guess(['Disputed Revenue (Tk.)', 'Bill of Entry – Date of B/E', 'বিল অব এন্ট্রি – নম্বর'])).toEqual({
      0: 'revenue',
      1: 'boeDate',
      2: 'boe',
    });
  });

  it('the field of a column without a heading is guessed from its cells', () => {
    expect(
      guess(
        ['File Number', '', ''],
        [
          ['S-1', '001234567-0101', 'C-1234'],
          ['S-2', '0012345670102', 'c 99'],
        ],
      ),
    ).toEqual({ 0: 'nothiNumber', 1: 'company.vatRegNo?', 2: 'boe?' });
  });

  it('a column of mobile numbers is recognised, even without their leading zero', () => {
    const phone = [{ register: 'companies', name: 'phone1', labels: ['Telephone'] }];
    const guessedFrom = (...cells: Cell[]) => [
      ...guessColumns(phone, [{ column: 0, heading: 'Cell', cells }]),
    ];
    expect(guessedFrom('01712345678', 1812345679)).toEqual([[0, { field: 'phone1', by: 'content' }]]);
    expect(guessedFrom('+8801712345678', 1212345678)).toEqual([]);
  });

  it('a known heading decides the field of its column, and below an unknown heading the cells decide it', () => {
    const cells = [
      ['S-1', '001234567-0101', '001234567-0101'],
      ['S-2', '0012345670102', '0012345670102'],
    ];
    expect(guess(['File Number', 'Government No', 'Status'], cells)).toEqual({
      0: 'nothiNumber',
      1: 'company.vatRegNo?',
      2: 'status',
    });
  });

  it('a column of days headed `Date` or nothing gets the date field that follows the previous column’s field', () => {
    const days = [
      ['S-1', '12/3/21', '২৫.০৩.২০২১', '44197'],
      ['S-2', 'N/A', '03/25/2021', '44198'],
      ['S-3', '14-Mar-2021', '2021-03-26', '44199'],
    ];
    expect(guess(['File Number', '', 'তাং', 'ZvwiL'], days)).toEqual({
      0: 'nothiNumber',
      1: 'boeDate?',
      2: 'dateOfHearing?',
      3: 'dateOfJudgement?',
    });
    const ofBank = [
      ['S-1', 'BG-1', '12/3/21'],
      ['S-2', 'BG-2', '13/3/21'],
    ];
    expect(guess(['File Number', 'BG No', 'Date'], ofBank)[2]).toBe('bankGuaranteeDate?');
  });

  it('a column of days with an unclear heading, or of plain numbers, gets no date field', () => {
    const days = [
      ['S-1', '12/3/21', '44197'],
      ['S-2', '13/3/21', '44198'],
    ];
    expect(guess(['File Number', 'Vessel arrived on', ''], days)).toEqual({ 0: 'nothiNumber' });
    const hearings = [{ register: 'hearings', name: 'date', labels: ['Date of hearing'] }];
    const cells = days.map(([, day]) => day!);
    expect([...guessColumns(hearings, [{ column: 0, heading: 'Fixed on', cells }])]).toEqual([
      [0, { field: 'date', by: 'content' }],
    ]);
  });

  it('a column of days is recognised even if one of ten cannot be read', () => {
    const column = (wrong: number) => [
      ...Array.from({ length: 20 - wrong }, (_, at) => [`${at + 1}/3/2021`]),
      ...Array.from({ length: wrong }, () => ['at the Collector’s']),
    ];
    expect(guess([''], column(2))).toEqual({ 0: 'boeDate?' });
    expect(guess([''], column(3))).toEqual({});
  });

  it('a column of amounts is recognised by a currency, a unit or digit groups', () => {
    expect(guess([''], [['৳ ৫০,০০০'], ['1.5 crore']])).toEqual({ 0: 'revenue?' });
    expect(guess([''], [[50000], [1200]])).toEqual({});
    expect(guess(['টাকার পরিমাণ'], [[50000], [1200]])).toEqual({ 0: 'revenue?' });
    expect(guess(['Quantity'], [['50,000'], ['1,200']])).toEqual({});
  });

  it('columns of a choice’s values, of sections and of file numbers are recognised by their cells', () => {
    const cells = [
      ['5-Law/DN/01/2026', 'Disposed', 'Jetty'],
      ['5-Law/DN/02/2026', 'অনিষ্পন্ন', 'এয়ার'],
    ];
    expect(guess(['', 'Where it is', 'Unit'], cells)).toEqual({
      0: 'nothiNumber?',
      1: 'status?',
      2: 'workPlaceId?',
    });
    expect(guess(['Memo', '', ''], [...cells, cells[0]!])).toEqual({ 1: 'status?', 2: 'workPlaceId?' });
  });

  it('a column with an unrelated heading gets no field', () => {
    expect(guess(['Weather', 'ক্রমিক নং', 'Dhaka'])).toEqual({});
  });
});

const known = knownHeadings(fields);
const none: MergedCells[] = [];

describe('the headings of a sheet', () => {
  it('the headings of a sheet are found below its titles', () => {
    const rows: Cell[][] = [
      ['কাস্টম হাউস, চট্টগ্রাম'],
      ['দাবিনামার তালিকা ২০২১'],
      [],
      ['ক্রঃ নং', 'নথি নং', 'আমদানিকারক', 'জড়িত রাজস্ব'],
      [1, 'S-1', 'Rahman', 5000],
    ];
    expect(guessHeadings(rows, [{ top: 0, left: 0, bottom: 0, right: 3 }], known)).toEqual({
      first: 3,
      last: 3,
    });
  });

  it('the headings are two rows if one is merged over the headings of several columns', () => {
    const rows: Cell[][] = [
      ['List of cases'],
      ['SL', 'File No', 'Bill of Entry', null, 'Disputed Revenue'],
      [null, null, 'No', 'Date', null],
      [1, 'S-1', 'C-1', '1/2/2021', 5000],
    ];
    const merges = [
      { top: 0, left: 0, bottom: 0, right: 4 },
      { top: 1, left: 0, bottom: 2, right: 0 },
      { top: 1, left: 1, bottom: 2, right: 1 },
      { top: 1, left: 2, bottom: 1, right: 3 },
      { top: 1, left: 4, bottom: 2, right: 4 },
    ];
    const rowsOfHeadings = guessHeadings(rows, merges, known);
    expect(rowsOfHeadings).toEqual({ first: 1, last: 2 });
    expect(headingTexts(rows, merges, rowsOfHeadings)).toEqual([
      'SL',
      'File No',
      'Bill of Entry – No',
      'Bill of Entry – Date',
      'Disputed Revenue',
    ]);
  });

  it('the headings of a sheet are found even if none of their words is known', () => {
    const rows: Cell[][] = [
      ['Monday', 'Tuesday', 'Friday'],
      [1, 2, 3],
    ];
    expect(guessHeadings(rows, none, known)).toEqual({ first: 0, last: 0 });
  });
});

describe('a row below the headings', () => {
  const headings = ['SL', 'File No', 'Name', 'Revenue'];

  it.each<[string | null, Cell[]]>([
    [null, [1, 'S-1', 'Rahman', 5000]],
    [null, [null, 'S-2', null, null]],
    [null, [1, 'S-3', 'Total Traders', 100]],
    [null, ['Total Gas Ltd', '001234567-0101', '01711000000']],
    ['total', ['Total of the year', null, null]],
    ['total', ['মোট (১২টি)', null, '12', 5000]],
    ['empty', [null, '  ', '']],
    ['total', ['মোট', null, null, 5000]],
    ['total', [null, 'Grand Total', null, 5000]],
    ['total', [null, null, 'সর্বমোট:', 5000]],
    ['total', ['†gvU', null, null, 5000]],
    ['heading', ['SL', 'File No', 'Name', 'Revenue']],
    ['numbers', ['১', '২', '৩', '৪']],
    ['numbers', [1, 2, 3, 4]],
    ['title', ['শাখা: জেটি']],
    [null, ['Rahman Traders']],
    [null, ['রহমান ট্রেডার্স', null, null, null]],
  ])('a row below the headings is classified as %s (null: it is imported): %j', (reason, row) => {
    expect(leftOut(row, headings)).toBe(reason);
  });

  it('a row is a title even without a colon if its cell is merged over others', () => {
    expect(leftOut(['Pending cases'], headings, true)).toBe('title');
    expect(leftOut(['Pending cases'], headings, false)).toBeNull();
  });
});
