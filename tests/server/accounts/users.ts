import type { Role } from '../../../domain/roles';
import { userById } from '../../../server/features/accounts/users';
import { createUser, type NewUser } from '../../../server/features/accounts/userWrites';
import type { TestApp } from '../../support/signInAs';

export type Bearer = { authorization: string };

/** The requests on users, made with an administrator’s session. */
export function usersAs({ app }: TestApp, bearer: Bearer) {
  const post = (url: string, payload?: object, headers: object = {}) =>
    app.inject({ method: 'POST', url, headers: { ...bearer, ...headers }, payload });
  return {
    page: (query = '') => app.inject({ url: `/api/case/get-all-user${query}`, headers: bearer }),
    read: (id: number | string) => app.inject({ url: `/api/casebook/users/${id}`, headers: bearer }),
    save: (body: object, headers?: object) => post('/api/case/save-user', body, headers),
    update: (body: object) => post('/api/case/update-user', body),
    changeStatus: (id: number | string) => post(`/api/case/change-user-status/${id}`),
  };
}

let made = 0;

/** Adds a valid user. @returns its record. */
export async function addRecord({ db }: TestApp, user: Partial<NewUser> = {}) {
  const userName = `user${++made}`;
  const sound = { userName, fullName: 'Salma Khatun', phone: '01199000099', roles: ['ROLE_CUSTOMS' as Role] };
  const record = await userById(db, await createUser(db, { ...sound, ...user }));
  return record as Record<string, unknown> & { id: number; version: number };
}

/** A role as the API sends it. */
export async function roleRecord({ db }: TestApp, role: Role): Promise<{ id: number; role: Role }> {
  const { id } = await db.selectFrom('role').select('id').where('role', '=', role).executeTakeFirstOrThrow();
  return { id, role };
}
