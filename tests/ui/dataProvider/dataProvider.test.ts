import { http, HttpResponse } from 'msw';
import { HttpError, type DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { filing, useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');
const bengali = await loadI18nProvider('bn');
let provider: DataProvider;

beforeEach(() => {
  foreign.signIn();
  provider = createDataProvider(() => english);
});

const listOf = (given: object = {}) =>
  provider.getList('case-fillings', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    ...given,
  });

async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  const reason: unknown = await call.catch((failure: unknown) => failure);
  if (!(reason instanceof HttpError)) throw new Error('The call did not fail', { cause: reason });
  return reason;
}

describe('the list of case filings', () => {
  it('the list of case filings counts pages from zero and uses the contract’s parameter names', async () => {
    await listOf({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'workPlace.name', order: 'DESC' },
      filter: { searchKey: '12', workPlaceId: 3, provitionalTaxation: 'WITH', unknown: 'x' },
    });
    expect(foreign.calls()).toEqual([
      'GET /api/case/case-fillings-page?page=2&size=50&sortBy=workPlace.name&ascOrDesc=desc&searchKey=12&workPlaceId=3&provitionalTaxation=WITH',
    ]);
  });

  it('the list of case filings reads dates, amounts and references in every form the contract allows', async () => {
    foreign.filings = [filing(1, { revenue: '12.50', boeDate: '2024-02-29', dateOfJudgement: [2024, 5, 1] })];
    const { data, total } = await listOf();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      id: 1,
      nothiNumber: 'S-1/AP/2024',
      revenue: 12.5,
      boeDate: '2024-02-29',
      dateOfJudgement: '2024-05-01',
      workPlaceId: 3,
      companyId: 7,
      cnfAgentId: 5,
      bankId: null,
      company: { vatRegNo: '000123456-0101' },
      status: 'OPEN',
    });
  });
});

describe('the list of agents', () => {
  it.each([
    ['cnf-agents', 'searchKey', '/api/case/search-cnf-agents-page?page=1&pageSize=&searchKey=Karim'],
    [
      'freight-forwarder-agents',
      'agentName',
      '/api/case/search-freight-forwarder-agent-page?page=1&pageSize=&agentName=Karim',
    ],
    ['shipping-agents', 'agentName', '/api/case/search-shipping-agent-page?page=1&pageSize=&agentName=Karim'],
  ])(
    'the list of %s leaves the page size empty, so that the server decides it',
    async (resource, key, address) => {
      const empty = { content: [], totalPages: 0, totalElements: 0 };
      foreign.server.use(http.get('/api/case/:page', () => HttpResponse.json(empty)));
      const asked = (filter: object) =>
        provider.getList(resource, {
          pagination: { page: 2, perPage: 20 },
          sort: { field: 'id', order: 'ASC' },
          filter,
        });
      await asked({ [key]: 'Karim' });
      await asked({ [key]: '' });
      expect(foreign.calls()).toEqual([`GET ${address}`, `GET ${address.replace(/&[^&]+=Karim$/, '')}`]);
    },
  );
});

describe('a case filing', () => {
  const values = {
    nothiNumber: 'S-9/2026',
    workPlaceId: 3,
    companyId: 7,
    revenue: 100.1,
    monetaryPenalty: 0.2,
    boeDate: '2026-02-05',
  };

  it('a filing is created with references as objects, status open and the computed payable revenue', async () => {
    await provider.create('case-fillings', { data: values });
    const [post] = foreign.seen;
    expect(foreign.calls()).toEqual(['POST /api/case/case-fillings']);
    expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(post?.body).toEqual({
      nothiNumber: 'S-9/2026',
      workPlace: { id: 3 },
      sectionName: null,
      taxacationNothiNo: null,
      company: { id: 7 },
      cnfAgent: null,
      ainNumber: null,
      boe: null,
      boeDate: '2026-02-05',
      hsCode: null,
      productName: null,
      shipName: null,
      shipRegistrationNo: null,
      irregularityReason: null,
      showCauseNotice: null,
      showCauseNoticeNoDate: null,
      dateOfHearing: null,
      dateOfJudgement: null,
      revenue: 100.1,
      amortizationPenalty: 0,
      monetaryPenalty: 0.2,
      payableRevenue: 100.3,
      revenueCollected: 0,
      bank: null,
      bankGuranteeNo: null,
      bankGuaranteeDate: null,
      bankGuaranteeAmount: 0,
      bankGuaranteeEncashment: null,
      bankAccountFreeze: null,
      dateOfProvisionalTaxation: null,
      dateOfFinalTaxation: null,
      status: 'OPEN',
      remarks: null,
    });
  });

  it('a filing is saved by its id, without a version if the server gave none', async () => {
    const { data } = await provider.update('case-fillings', {
      id: 12,
      data: values,
      previousData: { id: 12 },
    });
    // the provider first asks what the server offers
    expect(foreign.calls().at(-1)).toBe('PUT /api/case/case-fillings/12');
    const { body } = foreign.seen.at(-1)!;
    expect(body).toMatchObject({ id: 12, nothiNumber: 'S-9/2026', workPlace: { id: 3 } });
    expect(body).not.toHaveProperty('version');
    expect(data).toMatchObject({ id: 12, boeDate: '2026-02-05' });
  });

  it('a filing is saved with the version that the form was opened with', async () => {
    await provider.update('case-fillings', {
      id: 12,
      data: { ...values, version: 4 },
      previousData: { id: 12, version: 5 },
    });
    expect(foreign.seen[0]?.body).toMatchObject({ version: 4 });
  });

  it('a filing is deleted at a URL without a separator before the id', async () => {
    await provider.delete('case-fillings', { id: 12, previousData: { id: 12 } });
    expect(foreign.calls()).toEqual(['DELETE /api/case/case-filling12']);
  });

  it('a filing is taken from the list’s row if the server has no URL for a single filing', async () => {
    await listOf();
    const { data } = await provider.getOne('case-fillings', { id: '2' });
    expect(data).toMatchObject({ id: 2, nothiNumber: 'S-2/AP/2024' });
    expect(foreign.calls()).toContain('GET /api/casebook/case-fillings/2');
  });

  it('a filing is not found if the server has no URL for it and no list has shown it', async () => {
    const failure = await failureOf(provider.getOne('case-fillings', { id: 77 }));
    expect(failure.status).toBe(404);
  });
});

describe('a failure', () => {
  const answering = (status: number, body: object | null) =>
    foreign.server.use(
      http.get('/api/case/case-fillings-page', () =>
        body ? HttpResponse.json(body, { status }) : new HttpResponse('<html>', { status }),
      ),
    );

  it('a call without an answer fails with status 500 and says that the server cannot be reached', async () => {
    foreign.server.use(http.get('/api/case/case-fillings-page', () => HttpResponse.error()));
    const failure = await failureOf(listOf());
    expect(failure.status).toBe(500);
    expect(failure.message).toBe('Cannot connect to the server right now, please try again later.');
  });

  it.each([
    [400, { message: 'From message', error: 'Bad Request' }, 'From message'],
    [400, { error: 'From error', title: 'From title' }, 'From error'],
    [400, { title: 'From title', detail: 'From detail' }, 'From title'],
    [400, { detail: 'From detail' }, 'From detail'],
    [404, null, '404 Not Found, Unexpected error.'],
    [403, null, 'Forbidden. Your role does not allow this. Ask your administrator if you need it.'],
    [
      500,
      { message: '' },
      'Internal Server Error. Something went wrong on the server. Please try again later.',
    ],
    [418, null, 'Unexpected error (418). Please try again later.'],
  ])('a failure of status %i with the body %j shows %s', async (status, body, shown) => {
    answering(status, body);
    const failure = await failureOf(listOf());
    expect(failure).toMatchObject({ status, message: shown });
  });

  it('an error with a code of our own server is shown in the UI language, with times in Dhaka time', async () => {
    provider = createDataProvider(() => bengali);
    answering(409, {
      message: 'Nasrin changed this record on 20/11/2026, 16:05, after you opened it',
      code: 'stale',
      params: { by: 'নাসরিন', at: '2026-11-20T10:05:00.000Z' },
    });
    const failure = await failureOf(listOf());
    expect(failure.message).toContain('নাসরিন');
    expect(failure.message).toContain('২০/১১/২০২৬, ১৬:০৫');
  });

  it('a refused form fails with the error of its first field, and returns the error of each field', async () => {
    answering(400, {
      message: 'Must be at most 255 characters',
      code: 'invalid',
      errors: [
        {
          field: 'nothiNumber',
          code: 'tooLong',
          params: { max: 255 },
          message: 'Must be at most 255 characters',
        },
        { field: 'remarks', message: 'Said by another server' },
      ],
    });
    const failure = await failureOf(listOf());
    expect(failure.message).toBe('Must be at most 255 characters');
    expect(failure.body.errors).toEqual({
      nothiNumber: 'Must be at most 255 characters',
      remarks: 'Said by another server',
    });
  });
});

it('filings can be listed by section, but not by company if the server has no filter by company', async () => {
  const listing = { sort: { field: 'id', order: 'ASC' }, filter: { searchKey: '12' } } as const;
  const pagination = { page: 1, perPage: 20 };
  await provider.getManyReference('case-fillings', {
    target: 'workPlaceId',
    id: 3,
    pagination,
    ...listing,
  });
  expect(foreign.calls()).toEqual([
    'GET /api/case/case-fillings-page?page=0&size=20&sortBy=id&ascOrDesc=asc&searchKey=12&workPlaceId=3',
  ]);
  await expect(
    provider.getManyReference('case-fillings', { target: 'companyId', id: 8, pagination, ...listing }),
  ).rejects.toThrow('case-fillings cannot be filtered by companyId');
});
