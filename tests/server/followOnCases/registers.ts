import type { InjectOptions } from 'fastify';
import { caseTypeNamed, type CaseTypeName } from '../../../domain/followOnCases';
import type { Role } from '../../../domain/roles';
import type { TestApp } from '../../support/signInAs';

type Kind = 'line' | 'long' | 'date' | 'yesNo' | 'oneOrZero' | 'judgement' | 'status';

export interface Register {
  title: string;
  name: CaseTypeName;
  table: string;
  page: string;
  collection: string;
  /** Every own field in the record's order, with its kind. */
  fields: Record<string, Kind>;
  /** A field's second wire name. */
  twins?: Record<string, string>;
  /** Its names in a filing's status. */
  status: string;
  /** The least privileged role that may edit it. */
  keptBy: Role;
}

const filing = ['id', 'caseFilling.nothiNumber', 'caseFilling.workPlace.name', 'caseFilling.revenue'];

/** The sort options of every register besides its own fields. */
export const filingSorts = [...filing, 'nothiNumber', 'revenue'];

const start = { dateOfCase: 'date', documentOfLawBranch: 'line' } as const;
const reply = { dispatchOfReplyNo: 'line', dispatchOfReplyDate: 'date' } as const;
const hearings = { dateOfHearing01: 'date', dateOfHearing02: 'date' } as const;
const interimOrders = {
  interimOrderOfTribunal1: 'long',
  interimOrderOfTribunal2: 'long',
  interimOrderOfTribunal3: 'long',
  interimOrderOfTribunal4: 'long',
} as const;
const implementedOrders = { implementationOfInterimOrder: 'yesNo', ...interimOrders } as const;
const petition = {
  ...start,
  date: 'line',
  ...hearings,
  ...implementedOrders,
  details: 'long',
  highCourtAppeal: 'line',
  judgement: 'oneOrZero',
  summOfJudgementOrder: 'long',
  executionOfOrder: 'line',
  status: 'status',
} as const;

/** The court case registers, literally. */
export const registers: Register[] = [
  {
    title: 'Custom, Excise & VAT (Appeal) Commissionerate Case',
    name: 'applicate-comm-cases',
    table: 'commissionerate_appeal',
    page: '/api/case/applicate-comm-cases-page',
    collection: '/api/case/applicate-comm-cases',
    status: 'applicateComCase',
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      applicateCaseNo: 'line',
      ...start,
      ...reply,
      ...hearings,
      ...implementedOrders,
      applicateCommOrderNo: 'line',
      applicateCommOrderDate: 'date',
      applicateCommJudgement: 'judgement',
      summOfJudgementOrder: 'long',
      applicateCommCaseComment: 'long',
      status: 'status',
    },
  },
  {
    title: 'Appellate Tribunal Case',
    name: 'tribunal-cases',
    table: 'tribunal_case',
    page: '/api/case/tribunal-cases-page',
    collection: '/api/case/tribunal-cases',
    status: 'tribunalCase',
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      tribunalCaseNo: 'line',
      ...start,
      ...reply,
      ...hearings,
      ...implementedOrders,
      tribunalOrderNo: 'line',
      tribunalOrderDate: 'date',
      tribunalJudgement: 'judgement',
      summOfJudgementOrder: 'long',
      tribunalCaseComment: 'long',
      status: 'status',
    },
  },
  {
    title: 'Custom Appeal, High Court Division',
    name: 'custom-appeals',
    table: 'customs_appeal',
    page: '/api/case/custom-appeals-page',
    collection: '/api/case/custom-appeals',
    status: 'customAppeal',
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      customCaseNo: 'line',
      ...start,
      ...reply,
      ...hearings,
      ...implementedOrders,
      customOrderNo: 'line',
      customOrderDate: 'date',
      customJudgement: 'judgement',
      summOfJudgementOrder: 'long',
      customCaseComment: 'long',
      status: 'status',
    },
  },
  {
    title: 'Writ Cases, High Court Division',
    name: 'high-court-rits',
    table: 'writ_case',
    page: '/api/case/high-court-rits-page',
    collection: '/api/case/high-court-rits',
    status: 'highCourtRit',
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      highCourtCaseNo: 'line',
      ...start,
      ...reply,
      ...hearings,
      ...implementedOrders,
      customOrderNo: 'line',
      customOrderDate: 'date',
      customJudgement: 'judgement',
      summOfJudgementOrder: 'long',
      customCaseComment: 'long',
      status: 'status',
    },
  },
  {
    title: 'CPLA/CMP, Appellate Division',
    name: 'high-court-cpa-cpl-cases',
    table: 'cpla_case',
    page: '/api/case/high-court-cpa-cpl-cases-page',
    collection: '/api/case/high-court-cpa-cpl-cases',
    status: 'highCourtCpaCplCase',
    keptBy: 'ROLE_CUSTOMS',
    fields: { cplCpaNothi: 'line', ...petition },
    twins: { highCourtAppeal: 'highCOurtAppeal' },
  },
  {
    title: 'Civil Petition, Appellate Division',
    name: 'high-court-cp-cases',
    table: 'cp_case',
    page: '/api/case/high-court-cp-cases-page',
    collection: '/api/case/high-court-cp-cases',
    status: 'highCourtCpCase',
    keptBy: 'ROLE_CUSTOMS',
    fields: { cpNothi: 'line', ...petition },
    twins: { highCourtAppeal: 'highCOurtAppeal' },
  },
  {
    title: 'Admiralty Suit, High Court Division',
    name: 'admiral-suit-cases',
    table: 'admiralty_suit',
    page: '/api/case/admiral-suit-cases-page',
    collection: '/api/case/admiral-suit-cases',
    status: 'admiralSuitCase',
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      courtMemoNo: 'line',
      ...start,
      arrestOrder: 'line',
      dateOfAghar: 'date',
      pettetioner: 'line',
      veselName: 'line',
      registrationNo: 'line',
      releaseOrder: 'line',
      imoNumber: 'line',
      ...implementedOrders,
      judgment: 'judgement',
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
    keptBy: 'ROLE_CUSTOMS',
    fields: {
      cmmCgm: 'line',
      ...start,
      relatedThana: 'line',
      mamlaNoOfRelatedThana: 'line',
      fir: 'line',
      dateOfAghar: 'date',
      ...interimOrders,
      status: 'status',
    },
  },
  {
    title: 'Civil Case',
    name: 'civil-case',
    table: 'civil_case',
    page: '/api/case/page-civil-case',
    collection: '/api/case/civil-case',
    status: 'civilCase',
    keptBy: 'ROLE_ADMIN',
    fields: {
      civilCaseNumber: 'line',
      dateOfCase: 'date',
      civilCourtName: 'line',
      hearingDate01: 'date',
      addHearingDate: 'date',
      implementationOfInterimOrder: 'yesNo',
      interimOrder01: 'long',
      judgement: 'judgement',
      judgmentNumberAndDate: 'line',
      paraWiseReplyFileNumberDate: 'line',
      summaryOfJudgment: 'long',
      writRelatedComment: 'long',
      status: 'status',
    },
  },
];

const ofType = (name: CaseTypeName) => registers.find((register) => register.name === name)!;

/** Two registers that differ most, in their wire formats and rights. */
export const petitions = ofType('high-court-cp-cases');
export const civil = ofType('civil-case');

export const typeOf = ({ name }: Register) => caseTypeNamed(name);

/** The names of a register's fields of these kinds. */
export const fieldsOf = ({ fields }: Register, ...kinds: Kind[]) =>
  Object.keys(fields).filter((name) => kinds.includes(fields[name]!));

/** Adds a field's second wire name where it has one. */
export const withTwins = ({ twins = {} }: Register, record: Record<string, unknown>) => ({
  ...record,
  ...Object.fromEntries(Object.entries(twins).map(([name, twin]) => [twin, record[name]])),
});

/** A register's calls with a user's session. */
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
