import type { InjectOptions } from 'fastify';
import type { ChoiceField, Field, TextField } from '../../../domain/fields';
import { caseTypeNamed, caseTypes, type CaseTypeName } from '../../../domain/followOnCases';
import { kindName } from '../../../domain/kinds';
import type { YesNoField } from '../../../domain/kinds/yesNo';
import type { Role } from '../../../domain/roles';
import type { TestApp } from '../../support/signInAs';

type Kind = 'line' | 'long' | 'date' | 'yesNo' | 'oneOrZero' | 'judgement' | 'status';

export interface Register {
  title: string;
  name: CaseTypeName;
  table: string;
  page: string;
  collection: string;
  /** The case's own fields in the record's order, with their kinds. */
  fields: Record<string, Kind>;
  /** The second names that fields have in requests and answers, by their first names. */
  twins: Record<string, string>;
  /** The beginning of the register's field names in a filing's status, such as `tribunalCase`; null if not in it. */
  status: string | null;
  /** The least privileged role that may edit the register. */
  keptBy: Role;
}

const filing = ['id', 'caseFilling.nothiNumber', 'caseFilling.workPlace.name', 'caseFilling.revenue'];

/** The sort options of every register besides its own fields. */
export const filingSorts = [...filing, 'nothiNumber', 'revenue'];

const tables: Record<CaseTypeName, string> = {
  'applicate-comm-cases': 'commissionerate_appeal',
  'tribunal-cases': 'tribunal_case',
  'custom-appeals': 'customs_appeal',
  'high-court-rits': 'writ_case',
  'contempt-cases': 'contempt_case',
  'high-court-cpa-cpl-cases': 'cpla_case',
  'high-court-cp-cases': 'cp_case',
  'admiral-suit-cases': 'admiralty_suit',
  'foujdari-suit-cases': 'criminal_case',
  'civil-case': 'civil_case',
};

/** The court case registers. docs/openapi.json holds their fields literally. */
export const registers: Register[] = caseTypes.map(({ title, name, page, contract, openTo, fields }) => ({
  title,
  name,
  table: tables[name],
  page: `/api/${contract ? 'case' : 'casebook'}/${page}`,
  collection: `/api/${contract ? 'case' : 'casebook'}/${name}`,
  fields: Object.fromEntries(Object.entries<Field>(fields).map(([field, facts]) => [field, kindOf(facts)])),
  twins: Object.fromEntries(
    Object.entries<Field & { twin?: string }>(fields).flatMap(([field, { twin }]) =>
      twin ? [[field, twin]] : [],
    ),
  ),
  status: contract?.status ?? null,
  keptBy: openTo === 'staff' ? 'ROLE_CUSTOMS' : 'ROLE_ADMIN',
}));

function kindOf(field: Field): Kind {
  const { multiline, numeric, choices } = field as Partial<TextField & YesNoField & ChoiceField>;
  const kind = kindName(field);
  if (kind === 'text') return multiline ? 'long' : 'line';
  if (kind === 'yesNo') return numeric ? 'oneOrZero' : 'yesNo';
  if (kind === 'choice') return choices!.includes('SUBJUDICE') ? 'status' : 'judgement';
  return 'date';
}

const ofType = (name: CaseTypeName) => registers.find((register) => register.name === name)!;

/** The two registers that differ most in their wire formats and rights. */
export const petitions = ofType('high-court-cp-cases');
export const civil = ofType('civil-case');

export const typeOf = ({ name }: Register) => caseTypeNamed(name);

/** The names of a register's fields of these kinds. */
export const fieldsOf = ({ fields }: Register, ...kinds: Kind[]) =>
  Object.keys(fields).filter((name) => kinds.includes(fields[name]!));

/** Adds to a record the second names of its fields. */
export const withTwins = ({ twins }: Register, record: Record<string, unknown>) => ({
  ...record,
  ...Object.fromEntries(Object.entries(twins).map(([name, twin]) => [twin, record[name]])),
});

/** The calls on a register, made with a user's session. */
export function callsOf(register: Register, test: TestApp, bearer: { authorization: string }) {
  const call = (method: InjectOptions['method'], url: string, payload?: unknown, headers: object = {}) =>
    test.app.inject({ method, url, headers: { ...bearer, ...headers }, payload: payload as object });
  return {
    list: (query = '') => call('GET', register.page + query),
    read: (id: number | string) => call('GET', `${register.collection}/${id}`),
    create: (body: unknown, headers: object = {}) => call('POST', register.collection, body, headers),
    replace: (id: number | string, body: unknown) => call('PUT', `${register.collection}/${id}`, body),
    remove: (id: number | string) => call('DELETE', `${register.collection}/${id}`),
  };
}
