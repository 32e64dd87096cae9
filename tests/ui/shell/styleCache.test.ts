import { expect, it, vi } from 'vitest';
import { createStyleCache } from '../../../src/theme/styleCache';

it('the style cache puts styles added in one task into one sheet, and styles added later into another', () => {
  vi.useFakeTimers();
  const { sheet } = createStyleCache();
  sheet.isSpeedy = true; // as in production
  const rules = () => sheet.tags.map((tag) => tag.sheet!.cssRules.length);
  sheet.insert('.a { color: red }');
  sheet.insert('.b { color: red }');
  vi.runAllTimers();
  sheet.insert('.c { color: red }');
  expect(rules()).toEqual([2, 1]);
});
