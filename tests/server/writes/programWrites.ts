import { dayInDhaka } from '../../../domain/dates';
import type { TestApp } from '../../support/signInAs';
import { added, writesOf } from './requests';

let made = 0;

const hook = (test: TestApp) =>
  added<{ id: number; secret: string }>(test, '/api/casebook/webhooks', {
    name: `Program ${++made}`,
    url: 'https://1.1.1.1/',
    events: ['hearing.created'],
  });

/** Writes of what other programs are given: API tokens and webhooks. */
export const programWrites = writesOf({
  'DELETE /api/casebook/tokens/:id': (test) =>
    added(test, '/api/casebook/tokens', {
      name: `Program ${++made}`,
      scopes: ['read'],
      expiresOn: dayInDhaka(),
    }),
  'PUT /api/casebook/webhooks/:id': async (test) => {
    const { id, secret: _secret, ...values } = await hook(test);
    return { id, payload: { ...values, events: ['paper.created'], version: 1 } };
  },
  'DELETE /api/casebook/webhooks/:id': async (test) => ({ id: (await hook(test)).id }),
  'POST /api/casebook/webhooks/:id/test': async (test) => ({ id: (await hook(test)).id }),
  'POST /api/casebook/webhook-deliveries/:id/again': async (test) =>
    added(test, `/api/casebook/webhooks/${(await hook(test)).id}/test`, {}),
});
