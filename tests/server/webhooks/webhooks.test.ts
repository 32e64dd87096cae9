import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { inTransaction } from '../../../server/platform/database/transaction';
import { createLog } from '../../../server/platform/log';
import { signatureOf, isPrivate } from '../../../server/features/accounts/webhooks/post';
import { createWebhookSender, forgetDeliveries } from '../../../server/features/accounts/webhooks/sending';
import { webhookEventOf, webhookEvents } from '../../../domain/webhooks';
import { addWorkPlace } from '../../support/register';
import { MINUTE, SECOND, useTestApp } from '../../support/signInAs';
import { startReceiver, status } from './receiver';

const test = useTestApp();
const HOOKS = '/api/casebook/webhooks';
const LOG = '/api/casebook/webhook-deliveries';

type Record_ = Record<string, unknown> & { id: number };

async function send<T = Record_>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = await test.as('ROLE_ADMIN');
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await sql`delete from webhook`.execute(test.db);
  for (const close of closing.splice(0)) close();
});

async function receiver(...answer: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...answer);
  closing.push(started.close);
  return started;
}

let made = 0;
const hookTo = (url: string, values: object = {}) =>
  send<Record_ & { secret: string }>('POST', HOOKS, {
    name: `Program ${++made}`,
    url,
    events: ['filing.created', 'filing.changed', 'filing.deleted'],
    allowPrivate: true,
    ...values,
  });

const newSender = () =>
  createWebhookSender({ db: test.db, log: createLog('silent'), now: test.clock.now, timeout: 500 });

/** One run of the job, until all that it began is sent. */
async function run(sender = newSender()) {
  test.clock.pass(SECOND);
  await sender.work();
  await sender.settled();
}

let section: Promise<number> | undefined;
async function addFiling(nothiNumber = `W-${++made}/26`) {
  section ??= addWorkPlace(test.db, 'AIR');
  return send('POST', '/api/case/case-fillings', { nothiNumber, workPlace: { id: await section } });
}

const logOf = (id: number) =>
  send<Record_[]>('GET', `${LOG}?${new URLSearchParams({ filter: JSON.stringify({ webhookId: id }) })}`);

it('the signature is the HMAC-SHA256 of time and body', () => {
  expect(signatureOf('casebook_webhook_known', '{"kind":"test"}', new Date(1_700_000_000_999))).toBe(
    't=1700000000,v1=422af9ec5237e6b002e4147618c2434de0f0b54459d3c7ccffb25f7cd273947c',
  );
});

it('a change is posted with its record and a signature that the secret verifies', async () => {
  const program = await receiver();
  const { secret } = await hookTo(program.url);
  const { id } = await addFiling('W-7/26');
  await run();
  expect(program.told()).toEqual([
    {
      id: expect.any(Number),
      kind: 'filing.created',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/),
      by: { id: expect.any(Number), userName: 'role_admin', fullName: 'Rahima Begum' },
      register: 'case-fillings',
      recordId: id,
      caseFilingId: id,
      file: 'W-7/26',
      link: `/files/${id}`,
    },
  ]);
  const { headers, body } = program.got[0]!;
  const [, time, v1] = /^t=(\d+),v1=(\w+)$/.exec(headers['casebook-signature'] as string)!;
  expect(v1).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  expect(headers).toMatchObject({ 'casebook-event': 'filing.created', 'content-type': 'application/json' });
});

it('only the chosen kinds of events are sent, each change once and in its order', async () => {
  const program = await receiver();
  await hookTo(program.url, { events: ['filing.created', 'hearing.created', 'filing.deleted'] });
  const filing = await addFiling();
  await run();
  await send('PUT', '/api/case/case-fillings', { ...filing, remarks: 'Seen' });
  await send('DELETE', `/api/case/case-fillings/${filing.id}`);
  await run();
  await run();
  expect(program.told().map(({ kind }) => kind)).toEqual(['filing.created', 'filing.deleted']);
});

it.each([
  ['case-fillings', 'create', true, null, 'filing.created'],
  ['case-fillings', 'restore', true, null, 'filing.created'],
  ['case-fillings', 'restore', false, null, 'filing.changed'],
  ['tribunal-cases', 'delete', false, null, 'court-case.deleted'],
  ['proceedings', 'edit', false, 'tribunal-cases', 'court-case.changed'],
  ['proceedings', 'edit', false, 'case-fillings', 'filing.changed'],
  ['proceedings', 'create', true, 'tribunal-cases', null],
  ['hearings', 'baseline', true, 'tribunal-cases', null],
  ['stays', 'edit', false, 'high-court-rits', 'money.changed'],
  ['users', 'create', true, null, null],
])('the event of a change of %s by %s (new: %s, of %s) is %s', (register, action, isNew, kind, event) => {
  expect(webhookEventOf({ register, action, isNew, kind })).toBe(event);
});

it('webhooks can be told of these kinds of events', () => {
  const subjects = 'filing court-case hearing limit money paper note party'.split(' ');
  expect(webhookEvents).toEqual(
    subjects.flatMap((each) => [`${each}.created`, `${each}.changed`, `${each}.deleted`]),
  );
});

it('a rolled-back write sends nothing, and one that commits late is sent then', async () => {
  const program = await receiver();
  await hookTo(program.url);
  const place = await addWorkPlace(test.db, 'SEA');
  const enter = (nothiNumber: string, work: () => Promise<unknown>) =>
    inTransaction(test.db, null, async (trx) => {
      const row = { nothiNumber, workPlaceId: place };
      await sql`insert into case_filing (nothi_number, work_place_id) values (${row.nothiNumber}, ${place})`.execute(
        trx,
      );
      await work();
    });
  await enter('W-ROLLED/26', () => Promise.reject(new Error('rolled back'))).catch(() => {});
  await enter('W-LATE/26', async () => {
    await addFiling('W-EARLY/26'); // has the later transaction, and is committed first
    await run();
    expect(program.got).toEqual([]);
  });
  await run();
  expect(program.told().map(({ file }) => file)).toEqual(['W-LATE/26', 'W-EARLY/26']);
});

it('a failed delivery is tried again after 1, 5, 30, 120, 360 and 1440 minutes, then given up and told', async () => {
  const program = await receiver(status(503));
  const { id } = await hookTo(program.url);
  await addFiling();
  await run();
  for (const [place, pause] of [1, 5, 30, 120, 360, 1440].entries()) {
    test.clock.pass(pause * MINUTE - 2 * SECOND);
    await run();
    expect(program.got).toHaveLength(place + 1);
    await run();
    expect(program.got).toHaveLength(place + 2);
  }
  expect(await logOf(id)).toMatchObject([
    { state: 'GIVEN_UP', attempts: 7, fault: 'STATUS', status: 503, nextAt: null },
  ]);
  expect(
    await test.db.selectFrom('notification').select(['notificationType', 'link']).execute(),
  ).toContainEqual({
    notificationType: 'WEBHOOK_GIVEN_UP',
    link: '/webhook-deliveries',
  });
  program.answerBy(status(204));
  const [delivery] = await logOf(id);
  await send('POST', `${LOG}/${delivery!.id}/again`);
  await run();
  expect(await logOf(id)).toMatchObject([{ state: 'DELIVERED', attempts: 1, fault: null, status: 204 }]);
  expect(new Set(program.got.map(({ headers }) => headers['casebook-delivery'])).size).toBe(1);
  expect(new Set(program.got.map(({ body }) => body)).size).toBe(1);
});

it('a test is sent at once, also to a webhook that is switched off, and is tried once', async () => {
  const program = await receiver(status(404));
  const { id } = await hookTo(program.url, { active: false });
  await send('POST', `${HOOKS}/${id}/test`);
  await addFiling();
  await run();
  expect(program.told()).toMatchObject([{ kind: 'test', id: null, by: { userName: 'role_admin' } }]);
  expect(await logOf(id)).toMatchObject([{ kind: 'test', state: 'GIVEN_UP', status: 404 }]);
});

it('what happens while a webhook is switched off is never sent', async () => {
  const program = await receiver();
  const hook = await hookTo(program.url);
  await addFiling('W-BEFORE/26');
  await run();
  const off = await send('PUT', `${HOOKS}/${hook.id}`, { ...hook, active: false });
  await addFiling('W-OFF/26');
  await run();
  await send('PUT', `${HOOKS}/${hook.id}`, { ...off, active: true });
  await addFiling('W-ON/26');
  await run();
  expect(program.told().map(({ file }) => file)).toEqual(['W-BEFORE/26', 'W-ON/26']);
});

it('two processes send each delivery once', async () => {
  const program = await receiver();
  await hookTo(program.url);
  for (let n = 0; n < 12; n++) await addFiling();
  const [one, other] = [newSender(), newSender()];
  test.clock.pass(SECOND);
  await Promise.all([one.work(), other.work()]);
  for (let round = 0; round < 3; round++) {
    await Promise.all([one.work(), other.work()]);
    await Promise.all([one.settled(), other.settled()]);
  }
  expect(program.got).toHaveLength(12);
  expect(new Set(program.told().map(({ recordId }) => recordId)).size).toBe(12);
});

it.each<[string, string | null, number | null, Parameters<typeof startReceiver>[0]]>([
  ['answers a redirect', 'STATUS', 302, status(302, { location: '/elsewhere' })],
  ['never answers', 'TIMEOUT', null, () => {}],
  ['closes the connection', 'NO_ANSWER', null, (request) => request.socket.destroy()],
  ['answers no HTTP', 'NO_ANSWER', null, (request) => request.socket.end('hello\r\n\r\n')],
  [
    'sends headers without end',
    'TIMEOUT',
    null,
    (request) => {
      const more = setInterval(() => request.socket.write('x-more: 1\r\n'), 20);
      request.socket.write('HTTP/1.1 200 OK\r\n').valueOf();
      request.socket.on('close', () => clearInterval(more)).on('error', () => {});
    },
  ],
  [
    'sends a body without end',
    null,
    200,
    (_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => clearInterval(more));
    },
  ],
])('a receiver that %s is dealt with: %s, %s', async (_what, fault, code, answer) => {
  const program = await receiver(answer);
  const { id } = await hookTo(program.url);
  await addFiling();
  await run();
  const state = fault ? 'WAITING' : 'DELIVERED';
  expect(await logOf(id)).toMatchObject([{ state, fault, status: code }]);
  expect(program.got).toHaveLength(1);
});

it('a receiver that does not answer keeps no other waiting', async () => {
  const [slow, quick] = [await receiver(() => {}), await receiver()];
  await hookTo(slow.url);
  await hookTo(quick.url);
  await addFiling();
  const sender = newSender();
  test.clock.pass(SECOND);
  await sender.work();
  await expect.poll(() => quick.got.length).toBe(1);
  await addFiling();
  await sender.work();
  await expect.poll(() => quick.got.length).toBe(2);
  expect(slow.got).toHaveLength(1);
  await sender.stop();
});

const PRIVATE = `127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.8 198.18.0.1
  224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::7f00:1 fe80::1 fd00::1 fec0::1 ff02::1
  64:ff9b::7f00:1 2002:7f00:1:: 2001::1 fe80::1%eth0`;

it('the addresses of networks, of this machine and for special purposes are private', () => {
  expect(PRIVATE.split(/\s+/).filter((address) => !isPrivate(address))).toEqual([]);
  const open = ['1.1.1.1', '172.32.0.1', '100.128.0.1', '::ffff:8.8.8.8', '2606:4700::1111'];
  expect(open.filter(isPrivate)).toEqual([]);
});

const refused = async (values: object) => {
  const payload = {
    name: `Program ${++made}`,
    url: 'https://1.1.1.1/',
    events: ['filing.created'],
    ...values,
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: HOOKS,
    headers: await test.as('ROLE_ADMIN'),
    payload,
  });
  return [
    answer.statusCode,
    ...(answer.json().errors ?? []).flatMap((each: { field: string; code: string }) => [
      each.field,
      each.code,
    ]),
  ];
};

it.each([
  [{ url: 'http://127.0.0.1:8080/' }, 'url', 'privateAddress'],
  [{ url: 'http://[::1]/' }, 'url', 'privateAddress'],
  [{ url: 'http://0x7f.1/' }, 'url', 'privateAddress'],
  [{ url: 'http://localhost/' }, 'url', 'privateAddress'],
  [{ url: 'http://169.254.169.254/latest/meta-data' }, 'url', 'privateAddress'],
  [{ url: 'ftp://1.1.1.1/' }, 'url', 'notAWebAddress'],
  [{ url: 'https://user:word@1.1.1.1/' }, 'url', 'notAWebAddress'],
  [{ url: 'https:1.1.1.1' }, 'url', 'notAWebAddress'],
  [{ url: '' }, 'url', 'fieldRequired'],
  [{ events: [] }, 'events', 'fieldRequired'],
  [{ events: ['users.created'] }, 'events', 'notAChoice'],
  [{ name: ' ' }, 'name', 'nameRequired'],
])('a webhook with %j is refused at %s: %s', async (values, field, code) => {
  expect(await refused(values)).toEqual([400, field, code]);
});

it.each(['127.0.0.1', 'localhost'])(
  'a name that has come to lead to %s is refused when it is sent to',
  async (host) => {
    const program = await receiver();
    const { id } = await hookTo(program.url);
    const url = program.url.replace('127.0.0.1', host);
    await sql`update webhook set url = ${url}, allow_private = false where id = ${id}`.execute(test.db);
    await addFiling();
    await run();
    expect(await logOf(id)).toMatchObject([{ state: 'WAITING', fault: 'PRIVATE_ADDRESS', status: null }]);
    expect(program.got).toEqual([]);
  },
);

it('the secret is answered once and is in no list, history, log or table', async () => {
  const program = await receiver(status(500));
  const { secret, id, ...values } = await hookTo(program.url, { name: 'ERP' });
  expect(secret).toMatch(/^casebook_webhook_[\w-]{43}$/);
  await send('PUT', `${HOOKS}/${id}`, { ...values, events: ['note.created', 'filing.created'] });
  await addFiling();
  await run();
  const seen = [
    await send('GET', HOOKS),
    await send('GET', `${HOOKS}/${id}`),
    await logOf(id),
    await send('GET', '/api/casebook/events'),
    await test.db.selectFrom('idempotencyKey').selectAll().execute(),
    await test.db.selectFrom('webhook').selectAll().execute(),
    await test.db.selectFrom('webhookDelivery').selectAll().execute(),
    test.logged,
  ];
  expect(JSON.stringify(seen)).not.toContain(secret);
  await send('DELETE', `${HOOKS}/${id}`);
  const events = await test.db
    .selectFrom('event')
    .selectAll()
    .where('kind', 'like', 'WEBHOOK%')
    .orderBy('id')
    .execute();
  const own = events.filter(({ details }) => details?.webhook === 'ERP');
  expect(own.map(({ kind }) => kind)).toEqual(['WEBHOOK_MADE', 'WEBHOOK_CHANGED', 'WEBHOOK_DELETED']);
  expect(own[1]!.details).toEqual({
    webhook: 'ERP',
    to: program.url.slice(0, -1),
    events: ['filing.created', 'note.created'],
    active: true,
    allowPrivate: true,
  });
});

it('the log of deliveries is kept for 30 days', async () => {
  const program = await receiver();
  const { id } = await hookTo(program.url);
  await addFiling();
  await addFiling();
  await run();
  await sql`update webhook_delivery set created_at = now() - interval '30 days 1 minute'
    where id = (select min(id) from webhook_delivery where webhook_id = ${id})`.execute(test.db);
  await forgetDeliveries(test.db);
  expect(await logOf(id)).toHaveLength(1);
});
