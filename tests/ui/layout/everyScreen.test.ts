import { expect, it } from 'vitest';
import { pageAddresses, resourceAddresses } from '../../../src/addresses';
import { resourceRoutes } from '../../../src/screens';
import { everyAddress } from '../../browser/support/screens';

it('every address is covered by the browser tests of all languages, themes and widths', () => {
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
