import { expect, it } from 'vitest';
import { importRegister } from '../../../domain/imports';
import { isUnclear } from '../../../src/import/readings';

const fields = importRegister('case-fillings')!.columns;

it('an import asks for the order of day and month if a column’s dates leave it open or are mixed', () => {
  const asked = (['dmy', 'mdy', 'unclear', 'mixed', null] as const).filter((order) =>
    isUnclear({ order }, { field: 'boeDate' }, fields),
  );
  expect(asked).toEqual(['unclear', 'mixed']);
  expect(isUnclear({ order: 'mixed' }, { field: 'boeDate', reading: 'dmy' }, fields)).toBe(false);
  expect(isUnclear({ order: 'mixed' }, { field: 'productName' }, fields)).toBe(false);
});
