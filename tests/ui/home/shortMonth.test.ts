import { expect, it } from 'vitest';
import { shortMonth } from '../../../src/home/MonthBars';

it('a chart abbreviates months in English and writes them in full in Bengali', () => {
  expect(['2026-01', '2026-09', '2026-12'].map((month) => shortMonth(month, 'en'))).toEqual([
    'Jan 26',
    'Sept 26',
    'Dec 26',
  ]);
  expect(['2026-01', '2026-09', '2026-12'].map((month) => shortMonth(month, 'bn'))).toEqual([
    'জানুয়ারি ২৬',
    'সেপ্টেম্বর ২৬',
    'ডিসেম্বর ২৬',
  ]);
});
