import { caseFilingFields, payableRevenue, type CaseFilingValues } from '../../domain/caseFilings';
import type { Fields } from '../../domain/fields';
import { caseTypes } from '../../domain/followOnCases';
import type { CaseType } from '../../domain/followOnCases/caseType';
import { bodyFromValues, recordFromWire, type WireRecord } from '../../domain/wire';

type Id = number | string;

/** A register: paged by the server, its records created, saved and deleted one by one. */
export interface RegisterEndpoint {
  kind: 'register';
  page: string;
  /** The filters the page address takes, by their names on the wire. */
  filters: readonly string[];
  create: string;
  update: (id: Id) => string;
  delete: (id: Id) => string;
  /** The address of one record; of a filing, on our own server only. */
  one: (id: Id) => string;
  fromWire: (wire: WireRecord) => WireRecord;
  toWire: (values: WireRecord, call: 'create' | 'update') => WireRecord;
}

/** Reference data: one short call answers all of it; the UI searches and pages it by itself. */
export interface LookupEndpoint {
  kind: 'lookup';
  all: string;
  /** What a search looks at. The first is the record's name, by which the list is sorted. */
  search: readonly [string, ...string[]];
}

export type Endpoint = RegisterEndpoint | LookupEndpoint;

/** Where every resource lives on the server (docs/contract.md): one row each. */
export const endpoints: Record<string, Endpoint> = {
  'case-fillings': {
    kind: 'register',
    page: '/api/case/case-fillings-page',
    filters: ['searchKey', 'workPlaceId', 'provitionalTaxation'],
    create: '/api/case/case-fillings',
    update: (id) => `/api/case/case-fillings/${id}`,
    // The contract has no separator before the id.
    delete: (id) => `/api/case/case-filling${id}`,
    one: (id) => `/api/casebook/case-fillings/${id}`,
    fromWire: (wire) => recordFromWire(caseFilingFields, wire),
    toWire: (values) => {
      const complete = withDefaults(caseFilingFields, values);
      return {
        ...bodyFromValues(caseFilingFields, complete),
        payableRevenue: payableRevenue(complete as CaseFilingValues),
      };
    },
  },
  ...Object.fromEntries(caseTypes.map((type) => [type.name, courtCases(type)])),
  companies: { kind: 'lookup', all: '/api/case/companies', search: ['companyName'] },
  'cnf-agents': { kind: 'lookup', all: '/api/case/cnf-agents', search: ['cnfAgentName', 'licNo'] },
  banks: { kind: 'lookup', all: '/api/case/banks', search: ['bankName'] },
  workplace: { kind: 'lookup', all: '/api/case/workplace', search: ['name'] },
};

/** A court case type: every call has the same address below its collection. */
function courtCases({ name, page, search, bodyFields, sent }: CaseType): RegisterEndpoint {
  const one = (id: Id) => `/api/case/${name}/${id}`;
  return {
    kind: 'register',
    page: `/api/case/${page}`,
    filters: [search],
    create: `/api/case/${name}`,
    update: one,
    delete: one,
    one,
    fromWire: (wire) => recordFromWire(bodyFields, wire),
    toWire: (values, call) => ({ ...bodyFromValues(bodyFields, values), ...sent?.[call] }),
  };
}

/** Empty amounts are 0 and an empty choice is its default, as the contract has it. */
function withDefaults(fields: Fields, values: WireRecord): WireRecord {
  const defaults = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'money') return [[name, Number(values[name] ?? 0)]];
    return field.kind === 'choice' ? [[name, values[name] ?? field.default]] : [];
  });
  return { ...values, ...Object.fromEntries(defaults) };
}
