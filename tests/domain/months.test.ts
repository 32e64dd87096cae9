import { expect, it } from 'vitest';
import { formatMonth } from '../../domain/months';

it('a month is shown by name and year in both languages', () => {
  expect(formatMonth('2026-03', 'en')).toBe('March 2026');
  expect(formatMonth('2026-03', 'bn')).toBe('মার্চ ২০২৬');
  expect(formatMonth('1999-12', 'en')).toBe('December 1999');
});
