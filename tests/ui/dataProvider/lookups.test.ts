import { http, HttpResponse } from 'msw';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');
let provider: DataProvider;

beforeEach(() => {
  foreign.signIn();
  provider = createDataProvider(() => english);
});

/** The requests except the first one, which asks what the server offers. */
const calls = () => foreign.calls().filter((call) => call !== 'GET /api/casebook/capabilities');

describe('reference data', () => {
  const search = (resource: string, q?: string, perPage = 25) =>
    provider.getList(resource, {
      pagination: { page: 1, perPage },
      sort: { field: 'id', order: 'DESC' },
      filter: q === undefined ? {} : { q },
    });

  it('reference data is fetched once as a whole, then searched and paged in the browser', async () => {
    const all = await search('company-choices', undefined, 2);
    expect(all.data.map(({ companyName }) => companyName)).toEqual(['Bay Traders', 'Padma Traders']);
    expect(all.total).toBe(3);
    expect((await search('company-choices', ' TRADERS')).total).toBe(2);
    expect((await search('company-choices', 'আলম')).data.map(({ id }) => id)).toEqual([8]);
    expect((await provider.getMany('company-choices', { ids: ['7', 8] })).data).toHaveLength(2);
    expect(calls()).toEqual(['GET /api/case/companies']);
  });

  it('reference data is fetched again after the user added a record to it', async () => {
    foreign.server.use(http.post('/api/case/companies', () => HttpResponse.json({ id: 10 })));
    await search('company-choices');
    await provider.create('companies', { data: { companyName: 'Meghna Traders' } });
    foreign.server.use(
      http.get('/api/case/companies', () => HttpResponse.json([{ id: 10, companyName: 'Meghna Traders' }])),
    );
    expect((await search('company-choices', 'meghna')).data.map(({ id }) => id)).toEqual([10]);
  });

  it.each([
    ['company-choices', 'GET /api/case/companies'],
    ['cnf-agent-choices', 'GET /api/case/cnf-agents'],
    ['bank-choices', 'GET /api/case/banks'],
    ['workplace', 'GET /api/case/workplace'],
  ])('the reference data of %s comes from %s', async (resource, call) => {
    await search(resource);
    expect(calls()).toEqual([call]);
  });

  it('a search of companies lists prefix matches first and also finds a company by its BIN', async () => {
    foreign.server.use(
      http.get('/api/case/companies', () =>
        HttpResponse.json([
          { id: 1, companyName: 'New Padma Agencies', vatRegNo: '301000012-0101' },
          { id: 2, companyName: 'PADMA Freight', vatRegNo: null },
          { id: 3, companyName: 'কর্ণফুলী এজেন্সি', vatRegNo: '301000345-0101' },
        ]),
      ),
    );
    expect((await search('company-choices', 'padma')).data.map(({ id }) => id)).toEqual([2, 1]);
    expect((await search('company-choices', '৩৪৫')).data.map(({ id }) => id)).toEqual([3]);
  });

  it('a search of agents finds an agent by AIN, also in Bengali digits', async () => {
    expect((await search('cnf-agent-choices', '৩০১২')).data.map(({ id }) => id)).toEqual([5]);
  });

  it('up to fifty records of reference data are read by their ids, and more as a whole, where the server has both', async () => {
    serveCapabilities(foreign, ['choices']);
    forgetCapabilities();
    onTestFinished(forgetCapabilities);
    foreign.server.use(
      http.get('/api/casebook/choices/company-choices', () => HttpResponse.json([{ id: 7 }, { id: 8 }])),
    );
    const fifty = [7, 8, ...Array.from({ length: 48 }, (_, at) => 100 + at)];
    expect((await provider.getMany('company-choices', { ids: fifty })).data.map(({ id }) => id)).toEqual([
      7, 8,
    ]);
    expect((await provider.getMany('company-choices', { ids: [...fifty, 148] })).data).toHaveLength(2);
    expect(calls()).toEqual([
      `GET /api/casebook/choices/company-choices?ids=${fifty.join('%2C')}`,
      'GET /api/case/companies',
    ]);
  });

  it('reference data that cannot be loaded is empty, and the error is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    foreign.server.use(
      http.get('/api/case/banks', () => HttpResponse.json({ message: 'no' }, { status: 500 })),
    );
    expect(await search('bank-choices')).toEqual({ data: [], total: 0 });
    expect(log).toHaveBeenCalledOnce();
  });
});
