import type { InjectOptions } from 'fastify';
import { caseTypeNamed, type CaseTypeName } from '../../../domain/followOnCases';
import type { Role } from '../../../domain/roles';
import { expectations, fieldsOf as literalFields } from '../../support/caseTypes';
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
  /** The beginning of the register's field names in a filing's status, such as `tribunalCase`. */
  status: string;
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
  'high-court-cpa-cpl-cases': 'cpla_case',
  'high-court-cp-cases': 'cp_case',
  'admiral-suit-cases': 'admiralty_suit',
  'foujdari-suit-cases': 'criminal_case',
  'civil-case': 'civil_case',
};

const kinds: Record<string, Kind> = {
  text: 'line',
  'text, also highCOurtAppeal': 'line',
  long: 'long',
  date: 'date',
  'date, may lie ahead': 'date',
  yesNo: 'yesNo',
  'yesNo, 1 or 0': 'oneOrZero',
  'WithGovernment|AgainstGovernment|ONREMAND': 'judgement',
  'ORDER_PASSED|SUBJUDICE': 'status',
};

/** The court case registers, from the literal table of tests/support/caseTypes. */
export const registers: Register[] = (Object.keys(tables) as CaseTypeName[]).map((name) => {
  const { title, page, status } = expectations[name].facts;
  const fields = literalFields(expectations[name]);
  return {
    title,
    name,
    table: tables[name],
    page: `/api/case/${page}`,
    collection: `/api/case/${name}`,
    fields: Object.fromEntries(fields.map(([field, kind]) => [field, kinds[kind]!])),
    twins: Object.fromEntries(
      fields.flatMap(([field, kind]) => (kind.includes('also ') ? [[field, kind.split('also ')[1]!]] : [])),
    ),
    status,
    keptBy: name === 'civil-case' ? 'ROLE_ADMIN' : 'ROLE_CUSTOMS',
  };
});

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
