import { agentKinds, type AgentKind } from '../../domain/agents';
import { caseFilingFields, payableRevenue } from '../../domain/caseFilings';
import { companyFields } from '../../domain/companies';
import { withEmpty, type Fields } from '../../domain/fields';
import {
  agentFilters,
  caseFilters,
  companyFilters,
  filingFilters,
  userFilters,
  type ListFilters,
} from '../../domain/listFilters';
import { caseTypes } from '../../domain/followOnCases';
import { apiOf, type CaseType } from '../../domain/followOnCases/caseType';
import { newUserFields } from '../../domain/users';
import { bodyFromValues, recordFromWire, type WireRecord } from '../../domain/wire';
import type { Capability } from '../offered/capabilities';

type Id = number | string;

/** A register: the server pages it; its records are created, saved and deleted one by one. */
export interface RegisterEndpoint {
  kind: 'register';
  page: string;
  /** Query parameters of a page besides the filters. */
  asked: (page: PageAsked) => Record<string, string | number>;
  /** The filters the page URL takes, by their wire names. */
  filters: readonly string[];
  /** The capability by which the server limits the records of a page to some of their properties. */
  limited?: Capability;
  /** Another page URL, which also takes the filters that figures link with, and the capability that it needs. */
  narrowed?: { page: string; filters: readonly string[]; offered: Capability };
  create: string;
  update: { method: 'PUT' | 'POST'; path: (id: Id) => string };
  /** Absent if its records cannot be deleted. */
  delete?: (id: Id) => string;
  /** Enables or disables a record. */
  changeStatus?: (id: Id) => string;
  /**
   * The field that says whether a record is enabled. A server with the capability `onUpdate` takes it on a
   * save, too.
   */
  status?: { field: string; onUpdate: Capability };
  /** The URL of one record. On a foreign server only court cases have one. */
  one: (id: Id) => string;
  fields: Fields;
  /** The property that holds a record's id, if not `id`. */
  idProperty?: string;
  toWire: (values: WireRecord, call: 'create' | 'update') => WireRecord;
}

/** A page as the UI counts it, from 0. */
interface PageAsked {
  page: number;
  size: number;
  sortBy: string;
  ascOrDesc: string;
}

// Only our own server knows and takes the sign-in method.
const { signInBy: _ours, ...wireUserFields } = newUserFields;

const sorted = ({ page, size, sortBy, ascOrDesc }: PageAsked) => ({ page, size, sortBy, ascOrDesc });

const put = (path: (id: Id) => string) => ({ method: 'PUT', path }) as const;

/** Reference data: one call returns all of it, and the UI searches and pages it. */
export interface LookupEndpoint {
  kind: 'lookup';
  all: string;
  /** Where our own server searches the choices of a select. */
  choices?: string;
  /** The fields a search looks at. The first is the record's name, by which the list is sorted. */
  search: readonly [string, ...string[]];
}

/** Notifications. Our own server pages all of them; any server returns the unseen ones. */
export interface InboxEndpoint {
  kind: 'inbox';
  /** The page URL, and the capability it needs. */
  page: { path: string; offered: Capability };
  unseen: string;
  markAsRead: (id: Id) => string;
  markAllAsRead: string;
}

type Endpoint = RegisterEndpoint | LookupEndpoint | InboxEndpoint;

export const notifications: InboxEndpoint = {
  kind: 'inbox',
  page: { path: '/api/casebook/notifications', offered: 'notifications' },
  unseen: '/api/attendance_server/unseenNotifications',
  markAsRead: (id) => `/api/attendance_server/notifications/changeSeenStatus/${id}`,
  markAllAsRead: '/api/attendance_server/notifications/markAllAsRead',
};

/** Where each resource lives on the server (docs/contract.md), one row per resource. */
export const endpoints: Record<string, Endpoint> = {
  'case-fillings': {
    kind: 'register',
    page: '/api/case/case-fillings-page',
    asked: sorted,
    ...filteredBy('case-fillings-page', 'searchKey', filingFilters),
    limited: 'pageFields',
    create: '/api/case/case-fillings',
    update: put((id) => `/api/case/case-fillings/${id}`),
    // The contract has no separator before the id.
    delete: (id) => `/api/case/case-filling${id}`,
    one: (id) => `/api/casebook/case-fillings/${id}`,
    fields: caseFilingFields,
    toWire: (values) => ({
      ...bodyFromValues(caseFilingFields, values),
      payableRevenue: payableRevenue(withEmpty(caseFilingFields, values)),
    }),
  },
  ...Object.fromEntries(caseTypes.map((type) => [type.name, courtCases(type)])),
  companies: {
    kind: 'register',
    page: '/api/case/search-company-page',
    asked: ({ page, size }) => ({ page, size }),
    ...filteredBy('search-company-page', 'companyName', companyFilters),
    create: '/api/case/companies',
    update: put((id) => `/api/case/companies/${id}`),
    changeStatus: (id) => `/api/case/change-status/${id}`,
    one: (id) => `/api/casebook/companies/${id}`,
    fields: companyFields,
    toWire: (values) => ({ ...bodyFromValues(companyFields, values), addressBook: addressBook(values) }),
  },
  ...Object.fromEntries(agentKinds.map((kind) => [kind.name, agents(kind)])),
  users: {
    kind: 'register',
    page: '/api/case/get-all-user',
    asked: ({ page, size }) => ({ pageNo: page, pageSize: size }),
    ...filteredBy('get-all-user', 'searchKey', userFilters),
    create: '/api/case/save-user',
    update: { method: 'POST', path: () => '/api/case/update-user' },
    changeStatus: (id) => `/api/case/change-user-status/${id}`,
    status: { field: 'isEnabled', onUpdate: 'userEnabledOnUpdate' },
    one: (id) => `/api/casebook/users/${id}`,
    fields: newUserFields,
    idProperty: 'userId',
    toWire: ({ signInBy, ...values }) => ({
      ...bodyFromValues(wireUserFields, values),
      ...(signInBy ? { signInBy } : {}),
    }),
  },
  'company-choices': {
    kind: 'lookup',
    all: '/api/case/companies',
    choices: '/api/casebook/choices/company-choices',
    search: ['companyName', 'vatRegNo'],
  },
  'cnf-agent-choices': {
    kind: 'lookup',
    all: '/api/case/cnf-agents',
    choices: '/api/casebook/choices/cnf-agent-choices',
    search: ['cnfAgentName', 'licNo'],
  },
  'bank-choices': {
    kind: 'lookup',
    all: '/api/case/banks',
    choices: '/api/casebook/choices/bank-choices',
    search: ['bankName', 'nameBn'],
  },
  workplace: {
    kind: 'lookup',
    all: '/api/case/workplace',
    choices: '/api/casebook/choices/workplace',
    search: ['name', 'nameBn'],
  },
  'loss-reason-choices': {
    kind: 'lookup',
    all: '/api/casebook/choices/loss-reason-choices',
    choices: '/api/casebook/choices/loss-reason-choices',
    search: ['name', 'nameBn'],
  },
  people: {
    kind: 'lookup',
    all: '/api/casebook/choices/people',
    choices: '/api/casebook/choices/people',
    search: ['fullName', 'userName'],
  },
  roles: { kind: 'lookup', all: '/api/case/all-roles', search: ['role'] },
  notifications,
};

/** A court case type: all its calls share one URL. */
function courtCases(type: CaseType): RegisterEndpoint {
  const { name, page, search, bodyFields, sent, contract } = type;
  const collection = `${apiOf(type)}/${name}`;
  const one = (id: Id) => `${collection}/${id}`;
  return {
    kind: 'register',
    page: `${apiOf(type)}/${page}`,
    asked: sorted,
    ...(contract
      ? filteredBy(page, search, caseFilters)
      : { filters: [search, ...Object.keys(caseFilters)] }),
    limited: 'pageFields',
    create: collection,
    update: put(one),
    delete: one,
    one,
    fields: bodyFields,
    toWire: (values, call) => ({ ...bodyFromValues(bodyFields, values), ...sent?.[call] }),
  };
}

/** The search and the filters of a page; those of our own server have a URL of their own. */
function filteredBy(
  page: string,
  search: string,
  filters: ListFilters,
): Pick<RegisterEndpoint, 'filters' | 'narrowed'> {
  const all = Object.entries(filters);
  const ours = all.filter(([, filter]) => filter.ours);
  const offered = ours[0]?.[1].ours;
  return {
    filters: [search, ...all.flatMap(([name, filter]) => (filter.ours ? [] : [name]))],
    ...(offered && {
      narrowed: { page: `/api/casebook/${page}`, filters: ours.map(([name]) => name), offered },
    }),
  };
}

/** A kind of agent. The contract sends an empty page size, so the server decides it. */
function agents({ name, collection, page, search, fields }: AgentKind): RegisterEndpoint {
  const one = (id: Id) => `/api/case/${collection}/${id}`;
  return {
    kind: 'register',
    page: `/api/case/${page}`,
    asked: (asked) => ({ page: asked.page, pageSize: '' }),
    ...filteredBy(page, search, agentFilters),
    create: `/api/case/${collection}`,
    update: put(one),
    delete: one,
    one: (id) => `/api/casebook/${name}/${id}`,
    fields,
    toWire: (values) => bodyFromValues(fields, values),
  };
}

/** A company's address book entry, which older servers keep beside the record's own fields. */
function addressBook({ addressBook: known, addressLine1, addressLine2 }: WireRecord) {
  const { id, thana } = (known ?? {}) as WireRecord;
  return {
    ...(id !== undefined && { id }),
    addressLine1: addressLine1 ?? null,
    addressLine2: addressLine2 ?? null,
    ...(thana ? { thana } : {}),
    isActive: true,
  };
}

export function endpointOf(resource: string) {
  const endpoint = endpoints[resource];
  if (!endpoint) throw new Error(`No endpoint for ${resource}`);
  return endpoint;
}

export function registerOf(resource: string): RegisterEndpoint {
  const endpoint = endpointOf(resource);
  if (endpoint.kind !== 'register') throw new Error(`${resource} cannot be changed`);
  return endpoint;
}

/**
 * Returns a function that reads a record of an endpoint's answers. With `properties`, it converts only these and
 * leaves the others as they were sent, which nearly halves an export's time in the worker.
 */
export function recordReader(
  { fields, idProperty }: RegisterEndpoint,
  properties?: readonly string[],
): (wire: WireRecord) => WireRecord {
  const converted = properties
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => properties.includes(name)))
    : fields;
  return (wire) => {
    const record = recordFromWire(converted, wire);
    return idProperty ? { ...record, id: wire[idProperty] ?? wire.id } : record;
  };
}
