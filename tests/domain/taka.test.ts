import { describe, expect, it } from 'vitest';
import { addTaka, formatTaka, isWholePoisha, LARGEST_AMOUNT, toCrore } from '../../domain/taka';

describe('amounts', () => {
  it('amounts are shown grouped by lakh and crore, with two decimals', () => {
    expect(formatTaka(1234567, 'en')).toBe('12,34,567.00');
    expect(formatTaka(0, 'en')).toBe('0.00');
    expect(formatTaka(LARGEST_AMOUNT, 'en')).toBe('99,99,99,99,99,999.99');
    expect(formatTaka(1234567.5, 'bn')).toBe('১২,৩৪,৫৬৭.৫০');
  });

  it('amounts are added without floating-point errors', () => {
    expect(addTaka(0.1, 0.2)).toBe(0.3);
    expect(addTaka(LARGEST_AMOUNT, 0.01)).toBe(10_000_000_000_000);
    expect(addTaka()).toBe(0);
  });

  it('an amount with a third decimal is recognised', () => {
    expect(isWholePoisha(10.25)).toBe(true);
    expect(isWholePoisha(10.255)).toBe(false);
    expect(isWholePoisha(LARGEST_AMOUNT)).toBe(true);
  });

  it('amounts are converted to crore with two decimals', () => {
    expect(toCrore(123_456_789)).toBe(12.35);
    expect(toCrore(0)).toBe(0);
    expect(toCrore(LARGEST_AMOUNT)).toBe(1_000_000);
  });

  it('amounts are rounded half up to a hundredth of a crore', () => {
    expect(toCrore(50_000)).toBe(0.01);
    expect(toCrore(49_999.99)).toBe(0);
    // 1.005 in floating point is slightly less
    expect(toCrore(10_050_000)).toBe(1.01);
    expect(toCrore(10_049_999.99)).toBe(1);
    expect(toCrore(9_999_999_950_000)).toBe(1_000_000);
    expect(toCrore(9_999_999_949_999.99)).toBe(999_999.99);
  });
});
