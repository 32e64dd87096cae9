import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alerts } from '../../../server/platform/http/plugins/monitoring';
import { buildTestApp, HOUR, type TestApp } from '../../support/signInAs';
import { proxied } from '../outages/proxied';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

const TOKEN = 'token-of-monitoring';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ settings: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => test.close());

const scrape = (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/metrics', remoteAddress, headers });
const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

it('the metrics count requests by route, and measure the server and its database', async () => {
  const headers = await test.as('ROLE_ADMIN');
  await test.app.inject({ url: '/api/casebook/case-fillings/12345', headers });
  await test.app.inject({ url: '/api/casebook/case-fillings/67890', headers });
  const workPlaceId = await addWorkPlace(test.db);
  await addFilings(test.db, [buildFiling({ workPlaceId })]);
  await addFilings(test.db, [buildFiling({ workPlaceId })]);
  await sql`
    insert into backup (state, finished_at, papers_missing)
    values ('OK', now() - interval '90 minutes', 0), ('FAILED', now(), 3), ('FAILED', now() - interval '1 day', 7)
  `.execute(test.db);

  alerts.remove('failed'); // other tests in the same process may already have increased the counter
  alerts.inc({ outcome: 'failed' }, 2);

  const { body, statusCode } = await scrape();
  expect(statusCode).toBe(200);
  expect(body).toContain(
    'casebook_http_request_duration_seconds_count{method="GET",route="/api/casebook/case-fillings/:id",status="404"} 2',
  );
  expect(body).not.toContain('12345');
  expect(body).toMatch(/^casebook_db_pool_connections\{state="idle"\} [1-9]/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toContain('casebook_alerts_total{outcome="failed"} 2');
  // two filings of one section and month leave one row too many in each of two tallies
  expect(valueOf(body, 'casebook_tally_rows_waiting')).toBe(2);
  expect(valueOf(body, 'casebook_sessions')).toBe(1);
  expect(valueOf(body, 'casebook_backup_age_seconds')).toBeCloseTo((1.5 * HOUR) / 1000, -2);
  expect(valueOf(body, 'casebook_database_size_bytes')).toBeGreaterThan(5_000_000);
  expect(valueOf(body, 'casebook_papers_missing')).toBe(3);
  expect(valueOf(body, 'casebook_papers_free_bytes')).toBeGreaterThan(1_000_000);
});

it('metrics from the database are left out while the database is down, so that no zero clears an alarm', async () => {
  const other = await proxied(test);
  const families = async () => {
    const { body, statusCode } = await other.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(statusCode).toBe(200);
    const stored =
      /^casebook_(tally_rows_waiting|sessions|backup_age_seconds|database_size_bytes|papers\w*) /gm;
    return (body.match(stored) ?? []).map((each) => each.trim());
  };
  const all = [
    'casebook_tally_rows_waiting',
    'casebook_sessions',
    'casebook_backup_age_seconds',
    'casebook_database_size_bytes',
    'casebook_papers',
    'casebook_papers_bytes',
    'casebook_papers_missing',
    'casebook_papers_free_bytes',
  ];
  expect(await families()).toEqual(all);
  other.proxy.goAway();
  expect(await families()).toEqual([]);
  other.proxy.comeBack();
  expect(await families()).toEqual(all);
  await other.close();
});

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '/metrics is open to the loopback address %s',
  async (address) => {
    expect((await scrape(address)).statusCode).toBe(200);
  },
);

it.each([
  ['another machine', '10.0.0.7', {}],
  ['a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }],
  ['a proxy that says so in the standard way', '127.0.0.1', { forwarded: 'for=10.0.0.7' }],
  ['another machine with a wrong token', '10.0.0.7', { authorization: 'Bearer wrong' }],
  ['an address that only begins like one', '12.7.0.1', {}],
])('/metrics is answered 404 to %s', async (_who, address, headers) => {
  const answer = await scrape(address, headers);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('casebook_');
});

it('/metrics is open to another machine that sends the token', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.8' };
  expect((await scrape('10.0.0.7', headers)).statusCode).toBe(200);
});

it('/metrics is closed to other machines while no token is configured', async () => {
  const other = await buildTestApp();
  const headers = { authorization: 'Bearer undefined' };
  expect((await other.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers })).statusCode).toBe(
    404,
  );
  await other.close();
});
