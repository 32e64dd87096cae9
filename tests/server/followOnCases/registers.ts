import type { InjectOptions } from 'fastify';
import { caseTypeNamed, type CaseTypeName } from '../../../domain/followOnCases';
import type { TestApp } from '../../support/signInAs';

type Kind = 'line' | 'long' | 'date' | 'yesNo' | 'judgement' | 'status';

interface Register {
  title: string;
  name: CaseTypeName;
  table: string;
  page: string;
  collection: string;
  /** Every own field in the order of the record, and what it holds. */
  fields: Record<string, Kind>;
  /** Its names in the status of a filing. */
  status: string;
}

const filing = ['id', 'caseFilling.nothiNumber', 'caseFilling.workPlace.name', 'caseFilling.revenue'];

/** What every register sorts by beside its own fields. */
export const filingSorts = [...filing, 'nothiNumber', 'revenue'];

/** The registers of court cases, literally. */
export const registers: Register[] = [
  {
    title: 'Appellate Tribunal Case',
    name: 'tribunal-cases',
    table: 'tribunal_case',
    page: '/api/case/tribunal-cases-page',
    collection: '/api/case/tribunal-cases',
    status: 'tribunalCase',
    fields: {
      tribunalCaseNo: 'line',
      dateOfCase: 'date',
      documentOfLawBranch: 'line',
      dispatchOfReplyNo: 'line',
      dispatchOfReplyDate: 'date',
      dateOfHearing01: 'date',
      dateOfHearing02: 'date',
      implementationOfInterimOrder: 'yesNo',
      interimOrderOfTribunal1: 'long',
      interimOrderOfTribunal2: 'long',
      interimOrderOfTribunal3: 'long',
      interimOrderOfTribunal4: 'long',
      tribunalOrderNo: 'line',
      tribunalOrderDate: 'date',
      tribunalJudgement: 'judgement',
      summOfJudgementOrder: 'long',
      tribunalCaseComment: 'long',
      status: 'status',
    },
  },
  {
    title: 'Criminal Case',
    name: 'foujdari-suit-cases',
    table: 'criminal_case',
    page: '/api/case/foujdari-suit-cases-page',
    collection: '/api/case/foujdari-suit-cases',
    status: 'foujdariCase',
    fields: {
      cmmCgm: 'line',
      dateOfCase: 'date',
      documentOfLawBranch: 'line',
      relatedThana: 'line',
      mamlaNoOfRelatedThana: 'line',
      fir: 'line',
      dateOfAghar: 'date',
      interimOrderOfTribunal1: 'long',
      interimOrderOfTribunal2: 'long',
      interimOrderOfTribunal3: 'long',
      interimOrderOfTribunal4: 'long',
      status: 'status',
    },
  },
];

export const typeOf = ({ name }: Register) => caseTypeNamed(name);

/** The names of a register's fields that hold this. */
export const fieldsOf = ({ fields }: Register, ...kinds: Kind[]) =>
  Object.keys(fields).filter((name) => kinds.includes(fields[name]!));

/** The calls of a register, as a user makes them. */
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
