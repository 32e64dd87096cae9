import { expect, it } from 'vitest';
import { screenAddresses } from '../../../src/routes';
import { everyAddress } from '../../browser/support/screens';

it('every screen’s URL is in the list that the browser tests open in all languages, themes and widths', () => {
  const looked = new Set(
    everyAddress.map(({ at }) => at.replace(/\?.*/, '').replace(/\/\d+(?=\/|$)/, '/:id')),
  );
  const all = screenAddresses.map(({ path }) => path.replace(/\/\*$|\/:fileNumber\?$/, ''));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((path) => !looked.has(path))).toEqual([]);
});
