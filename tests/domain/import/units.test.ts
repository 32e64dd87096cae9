import { expect, it } from 'vitest';
import { statedUnit } from '../../../domain/import/units';

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
