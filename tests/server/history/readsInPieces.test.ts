import { expect, it } from 'vitest';
import { readsInPieces } from '../../../server/platform/writes/events';

it('pages that were read more than an hour apart are no export', () => {
  let now = 0;
  const read = readsInPieces(100, () => now);
  const page = (first: number) => ({
    rows: Array.from({ length: 100 }, (_, row) => first + row),
    total: 200,
    filter: '',
  });
  expect(read('7 banks', page(0))).toBeNull();
  now = 60 * 60_000;
  expect(read('7 banks', page(100))).toBeNull();
  expect(read('8 banks', page(0))).toBeNull();
  now += 59 * 60_000;
  expect(read('7 banks', page(0))).toBe(200);
});
