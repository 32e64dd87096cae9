import { expect, it } from 'vitest';
import { twoLines } from '../../../src/list/table/RegisterHead';

it.each([
  ['AIN', ['AIN']],
  ['Disputed Revenue', ['Disputed ', 'Revenue']],
  ['Section/Branch', ['Section/', 'Branch']],
  ['Name of Importer/Exporter/Person', ['Name of Importer/', 'Exporter/Person']],
  [
    'Parawise Reply/Grounds of Appeal File Number & Date',
    ['Parawise Reply/Grounds of ', 'Appeal File Number & Date'],
  ],
  ['আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম', ['আমদানিকারক/', 'রপ্তানিকারক/ব্যক্তির নাম']],
])('the heading %s is split where its longer line is shortest', (heading, lines) => {
  expect(twoLines(heading)).toEqual(lines);
});
