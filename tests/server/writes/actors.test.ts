import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../server/platform/database/transaction';
import { seed, seedDemo, seedLookups } from '../../../server/seed';
import { forgetOldKeys } from '../../../server/platform/writes/idempotency';
import { tellAdministrators } from '../../../server/features/alerts/notifications';
import { foldTallies } from '../../../server/features/cases/figures/tally';
import { createTestDatabase } from '../../support/database';
import { buildTestApp, DAY, type TestApp } from '../../support/signInAs';
import { hashPassword } from '../seed/support/sampleRegister';
import { everyWrite, methodOf, someWrites } from './allWrites';
import { somebody } from './requests';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  await recordActors(test.db);
});
afterAll(() => test.close());
beforeEach(() => forget());

/** Lets the database record the actor of each change to a row of any table. */
async function recordActors(db: TestApp['db']) {
  await sql`create table recorded (changed text, by text)`.execute(db);
  await sql`
    create function record_actor() returns trigger language plpgsql as $$
    begin
      insert into recorded values (lower(tg_op) || ' ' || tg_table_name, current_setting('casebook.actor', true));
      return null;
    end $$
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('recorded', 'kysely_migration')
  `.execute(db);
  for (const { name } of rows) {
    await sql`
      create trigger record_actor after insert or update or delete on ${sql.table(name)}
      for each row execute function record_actor()
    `.execute(db);
  }
}

const forget = () => sql`truncate recorded`.execute(test.db);

/** The changes since the last `forget`, with their actors: `delete case_filing by 12`. */
async function changes(db = test.db): Promise<string[]> {
  const { rows } = await sql<{ change: string }>`
    select distinct changed || ' by ' || coalesce(nullif(by, ''), 'NOBODY') as change from recorded order by 1
  `.execute(db);
  return rows.map(({ change }) => change);
}

/** Whether a change counts a sign-in attempt, which the server does before the user is known. */
const isOfSignIn = (change: string) => / sign_in_(counts|address) by server$/.test(change);

it.each(someWrites)('$route records its user as the actor of each row that it changes', async (write) => {
  for (const key of [{}, { 'idempotency-key': 'an action' }]) {
    const me = await somebody(test);
    const sent = await write.request(test, me);
    await forget();
    const headers = { ...me.bearer, ...key };
    const answer = await test.app.inject({ method: methodOf(write), ...sent, headers });
    expect(answer.statusCode).toBe(200);
    const changed = (await changes()).filter((change) => !isOfSignIn(change));
    expect(changed.filter((change) => !change.endsWith(` by ${me.id}`))).toEqual([]);
    if ('idempotency-key' in key) expect(changed).toContain(`insert idempotency_key by ${me.id}`);
  }
});

it('the user who deletes a filing or a court case is recorded as the actor', async () => {
  const deleted: Record<string, string> = {
    'DELETE /api/case/case-filling:id': 'delete case_filing',
    'DELETE /api/case/tribunal-cases/:id': 'delete tribunal_case',
  };
  for (const [route, change] of Object.entries(deleted)) {
    const me = await somebody(test);
    const sent = await everyWrite.find((write) => write.route === route)!.request(test, me);
    await forget();
    await test.app.inject({ method: 'DELETE', ...sent, headers: me.bearer });
    expect(await changes()).toContain(`${change} by ${me.id}`);
  }
});

it('the administrator is recorded as the actor of a password reset, and the server as that of a sign-in', async () => {
  const me = await somebody(test);
  const her = await somebody(test);
  await forget();
  const ask = async (request: { method: 'GET' | 'POST' | 'DELETE'; url: string }, headers = {}) => {
    const answer = await test.app.inject({ ...request, headers });
    expect([request.url, answer.statusCode]).toEqual([request.url, 200]);
    return answer;
  };
  const reset = await ask({ method: 'POST', url: `/api/casebook/users/${her.id}/reset-password` }, me.bearer);
  expect((await changes()).filter((change) => !change.endsWith(` by ${me.id}`))).toEqual([]);

  await forget();
  const client = { authorization: `Basic ${Buffer.from('casebook:casebook').toString('base64')}` };
  const token = (query: Record<string, string>) =>
    ask({ method: 'POST', url: `/oauth/token?${new URLSearchParams(query)}` }, client);
  await ask({ method: 'GET', url: `/oauth/token/otp/sendOtp?userName=${her.userName}` });
  const grant = { grant_type: 'password', username: her.userName, password: reset.json().code };
  const pair = (await token(grant)).json();
  await token({ grant_type: 'password', username: me.userName, password: 'Right#Word1' });
  await token({ grant_type: 'refresh_token', refresh_token: pair.refresh_token });
  await ask(
    { method: 'DELETE', url: '/api/casebook/session' },
    { authorization: `Bearer ${pair.access_token}` },
  );
  const changed = await changes();
  expect(changed).toEqual(
    expect.arrayContaining([
      'delete session by server',
      'insert session by server',
      'update refresh_token by server',
      'update sign_in_counts by server',
    ]),
  );
  expect(changed.filter((change) => !change.endsWith(' by server'))).toEqual([]);
});

it('the server is recorded as the actor of its own jobs', async () => {
  await somebody(test);
  await sql`update idempotency_key set created_at = now() - interval '3 days'`.execute(test.db);
  await sql`
    insert into case_filing_tally select 1, false, 'OPEN', 1, 0 from generate_series(1, 600)
  `.execute(test.db);
  test.clock.pass(400 * DAY);
  await forget();
  await foldTallies(test.db);
  await forgetOldKeys(test.db);
  await test.signIn.clean();
  await tellAdministrators(test.db, 'DISK_SPACE_LOW');
  const changed = await changes();
  expect(changed).toEqual(
    expect.arrayContaining([
      'delete idempotency_key by server',
      'delete session by server',
      'delete case_filing_tally by server',
      'insert notification by server',
    ]),
  );
  expect(changed.filter((change) => !change.endsWith(' by server'))).toEqual([]);
});

/** How a first start with each SEED fills the register. The sample's day is so early that it has few filings. */
const firstStarts: Record<string, (db: TestApp['db']) => Promise<void>> = {
  async demo(db) {
    await inTransaction(db, null, seedLookups);
    await seedDemo(db, { today: '2018-11-20', hashPassword });
  },
  none: (db) => seed(db, 'none', () => {}),
};

it.each(Object.entries(firstStarts))(
  'the server is recorded as the actor of a first start with SEED=%s @long',
  async (_, fill) => {
    const empty = await createTestDatabase();
    try {
      await recordActors(empty.db);
      await fill(empty.db);
      const changed = await changes(empty.db);
      expect(changed).toContain('insert app_user by server');
      expect(changed.filter((change) => !change.endsWith(' by server'))).toEqual([]);
    } finally {
      await empty.drop();
    }
  },
);
