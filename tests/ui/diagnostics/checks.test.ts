import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkConnection, type Connection } from '../../../src/dataProvider/connection';
import { loadI18nProvider, withWords } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';
import { clockFinding, databaseFinding, serverFinding, type Finding } from '../../../src/diagnostics/checks';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

await withWords(Promise.resolve(), 'testScreen');
const i18n = { en: await loadI18nProvider('en'), bn: await loadI18nProvider('bn') };
const said = ({ text, values }: Finding, language: Language) => i18n[language].translate(text, values);

const CAPABILITIES = '/api/casebook/capabilities';
const check = () => checkConnection(new AbortController().signal);
const answering = (status: number, headers: Record<string, string> = {}) =>
  http.get(CAPABILITIES, () => HttpResponse.json({ offers: [] }, { status, headers }));
const database = (status: number) => http.get('/readyz', () => HttpResponse.json({}, { status }));

describe('the connection check', () => {
  it.each([
    [200, 'reachable'],
    [503, 'unreachable'],
    [404, 'unknown'],
  ])(
    'the connection check reports the database’s state by the status of /readyz: %i',
    async (status, expected) => {
      server.use(answering(200), database(status));
      const connection = await check();
      expect(connection.database).toBe(expected);
      expect(connection.answeredIn).toBeGreaterThanOrEqual(0);
    },
  );

  it.each([404, 401])(
    'the connection check reports a foreign server as reachable and its database as unknown: %i',
    async (status) => {
      server.use(answering(status), database(200)); // the database of the server that serves the UI
      const connection = await check();
      expect(connection.database).toBe('unknown');
      expect(connection.answeredIn).not.toBeNull();
    },
  );

  it.each([
    ['no answer', http.get(CAPABILITIES, () => HttpResponse.error())],
    ['a gateway alone', answering(502)],
  ])('the connection check reports the server as unreachable: %s', async (_what, handler) => {
    server.use(handler);
    expect(await check()).toMatchObject({ answeredIn: null, database: 'unknown', clockAhead: null });
  });

  it('the connection check reports the clock difference if the server sends its time', async () => {
    const fiveMinutesAgo = new Date(Date.now() - 5 * 60_000).toUTCString();
    server.use(answering(404, { date: fiveMinutesAgo }));
    const { clockAhead } = await check();
    expect(Math.round((clockAhead ?? 0) / 60_000)).toBe(5);
    server.use(answering(404));
    expect((await check()).clockAhead).toBeNull();
  });
});

describe('a finding’s text', () => {
  const connection = (given: Partial<Connection>): Connection => ({
    answeredIn: 12,
    database: 'reachable',
    clockAhead: 0,
    checkedAt: new Date(),
    ...given,
  });

  const server12 = (language: Language) => serverFinding(connection({ answeredIn: 12 }), language);
  const clock = (clockAhead: number | null, language: Language = 'en') =>
    clockFinding(connection({ clockAhead }), language);
  const misleads = 'Times shown may be wrong. Correct the clock of this computer.';

  it.each<[Language, Finding, Finding['outcome'], string]>([
    ['en', server12('en'), 'good', 'Reachable: it answered in 12 milliseconds.'],
    ['bn', server12('bn'), 'good', 'সংযোগ আছে: উত্তর আসতে ১২ মিলিসেকেন্ড লেগেছে।'],
    [
      'en',
      serverFinding(connection({ answeredIn: null }), 'en'),
      'bad',
      'Not reachable: the server did not answer.',
    ],
    ['en', databaseFinding(connection({ database: 'reachable' })), 'good', 'Reachable'],
    [
      'en',
      databaseFinding(connection({ database: 'unreachable' })),
      'bad',
      'Not reachable: the server answers, but its database does not.',
    ],
    [
      'en',
      databaseFinding(connection({ database: 'unknown' })),
      'unknown',
      'Unknown: this server does not report it.',
    ],
    ['en', clock(60_000), 'good', 'Matches the server’s clock.'],
    ['en', clock(-60_000), 'good', 'Matches the server’s clock.'],
    ['en', clock(61_000), 'bad', `It is 61 seconds ahead of the server’s clock. ${misleads}`],
    ['en', clock(-3 * 3_600_000), 'bad', `It is 3 hours behind the server’s clock. ${misleads}`],
    [
      'bn',
      clock(-3 * 3_600_000, 'bn'),
      'bad',
      'সার্ভারের ঘড়ির চেয়ে ৩ ঘণ্টা পিছিয়ে আছে। দেখানো সময় ভুল হতে পারে। এই কম্পিউটারের ঘড়ি ঠিক করুন।',
    ],
    ['en', clock(null), 'unknown', 'Unknown: the server does not report its time.'],
  ])('a finding in %s has its outcome and its text: %o', (language, finding, outcome, text) => {
    expect(finding.outcome).toBe(outcome);
    expect(said(finding, language)).toBe(text);
  });
});
