import { expect, it } from 'vitest';
import { pageAddresses, resourceAddresses } from '../../../src/addresses';
import { resourceRoutes } from '../../../src/screens';
import { everyAddress } from '../../browser/support/screens';

it('every screen’s URL is in the list that the browser tests open in all languages, themes and widths', () => {
  const looked = new Set(
    everyAddress.map(({ at }) => at.replace(/\?.*/, '').replace(/\/\d+(?=\/|$)/, '/:id')),
  );
  const all = [
    ...resourceAddresses.flatMap(({ list, add }) => [list, add.path]),
    ...resourceRoutes.flatMap(({ list, dialogs }) => dialogs.map(({ name }) => `${list.path}/:id/${name}`)),
    ...pageAddresses.map(({ path }) => path),
  ];
  expect(all.filter((path) => !looked.has(path))).toEqual([]);
});
