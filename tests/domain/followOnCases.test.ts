import { describe, expect, it } from 'vitest';
import { ref, type ChoiceField, type Field, type TextField } from '../../domain/fields';
import { caseFileStatuses, caseTypeNamed, caseTypes, finderTypes } from '../../domain/followOnCases';
import { acceptedSorts, type CaseType } from '../../domain/followOnCases/caseType';
import { kindName } from '../../domain/kinds';
import type { DateField } from '../../domain/kinds/date';
import type { YesNoField } from '../../domain/kinds/yesNo';
import { may } from '../../domain/rights';
import { expectations, fieldsOf } from '../support/caseTypes';

/** The contract's facts of a type, except those that the fields and their order give. */
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

it('the case types are ordered from the lowest court to the highest', () => {
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

it('the name of an unknown case type is refused', () => {
  expect(() => caseTypeNamed('case-fillings')).toThrow('case-fillings is no court case type');
});

it('no two case types share a table, a URL or a name in a filing’s status', () => {
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

  it('court cases of a type have the facts that the contract gives', () => {
    expect(factsOf(type)).toEqual({ sent: undefined, filingOnTop: undefined, ...expected.facts });
  });

  it('court cases of a type have the contract’s fields, in the form’s order', () => {
    expect(formOf(type)).toEqual(expected.form);
  });

  it('court cases of a type have the contract’s columns', () => {
    expect(type.columns).toEqual(expected.columns);
  });

  it('court cases of a type have the contract’s sort options, which the server accepts', () => {
    expect(type.sorts).toEqual(expected.sorts);
    expect(type.sorts.filter((sort) => !acceptedSorts(type).includes(sort))).toEqual([]);
  });

  it('court cases can be sorted on the server by every own field and the shown fields of the filing', () => {
    const own = fieldsOf(expected).map(([field]) => field);
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

  it('court cases are sent with their filing, which is chosen when they are created', () => {
    expect(type.bodyFields).toEqual({
      caseFillingId: ref('caseFilling', 'case-fillings', { required: { create: 'filingRequired' } }),
      ...type.fields,
    });
  });

  it('a court case may have every field empty', () => {
    expect(Object.values(type.fields).filter(({ required }) => required)).toEqual([]);
  });

  it('court cases are open to administrators, and all except civil cases to customs staff', () => {
    for (const action of ['read', 'create', 'edit']) {
      expect(may(['ROLE_ADMIN'], action, name)).toBe(true);
      expect(may(['ROLE_CUSTOMS'], action, name)).toBe(name !== 'civil-case');
      expect(may(['ROLE_MODERATOR'], action, name)).toBe(false);
    }
  });

  it('court cases are deleted by administrators only', () => {
    expect(may(['ROLE_ADMIN'], 'delete', name)).toBe(true);
    expect(may(['ROLE_CUSTOMS'], 'delete', name)).toBe(false);
  });
});
