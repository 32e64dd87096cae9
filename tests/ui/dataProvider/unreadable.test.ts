import { http, HttpResponse } from 'msw';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { createDataProvider, type CasebookDataProvider } from '../../../src/dataProvider';
import { fetchFileStatus } from '../../../src/dataProvider/fileStatus';
import { fetchFoundFilings } from '../../../src/dataProvider/findFilings';
import { fetchSectionReport } from '../../../src/dataProvider/sectionSummary';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
const english = await loadI18nProvider('en');
let provider: CasebookDataProvider;

beforeEach(() => {
  foreign.signIn();
  provider = createDataProvider(() => english);
});

const listing = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

const calls: Record<string, () => Promise<unknown>> = {
  'a list': () => provider.getList('case-fillings', listing),
  'a record': () => provider.getOne('tribunal-cases', { id: 11 }),
  'the finder': () => fetchFoundFilings(provider.call, 'TRIBUNAL', { nothiNumber: 'S-1' }),
  'the status of a filing': () => fetchFileStatus(provider.call, 1),
  'the counts by status': () => provider.statusCounts(),
  'the counts by month': () => provider.monthCounts(),
  'the report': () => fetchSectionReport(provider.call),
  'what is unseen': () => provider.unseenNotifications(),
};

it.each(Object.keys(calls))(
  'a proxy’s HTML page as the answer for %s is reported as “the server cannot be reached”',
  async (name) => {
    foreign.server.use(http.get('/api/case/*', page), http.get('/api/attendance_server/*', page));
    const reason: unknown = await calls[name]!().catch((failure: unknown) => failure);
    expect(reason).toBeInstanceOf(HttpError);
    expect((reason as Error).message).toBe('Cannot connect to the server right now, please try again later.');
  },
);

it.each([['null'], ['{}'], ['[]'], ['{"content":null}'], ['{"content":[null]}'], ['7']])(
  'a list answered with %s, which is no page of records, says that the server cannot be reached',
  async (text) => {
    foreign.server.use(http.get('/api/case/case-fillings-page', () => new HttpResponse(text)));
    await expect(provider.getList('case-fillings', listing)).rejects.toThrow(
      'Cannot connect to the server right now, please try again later.',
    );
  },
);

it.each([['{}'], ['[null]'], ['{"content":7}'], ['"none"']])(
  'the finder answered with %s, which holds no filings, says that the server cannot be reached',
  async (text) => {
    foreign.server.use(http.get('/api/case/case-fillings-by-date-and-nothi', () => new HttpResponse(text)));
    const search = fetchFoundFilings(provider.call, 'TRIBUNAL', { nothiNumber: 'S-1' });
    await expect(search).rejects.toThrow('Cannot connect to the server right now, please try again later.');
  },
);

it('a save answered with plain text counts as done', async () => {
  foreign.server.use(http.put('/api/case/tribunal-cases/11', () => new HttpResponse('Saved')));
  const data = { id: 11, tribunalCaseNo: 'T-1' };
  const saved = await provider.update('tribunal-cases', { id: 11, data, previousData: data });
  expect(saved.data).toMatchObject(data);
});

const page = () => HttpResponse.html('<h1>Sign in to the network</h1>');
