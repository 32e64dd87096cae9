import { expect, it } from 'vitest';
import { localDigits } from '../../domain/digits';

it('writes digits in the script of the language and leaves all else', () => {
  expect(localDigits('10:30, item 4A', 'bn')).toBe('১০:৩০, item ৪A');
  expect(localDigits('10:30', 'en')).toBe('10:30');
});
