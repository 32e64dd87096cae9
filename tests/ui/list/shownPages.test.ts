import { expect, it } from 'vitest';
import { shownPages } from '../../../src/list/ListPagination';

it('the page links of a list are two at each end and three around the current page', () => {
  const far = [
    [1, [1, 2, 3, 99, 100]],
    [2, [1, 2, 3, 99, 100]],
    [3, [1, 2, 3, 4, 99, 100]],
    [4, [1, 2, 3, 4, 5, 99, 100]],
    [5, [1, 2, 4, 5, 6, 99, 100]],
    [50, [1, 2, 49, 50, 51, 99, 100]],
    [97, [1, 2, 96, 97, 98, 99, 100]],
    [98, [1, 2, 97, 98, 99, 100]],
    [99, [1, 2, 98, 99, 100]],
    [100, [1, 2, 98, 99, 100]],
  ] as const;
  for (const [page, pages] of far) expect(shownPages(page, 100)).toEqual(pages);
});

it('the page links of a short list show each page once', () => {
  const few = [
    [1, 1, [1]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 6, [1, 2, 3, 5, 6]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [9, 4, [1, 2, 3, 4]],
  ] as const;
  for (const [page, count, pages] of few) expect(shownPages(page, count)).toEqual(pages);
});
