import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startSession } from '../../src/authProvider/session';
import { idIn, pageOf, type ForeignRecord, type Guarded } from './foreignAnswers';
import { figureHandlers } from './foreignFigures';
import { notificationHandlers } from './foreignNotifications';
import { casesOf, courtCaseHandlers, criminalCase, tribunalCase } from './foreignCourtCases';
import { accessToken } from './tokens';

/** A request that the browser sent. */
export interface Seen {
  method: string;
  /** Path and query, as sent. */
  url: string;
  headers: Headers;
  body: unknown;
}

const BASIC = `Basic ${btoa('office:secret')}`;
const LIFE_MS = 10 * 60_000;

/**
 * A foreign server: another implementation, which has the contract's calls and none of Casebook's own. It
 * quotes strings as JSON, sends dates as `[y, m, d]` and the expiry in epoch milliseconds, gives records no version,
 * and does not know `/api/casebook`.
 */
export function useForeignServer() {
  const server = setupServer();
  const foreign = {
    server,
    seen: [] as Seen[],
    accounts: {} as Record<string, { secret: string; by: 'OTP' | 'PASSWORD'; roles: string[] }>,
    filings: [] as ForeignRecord[],
    /** The server's court cases, by collection. */
    cases: casesOf(),
    /** The person's unseen notifications. */
    notifications: [] as ForeignRecord[],
    /** The server's valid access and refresh tokens. */
    accepted: new Set<string>(),
    refreshable: new Set<string>(),
    /** All requests except those of the sign-in, as `GET /path`. */
    calls: () => foreign.seen.map(({ method, url }) => `${method} ${url}`),
    /** Signs somebody in without the sign-in page. */
    signIn: (userName = 'admin', roles = ['ROLE_ADMIN'], remember = true) => {
      startSession(tokens(foreign, userName, roles), remember);
    },
    expireAccess: () => foreign.accepted.clear(),
    endSessions: () => {
      foreign.accepted.clear();
      foreign.refreshable.clear();
    },
  };

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on('request:start', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const copy = request.clone();
      const seen: Seen = {
        method: request.method,
        url: pathname + search,
        headers: copy.headers,
        body: null,
      };
      foreign.seen.push(seen);
      const text = await copy.text();
      seen.body = text ? JSON.parse(text) : null;
    });
  });
  beforeEach(() => {
    foreign.seen = [];
    foreign.accepted.clear();
    foreign.refreshable.clear();
    foreign.accounts = {
      admin: { secret: 'right', by: 'PASSWORD', roles: ['ROLE_ADMIN'] },
      customs: { secret: 'right', by: 'PASSWORD', roles: ['ROLE_CUSTOMS'] },
      moderator: { secret: 'right', by: 'PASSWORD', roles: ['ROLE_MODERATOR'] },
      otpuser: { secret: '123456', by: 'OTP', roles: ['ROLE_CUSTOMS'] },
    };
    foreign.notifications = [];
    foreign.filings = [filing(1), filing(2)];
    foreign.cases = casesOf({
      'tribunal-cases': [tribunalCase(11), tribunalCase(12)],
      'foujdari-suit-cases': [criminalCase(21), criminalCase(22)],
    });
    server.resetHandlers(...handlers(foreign));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return foreign;
}

export type ForeignServer = ReturnType<typeof useForeignServer>;

/** A filing in a foreign server's format. */
export const filing = (id: number, given: ForeignRecord = {}): ForeignRecord => ({
  id,
  nothiNumber: `S-${id}/AP/2024`,
  workPlace: { id: 3, name: 'AIR' },
  company: { id: 7, companyName: 'Padma Traders', vatRegNo: '000123456-0101' },
  cnfAgent: { id: 5, cnfAgentName: 'Karnaphuli C&F', licNo: '301234567', contactNumber: '01711000000' },
  bank: null,
  boe: 'C-777',
  boeDate: [2024, 2, 29],
  dateOfJudgement: [2024, 5, 1],
  revenue: 1234567.5,
  amortizationPenalty: 0,
  monetaryPenalty: 100,
  payableRevenue: 1234667.5,
  revenueCollected: 0,
  bankGuaranteeAmount: 0,
  status: 'OPEN',
  remarks: null,
  ...given,
});

function handlers(foreign: ForeignServer) {
  const guarded: Guarded =
    (answer) =>
    async ({ request }) => {
      const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      if (!foreign.accepted.has(bearer))
        return HttpResponse.json({ error: 'invalid_token' }, { status: 401 });
      const answered = await answer(request);
      return answered instanceof Response ? answered : HttpResponse.json(answered);
    };
  return [
    http.get('/readyz', () => new HttpResponse(null, { status: 404 })),
    http.get('/config.json', () =>
      HttpResponse.json({
        clientId: 'office',
        clientSecret: 'secret',
        organisation: 'Custom House, Chattogram',
        languages: ['en', 'bn'],
      }),
    ),
    http.get('/oauth/token/otp/sendOtp', ({ request }) => {
      const account = foreign.accounts[new URL(request.url).searchParams.get('userName') ?? ''];
      return HttpResponse.json(account?.by ?? 'PASSWORD');
    }),
    http.post('/oauth/token', ({ request }) => {
      if (request.headers.get('authorization') !== BASIC) {
        return HttpResponse.json({ error: 'invalid_client' }, { status: 401 });
      }
      return token(foreign, new URL(request.url).searchParams);
    }),
    http.get(
      '/api/case/case-fillings-page',
      guarded((request) => pageOf(foreign.filings, request)),
    ),
    http.post(
      '/api/case/case-fillings',
      guarded(async (request) => stored(await request.json(), 99)),
    ),
    http.put(
      '/api/case/case-fillings/:id',
      guarded(async (request) => stored(await request.json(), idIn(request))),
    ),
    http.delete(
      /\/api\/case\/case-filling\d+$/,
      guarded((request) => ({ id: idIn(request) })),
    ),
    http.get(
      '/api/case/companies',
      guarded(() => [
        { id: 7, companyName: 'Padma Traders' },
        { id: 8, companyName: 'আলম ট্রেডার্স' },
        { id: 9, companyName: 'Bay Traders' },
      ]),
    ),
    http.get(
      '/api/case/cnf-agents',
      guarded(() => [{ id: 5, cnfAgentName: 'Karnaphuli C&F', licNo: '301234567' }]),
    ),
    http.get(
      '/api/case/banks',
      guarded(() => [{ id: 2, bankName: 'Sonali Bank PLC' }]),
    ),
    http.get(
      '/api/case/workplace',
      guarded(() => [
        { id: 3, name: 'AIR' },
        { id: 4, name: 'JETTY' },
      ]),
    ),
    ...courtCaseHandlers(foreign, guarded),
    ...figureHandlers(guarded),
    ...notificationHandlers(foreign, guarded),
    http.all('/api/casebook/*', () =>
      HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 }),
    ),
  ];
}

function token(foreign: ForeignServer, query: URLSearchParams) {
  const refused = (status: number, error_description: string) =>
    HttpResponse.json({ error: 'invalid_grant', error_description }, { status });
  if (query.get('grant_type') === 'refresh_token') {
    const refresh = query.get('refresh_token') ?? '';
    if (!foreign.refreshable.delete(refresh)) return refused(400, 'Invalid refresh token');
    const [userName = '', roles = ''] = refresh.split('|');
    return HttpResponse.json(tokens(foreign, userName, roles.split(',')));
  }
  const userName = query.get('username') ?? '';
  const account = foreign.accounts[userName];
  if (!account || account.secret !== query.get('password')) return refused(400, 'Bad credentials');
  return HttpResponse.json(tokens(foreign, userName, account.roles));
}

function tokens(foreign: ForeignServer, userName: string, roles: string[]) {
  const access_token = accessToken({ user_name: userName, authorities: roles });
  const refresh_token = `${userName}|${roles.join(',')}|${access_token.split('.').at(-1)}`;
  foreign.accepted.add(access_token);
  foreign.refreshable.add(refresh_token);
  return { access_token, refresh_token, expire_date: Date.now() + LIFE_MS };
}

const stored = (body: unknown, id: number) => ({ ...filing(id), ...(body as ForeignRecord), id });
