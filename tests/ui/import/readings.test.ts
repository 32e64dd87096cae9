import { expect, it } from 'vitest';
import { importRegister } from '../../../domain/imports';
import { isUnclear } from '../../../src/import/readings';

const fields = importRegister('case-fillings')!.columns;

it('the order of day and month is asked for if a column’s dates leave it open or contradict each other', () => {
  const asked = (['dmy', 'mdy', 'unclear', 'mixed', null] as const).filter((order) =>
    isUnclear({ order }, { field: 'boeDate' }, fields),
  );
  expect(asked).toEqual(['unclear', 'mixed']);
  expect(isUnclear({ order: 'mixed' }, { field: 'boeDate', reading: 'dmy' }, fields)).toBe(false);
  expect(isUnclear({ order: 'mixed' }, { field: 'productName' }, fields)).toBe(false);
});
