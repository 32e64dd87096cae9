import { describe, expect, it } from 'vitest';
import { addTaka, formatTaka, isWholePoisha, LARGEST_AMOUNT, toCrore } from '../../domain/money';

describe('amounts', () => {
  it('groups by lakh and crore, with two decimals', () => {
    expect(formatTaka(1234567, 'en')).toBe('12,34,567.00');
    expect(formatTaka(0, 'en')).toBe('0.00');
    expect(formatTaka(LARGEST_AMOUNT, 'en')).toBe('99,99,99,99,99,999.99');
    expect(formatTaka(1234567.5, 'bn')).toBe('১২,৩৪,৫৬৭.৫০');
  });

  it('adds without the errors of binary fractions', () => {
    expect(addTaka(0.1, 0.2)).toBe(0.3);
    expect(addTaka(LARGEST_AMOUNT, 0.01)).toBe(10_000_000_000_000);
    expect(addTaka()).toBe(0);
  });

  it('tells a third decimal', () => {
    expect(isWholePoisha(10.25)).toBe(true);
    expect(isWholePoisha(10.255)).toBe(false);
    expect(isWholePoisha(LARGEST_AMOUNT)).toBe(true);
  });

  it('counts ten million taka to a crore', () => {
    expect(toCrore(123_456_789)).toBe(12.3456789);
  });
});
