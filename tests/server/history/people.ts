import { sql } from 'kysely';
import { addUser } from '../../support/signInAs';
import { elsewhere, trySecret } from '../accounts/signIn/calls';
import { roleRecord } from '../accounts/users';
import type { Headers, useHistory } from './calls';

/** An account with an own password, and a session opened with it. */
export interface Person {
  id: number;
  userName: string;
  session: Headers;
}

type Role = 'ROLE_ADMIN' | 'ROLE_CUSTOMS';

export const PASSWORD = 'Tall#Banyan7';
export const OTHER_PASSWORD = 'Deep#Meghna8';

const PHONE = '01199000099';

/** People at a register who sign in, and what administrators do to the accounts of others. */
export function usePeople(history: ReturnType<typeof useHistory>) {
  const { sound } = history;
  let names = 0;
  const newName = () => `eyes.${(names += 1)}`;
  const addressOf = (userName: string) => `${userName}@customs.example`;

  /** Somebody whom the server itself entered, and who signs in with a password. */
  async function person(role: Role = 'ROLE_ADMIN'): Promise<Person> {
    const userName = newName();
    const reached = { email: addressOf(userName), phone: PHONE };
    const user = { userName, fullName: userName, ...reached, roles: [role], password: PASSWORD };
    await addUser(history.test.db, user);
    return { id: await idOf(userName), userName, session: await signIn(userName, PASSWORD) };
  }

  async function idOf(userName: string): Promise<number> {
    const { id } = await history.test.db
      .selectFrom('appUser')
      .select('id')
      .where('userName', '=', userName)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function signIn(userName: string, secret: string): Promise<Headers> {
    const answer = await trySecret(history.test, userName, secret, elsewhere());
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
  }

  /** Asks for a code, which is sent to the address of the account. */
  async function codeFor(userName: string): Promise<string> {
    const { test } = history;
    const before = test.sent.length;
    const url = '/api/casebook/session/code';
    await test.app.inject({ method: 'POST', url, payload: { userName }, remoteAddress: elsewhere() });
    await test.signIn.delivered();
    return test.sent[before]!.code;
  }

  const signInByCode = async (userName: string) => signIn(userName, await codeFor(userName));

  const setPassword = (session: Headers, next: string, present = '') =>
    sound('POST', '/api/casebook/account/password', { present, new: next }, session);

  const roles = async (role: Role) => ({ roles: [await roleRecord(history.test, role)] });

  /** Enters a user as somebody. @returns the new user's name. */
  async function enter(by: Headers, role: Role = 'ROLE_ADMIN'): Promise<string> {
    const userName = newName();
    const user = { userName, fullName: userName, email: addressOf(userName), phone: PHONE };
    await sound('POST', '/api/case/save-user', { ...user, ...(await roles(role)) }, by);
    return userName;
  }

  /** Changes a user as somebody. */
  async function change(by: Headers, userName: string, values: object) {
    const user = await sound('GET', `/api/casebook/users/${await idOf(userName)}`, undefined, by);
    return sound('POST', '/api/case/update-user', { ...user, ...values }, by);
  }

  const toggle = async (by: Headers, userName: string) =>
    sound('POST', `/api/case/change-user-status/${await idOf(userName)}`, undefined, by);

  /** Resets a password as somebody. @returns the code to sign in with. */
  async function reset(by: Headers, userName: string): Promise<string> {
    const url = `/api/casebook/users/${await idOf(userName)}/reset-password`;
    return String((await sound('POST', url, undefined, by)).code);
  }

  /** Lets time pass: everything that was kept so far is this much older. */
  const passed = (time: string) =>
    history.test.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const table of ['change', 'event'])
        await sql`update ${sql.table(table)} set at = at - ${time}::interval`.execute(trx);
    });

  const onAccounts = { enter, change, toggle, reset, setPassword };
  return { person, idOf, addressOf, roles, signIn, codeFor, signInByCode, ...onAccounts, passed };
}
