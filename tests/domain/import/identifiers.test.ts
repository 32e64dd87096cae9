import { expect, it } from 'vitest';
import { readIdentifier } from '../../../domain/import/identifiers';
import { splitParty } from '../../../domain/import/parties';

const read = (field: string, cell: string | number | null) => {
  const said = readIdentifier(field, cell);
  return said.code ? [said.code, said.params?.proposed] : [said.value.text, said.value.day];
};

it.each([
  ['Sep-08', '9/2008'],
  ['sept-08', '9/2008'],
  ['September 2008', '9/2008'],
  ["Sep '08", '9/2008'],
  ['2008-Sep', '9/2008'],
  ['সেপ্টেম্বর-০৮', '9/2008'],
  ['2008-09-01', '9/2008'],
  ['2008-09-01T00:00:00.000Z', '9/2008'],
  ['2-Mar', '2/3'],
  ['২-মার্চ', '2/3'],
  ['2-Mar-26', '2/3/2026'],
  ['Mar 2, 2026', '2/3/2026'],
  ['Monday, March 2, 2026', '2/3/2026'],
  ['12.03.08', '12/3/2008'],
  ['3/25/2008', '3/25/2008'],
  ['01/09/2008 0:00', '1/9/2008'],
  ["'Sep-08", '9/2008'],
  ['\u200BSep-08 ', '9/2008'],
])('a number that a spreadsheet made “%s” of is asked about, with %s proposed', (cell, proposed) => {
  for (const field of ['nothiNumber', 'customCaseNo', 'boe', 'vatRegNo', 'shipRegistrationNo']) {
    expect(read(field, cell)).toEqual(['becameDate', proposed]);
  }
});

it.each([
  'S-5/DM/2016',
  'CHC/4/6/2016-17',
  '53/2008',
  'Customs Appeal No. 71 of 2008',
  'MAR/08/CUS/2008',
  'Sector-8',
  '31/02/2008',
  '5-Law/DN/01/2026',
  '08.01.0000.027.12.2019',
  '1E2/2020',
])('“%s” stays the number that it is', (cell) => {
  expect(read('customCaseNo', cell)).toEqual([cell, null]);
});

it.each(['1.23457E+11', '4.50E+10', '1,23E+11', '১.২৩E+১১', '1.2e+11', 'C-1.23457E+11', '4.5 E+10'])(
  '“%s” has lost its last digits',
  (cell) => {
    for (const field of ['nothiNumber', 'boe', 'company.vatRegNo'])
      expect(read(field, cell)).toEqual(['digitsLost', undefined]);
  },
);

it('a number of more than fifteen digits has lost the last ones, and one of fifteen has not', () => {
  expect(read('vatRegNo', 1_234_567_890_123_450)).toEqual(['digitsLost', undefined]);
  expect(read('vatRegNo', 123_456_789_012_345)).toEqual(['123456789012345', null]);
});

it.each([
  ['C-14176 dated 5-7-2015', 'C-14176', '2015-07-05'],
  ['সি-১২৩৪৫ তাং- ১২/০৩/২০২১ খ্রিঃ', 'C-১২৩৪৫', '2021-03-12'],
  ['C-998\n13/03/2021', 'C-998', '2021-03-13'],
  ['C-998 (13/03/2021)', 'C-998', '2021-03-13'],
  ['C-998 dt:13-Mar-2021', 'C-998', '2021-03-13'],
  ['C-998/তারিখঃ ১৩.০৩.২০২১ ইং', 'C-998', '2021-03-13'],
  ['B/E No. C-998 dated 2021-03-13', 'C-998', '2021-03-13'],
  ['বি/ই নং সি ৯৯৮, ১৩ মার্চ ২০২১', 'C-৯৯৮', '2021-03-13'],
  ['13/03/2021, C-998', 'C-998', '2021-03-13'],
])('“%s” is the entry %s and its date', (cell, number, day) => {
  expect(read('boe', cell)).toEqual([number, day]);
});

it('the date beside a number that has no field for it is asked about', () => {
  expect(read('nothiNumber', '5-Law/DN/01/2026 তাং ১২/০৩/২০২৬')).toEqual([
    'dateInNumber',
    '5-Law/DN/01/2026',
  ]);
});

it('two entries with a date each are refused', () => {
  expect(read('boe', 'C-123 dt 1/2/2020, C-124 dt 2/2/2020')).toEqual(['severalDates', undefined]);
});

it.each(['-', 'N/A', 'nil', 'নাই', '—', ' '])('“%s” in place of a number is an empty cell', (cell) => {
  expect(read('boe', cell)).toEqual([null, null]);
});

it.each(['"', 'do', '-do-', 'ঐ', 'Same as above'])('“%s” in place of a number is refused', (cell) => {
  expect(read('nothiNumber', cell)).toEqual(['ditto', undefined]);
});

it.each<[string, string | null, string | null, string | null]>([
  ['301180123, Rahman & Sons (01711-123456)', '301180123', 'Rahman & Sons', '01711123456'],
  ['Rahman Traders, 01711123456', null, 'Rahman Traders', '01711123456'],
  ['রহমান ট্রেডার্স, এআইএন: ৩০১১৮০১২৩', '301180123', 'রহমান ট্রেডার্স', null],
  ['AIN No. 3011 - Karim & Co., Mob: +880 1811 223344', '3011', 'Karim & Co.', '01811223344'],
  ['001234567-0101 Dhaka Steel Ltd.', '001234567-0101', 'Dhaka Steel Ltd.', null],
  ['Dhaka Steel Ltd. (Unit 2)', null, 'Dhaka Steel Ltd. (Unit 2)', null],
  ['301180123', '301180123', null, null],
  ['৩০১১৮০১২৩', '301180123', null, null],
  ['০১৭১১১২৩৪৫৬', null, null, '01711123456'],
  ['৭ ভাই ট্রেডার্স', null, '৭ ভাই ট্রেডার্স', null],
  ['', null, null, null],
])(
  'the party cell %j is split into the number %s, the name %s and the mobile %s',
  (text, number, name, mobile) => {
    expect(splitParty(text)).toEqual({ number, name, mobile });
  },
);
