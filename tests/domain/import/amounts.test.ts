import { describe, expect, it } from 'vitest';
import { readAmount, statedUnit } from '../../../domain/import/amounts';
import type { AmountUnit, Cell } from '../../../domain/imports';

describe('an amount cell', () => {
  it.each<[Cell, number]>([
    [1234567, 1234567],
    [1234.56, 1234.56],
    [0.1 + 0.2, 0.3],
    ['12,34,567.00', 1234567],
    ['1,234,567.50', 1234567.5],
    ['৳ ১২,৩৪,৫৬৭', 1234567],
    ['Tk. 12,34,567/-', 1234567],
    ['BDT 1,200', 1200],
    ['১২,০০০/= টাকা মাত্র', 12000],
    ['Tk 500 only', 500],
    ['1.5 crore', 15000000],
    ['2 cr', 20000000],
    ['২.৩ লক্ষ', 230000],
    ['৫ কোটি ২৫ লাখ', 52500000],
    ['৫ কোটি, ২৫ লক্ষ ৩ হাজার ২০০', 52503200],
    ['5 lakh 25 thousand 300 taka', 525300],
    ['.5', 0.5],
    ['1.5E+07', 15000000],
    ['-500', -500],
    ['(1,200)', -1200],
    ['nil', 0],
    ['শূন্য', 0],
  ])('the amount cell %j is %d taka', (cell, value) => {
    expect(readAmount(cell)).toEqual({ value });
  });

  it.each([null, '', ' - ', '—', '৳ -', '-/-'])('the amount cell %j counts as empty', (cell) => {
    expect(readAmount(cell)).toEqual({ value: null });
  });

  it.each<[Cell, AmountUnit, number]>([
    [12.5, 'lakh', 1_250_000],
    ['১২.৩৪৫৬৭', 'lakh', 1_234_567],
    ['৳ 1,234.5', 'thousand', 1_234_500],
    [1.15, 'crore', 11_500_000],
    ['(2)', 'crore', -20_000_000],
    ['5 lakh', 'crore', 500_000],
    ['5 কোটি 300', 'lakh', 50_000_300],
  ])('the amount cell %j in a column in %s is %d taka', (cell, unit, value) => {
    expect(readAmount(cell, unit)).toEqual({ value });
  });

  it('an amount cell keeps more than two decimals, which the field then refuses', () => {
    expect(readAmount('12.345')).toEqual({ value: 12.345 });
  });

  it.each<[Cell, string]>([
    ['12.34.567', 'amountUnclear'],
    ['1,50', 'amountUnclear'],
    ['12,3456', 'amountUnclear'],
    ['12 34 567', 'amountUnclear'],
    ['25 lakh 5 crore', 'amountUnclear'],
    ['5 million', 'amountUnclear'],
    ['USD 500', 'amountUnclear'],
    ['12,34,567 + 5,000', 'amountUnclear'],
    ['N/A', 'notReadAsAmount'],
    ['জানা নাই', 'notReadAsAmount'],
    ['crore', 'notReadAsAmount'],
    [true, 'notReadAsAmount'],
  ])('the amount cell %j is refused: %s', (cell, code) => {
    expect(readAmount(cell)).toEqual({ code });
  });
});

it.each<[string, string | null]>([
  ['Revenue (in lakh)', 'lakh'],
  ['Revenue (Tk. in Lac)', 'lakh'],
  ['Revenue in crore', 'crore'],
  ['Involved – Amount [in thousand]', 'thousand'],
  ['Figures in lakh taka', 'lakh'],
  ['জড়িত রাজস্ব (লক্ষ টাকায়)', 'lakh'],
  ['লক্ষ টাকায় রাজস্ব', 'lakh'],
  ['রাজস্ব (কোটিতে)', 'crore'],
  ['(অঙ্কসমূহ হাজার টাকায়)', 'thousand'],
  ['ivR¯^ (j¶ UvKvq)', 'lakh'],
  ['Revenue', null],
  ['Fine (Tk)', null],
  ['Lakhimpur Traders', null],
  ['in Croreland', null],
  ['Revenue in crore (in lakh)', null],
])('the heading “%s” says that amounts are in %s', (heading, unit) => {
  expect(statedUnit(heading)).toBe(unit);
});
