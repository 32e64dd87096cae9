import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../../platform/http/access';
import type { Database } from '../../platform/database/schema';
import { settled, type App } from '../../platform/http/checking';
import { invalidField } from '../../platform/http/errors';
import { listAnswer } from '../../platform/http/responses';
import { alertChoicesOf, saveAlertChoices } from '../alerts/choices';
import type { SignIn } from './signIn';
import { isGuessable } from './signIn/guessablePasswords';
import { isReachedElsewhere, ownAccount, saveOwnAccount } from './accounts';
import { unlessAnswered, writeOf } from '../../platform/writes/idempotency';
import { endOtherSessions, endOwnSession, type LivingSession } from './signIn/store/ownSessions';
import { callerOf } from './signIn/browserCookies';
import {
  account,
  alertsAnswer,
  alertsBody,
  ownBody,
  passwordBody,
  session,
  sessionParams,
} from './accountRequests';

const tags = ['account'];
const answers = (schema: object) => ({ response: { 200: schema } });

interface Parts {
  db: Kysely<Database>;
  signIn: SignIn;
}

/** The signed-in user's own account; not part of the shared contract (docs/contract.md, "My account"). */
export async function accountRoutes(app: App, { db, signIn }: Parts) {
  app.get(
    '/api/casebook/account',
    {
      config: access('account', 'read'),
      schema: { summary: 'My account', tags, ...answers(account) },
    },
    (request) => ownAccount(db, request.user.userId),
  );

  app.put(
    '/api/casebook/account',
    {
      config: access('account', 'edit'),
      schema: { summary: 'Save my account', tags, ...answers(account), body: ownBody },
    },
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
    {
      config: access('account', 'edit'),
      schema: {
        summary: 'Set my password, which ends my other sessions',
        tags,
        ...answers(account),
        body: passwordBody,
      },
    },
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
    {
      config: access('account', 'read'),
      schema: { summary: 'Where I am signed in, the newest first', tags, ...answers(listAnswer(session)) },
    },
    async (request) => marked(await signIn.sessionsOf(request.user.userId), request),
  );

  app.delete(
    '/api/casebook/account/sessions',
    {
      config: access('account', 'edit'),
      schema: { summary: 'End all my sessions but this one', tags, ...answers(listAnswer(session)) },
    },
    async (request) => marked(await endOtherSessions(db, request.user.sessionId, writeOf(request)), request),
  );

  app.get(
    '/api/casebook/account/alerts',
    {
      config: access('account', 'read'),
      schema: { summary: 'Which alerts I want', tags, ...answers(alertsAnswer) },
    },
    (request) => alertChoicesOf(db, request.user.userId),
  );

  app.put(
    '/api/casebook/account/alerts',
    {
      config: access('account', 'edit'),
      schema: {
        summary: 'Switch kinds of alerts on and off; what is left out stays',
        tags,
        ...answers(alertsAnswer),
        body: alertsBody,
      },
    },
    (request) => saveAlertChoices(db, request.body, writeOf(request)),
  );

  app.delete(
    '/api/casebook/account/sessions/:id',
    {
      config: access('account', 'edit'),
      schema: { summary: 'End one of my sessions', tags, ...answers(session), params: sessionParams },
    },
    (request) => endOwnSession(db, request.params.id, writeOf(request)),
  );
}

const marked = (living: LivingSession[], { user }: FastifyRequest) =>
  living.map((each) => ({ ...each, current: each.id === user.sessionId }));
