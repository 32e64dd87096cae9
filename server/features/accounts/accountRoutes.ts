import { z } from 'zod';
import { alertChoices } from '../../../domain/alerts';
import { SHORTEST_PASSWORD, signInWays, userFields } from '../../../domain/users';
import { checked, recordBody, settled, type App } from '../../platform/http/checking';
import { id, integer, textOrNull, listAnswer, routeUnder, objectAnswer } from '../../platform/http/responses';
import { rolesAnswer, sessionOfUser } from './userRoutes';
import type { FastifyRequest } from 'fastify';
import { access } from '../../platform/http/access';
import type { Db } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/errors';
import { alertChoicesOf, saveAlertChoices } from '../alerts/choices';
import type { SignIn } from './signIn';
import { isGuessable } from './signIn/passwords';
import { isReachedElsewhere, ownAccount, saveOwnAccount } from './ownAccount';
import { unlessAnswered, writeOf } from '../../platform/writes/idempotency';
import { endOtherSessions, endOwnSession, type ActiveSession } from './signIn/storedSessions';
import { callerOf } from './signIn/browserCookies';

const { fullName, email, phone, signInBy } = userFields;

const LONGEST_PASSWORD = 1000;

export const present = z
  .string({ error: 'notText' })
  .max(LONGEST_PASSWORD, { error: 'tooLong' })
  .nullish()
  .transform((given) => given ?? '');

const ownRecord = recordBody({ fullName, email, phone, signInBy }, 'edit');
const proof = checked(z.object({ present }));

/** The editable fields of one's own account, and the present password, required for a new mail or phone number. */
const ownBody = {
  parse: (body: unknown) => ({ ...ownRecord.parse(body), ...proof.parse(body) }),
  jsonSchema: {
    ...ownRecord.jsonSchema,
    properties: {
      ...(ownRecord.jsonSchema.properties as object),
      ...(proof.jsonSchema.properties as object),
    },
  },
};

const sentPassword = z.object({
  present,
  new: z
    .string({ error: 'secretRequired' })
    .min(SHORTEST_PASSWORD, { error: 'passwordTooShort' })
    .max(LONGEST_PASSWORD, { error: 'tooLong' }),
});

const passwordBody = checked(sentPassword);

export const sessionParams = checked(z.object({ id: z.uuid({ error: 'notFound' }) }));

const account = objectAnswer({
  userId: id,
  fullName: textOrNull,
  userName: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  signInBy: { enum: signInWays },
  hasPassword: { type: 'boolean' },
  hasSecondFactor: { type: 'boolean' },
  recoveryCodesLeft: integer,
  roles: rolesAnswer,
  version: integer,
});

const session = objectAnswer({ ...sessionOfUser.properties, current: { type: 'boolean' } });

const onOrOff = Object.fromEntries(
  alertChoices.map((choice) => [choice, z.boolean({ error: 'notYesOrNo' }).optional()]),
);

const alertsBody = checked(z.object(onOrOff));

const alertsAnswer = objectAnswer(
  Object.fromEntries(alertChoices.map((choice) => [choice, { type: 'boolean' }])),
);

const route = routeUnder('account');

interface Parts {
  db: Db;
  signIn: SignIn;
}

/** The signed-in user's own account; not part of the shared contract (docs/contract.md, "My account"). */
export async function accountRoutes(app: App, { db, signIn }: Parts) {
  app.get('/api/casebook/account', route(access('account', 'read'), 'My account', account), (request) =>
    ownAccount(db, request.user.userId),
  );

  app.put(
    '/api/casebook/account',
    route(access('account', 'edit'), 'Save my account', account, { body: ownBody }),
    (request) => {
      const { user } = request;
      const { version, present } = request.body;
      const write = writeOf(request);
      return unlessAnswered(db, write, async () => {
        const stored = await ownAccount(db, user.userId);
        const values = settled(request.body.values, stored);
        if (isReachedElsewhere(stored, values)) {
          await signIn.proveOwner({ user, present, from: callerOf(request) });
        }
        // if the client sends no version, the stored one detects a change since the comparison above
        return saveOwnAccount(db, values, { version: version ?? Number(stored.version), ...write });
      });
    },
  );

  app.post(
    '/api/casebook/account/password',
    route(access('account', 'edit'), 'Set my password, which ends my other sessions', account, {
      body: passwordBody,
    }),
    (request) => {
      const { user } = request;
      const { present, new: next } = request.body;
      if (isGuessable(next, [user.userName, user.fullName])) throw invalidField('new', 'passwordGuessable');
      const write = writeOf(request);
      const from = callerOf(request);
      return unlessAnswered(db, write, () => signIn.changePassword({ user, present, next, from, write }));
    },
  );

  app.get(
    '/api/casebook/account/sessions',
    route(access('account', 'read'), 'Where I am signed in, the newest first', listAnswer(session)),
    async (request) => marked(await signIn.sessionsOf(request.user.userId), request),
  );

  app.delete(
    '/api/casebook/account/sessions',
    route(access('account', 'edit'), 'End all my sessions but this one', listAnswer(session)),
    async (request) => marked(await endOtherSessions(db, request.user.sessionId, writeOf(request)), request),
  );

  app.get(
    '/api/casebook/account/alerts',
    route(access('account', 'read'), 'Which alerts I want', alertsAnswer),
    (request) => alertChoicesOf(db, request.user.userId),
  );

  app.put(
    '/api/casebook/account/alerts',
    route(
      access('account', 'edit'),
      'Switch kinds of alerts on and off; what is left out stays',
      alertsAnswer,
      { body: alertsBody },
    ),
    (request) => saveAlertChoices(db, request.body, writeOf(request)),
  );

  app.delete(
    '/api/casebook/account/sessions/:id',
    route(access('account', 'edit'), 'End one of my sessions', session, { params: sessionParams }),
    (request) => endOwnSession(db, request.params.id, writeOf(request)),
  );
}

const marked = (living: ActiveSession[], { user }: FastifyRequest) =>
  living.map((each) => ({ ...each, current: each.id === user.sessionId }));
