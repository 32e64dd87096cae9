import type { InjectOptions } from 'fastify';
import type { TestApp } from '../../support/signInAs';

/** The three registers of agents with their paths and field names in the contract. */
export const registers = [
  {
    title: 'C&F agents',
    name: 'cnf-agents',
    collection: '/api/case/cnf-agents',
    page: '/api/case/search-cnf-agents-page',
    search: 'searchKey',
    otherSearch: 'agentName',
    table: 'cnf_agent',
    nameField: 'cnfAgentName',
    agent: {
      cnfAgentName: 'Karim & Sons',
      licNo: '301000001',
      contactNumber: '01711000001',
      otherNumber: '০১৮১১০০০০০২',
      address: '12, Strand Road',
    },
    required: {
      cnfAgentName: 'Agent Name is required field.',
      licNo: 'License No. is required field.',
      contactNumber: 'Contact No is required field.',
      address: 'Address is required field.',
    },
  },
  {
    title: 'freight forwarder agents',
    name: 'freight-forwarder-agents',
    collection: '/api/case/freight-forwarder-agent',
    page: '/api/case/search-freight-forwarder-agent-page',
    search: 'agentName',
    otherSearch: 'searchKey',
    table: 'freight_forwarder_agent',
    nameField: 'agentName',
    agent: {
      agentName: 'Karim & Sons',
      licNo: '301000001',
      contactNumber: '01711000001',
      address: '12, Strand Road',
    },
    required: {
      agentName: 'Agent Name is required field.',
      licNo: 'License No. is required field.',
      contactNumber: 'Contact No is required field.',
      address: 'Address is required field.',
    },
  },
  {
    title: 'shipping agents',
    name: 'shipping-agents',
    collection: '/api/case/shipping-agent',
    page: '/api/case/search-shipping-agent-page',
    search: 'agentName',
    otherSearch: 'searchKey',
    table: 'shipping_agent',
    nameField: 'agentName',
    agent: {
      agentName: 'Karim & Sons',
      licNo: '301000001',
      contactNumber: '01711000001',
      address: '12, Strand Road',
    },
    required: {
      agentName: 'Agent Name is required field.',
      licNo: 'License No. is required field.',
      contactNumber: 'Contact No is required field.',
      address: 'Address is required field.',
    },
  },
] as const;

export type Register = (typeof registers)[number];
type Headers = Record<string, string>;

/** The requests on a register of agents, made with one user’s session. */
export function callsOf({ name, collection, page }: Register, test: TestApp, bearer: Headers) {
  const call = (method: InjectOptions['method'], url: string, payload?: object, headers: Headers = {}) =>
    test.app.inject({ method, url, headers: { ...bearer, ...headers }, ...(payload && { payload }) });
  return {
    page: (query = '') => call('GET', page + query),
    read: (id: number | string) => call('GET', `/api/casebook/${name}/${id}`),
    create: (body: object, headers?: Headers) => call('POST', collection, body, headers),
    replace: (id: number | string, body: object) => call('PUT', `${collection}/${id}`, body),
    remove: (id: number | string) => call('DELETE', `${collection}/${id}`),
  };
}
