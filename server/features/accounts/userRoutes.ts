import type { Kysely } from 'kysely';
import { userFilters } from '../../../domain/listFilters';
import { access } from '../../platform/http/access';
import { idParams, type App } from '../../platform/http/checking';
import type { Database } from '../../platform/database/schema';
import { ApiError, notFound } from '../../platform/http/errors';
import { listRoutes } from '../../platform/http/listedPage';
import { listAnswer, pageAnswer } from '../../platform/http/responses';
import type { SignIn } from './signIn';
import { users } from './userPages';
import { userById } from './userRecords';
import { allRoles } from './userRoles';
import { registerUser, saveUser, toggleUser } from './userWrites';
import { writeOf } from '../../platform/writes/idempotency';
import {
  newUserBody,
  record,
  rolesAnswer,
  sessionOfUser,
  userBody,
  usersQuery,
  wayInAnswer,
} from './userRequests';

const tags = ['users'];
const answers = (schema: object) => ({ response: { 200: schema } });

interface Parts {
  db: Kysely<Database>;
  signIn: SignIn;
}
/** User accounts and their roles (docs/contract.md, "Users"). */
export async function userRoutes(app: App, { db, signIn }: Parts) {
  listRoutes(app, db, users, {
    page: 'get-all-user',
    config: access('users', 'read'),
    schema: { summary: 'A page of users', tags, ...answers(pageAnswer(record)) },
    narrowed: 'of a role or a state',
    filters: userFilters,
    query: usersQuery,
    asked: ({ pageNo, pageSize, searchKey }) => ({ page: pageNo, size: pageSize, search: searchKey }),
  });

  app.get(
    '/api/case/all-roles',
    {
      config: access('roles', 'read'),
      schema: { summary: 'The roles there are to give', tags, ...answers(rolesAnswer) },
    },
    () => allRoles(db),
  );

  app.get(
    '/api/casebook/users/:id',
    {
      config: access('users', 'read'),
      schema: {
        summary: 'One user, for a shared link',
        tags: ['casebook'],
        ...answers(record),
        params: idParams,
      },
    },
    (request) => stored(request.params.id),
  );

  app.get(
    '/api/casebook/users/:id/sessions',
    {
      config: access('users', 'read'),
      schema: {
        summary: 'Where a user is signed in, the newest first',
        tags: ['casebook'],
        ...answers(listAnswer(sessionOfUser)),
        params: idParams,
      },
    },
    async ({ params: { id } }) => {
      await stored(id);
      return signIn.sessionsOf(id);
    },
  );

  app.post(
    '/api/case/save-user',
    {
      config: access('users', 'create'),
      schema: {
        summary: 'Enter a user, who signs in by codes until it sets a password',
        tags,
        ...answers(record),
        body: newUserBody,
      },
    },
    (request) => registerUser(db, request.body.values, writeOf(request)),
  );

  app.post(
    '/api/case/update-user',
    {
      config: access('users', 'edit'),
      schema: { summary: 'Replace a user', tags, ...answers(record), body: userBody },
    },
    (request) => {
      const { id, values, version } = request.body;
      return saveUser(db, id, values, { version, ...writeOf(request) });
    },
  );

  app.post(
    '/api/case/change-user-status/:id',
    {
      config: access('users', 'edit'),
      schema: {
        summary: 'Disable an enabled user, enable a disabled one',
        tags,
        ...answers(record),
        params: idParams,
      },
    },
    (request) => toggleUser(db, request.params.id, writeOf(request)),
  );

  app.post(
    '/api/casebook/users/:id/reset-password',
    {
      config: access('users', 'edit'),
      schema: {
        summary: 'Clear a password, end its sessions, and answer once a code to sign in with',
        tags: ['casebook'],
        ...answers(wayInAnswer),
        params: idParams,
      },
    },
    async ({ params, user }) => {
      if (params.id === user.userId) throw new ApiError(409, 'ownReset');
      return signIn.giveWayIn(params.id, user.userId);
    },
  );

  async function stored(id: number) {
    const record = await userById(db, id);
    if (!record) throw notFound();
    return record;
  }
}
