import { z } from 'zod';
import { access } from '../../platform/http/access';
import { checked, idParams, type App } from '../../platform/http/checking';
import { ApiError, notFound } from '../../platform/http/errors';
import {
  listAnswer,
  text,
  casebookRoute,
  routeUnder,
  idAnswer,
  objectAnswer,
} from '../../platform/http/responses';
import type { Db } from '../../platform/database/schema';
import { once, writeOf } from '../../platform/writes/idempotency';
import { present } from './accountRoutes';
import type { SignIn } from './signIn';
import { callerOf } from './signIn/browserCookies';
import { removeFactor } from './signIn/secondFactor';

const code = z
  .string({ error: 'secretRequired' })
  .trim()
  .min(1, { error: 'secretRequired' })
  .max(100, { error: 'tooLong' });

const route = routeUnder('account');

/** The second factor of one's own account, and its removal by an administrator (docs/contract.md, "My account"). */
export async function secondFactorRoutes(app: App, { db, signIn }: { db: Db; signIn: SignIn }) {
  const url = '/api/casebook/account/second-factor';

  app.post(
    url,
    route(
      access('account', 'edit'),
      'Begin a second factor: the secret for an authenticator app, shown this once',
      objectAnswer({ secret: text, uri: { ...text, description: 'for its QR code' } }),
      { body: checked(z.object({ present })) },
    ),
    async (request) => {
      const { user, body } = request;
      await signIn.proveOwner({ user, present: body.present, from: callerOf(request) });
      return signIn.beginFactor(user);
    },
  );

  app.post(
    `${url}/codes`,
    route(
      access('account', 'edit'),
      'Switch a begun second factor on by its first code, or renew the recovery codes of one that is on',
      objectAnswer({ recoveryCodes: { ...listAnswer(text), description: 'shown this once' } }),
      { body: checked(z.object({ code })) },
    ),
    ({ user, body }) => signIn.confirmFactor(user, body.code),
  );

  app.delete(
    url,
    route(access('account', 'edit'), 'Switch my second factor off', idAnswer, {
      body: checked(z.object({ present, code })),
    }),
    async (request) => {
      const { user, body } = request;
      await signIn.proveOwner({ user, present: body.present, from: callerOf(request) });
      await signIn.endFactor(user, body.code);
      return { id: user.userId };
    },
  );

  app.delete(
    '/api/casebook/users/:id/second-factor',
    casebookRoute(access('users', 'edit'), 'Remove the second factor of a user who has lost it', idAnswer, {
      params: idParams,
    }),
    (request) => {
      const write = writeOf(request);
      if (request.params.id === write.by) throw new ApiError(409, 'ownFactor');
      return once(db, write, async (trx) => {
        const { id } = request.params;
        if (!(await removeFactor(trx, id, write.by))) throw notFound();
        return { id };
      });
    },
  );
}
