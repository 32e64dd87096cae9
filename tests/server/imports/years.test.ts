import { expect, it } from 'vitest';
import { layoutOf, useImports, told } from './calls';

const imports = useImports();
const FIELDS = ['nothiNumber', 'workPlaceId', 'boeDate'];

const checked = (dates: (string | number)[]) =>
  imports.checked(
    'case-fillings',
    layoutOf(FIELDS),
    dates.map((date, at) => [`Y-${at}/26`, 'Air Unit', date]),
  );

it('an import refuses dates of years that the form does not offer, however they are written', async () => {
  const { id, counts } = await checked([
    '12/3/1899',
    '12/3/1970',
    '১২/৩/১৮৯৯',
    '12/3/0202',
    '0202-03-12',
    '12 March 2205',
    '১২ মার্চ ২২০৫',
    '12/3/71',
    '12/3/37',
    1,
    '12/3/20255',
    '12/3/202',
  ]);
  expect(counts).toMatchObject({ refused: 11, ready: 1 });
  const rows = await imports.rows(id);
  expect(told(rows)).toEqual([
    '2 boeDate yearNotOffered',
    '3 boeDate yearNotOffered',
    '4 boeDate yearNotOffered',
    '5 boeDate yearNotOffered',
    '6 boeDate yearNotOffered',
    '7 boeDate yearNotOffered',
    '8 boeDate yearNotOffered',
    '10 boeDate yearNotOffered',
    '11 boeDate yearNotOffered',
    '12 boeDate noSuchDate',
    '13 boeDate noSuchDate',
  ]);
  const year = new Date().getFullYear();
  expect(rows[0]!.errors[0]!.message).toBe(`The year must lie between 1971 and ${year}`);
});

it('an import accepts a stored date of a year that the form does not offer, and hearings two years ahead', async () => {
  await imports.file('Y-OLD/26', { boeDate: '1965-03-12' });
  const update = await imports.checked('case-fillings', layoutOf(FIELDS, { existing: 'update' }), [
    ['Y-OLD/26', 'Air Unit', '12/3/1965'],
  ]);
  expect(update.counts).toMatchObject({ ready: 1, refused: 0 });
  const inYears = (years: number) => `12/3/${new Date().getFullYear() + years}`;
  const cases = await imports.checked('tribunal-cases', layoutOf(['caseFilingId', 'dateOfHearing01']), [
    ['Y-OLD/26', inYears(2)],
    ['Y-OLD/26', inYears(3)],
  ]);
  expect(told(await imports.rows(cases.id))).toEqual(['3 dateOfHearing01 yearNotOffered']);
});
