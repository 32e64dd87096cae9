import { expect, it } from 'vitest';
import { importRegister } from '../../../domain/imports';
import { readValue } from '../../../src/fields/kinds/importKind';

const { boeDate, revenue, nothiNumber } = importRegister('case-fillings')!.columns;
const { phone1 } = importRegister('companies')!.columns;

it('the value of a cell is null if the cell counts as empty, and undefined if its text stays as it is', () => {
  expect(readValue(boeDate!, '12/3/21', 'dmy')).toBe('2021-03-12');
  expect(readValue(boeDate!, '0000-00-00', 'dmy')).toBeNull();
  expect(readValue(boeDate!, 'soon', 'dmy')).toBeUndefined();
  expect(readValue(revenue!, '1.5 crore', undefined)).toBe(15_000_000);
  expect(readValue(nothiNumber!, 'S-1', undefined)).toBeUndefined();
  expect(readValue(phone1!, 1712345678, undefined)).toBe('01712345678');
});
