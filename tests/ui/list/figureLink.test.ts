import { expect, it } from 'vitest';
import { figureLink } from '../../../src/list/filters/figureLink';

it('a figure links to the URL of the list that the figure counts', () => {
  expect(figureLink('/case-fillings-list', { status: 'OPEN', workPlaceId: 3 })).toBe(
    '/case-fillings-list?filter=%7B%22status%22%3A%22OPEN%22%2C%22workPlaceId%22%3A3%7D',
  );
  expect(figureLink('/tribunal-cases-list', { month: '2026-03' })).toBe(
    '/tribunal-cases-list?filter=%7B%22month%22%3A%222026-03%22%7D',
  );
});
