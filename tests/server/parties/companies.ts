import type { InjectOptions } from 'fastify';
import type { TestApp } from '../../support/signInAs';

type Headers = Record<string, string>;

/** The requests on companies, made with one user’s session. */
export function callsOf(test: TestApp, bearer: Headers) {
  const call = (method: InjectOptions['method'], url: string, payload?: object, headers: Headers = {}) =>
    test.app.inject({ method, url, headers: { ...bearer, ...headers }, ...(payload && { payload }) });
  return {
    page: (query = '') => call('GET', `/api/case/search-company-page${query}`),
    read: (id: number | string) => call('GET', `/api/casebook/companies/${id}`),
    create: (body: object, headers?: Headers) => call('POST', '/api/case/companies', body, headers),
    replace: (id: number | string, body: object) => call('PUT', `/api/case/companies/${id}`, body),
    changeStatus: (id: number | string) => call('POST', `/api/case/change-status/${id}`),
  };
}

/** A company with all its fields, as the form sends it. */
export const meghna = {
  companyName: 'Meghna Traders Ltd.',
  contactPersonName: 'Rahima Begum',
  email: 'info@meghna.example',
  phone1: '01711000001',
  phone2: '০১৭১১০০০০০২',
  regCode: 'CH-1234/2001',
  tin: '123456789012',
  vatRegNo: '000000012-0101',
  web: 'www.meghna.example',
  division: 'Chattogram',
  district: 'Chattogram',
  thana: 'Kotwali',
  addressLine1: '12, Agrabad C/A',
  addressLine2: '5th Floor',
};
