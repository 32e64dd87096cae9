import { expect, it } from 'vitest';
import { localDigits } from '../../domain/digits';

it('digits are written in the script of the language, and other characters stay', () => {
  expect(localDigits('10:30, item 4A', 'bn')).toBe('১০:৩০, item ৪A');
  expect(localDigits('10:30', 'en')).toBe('10:30');
});
