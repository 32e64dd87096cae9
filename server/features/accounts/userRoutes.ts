import { z } from 'zod';
import { bool } from '../../../domain/fields';
import { newUserFields, userFields } from '../../../domain/users';
import {
  checked,
  idText,
  recordBody,
  searchText,
  type Checker,
  idParams,
  type App,
} from '../../platform/http/checking';
import { pageQuery } from '../../platform/http/paging';
import {
  id,
  instant,
  instantOrNull,
  listAnswer,
  recordAnswer,
  text,
  textOrNull,
  pageAnswer,
  casebookRoute,
  routeUnder,
  objectAnswer,
} from '../../platform/http/responses';
import { type UserValues, registerUser, saveUser, toggleUser } from './userWrites';
import { sql } from 'kysely';
import { userFilters, type FilterValues } from '../../../domain/listFilters';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { conditionsOf } from '../../platform/lists/listFilters';
import { usersInOrder, userById } from './users';
import { rolesOfUser, allRoles } from './userGrants';
import { access } from '../../platform/http/access';
import type { Db } from '../../platform/database/schema';
import { ApiError, notFound } from '../../platform/http/errors';
import { listRoutes } from '../../platform/http/listedPage';
import type { SignIn } from './signIn';
import { writeOf } from '../../platform/writes/idempotency';

/** Query parameters of the list of users, besides its filters. */
const usersQuery = { pageNo: pageQuery.page, pageSize: pageQuery.size, searchKey: searchText };

const newUserBody = recordBody(newUserFields, 'create');

interface SentUser {
  id: number;
  values: UserValues;
  version: number | null;
}

const changed = recordBody({ ...userFields, isEnabled: bool() }, 'edit');

const idOfBody = checked(
  z.object({ id: z.preprocess((sent) => (typeof sent === 'number' ? String(sent) : sent), idText) }),
);

/** The contract sends the user's id in the body, not in the path. */
const userBody: Checker<SentUser> = {
  parse: (body) => ({ ...idOfBody.parse(body), ...changed.parse(body) }),
  jsonSchema: {
    ...changed.jsonSchema,
    properties: { id, ...(changed.jsonSchema.properties as object) },
    required: ['id', ...(changed.jsonSchema.required as string[])],
  },
};

export const rolesAnswer = listAnswer(objectAnswer({ id, role: text }));

export const sessionOfUser = objectAnswer({
  id: { type: 'string', format: 'uuid' },
  startedAt: instant,
  lastSeenAt: { ...instant, description: 'when its tokens were last renewed' },
  device: { ...textOrNull, description: 'browser and system' },
});

const record = recordAnswer(newUserFields, {
  userId: id,
  isEnabled: { type: 'boolean' },
  roles: rolesAnswer,
  workPlaces: listAnswer(objectAnswer({ id, name: text, nameBn: textOrNull })),
  lastSignInAt: { ...instantOrNull, description: 'of our own server only' },
  hasSecondFactor: { type: 'boolean', description: 'of our own server only' },
});

const wayInAnswer = objectAnswer({
  code: { type: 'string', description: 'twelve digits, shown this once' },
  validUntil: instant,
});

/** The list of users, searched by name, user name, e-mail address and phone number. */
const users: ListedRegister<FilterValues<typeof userFilters>> = {
  table: 'app_user',
  searched: 'search_fold',
  conditions: conditionsOf(userFilters, { role: (name) => sql`${name} = any (${rolesOfUser})` }),
  records: usersInOrder,
};

const route = routeUnder('users');

interface Parts {
  db: Db;
  signIn: SignIn;
}
/** User accounts and their roles (docs/contract.md, "Users"). */
export async function userRoutes(app: App, { db, signIn }: Parts) {
  listRoutes(app, db, users, {
    page: 'get-all-user',
    ...route(access('users', 'read'), 'A page of users', pageAnswer(record)),
    narrowed: 'of a role or a state',
    filters: userFilters,
    query: usersQuery,
    asked: ({ pageNo, pageSize, searchKey }) => ({ page: pageNo, size: pageSize, search: searchKey }),
  });

  app.get(
    '/api/case/all-roles',
    route(access('roles', 'read'), 'The roles there are to give', rolesAnswer),
    () => allRoles(db),
  );

  app.get(
    '/api/casebook/users/:id',
    casebookRoute(access('users', 'read'), 'One user, for a shared link', record, { params: idParams }),
    (request) => stored(request.params.id),
  );

  app.get(
    '/api/casebook/users/:id/sessions',
    casebookRoute(
      access('users', 'read'),
      'Where a user is signed in, the newest first',
      listAnswer(sessionOfUser),
      { params: idParams },
    ),
    async ({ params: { id } }) => {
      await stored(id);
      return signIn.sessionsOf(id);
    },
  );

  app.post(
    '/api/case/save-user',
    route(access('users', 'create'), 'Enter a user, who signs in by codes until it sets a password', record, {
      body: newUserBody,
    }),
    (request) => registerUser(db, request.body.values, writeOf(request)),
  );

  app.post(
    '/api/case/update-user',
    route(access('users', 'edit'), 'Replace a user', record, { body: userBody }),
    (request) => {
      const { id, values, version } = request.body;
      return saveUser(db, id, values, { version, ...writeOf(request) });
    },
  );

  app.post(
    '/api/case/change-user-status/:id',
    route(access('users', 'edit'), 'Disable an enabled user, enable a disabled one', record, {
      params: idParams,
    }),
    (request) => toggleUser(db, request.params.id, writeOf(request)),
  );

  app.post(
    '/api/casebook/users/:id/reset-password',
    casebookRoute(
      access('users', 'edit'),
      'Clear a password, end its sessions, and answer once a code to sign in with',
      wayInAnswer,
      { params: idParams },
    ),
    async ({ params, user }) => {
      if (params.id === user.userId) throw new ApiError(409, 'ownReset');
      const { code, validUntil } = await signIn.createRecoveryCode(params.id, user.userId);
      return { code, validUntil };
    },
  );

  async function stored(id: number) {
    const record = await userById(db, id);
    if (!record) throw notFound();
    return record;
  }
}
