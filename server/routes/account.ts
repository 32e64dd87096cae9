import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { access } from '../access';
import type { Database } from '../db/schema';
import { settled } from '../doubts';
import { invalidField, notFound } from '../errors';
import { listAnswer } from '../responses';
import type { SignIn } from '../signIn';
import { isGuessable } from '../signIn/guessablePasswords';
import { isReachedElsewhere, ownAccount, saveOwnAccount, type OwnValues } from '../store/accounts';
import { endOtherSessionsOf, endSessionOf } from '../store/ownSessions';
import { callerOf } from './browserCookies';
import { account, ownBody, passwordBody, session, sessionParams, type SentPassword } from './accountRequests';

const tags = ['account'];
const answers = (schema: object) => ({ response: { 200: schema } });

interface Parts {
  db: Kysely<Database>;
  signIn: SignIn;
}

/** What everybody may see and change of oneself, on this server only (docs/contract.md, "My account"). */
export async function accountRoutes(app: FastifyInstance, { db, signIn }: Parts) {
  app.get(
    '/api/casebook/account',
    {
      config: access('account', 'read'),
      schema: { summary: 'My account', tags, ...answers(account) },
    },
    (request) => ownAccount(db, request.user.userId),
  );

  app.put<{ Body: { values: OwnValues; version: number | null; present: string } }>(
    '/api/casebook/account',
    {
      config: access('account', 'edit'),
      schema: { summary: 'Save my account', tags, ...answers(account), body: ownBody },
    },
    async (request) => {
      const { user } = request;
      const { version, present } = request.body;
      const stored = await ownAccount(db, user.userId);
      const values = settled(request.body.values, stored);
      if (isReachedElsewhere(stored, values)) {
        await signIn.proveOwner({ user, present, from: callerOf(request) });
      }
      // what was compared is what may be replaced
      await saveOwnAccount(db, user.userId, values, version ?? Number(stored.version));
      return ownAccount(db, user.userId);
    },
  );

  app.post<{ Body: SentPassword }>(
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
    async (request) => {
      const { user } = request;
      const { present, new: next } = request.body;
      if (isGuessable(next, [user.userName, user.fullName])) throw invalidField('new', 'passwordGuessable');
      await signIn.changePassword({ user, present, next, from: callerOf(request) });
      return ownAccount(db, request.user.userId);
    },
  );

  app.get(
    '/api/casebook/account/sessions',
    {
      config: access('account', 'read'),
      schema: { summary: 'Where I am signed in, the newest first', tags, ...answers(listAnswer(session)) },
    },
    (request) => sessions(request),
  );

  app.delete(
    '/api/casebook/account/sessions',
    {
      config: access('account', 'edit'),
      schema: { summary: 'End all my sessions but this one', tags, ...answers(listAnswer(session)) },
    },
    async (request) => {
      await endOtherSessionsOf(db, request.user.userId, request.user.sessionId);
      return sessions(request);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/casebook/account/sessions/:id',
    {
      config: access('account', 'edit'),
      schema: { summary: 'End one of my sessions', tags, ...answers(session), params: sessionParams },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await endSessionOf(db, request.user.userId, id))) throw notFound();
      return { id };
    },
  );

  async function sessions({ user }: FastifyRequest) {
    const living = await signIn.sessionsOf(user.userId);
    return living.map((each) => ({ ...each, current: each.id === user.sessionId }));
  }
}
