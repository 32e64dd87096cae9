import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lost } from '../../support/databaseProxy';
import { addCases, addCompany, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { isLong } from '../../support/long';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { everyWrite, methodOf } from '../writes/allWrites';
import { somebody, type Me, type WriteCase } from '../writes/requests';
import { PROXIED, proxied, type ProxiedApp } from './proxied';

let test: TestApp;
let second: ProxiedApp;
let me: Me;

beforeAll(async () => {
  test = await buildTestApp();
  second = await proxied(test);
  me = await somebody(test);
  const workPlaceId = await addWorkPlace(test.db);
  const ids = await addFilings(
    test.db,
    Array.from({ length: 30 }, () => buildFiling({ workPlaceId })),
  );
  await addCases(test.db, caseTypeNamed('tribunal-cases'), [{ caseFillingId: ids[0]! }]);
  await addCompany(test.db);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** Writes that only the long run tests, because their database queries resemble those of writes in `KINDS`. */
const ALIKE = [
  'POST /api/case/tribunal-cases',
  'DELETE /api/case/case-filling:id',
  'POST /api/case/save-user',
  'PUT /api/case/cnf-agents/:id',
  'POST /api/case/change-status/:id',
  'POST /api/case/change-user-status/:id',
];

/** One write of each kind; tests/server/outages/lostAnswers.test.ts tests more writes. */
const KINDS = new Set([
  'POST /api/case/case-fillings',
  'PUT /api/case/case-fillings/:id',
  'DELETE /api/casebook/account/sessions',
  'PUT /api/attendance_server/notifications/markAllAsRead',
  ...(isLong ? ALIKE : []),
]);
const writes = everyWrite.filter(({ route }) => KINDS.has(route));

const EVERY_READ = [
  '/api/case/case-fillings-page',
  '/api/casebook/case-fillings/1',
  '/api/case/case-file-status?caseId=1',
  '/api/case/case-fillings-by-date-and-nothi?caseType=TRIBUNAL&searchType=NOTHI_NUMBER&nothiNumber=S',
  '/api/case/tribunal-cases-page',
  '/api/case/search-company-page',
  '/api/case/get-all-user',
  '/api/case/companies',
  '/api/casebook/choices/company-choices?q=c',
  '/api/casebook/companies/same-name?name=Company',
  '/api/case/v2/dashboard-info',
  '/api/case/section-wise-case-summary',
  '/api/attendance_server/unseenNotifications',
  '/api/casebook/account/sessions',
];
const READS = isLong ? EVERY_READ : EVERY_READ.filter((_, place) => place % 3 === 0);

const LOST: Lost[] = ['question', 'answer'];
const MOST_EXCHANGES = 60;

/** Whether a write was saved, which is the case exactly if its idempotency key was stored. */
const isKept = async (userId: number) =>
  (await test.db.selectFrom('idempotencyKey').select('key').where('userId', '=', userId).execute()).length >
  0;

describe.each(LOST)('a connection that breaks during the %s of each exchange with the database', (lost) => {
  it.each(writes)(
    '$route tells the true outcome if its database connection breaks, and succeeds when resent',
    async (write) => {
      const wrong: unknown[] = [];
      for (let exchange = 0; exchange < MOST_EXCHANGES; exchange++) {
        const person = await somebody(test);
        const sent = await write.request(test, person);
        const headers = { ...person.bearer, 'idempotency-key': 'at every moment' };
        const attempt = () => second.app.inject({ method: methodOf(write), ...sent, headers });
        const wasLost = second.proxy.loseNth(exchange, lost);
        const first = await attempt();
        if (!wasLost()) break;
        const { status, code } = first.json() as { status?: number; code?: string };
        const isTrue =
          first.statusCode === 200 ||
          (status === 503 && code === 'notSaved' && !(await isKept(person.id))) ||
          (status === 503 && code === 'outcomeUnknown');
        const again = await attempt();
        if (!isTrue || again.statusCode !== 200) wrong.push([exchange, first.body, again.body]);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(READS)('%s is answered 503, never 500, if its database connection breaks', async (url) => {
    const answers: unknown[] = [];
    for (let exchange = 0; exchange < MOST_EXCHANGES; exchange++) {
      const wasLost = second.proxy.loseNth(exchange, lost);
      const answer = await second.app.inject({ url, headers: me.bearer });
      if (!wasLost()) break;
      answers.push([answer.statusCode, answer.json().code ?? null, answer.headers['retry-after'] ?? null]);
    }
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers)
      expect([
        [503, 'unavailable', '5'],
        [200, null, null],
      ]).toContainEqual(answer);
  });
});

it('the server answers 503, never 500, while its database backends are terminated one by one', async () => {
  const endOne = () =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${PROXIED} order by random() limit 1
    `.execute(test.db);
  const statuses: number[] = [];
  const untrue: string[] = [];
  const tried = async (request: InjectOptions, isSaved?: () => Promise<boolean>) => {
    const answer = await second.app.inject(request);
    statuses.push(answer.statusCode);
    const isUntrue = answer.statusCode >= 500 && answer.json().code === 'notSaved' && (await isSaved?.());
    if (isUntrue || ![200, 503].includes(answer.statusCode)) untrue.push(answer.body);
    await endOne();
  };
  const write = async (each: WriteCase) => {
    const person = await somebody(test);
    const sent = await each.request(test, person);
    const headers = { ...person.bearer, 'idempotency-key': 'while they end' };
    await tried({ method: methodOf(each), ...sent, headers }, () => isKept(person.id));
  };
  const read = (url: string) => tried({ url, headers: me.bearer });
  for (let round = 0; round < 3; round++) await Promise.all([...writes.map(write), ...READS.map(read)]);
  expect(untrue).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
