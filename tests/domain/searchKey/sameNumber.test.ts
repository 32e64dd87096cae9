import { expect, it } from 'vitest';
import { caseKeyOf, fileKeyOf } from '../../../domain/searchKey/nearNumbers';

it.each([
  'S-5/DM/2016',
  'S–5/DM/2016',
  'S\u20115/DM/2016',
  'S−5⁄DM⁄2016',
  'S - 5 / DM / 2016',
  '\u200BS-5/DM/2016',
  'S-5/D\u00ADM/2016\uFEFF',
  's5 dm 2016',
  'S-৫/DM/২০১৬',
  'এস-৫/ডিএম/২০১৬',
  'S-05/DM/2016.',
])('“%s” is the file S-5/DM/2016', (text) => {
  expect(fileKeyOf(text)).toBe('s 5 dm 2016');
});

it.each([
  ['CHC/4/6/2016-17', 'CHC/4/6/2016–2017'],
  ['CHC/4/6/2016-17', 'CHC/4/6/16-17'],
  ['5-Law/DN/01/2026', '৫-Law/DN/1/26'],
])('%s and %s are one file', (one, other) => {
  expect(fileKeyOf(one)).toBe(fileKeyOf(other));
});

it.each([
  ['CHC/1/6/2016-17', 'CHC/16/2016-17'],
  ['S-5/DM/2016', 'S-5/DM/2017'],
  ['S-5/DM/2016', 'S-5/DN/2016'],
  ['H4-801/2021', 'H4-801/2021 (2)'],
  ['12/3', '123'],
])('%s and %s are two files', (one, other) => {
  expect(fileKeyOf(one)).not.toBe(fileKeyOf(other));
});

it('a text without letters and digits has no key', () => {
  expect(['--', ' / ', '\u200B'].map(fileKeyOf)).toEqual(['', '', '']);
});

it.each([
  'W.P. 11477 of 2017',
  'রিট ১১৪৭৭/২০১৭',
  'Writ Petition No. 11477/2017',
  'রিট পিটিশন নং-১১৪৭৭/২০১৭',
  'WP No-11477–2017',
  'Case No. 11477/17',
  '11477/2017',
])('“%s” is the writ 11477 of 2017', (text) => {
  expect(caseKeyOf('high-court-rits', text)).toBe('11477 2017');
});

it.each([
  ['high-court-rits', '11477/2017', '11477/2018'],
  ['high-court-rits', 'WP 11477/2017', 'Contempt Petition 11477/2017'],
  ['high-court-cpa-cpl-cases', 'CPLA 12/2019', 'CMP 12/2019'],
  ['civil-case', 'Title Suit 12/2019', 'Money Suit 12/2019'],
  ['foujdari-suit-cases', 'Kotwali PS Case No. 12(3)2020', 'Bandar PS Case No. 12(3)2020'],
  ['foujdari-suit-cases', 'Bandar 12(3)2020', 'Bandar 12(4)2020'],
])('in %s, “%s” and “%s” are two cases', (type, one, other) => {
  expect(caseKeyOf(type, one)).not.toBe(caseKeyOf(type, other));
});
