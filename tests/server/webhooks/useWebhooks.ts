import { sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import { createWebhookSender } from '../../../server/features/accounts/webhooks/sending';
import { createLog } from '../../../server/platform/log';
import { addWorkPlace } from '../../support/register';
import { SECOND, useTestApp } from '../../support/signInAs';
import { startReceiver } from './receiver';

export const HOOKS = '/api/casebook/webhooks';
export const LOG = '/api/casebook/webhook-deliveries';

type Stored = Record<string, unknown> & { id: number };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A server whose administrator makes webhooks, and programs that they tell; both end with each test. */
export function useWebhooks() {
  const test = useTestApp();
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    await sql`delete from webhook`.execute(test.db);
    for (const close of closing.splice(0)) close();
  });
  let made = 0;
  let section: Promise<number> | undefined;

  async function send<T = Stored>(method: Method, url: string, payload?: object) {
    const headers = await test.as('ROLE_ADMIN');
    const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  }

  const newSender = (timeout = 60_000) =>
    createWebhookSender({ db: test.db, log: createLog('silent'), now: test.clock.now, timeout });

  return {
    test,
    send,
    newSender,
    async receiver(...answer: Parameters<typeof startReceiver>) {
      const started = await startReceiver(...answer);
      closing.push(started.close);
      return started;
    },
    hookTo: (url: string, values: object = {}) =>
      send<Stored & { secret: string }>('POST', HOOKS, {
        name: `Program ${++made}`,
        url,
        events: ['filing.created', 'filing.changed', 'filing.deleted'],
        allowPrivate: true,
        ...values,
      }),
    /** One run of the job, until all that it began is sent. */
    async run(sender = newSender()) {
      test.clock.pass(SECOND);
      await sender.work();
      await sender.settled();
    },
    async addFiling(nothiNumber = `N-${++made}/26`) {
      section ??= addWorkPlace(test.db, 'AIR');
      return send('POST', '/api/case/case-fillings', { nothiNumber, workPlace: { id: await section } });
    },
    logOf: (id: number) =>
      send<Stored[]>('GET', `${LOG}?${new URLSearchParams({ filter: JSON.stringify({ webhookId: id }) })}`),
  };
}
