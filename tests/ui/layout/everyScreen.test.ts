import { expect, it } from 'vitest';
import { pageRoutes, resourceRoutes } from '../../../src/routes';
import { addresses } from '../../browser/support/screens';

it('every address is among those that the browser tests look at in all languages, themes and widths', () => {
  const looked = new Set(addresses.map(({ at }) => at.replace(/\?.*/, '')));
  const all = [
    ...resourceRoutes.flatMap(({ list, add, dialogs }) => [
      list.path,
      add?.path ?? list.path,
      ...dialogs.map(({ name }) => `${list.path}/7/${name}`),
    ]),
    ...pageRoutes.map(({ path }) => path),
  ];
  expect(all.filter((path) => !looked.has(path))).toEqual([]);
});
