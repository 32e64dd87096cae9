import type { DataProvider } from 'react-admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession, currentSession } from '../../../src/authProvider/session';
import { askForOtp, endSessionOnServer, signInWith } from '../../../src/authProvider/signInCalls';
import { isForeign, offers } from '../../../src/offered/capabilities';
import { createDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { isLong } from '../../support/long';
import {
  createDataDirectory,
  startCasebook,
  type CasebookProcess,
  type DataDirectory,
} from '../../support/casebookProcess';

/** The data provider's calls to our own built server. The ordinary run leaves them to tests/browser. */
describe.skipIf(!isLong)('the data provider on our own server', () => {
  let data: DataDirectory;
  const realFetch = globalThis.fetch;
  let bengali: Awaited<ReturnType<typeof loadI18nProvider>>;
  let casebook: CasebookProcess;
  let provider: DataProvider;

  beforeAll(async () => {
    data = createDataDirectory();
    bengali = await loadI18nProvider('bn');
    // the OAuth client that the other tests of the UI use
    const client = { OAUTH_CLIENT_ID: 'office', OAUTH_CLIENT_SECRET: 'secret' };
    casebook = await startCasebook({ DATA_DIR: data.path, SEED: 'demo', ...client });
  }, 60_000);
  afterAll(async () => {
    await casebook.end('SIGTERM');
    data.remove();
  });
  beforeEach(async () => {
    // in a browser, relative paths lead to the server because the page has the server's origin
    vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) =>
      realFetch(new URL(path as string, casebook.origin), init),
    );
    startSession(await signInWith('admin', 'Casebook#Admin1'), false);
    provider = createDataProvider(() => bengali);
  });

  /** Lets the next request arrive and drops its answer. */
  const loseNextAnswer = () =>
    vi.mocked(fetch).mockImplementationOnce(async (path, init) => {
      await realFetch(new URL(path as string, casebook.origin), init);
      throw new TypeError('Failed to fetch');
    });

  const list = (filter: object) =>
    provider.getList('case-fillings', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'revenue', order: 'DESC' },
      filter,
    });

  it('our own server tells the UI a user’s sign-in method and who has signed in', async () => {
    expect(await askForOtp('admin')).toBe('PASSWORD');
    expect(await askForOtp('otpuser')).toBe('OTP');
    expect(currentSession()?.person).toMatchObject({
      userName: 'admin',
      fullName: 'Nasrin Chowdhury',
      authorities: ['ROLE_ADMIN'],
    });
  });

  it('the UI recognises our own server and reads which features it offers', async () => {
    expect(await isForeign()).toBe(false);
    expect(await offers('otpInstead')).toBe(true);
  });

  it('our own server filters lists by the status and section that a figure counts', async () => {
    const { data: rows, total = 0 } = await list({ status: 'CLOSED' });
    expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('CLOSED'));
    const ofSection = await list({ status: 'CLOSED', workPlaceId: rows[0]!.workPlaceId });
    expect(ofSection.total).toBeGreaterThan(0);
    expect(ofSection.total).toBeLessThan(total);
  });

  it('the data provider reads a page, choices and a record by its id from our own server', async () => {
    const { data: rows, total } = await list({ provitionalTaxation: 'WITH' });
    expect(rows).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(rows[0]!.revenue).toBeGreaterThanOrEqual(rows[1]!.revenue);
    expect(rows[0]!.dateOfProvisionalTaxation).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { data: one } = await provider.getOne('case-fillings', { id: rows[0]!.id });
    expect(one).toEqual(rows[0]);
    const { data: banks } = await provider.getList('bank-choices', { filter: { q: 'sonali' } });
    expect(banks[0]).toMatchObject({ bankName: expect.stringMatching(/^Sonali/) });
  });

  it('repeating a create after a lost answer adds no second filing, and a stale save says who saved first', async () => {
    const { data: sections } = await provider.getList('workplace', {});
    const filing = { nothiNumber: 'নথি-১/own', workPlaceId: sections[0]!.id, boe: '9', revenue: 12.5 };
    loseNextAnswer();
    const lost = provider.create('case-fillings', { data: filing });
    await expect(lost).rejects.toMatchObject({
      body: { advice: bengali.translate('messages.outcomeUnknown') },
    });
    const { data: created } = await provider.create('case-fillings', { data: filing });
    expect(created).toMatchObject({ boe: 'C-9', payableRevenue: 12.5, version: 1 });

    const save = (remarks: string) =>
      provider.update('case-fillings', {
        id: created.id,
        data: { ...created, remarks },
        previousData: created,
      });
    expect((await save('first')).data).toMatchObject({ remarks: 'first', version: 2 });
    await expect(save('second')).rejects.toMatchObject({
      status: 409,
      body: { code: 'stale', params: { by: 'Nasrin Chowdhury' } },
      message: expect.stringContaining('Nasrin Chowdhury'),
    });

    await expect(provider.create('case-fillings', { data: filing })).rejects.toMatchObject({
      status: 409,
      body: { errors: { nothiNumber: bengali.translate('messages.fileNumberTaken') } },
    });
    await provider.delete('case-fillings', { id: created.id, previousData: created });
    await expect(provider.getOne('case-fillings', { id: created.id })).rejects.toMatchObject({ status: 404 });
  });

  it('signing out ends the session on our own server', async () => {
    const { accessToken, refreshToken } = currentSession()!;
    await endSessionOnServer({ accessToken, refreshToken });
    const response = await fetch('/api/case/banks', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(response.status).toBe(401);
  });

  it('signing out with an expired access token ends the session by its refresh token', async () => {
    const { accessToken, refreshToken } = currentSession()!;
    await endSessionOnServer({ accessToken: 'expired', refreshToken });
    const response = await fetch('/api/case/banks', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(response.status).toBe(401);
  });

  it('our own server searches the choices of a select, by term or by ids', async () => {
    const paths = () => vi.mocked(fetch).mock.calls.map(([path]) => path);
    const choices = (q: string) =>
      provider.getList('cnf-agent-choices', {
        pagination: { page: 1, perPage: 50 },
        sort: { field: 'cnfAgentName', order: 'ASC' },
        filter: { q },
      });
    const { data: first } = await choices('');
    expect(first.length).toBeGreaterThan(5);
    const { id, licNo } = first[3]!;
    expect((await choices(licNo)).data.map((agent) => agent.id)).toContain(id);
    expect((await provider.getOne('cnf-agent-choices', { id })).data).toEqual(first[3]);
    expect((await provider.getMany('cnf-agent-choices', { ids: [] })).data).toEqual([]);
    expect(paths()).toContain(`/api/casebook/choices/cnf-agent-choices?q=${licNo}`);
    expect(paths()).toContain(`/api/casebook/choices/cnf-agent-choices?ids=${id}`);
    expect(paths()).not.toContain('/api/case/cnf-agents');
  });
});
