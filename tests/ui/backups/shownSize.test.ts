import { expect, it } from 'vitest';
import { shownSize } from '../../../src/backups/shownSize';

it('a backup’s size is shown with its unit in the UI language, in Bengali without Latin letters', () => {
  expect([900, 3_450_000, 76_500_000_000].map((bytes) => shownSize(bytes, 'en'))).toEqual([
    '0.9 kB',
    '3.5 MB',
    '76.5 GB',
  ]);
  expect([900, 3_450_000, 76_500_000_000].map((bytes) => shownSize(bytes, 'bn'))).toEqual([
    '০.৯ কিলোবাইট',
    '৩.৫ মেগাবাইট',
    '৭৬.৫ গিগাবাইট',
  ]);
});
