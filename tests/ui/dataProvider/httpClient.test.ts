import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  currentPerson,
  currentSession,
  endSession,
  expireSession,
  startSession,
} from '../../../src/authProvider/session';
import { CallFailure, httpClient } from '../../../src/dataProvider/httpClient';
import { useForeignServer } from '../../support/foreignServer';
import { accessToken } from '../../support/tokens';

const foreign = useForeignServer();
const renewals = () => foreign.seen.filter(({ url }) => url.includes('grant_type=refresh_token'));

async function failureOf(call: Promise<unknown>) {
  const reason: unknown = await call.catch((failure: unknown) => failure);
  if (!(reason instanceof CallFailure)) throw new Error('The call did not fail', { cause: reason });
  return reason.failure;
}

describe('a call', () => {
  it('a call leaves out missing query values and encodes the others', async () => {
    foreign.signIn();
    await httpClient('/api/case/case-fillings-page', {
      query: {
        page: 0,
        size: 20,
        searchKey: 'নথি/৫ & 100%',
        workPlaceId: undefined,
        provitionalTaxation: null,
      },
    });
    expect(foreign.calls()).toEqual([
      'GET /api/case/case-fillings-page?page=0&size=20&searchKey=%E0%A6%A8%E0%A6%A5%E0%A6%BF%2F%E0%A7%AB+%26+100%25',
    ]);
  });

  it('a search term is sent without the invisible characters that come with copied text', async () => {
    foreign.signIn();
    for (const term of ['S-\u200b12', '\ufeffS-12', 'S\u00ad-12', 'S-1\u200d2\u200c']) {
      await httpClient('/api/case/case-fillings-page', { query: { searchKey: term } });
    }
    expect(new Set(foreign.calls())).toEqual(new Set(['GET /api/case/case-fillings-page?searchKey=S-12']));
  });

  it('a call fails with status 0 when no answer comes', async () => {
    foreign.signIn();
    foreign.server.use(http.get('/api/case/banks', () => HttpResponse.error()));
    expect(await failureOf(httpClient('/api/case/banks'))).toEqual({ status: 0, body: null });
    expect(currentSession()).not.toBeNull();
  });

  it.each([
    ['reads is made once more when the server was too busy', 'GET', '0', 2],
    ['reads is not made again when the server says to wait longer', 'GET', '5', 1],
    ['changes something is not made again', 'POST', '0', 1],
  ] as const)('a call that %s', async (_what, method, retryAfter, times) => {
    foreign.signIn();
    let asked = 0;
    const busy = () => {
      asked += 1;
      return HttpResponse.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': retryAfter } });
    };
    foreign.server.use(http.get('/api/case/banks', busy), http.post('/api/case/banks', busy));
    expect(await failureOf(httpClient('/api/case/banks', { method }))).toEqual({
      status: 503,
      body: { code: 'busy' },
    });
    expect(asked).toBe(times);
  });

  it('a call is aborted when its screen is left', async () => {
    foreign.signIn();
    const leaving = new AbortController();
    const call = httpClient('/api/case/banks', { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an access token that has expired', () => {
  it.each([
    ['has ended', -1000],
    ['ends on the way to the server', 1000],
  ])('a token that %s is not sent, but renewed once for all calls', async (_when, left) => {
    foreign.signIn();
    foreign.expireAccess();
    const { accessToken: ended, refreshToken } = currentSession()!;
    startSession({ access_token: ended, refresh_token: refreshToken, expire_date: Date.now() + left }, true);
    await Promise.all([httpClient('/api/case/banks'), httpClient('/api/case/workplace')]);
    const sent = foreign.calls().filter((call) => call.includes('/api/'));
    expect(sent.toSorted()).toEqual(['GET /api/case/banks', 'GET /api/case/workplace']);
    expect(renewals()).toHaveLength(1);
  });

  it('an expired access token is renewed once for many calls, which are then repeated', async () => {
    foreign.signIn();
    const expired = currentSession()?.accessToken;
    foreign.expireAccess();
    const paths = ['banks', 'workplace', 'companies', 'cnf-agents', 'banks', 'workplace'];
    const answers = await Promise.all(paths.map((path) => httpClient(`/api/case/${path}`)));
    expect(answers[0]).toEqual([{ id: 2, bankName: 'Sonali Bank PLC' }]);
    expect(renewals()).toHaveLength(1);
    expect(renewals()[0]?.method).toBe('POST');
    expect(renewals()[0]?.url).toMatch(/^\/oauth\/token\?grant_type=refresh_token&refresh_token=admin/);
    expect(renewals()[0]?.headers.get('authorization')).toBe(`Basic ${btoa('office:secret')}`);
    expect(renewals()[0]?.body).toBeNull();
    expect(currentSession()?.accessToken).not.toBe(expired);
    expect(foreign.seen.at(-1)?.headers.get('authorization')).toBe(`Bearer ${currentSession()?.accessToken}`);
  });

  it('an expired access token is not renewed if another tab has already renewed it', async () => {
    foreign.signIn();
    foreign.expireAccess();
    foreign.server.use(
      http.get(
        '/api/case/banks',
        () => {
          // Another tab stores renewed tokens while this call is pending.
          foreign.signIn();
          return new HttpResponse(null, { status: 401 });
        },
        { once: true },
      ),
    );
    await httpClient('/api/case/banks');
    expect(renewals()).toHaveLength(0);
  });

  it('a call that is repeated with a renewed token keeps its body and headers', async () => {
    foreign.signIn();
    foreign.expireAccess();
    await httpClient('/api/case/case-fillings', {
      method: 'POST',
      body: { nothiNumber: 'S-1' },
      headers: { 'idempotency-key': 'one-submit' },
    });
    const posts = foreign.seen.filter(({ url }) => url === '/api/case/case-fillings');
    expect(posts.map(({ body }) => body)).toEqual([{ nothiNumber: 'S-1' }, { nothiNumber: 'S-1' }]);
    expect(posts.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one-submit', 'one-submit']);
  });

  it('a session whose token cannot be renewed expires, but the browser keeps the person and the settings', async () => {
    foreign.signIn();
    localStorage.setItem('territory', '{"territoryId":1}');
    localStorage.setItem('tourCompleted', 'true');
    foreign.endSessions();
    void httpClient('/api/case/banks').catch(() => {});
    await expect.poll(currentSession).toBeNull();
    expect(currentPerson()?.userName).toBe('admin');
    expect(Object.keys(localStorage).toSorted()).toEqual(['territory', 'tourCompleted']);
  });

  it('the session ends if the renewed token has expired too', async () => {
    foreign.signIn();
    foreign.expireAccess();
    foreign.server.use(
      http.post('/oauth/token', () =>
        HttpResponse.json({
          access_token: accessToken(),
          refresh_token: 'r',
          expire_date: Date.now() - 1000,
        }),
      ),
    );
    void httpClient('/api/case/banks').catch(() => {});
    await expect.poll(currentSession).toBeNull();
    expect(foreign.calls().filter((call) => call === 'GET /api/case/banks')).toHaveLength(1);
  });

  it('a token’s expiry is checked by the server’s clock, even if the browser’s is an hour ahead', async () => {
    foreign.signIn();
    foreign.expireAccess();
    const access_token = accessToken();
    foreign.accepted.add(access_token);
    const anHourAgo = Date.now() - 3_600_000;
    foreign.server.use(
      http.post('/oauth/token', () =>
        HttpResponse.json(
          { access_token, refresh_token: 'r', expire_date: anHourAgo + 600_000 },
          { headers: { date: new Date(anHourAgo).toUTCString() } },
        ),
      ),
    );
    await httpClient('/api/case/banks');
    await httpClient('/api/case/banks');
    expect(currentSession()?.accessToken).toBe(access_token);
    expect(renewals()).toHaveLength(1);
  });

  it('the refresh token is kept if the server sends no new one', async () => {
    foreign.signIn();
    foreign.expireAccess();
    const kept = currentSession()?.refreshToken;
    const access_token = accessToken();
    foreign.accepted.add(access_token);
    foreign.server.use(
      http.post('/oauth/token', () => HttpResponse.json({ access_token, expire_date: Date.now() + 600_000 })),
    );
    await httpClient('/api/case/banks');
    expect(currentSession()).toMatchObject({ accessToken: access_token, refreshToken: kept });
  });

  it('the session expires when the server refuses the renewed token too', async () => {
    foreign.signIn();
    foreign.server.use(http.get('/api/case/banks', () => new HttpResponse(null, { status: 401 })));
    void httpClient('/api/case/banks').catch(() => {});
    await expect.poll(currentSession).toBeNull();
    expect(renewals()).toHaveLength(1);
  });

  it('the session is kept while the server cannot be reached', async () => {
    foreign.signIn();
    foreign.expireAccess();
    foreign.server.use(http.post('/oauth/token', () => HttpResponse.error()));
    const failures = await Promise.all(
      ['banks', 'workplace', 'companies'].map((path) => failureOf(httpClient(`/api/case/${path}`))),
    );
    expect(failures.map(({ status }) => status)).toEqual([0, 0, 0]);
    expect(renewals()).toHaveLength(1);
    expect(currentSession()).not.toBeNull();
  });

  it('a session that is ended while its token is being renewed stays ended', async () => {
    foreign.signIn();
    foreign.expireAccess();
    foreign.server.use(
      http.post('/oauth/token', () => {
        endSession();
        return undefined;
      }),
    );
    expect((await failureOf(httpClient('/api/case/banks'))).status).toBe(401);
    expect(currentSession()).toBeNull();
  });
});

describe('a call whose session expires before the answer', () => {
  const POST = '/api/case/case-fillings';
  const posts = () => foreign.seen.filter(({ url }) => url === POST);

  /** Saves a filing as admin with a session that the server refuses to renew. */
  async function saveInVain() {
    foreign.signIn('admin');
    foreign.endSessions();
    const answer = httpClient(POST, {
      method: 'POST',
      body: { nothiNumber: 'S-1' },
      headers: { 'idempotency-key': 'one-submit' },
    });
    answer.catch(() => {});
    await expect.poll(currentSession).toBeNull();
    return { answer };
  }

  it('a call whose session expires is repeated with the same key after its person signs in again', async () => {
    const { answer } = await saveInVain();
    foreign.signIn('admin');
    expect(await answer).toMatchObject({ id: 99, nothiNumber: 'S-1' });
    expect(posts().map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'one-submit',
      'one-submit',
    ]);
  });

  it('a call that starts after the session expired waits for the person to sign in again', async () => {
    foreign.signIn('admin');
    expireSession();
    const banks = httpClient('/api/case/banks');
    foreign.signIn('admin');
    expect(await banks).toEqual([{ id: 2, bankName: 'Sonali Bank PLC' }]);
  });

  it('a call whose session expires is not repeated as another user', async () => {
    const { answer } = await saveInVain();
    foreign.signIn('customs', ['ROLE_CUSTOMS']);
    expect((await failureOf(answer)).status).toBe(401);
    expect(posts()).toHaveLength(1);
  });

  it('a call whose session expires fails when its person logs out instead of signing in again', async () => {
    const { answer } = await saveInVain();
    endSession();
    expect((await failureOf(answer)).status).toBe(401);
    expect(currentPerson()).toBeNull();
  });
});

describe('without Web Locks, which browsers do not offer over plain HTTP', () => {
  it('without Web Locks one tab renews the tokens while the other waits for the stored ones', async () => {
    foreign.signIn();
    foreign.expireAccess();
    // jsdom has no Web Locks either.
    expect(navigator.locks).toBeUndefined();
    // The delay exceeds the lease's polling interval, so that the other tab polls before the tokens are renewed.
    foreign.server.use(
      http.post('/oauth/token', async () => {
        await delay(250);
      }),
    );
    vi.resetModules();
    const otherTab = await import('../../../src/dataProvider/httpClient');
    await Promise.all([httpClient('/api/case/banks'), otherTab.httpClient('/api/case/workplace')]);
    expect(renewals()).toHaveLength(1);
    expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user']);
  });
});
