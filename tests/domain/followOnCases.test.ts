import { describe, expect, it } from 'vitest';
import { ref, type ChoiceField, type Field, type TextField } from '../../domain/fields';
import { caseFileStatuses, caseTypeNamed, caseTypes, finderTypes } from '../../domain/followOnCases';
import { acceptedSorts, spreadsheetFile, type CaseType } from '../../domain/followOnCases/caseType';
import { kindName } from '../../domain/kinds';
import type { DateField } from '../../domain/kinds/date';
import type { YesNoField } from '../../domain/kinds/yesNo';
import { may } from '../../domain/rights';
import { expectations } from './followOnCases/expectations';

/** What the contract says of a type, beside what is said by where a field stands. */
const factsOf = (type: CaseType) => ({
  title: type.title,
  name: type.name,
  page: type.page,
  search: type.search,
  proceeding: type.proceeding,
  finder: type.finder,
  status: type.status,
  figures: type.figures,
  routes: type.routes,
  sheet: type.sheet,
  startOrder: type.startOrder,
  rowNumbers: type.rowNumbers,
  file: spreadsheetFile(type),
  sent: type.sent,
  filingOnTop: type.filingOnTop,
});

const formOf = ({ groups, fields }: CaseType) =>
  groups.map(({ name, fields: names }) => [
    name,
    ...names.map((field) => `${field}: ${kindOf(fields[field]!)}`),
  ]);

function kindOf(field: Field): string {
  const { multiline, twin, future, choices, numeric } = field as Partial<
    TextField & DateField & ChoiceField & YesNoField
  >;
  const words = {
    text: (multiline ? 'long' : 'text') + (twin ? `, also ${twin}` : ''),
    date: future ? 'date, may lie ahead' : 'date',
    choice: choices?.join('|'),
    yesNo: numeric ? 'yesNo, 1 or 0' : 'yesNo',
  };
  const name = kindName(field);
  return words[name as keyof typeof words] ?? name;
}

it('the case types stand in court order', () => {
  expect(caseTypes.map(({ name }) => name)).toEqual(Object.keys(expectations));
  expect(caseFileStatuses).toEqual([
    'applicateComCase',
    'tribunalCase',
    'customAppeal',
    'highCourtRit',
    'highCourtCpaCplCase',
    'highCourtCpCase',
    'admiralSuitCase',
    'foujdariCase',
    'civilCase',
  ]);
  expect(finderTypes).toEqual([
    'COMMISSIONER',
    'TRIBUNAL',
    'CUSTOMS_APPEAL',
    'HIGH_COURT',
    'ADMIRAL',
    'FOUJDARI',
    'CIVIL',
  ]);
});

it('a name that no type has is refused', () => {
  expect(() => caseTypeNamed('case-fillings')).toThrow('case-fillings is no court case type');
});

it('no two types share a table, an address or a place in the status of a filing', () => {
  const addresses = caseTypes.flatMap(({ table, name, page, status, routes }) => [
    `table ${table}`,
    `collection ${name}`,
    `collection ${page}`,
    `status ${status}`,
    `route ${routes.list}`,
    `route ${routes.add}`,
  ]);
  expect(new Set(addresses).size).toBe(6 * 9);
});

describe.each(Object.entries(expectations))('%s', (name, expected) => {
  const type = caseTypeNamed(name);

  it('have the facts of the contract', () => {
    expect(factsOf(type)).toEqual({ sent: undefined, filingOnTop: undefined, ...expected.facts });
  });

  it('have these fields, in the order of the form', () => {
    expect(formOf(type)).toEqual(expected.form);
  });

  it('have the columns of the contract', () => {
    expect(type.columns).toEqual(expected.columns);
  });

  it('have the sort options of the contract, which the server accepts', () => {
    expect(type.sorts).toEqual(expected.sorts);
    expect(type.sorts.filter((sort) => !acceptedSorts(type).includes(sort))).toEqual([]);
  });

  it('can be sorted on the server by every own field and what is shown of the filing', () => {
    const own = expected.form.flatMap(([, ...fields]) => fields.map((field) => field.split(':')[0]));
    expect(acceptedSorts(type).toSorted()).toEqual(
      [
        'id',
        'caseFilling.nothiNumber',
        'caseFilling.revenue',
        'caseFilling.workPlace.name',
        'nothiNumber',
        'revenue',
        ...own,
      ].toSorted(),
    );
  });

  it('are sent with the filing they follow from, which is chosen on create', () => {
    expect(type.bodyFields).toEqual({
      caseFillingId: ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } }),
      ...type.fields,
    });
  });

  it('may all be left empty', () => {
    expect(Object.values(type.fields).filter(({ required }) => required)).toEqual([]);
  });

  it('are kept by administrators, all but civil cases by customs staff too', () => {
    for (const action of ['read', 'create', 'edit']) {
      expect(may(['ROLE_ADMIN'], action, name)).toBe(true);
      expect(may(['ROLE_CUSTOMS'], action, name)).toBe(name !== 'civil-case');
      expect(may(['ROLE_MODERATOR'], action, name)).toBe(false);
    }
  });

  it('are deleted by administrators alone', () => {
    expect(may(['ROLE_ADMIN'], 'delete', name)).toBe(true);
    expect(may(['ROLE_CUSTOMS'], 'delete', name)).toBe(false);
  });
});
