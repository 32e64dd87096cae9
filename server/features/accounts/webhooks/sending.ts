import { sql } from 'kysely';
import { DELIVERY_DAYS, deliveryPauses, WEBHOOK_TEST } from '../../../../domain/webhooks';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import type { Log } from '../../../platform/log';
import { tellAdministrators } from '../../alerts/notifications';
import { keysOf } from '../signIn/keys';
import { recordDeliveries } from './deliveries';
import { postOnce, signatureOf, type Posted } from './post';

interface Parts {
  db: Db;
  log: Log;
  now?: () => Date;
  timeout?: number;
}

const TIMEOUT = 10_000;

/**
 * Tells webhooks of changes. Each webhook is sent its deliveries one after the other, beside the others, so that a
 * slow receiver keeps nobody else waiting.
 */
export function createWebhookSender({ db, log, now = () => new Date(), timeout = TIMEOUT }: Parts) {
  const keys = keysOf(db);
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = new Map<number, Promise<void>>();

  /** Sends what is due to one webhook, until an attempt fails: the others that are due wait for the next round. */
  async function sendTo(webhookId: number): Promise<void> {
    for (;;) {
      const delivery = signal.aborted ? undefined : await takeNext(db, webhookId, now());
      if (!delivery) return;
      const posted = await send(delivery);
      if (signal.aborted) return; // tried again after the pause that `takeNext` has stored
      await record(delivery, posted);
      if (posted.fault) return;
    }
  }

  async function send({ webhookId, key, kind, body, url, allowPrivate, secret }: Taken): Promise<Posted> {
    const unsealed = await (await keys()).unseal('webhook', String(webhookId), secret, now());
    if (!unsealed) throw new Error('the secret of a webhook cannot be read');
    const headers = {
      'user-agent': 'Casebook',
      'casebook-event': kind,
      'casebook-delivery': key,
      'casebook-signature': signatureOf(unsealed.secret as string, body, now()),
    };
    return postOnce({ url, body, headers, allowPrivate, timeout, signal });
  }

  async function record({ id, webhookId, kind, attempts }: Taken, { fault, status }: Posted): Promise<void> {
    const isLast = attempts > (kind === WEBHOOK_TEST ? 0 : deliveryPauses.length);
    const state = !fault ? 'DELIVERED' : isLast ? 'GIVEN_UP' : 'WAITING';
    await inTransaction(db, null, (trx) =>
      trx
        .updateTable('webhookDelivery')
        .set({ state, fault, status, ...(state !== 'WAITING' && { nextAt: null }) })
        .where('id', '=', id)
        .execute(),
    );
    if (state !== 'GIVEN_UP') return;
    log.warn({ webhook: webhookId, delivery: id, fault, status }, 'a delivery to a webhook was given up');
    if (kind !== WEBHOOK_TEST) await tellAdministrators(db, 'WEBHOOK_GIVEN_UP');
  }

  return {
    /** Makes the deliveries of new changes, and begins to send what is due. */
    async work(): Promise<void> {
      await recordDeliveries(db, now());
      for (const id of await dueWebhooks(db, now())) {
        if (sending.has(id)) continue;
        const done = sendTo(id)
          .catch((error: unknown) => log.warn({ err: error, webhook: id }, 'could not send to a webhook'))
          .finally(() => sending.delete(id));
        sending.set(id, done);
      }
    },
    /** Resolves when what was begun is sent. */
    settled: () => Promise.all(sending.values()),
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(sending.values());
    },
  };
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

interface Taken {
  id: number;
  webhookId: number;
  key: string;
  kind: string;
  body: string;
  attempts: number;
  url: string;
  allowPrivate: boolean;
  secret: string;
}

/** A test is sent to a webhook that is switched off too. */
const isDue = (now: Date) =>
  sql`d.state = 'WAITING' and d.next_at <= ${now} and (w.active or d.kind = ${WEBHOOK_TEST})`;

async function dueWebhooks(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook w where exists (select from webhook_delivery d where d.webhook_id = w.id and ${isDue(now)})
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes the next due delivery of a webhook. The time of the next attempt is stored before this one is made, so that a
 * process that is killed meanwhile leaves a delivery that is tried again, and no other process sends it now.
 */
async function takeNext(db: Db, webhookId: number, now: Date): Promise<Taken | undefined> {
  const { rows } = await inTransaction(db, null, (trx) =>
    sql<Taken>`
      with next as (
        select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
        where w.id = ${webhookId} and ${isDue(now)} order by d.next_at, d.id limit 1 for no key update of d skip locked
      )
      update webhook_delivery d set attempts = d.attempts + 1, tried_at = ${now}, next_at = ${now}::timestamptz
        + (${[...deliveryPauses]}::int[])[least(d.attempts + 1, ${deliveryPauses.length})] * interval '1 minute'
      from next, webhook w where d.id = next.id and w.id = d.webhook_id
      returning d.id, d.webhook_id, d.key, d.kind, d.body, d.attempts, w.url, w.allow_private, w.secret
    `.execute(trx),
  );
  return rows[0];
}

/** Deletes what the log of deliveries no longer keeps. */
export const forgetDeliveries = (db: Db): Promise<unknown> =>
  inTransaction(db, null, (trx) =>
    sql`delete from webhook_delivery where created_at < now() - make_interval(days => ${DELIVERY_DAYS})`.execute(
      trx,
    ),
  );
