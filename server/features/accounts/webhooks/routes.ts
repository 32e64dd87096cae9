import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Values } from '../../../../domain/fields';
import {
  deliveryFaults,
  deliveryStates,
  WEBHOOK_SECRET_START,
  WEBHOOK_TEST,
  webhookEvents,
  webhookFields,
} from '../../../../domain/webhooks';
import type { Db, Trx } from '../../../platform/database/schema';
import { access } from '../../../platform/http/access';
import { idParams, recordBody, type App } from '../../../platform/http/checking';
import { invalidField, notFound } from '../../../platform/http/errors';
import {
  id,
  idAnswer,
  instant,
  instantOrNull,
  integer,
  integerOrNull,
  regularRoute,
  text,
} from '../../../platform/http/responses';
import { flag, ids, oneOf, person, personIn } from '../../../platform/resource/filters';
import { regularAnswer } from '../../../platform/resource/records';
import { by, byNullable, byText, regularResource, shown } from '../../../platform/resource/resource';
import { readRoutes } from '../../../platform/resource/routes';
import { createRecord, hold, insertRow, removeRecord, saveRecord } from '../../../platform/resource/writes';
import { saveChanged } from '../../../platform/writes/edits';
import { recordEvent } from '../../../platform/writes/events';
import { once, writeOf } from '../../../platform/writes/idempotency';
import { keysOf } from '../signIn/keys';
import { addTest } from './deliveries';
import { leadsToPrivate } from './post';

type WebhookValues = Values<typeof webhookFields>;

const rowOf = ({ active, allowPrivate, ...values }: WebhookValues) => ({
  ...values,
  active: active ?? true,
  allowPrivate: allowPrivate ?? false,
});

/** Webhooks, without their secrets (docs/contract.md, "Programs"). */
const webhooks = regularResource({
  name: 'webhooks',
  title: 'Webhooks',
  table: 'webhook',
  fields: webhookFields,
  derived: {
    by: { sql: personIn('webhook.created_by'), schema: { ...person, description: 'who has made it' } },
    createdAt: shown('webhook.created_at', instant),
    lastState: {
      sql: sql`(select state from webhook_delivery d where d.webhook_id = webhook.id order by d.id desc limit 1)`,
      schema: { enum: [...deliveryStates, null], description: 'of its last delivery' },
    },
  },
  newestFirst: true,
  sorts: { name: by('name_fold'), url: byText('url'), active: by('active'), createdAt: by('created_at') },
  filters: { active: flag('active') },
  unique: { webhook_name_fold_key: { field: 'name', code: 'nameTaken' } },
  async save(trx, webhookId, values, { userId }) {
    const row = rowOf(values);
    const was = await namesOf(trx, webhookId);
    if (!(await saveChanged(trx, 'webhook', webhookId, row, userId))) return;
    // what happened while it was switched off is not told
    if (row.active && !was.active)
      await sql`update webhook set told = pg_current_snapshot() where id = ${webhookId}`.execute(trx);
    await recordEvent(trx, { kind: 'WEBHOOK_CHANGED', byUser: userId, details: detailsOf(row) });
  },
  async remove(trx, webhookId, { userId }) {
    const { name } = await namesOf(trx, webhookId);
    await sql`delete from webhook where id = ${webhookId}`.execute(trx);
    await recordEvent(trx, { kind: 'WEBHOOK_DELETED', byUser: userId, details: { webhook: name } });
  },
});

const namesOf = (trx: Trx, webhookId: number) =>
  trx.selectFrom('webhook').select(['name', 'active']).where('id', '=', webhookId).executeTakeFirstOrThrow();

/** What the history keeps of a webhook. The path of its URL may hold a key of the receiver, so it is left out. */
const detailsOf = ({ name, url, events, active, allowPrivate }: WebhookValues) => ({
  webhook: name,
  to: new URL(url!).origin,
  events,
  active,
  allowPrivate,
});

/** What was sent to webhooks, for 30 days. */
const deliveries = regularResource({
  name: 'webhook-deliveries',
  title: 'Deliveries of webhooks',
  table: 'webhook_delivery',
  fields: {},
  derived: {
    webhookId: shown('webhook_delivery.webhook_id', id),
    webhook: {
      sql: sql`(select name from webhook where webhook.id = webhook_delivery.webhook_id)`,
      schema: { ...text, description: 'its name' },
    },
    kind: shown('kind', { ...text, enum: [...webhookEvents, WEBHOOK_TEST] }),
    body: {
      sql: sql`webhook_delivery.body::jsonb`,
      schema: { type: 'object', additionalProperties: true, description: 'what is sent' },
    },
    state: shown('state', { ...text, enum: deliveryStates }),
    attempts: shown('attempts', integer),
    createdAt: shown('webhook_delivery.created_at', instant),
    triedAt: shown('tried_at', instantOrNull),
    nextAt: shown('next_at', instantOrNull),
    fault: shown('fault', { enum: [...deliveryFaults, null] }),
    status: shown('status', { ...integerOrNull, description: 'of the last answer' }),
  },
  newestFirst: true,
  sorts: {
    createdAt: by('created_at'),
    kind: by('kind'),
    state: by('state'),
    attempts: by('attempts'),
    triedAt: byNullable('tried_at'),
    nextAt: byNullable('next_at'),
    fault: byNullable('fault'),
    status: byNullable('status'),
  },
  filters: {
    webhookId: ids('webhook_id'),
    state: oneOf('state', deliveryStates),
    kind: oneOf('kind', [...webhookEvents, WEBHOOK_TEST]),
  },
});

/** The routes of webhooks and of what was sent to them. A secret is answered once, and stored sealed. */
export async function webhookRoutes(app: App, { db }: { db: Db }) {
  const keys = keysOf(db);
  readRoutes(app, db, webhooks);
  readRoutes(app, db, deliveries);

  const answer = regularAnswer(webhooks);
  app.post(
    '/api/casebook/webhooks',
    regularRoute(
      access('webhooks', 'create'),
      'Webhooks: add one',
      { ...answer, properties: { ...answer.properties, secret: text } },
      { body: recordBody(webhookFields, 'create') },
    ),
    async (request) => {
      const { values } = request.body;
      await refusePrivate(values);
      const secret = WEBHOOK_SECRET_START + randomBytes(32).toString('base64url');
      const { seal } = await keys();
      // without the key of a repeated request: its stored answer would keep the secret readable
      const { resend: _resend, ...write } = writeOf(request);
      const withSecret: typeof webhooks = {
        ...webhooks,
        async create(trx, sent, { userId }) {
          const row = rowOf(sent as WebhookValues);
          const audit = { createdBy: userId, changedBy: userId };
          const webhookId = await insertRow(trx, 'webhook', { ...row, ...audit, secret: '' });
          const sealed = await seal('webhook', String(webhookId), { secret });
          await trx.updateTable('webhook').set({ secret: sealed }).where('id', '=', webhookId).execute();
          await recordEvent(trx, { kind: 'WEBHOOK_MADE', byUser: userId, details: detailsOf(row) });
          return webhookId;
        },
      };
      return { ...(await createRecord(db, withSecret, values, request.user, write)), secret };
    },
  );

  app.put(
    '/api/casebook/webhooks/:id',
    regularRoute(access('webhooks', 'edit'), 'Webhooks: replace one', answer, {
      params: idParams,
      body: recordBody(webhookFields, 'edit'),
    }),
    async (request) => {
      const { values, version } = request.body;
      await refusePrivate(values);
      const edit = { version, ...writeOf(request) };
      return saveRecord(db, webhooks, request.params.id, values, request.user, edit);
    },
  );

  app.delete(
    '/api/casebook/webhooks/:id',
    regularRoute(access('webhooks', 'delete'), 'Webhooks: delete one, with its log', idAnswer, {
      params: idParams,
    }),
    (request) => removeRecord(db, webhooks, request.params.id, request.user, writeOf(request)),
  );

  app.post(
    '/api/casebook/webhooks/:id/test',
    regularRoute(access('webhooks', 'test'), 'Webhooks: send a test', idAnswer, { params: idParams }),
    (request) => {
      const { params, user } = request;
      const { userId, userName, fullName } = user;
      return once(db, writeOf(request), async (trx) => {
        await hold(trx, webhooks, params.id, user);
        return { id: await addTest(trx, params.id, { id: userId, userName, fullName }, new Date()) };
      });
    },
  );

  app.post(
    '/api/casebook/webhook-deliveries/:id/again',
    regularRoute(access('webhook-deliveries', 'again'), 'Deliveries of webhooks: send one again', idAnswer, {
      params: idParams,
    }),
    (request) =>
      once(db, writeOf(request), async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('webhookDelivery')
          .set({ state: 'WAITING', attempts: 0, nextAt: sql<Date>`now()` })
          .where('id', '=', request.params.id)
          .executeTakeFirst();
        if (!numUpdatedRows) throw notFound();
        return { id: request.params.id };
      }),
  );
}

/** @throws 400 for a URL that leads to a private address without leave. */
async function refusePrivate({ url, allowPrivate }: WebhookValues): Promise<void> {
  if (!allowPrivate && (await leadsToPrivate(url!))) throw invalidField('url', 'privateAddress');
}
