import type { InjectOptions } from 'fastify';
import { hashPassword } from '../../../server/features/accounts/signIn/passwords';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { addUser, signInAs, type TestApp } from '../../support/signInAs';

export type Sent = Pick<InjectOptions, 'payload'> & { url: string };

export interface WriteCase {
  /** The route as registered: `PUT /api/case/case-fillings/:id`. */
  route: string;
  /** Prepares the data. @returns a request that succeeds once */
  request(test: TestApp, me: Me): Promise<Sent>;
}

/** What the address and the body of a request hold. */
interface Parts {
  id?: number | string;
  row?: number;
  payload?: object;
}

/** Writes by their routes, each with a function that prepares the data of one request. */
export const writesOf = (
  cases: Record<string, (test: TestApp, me: Me) => Parts | Promise<Parts>>,
): WriteCase[] =>
  Object.entries(cases).map(([route, prepare]) => ({
    route,
    async request(test, me) {
      const { id, row, payload } = await prepare(test, me);
      const url = route.split(' ')[1]!.replace(':id', String(id)).replace(':row', String(row));
      return { url, ...(payload && { payload }) };
    },
  }));

/** An administrator with the password `Right#Word1`. */
export interface Me {
  id: number;
  userName: string;
  bearer: { authorization: string };
}

export const PASSWORD = 'Right#Word1';
let made = 0;

/** One hash for all users, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

export async function somebody({ db, clock }: TestApp): Promise<Me> {
  const userName = await addUser(db, { userName: `writer${++made}`, roles: ['ROLE_ADMIN'] });
  passwordHash ??= hashPassword(PASSWORD);
  const { id } = await db
    .updateTable('appUser')
    .set({ passwordHash: await passwordHash })
    .where('userName', '=', userName)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userName, bearer: await signInAs(db, userName, clock.now()) };
}

/** Adds a record by a request of somebody. @returns the answer */
export async function added<Answer = { id: number }>(
  test: TestApp,
  url: string,
  payload?: object,
  by?: Me,
): Promise<Answer> {
  const { bearer: headers } = by ?? (await somebody(test));
  return (await test.app.inject({ method: 'POST', url, headers, payload })).json<Answer>();
}

export const filingIn = async ({ db }: TestApp, values: Parameters<typeof buildFiling>[0] = {}) => {
  const [id] = await addFilings(db, [buildFiling({ workPlaceId: await addWorkPlace(db), ...values })]);
  return id!;
};

/** Adds a filing. @returns the id of its adjudication */
export async function proceedingIn(test: TestApp): Promise<number> {
  const recordId = await filingIn(test);
  const { id } = await test.db
    .selectFrom('proceeding')
    .select('id')
    .where('kind', '=', 'case-fillings')
    .where('recordId', '=', recordId)
    .executeTakeFirstOrThrow();
  return id;
}
