import { describe, expect, it } from 'vitest';
import { billOfEntry, caseFilingFields, caseFilingGroups, payableRevenue } from '../../domain/caseFilings';
import { check } from '../../domain/validation';
import { bodyFromValues, recordFromWire, valuesFromBody } from '../../domain/wire';

const sound = { nothiNumber: 'S-1', workPlaceId: 1 };
const errorsOf = (values: object, mode: 'create' | 'edit' = 'create') => {
  const result = check(caseFilingFields, mode, { ...sound, ...values });
  return result.ok ? [] : result.errors.map(({ field, code, message }) => [field, code, message]);
};
const valuesOf = (values: object) => {
  const result = check(caseFilingFields, 'create', { ...sound, ...values });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.values;
};

describe('a case filing', () => {
  it('a filing requires a file number and a section, with different messages on create and on edit', () => {
    expect(errorsOf({ nothiNumber: ' ', workPlaceId: null })).toEqual([
      ['nothiNumber', 'fieldRequired', 'This Field is Required'],
      ['workPlaceId', 'workplaceRequired', 'Workplace is required field.'],
    ]);
    expect(errorsOf({ nothiNumber: '', workPlaceId: '' }, 'edit')).toEqual([
      ['nothiNumber', 'nothiNumberRequired', 'Nothi Number is required field.'],
      ['workPlaceId', 'workplaceRequired', 'Workplace is required field.'],
    ]);
  });

  it('a new filing has the defaults amount 0 and status OPEN, and is otherwise empty', () => {
    expect(valuesOf({})).toMatchObject({
      nothiNumber: 'S-1',
      revenue: 0,
      bankGuaranteeAmount: 0,
      status: 'OPEN',
      hsCode: null,
      boeDate: null,
      bankGuaranteeEncashment: null,
      companyId: null,
    });
  });

  it('a filing is stored without properties that are not its fields', () => {
    expect(valuesOf({ isAdmin: true })).not.toHaveProperty('isAdmin');
  });

  it.each([
    ['777', 'C-777'],
    ['c-777', 'C-777'],
    [' C-777 ', 'C-777'],
    ['C- 777', 'C-777'],
    ['C-', null],
    ['', null],
  ])('the bill of entry %j of a filing is normalised to %j', (typed, kept) => {
    expect(billOfEntry(typed)).toBe(kept);
    expect(valuesOf({ boe: typed }).boe).toBe(kept);
  });

  it('the payable revenue of a filing is the sum of disputed revenue, redemption fine and penalty', () => {
    expect(payableRevenue({ revenue: 0.1, amortizationPenalty: 0.2, monetaryPenalty: 1000 })).toBe(1000.3);
  });

  it('the form of a filing shows every field once', () => {
    const shown = caseFilingGroups.flatMap<string>((group) => group.items);
    expect([...shown].sort()).toEqual(
      [...Object.keys(caseFilingFields), 'company.vatRegNo', 'payableRevenue'].sort(),
    );
  });
});

describe('a case filing on the wire', () => {
  it('a filing has its references as nested objects on the wire', () => {
    const body = bodyFromValues(caseFilingFields, { ...sound, companyId: 7, cnfAgentId: null });
    expect(body).toMatchObject({ workPlace: { id: 1 }, company: { id: 7 }, cnfAgent: null, bank: null });
    expect(body).not.toHaveProperty('workPlaceId');
    expect(valuesFromBody(caseFilingFields, body)).toMatchObject({ workPlaceId: 1, companyId: 7 });
  });

  it('a foreign server’s filing is read with days as lists, amounts as texts and nested references', () => {
    const record = recordFromWire(caseFilingFields, {
      id: 5,
      boeDate: [2026, 2, 5],
      dateOfJudgement: '2026-02-05T00:00:00.000+06:00',
      revenue: '12.50',
      workPlace: { id: 3, name: 'AIR' },
    });
    expect(record).toMatchObject({
      id: 5,
      boeDate: '2026-02-05',
      dateOfJudgement: '2026-02-05',
      revenue: 12.5,
      workPlaceId: 3,
      companyId: null,
      workPlace: { id: 3, name: 'AIR' },
    });
  });
});
