import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../server/platform/database/transaction';
import { tellFromNow } from '../../../server/features/accounts/webhooks/deliveries';
import { forgetDeliveries } from '../../../server/features/accounts/webhooks/sending';
import { addWorkPlace } from '../../support/register';
import { MINUTE, SECOND } from '../../support/signInAs';
import { status } from './receiver';
import { HOOKS, LOG, useWebhooks } from './useWebhooks';

const { test, send, receiver, hookTo, newSender, run, addFiling, logOf } = useWebhooks();

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
  await send('PUT', `/api/case/case-fillings/${filing.id}`, { ...filing, remarks: 'Seen' });
  await send('DELETE', `/api/case/case-filling${filing.id}`);
  await run();
  await run();
  expect(program.told().map(({ kind }) => kind)).toEqual(['filing.created', 'filing.deleted']);
});

it('after a restore into a cluster with lower numbers of transactions the next change is told', async () => {
  const program = await receiver();
  await hookTo(program.url);
  await addFiling('before/26');
  await sql`update webhook set told = '4000000000:4000000000:'`.execute(test.db);
  await tellFromNow(test.db);
  await addFiling('after/26');
  await run();
  expect(program.told().map(({ file }) => file)).toEqual(['after/26']);
});

it('a rolled-back write sends nothing, and one that commits late is sent then and delays no other', async () => {
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
    expect(program.told().map(({ file }) => file)).toEqual(['W-EARLY/26']);
  });
  await run();
  expect(program.told().map(({ file }) => file)).toEqual(['W-EARLY/26', 'W-LATE/26']);
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
    link: '/webhooks/deliveries',
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
