import { Secret, TOTP } from 'otpauth';
import { beforeEach } from 'vitest';
import { findAccount } from '../../../server/features/accounts/users';
import { addUser, SECOND, signInAs, useTestApp, type TestApp } from '../../support/signInAs';
import { elsewhere, requestToken } from './signIn/calls';

/** The calls on a user's own second factor, in the session of a bearer header. */
export function factorOf({ app }: TestApp, headers: { authorization: string }) {
  const url = '/api/casebook/account/second-factor';
  return {
    read: () => app.inject({ url: '/api/casebook/account', headers }),
    begin: (payload: object) => app.inject({ method: 'POST', url, headers, payload }),
    confirm: (code: string) =>
      app.inject({ method: 'POST', url: `${url}/codes`, headers, payload: { code } }),
    end: (payload: object) => app.inject({ method: 'DELETE', url, headers, payload }),
  };
}

export type FactorCalls = ReturnType<typeof factorOf>;

/** Switches a second factor on. @returns its secret in base 32 and its recovery codes. */
export async function setUpFactor(test: TestApp, calls: FactorCalls, present: string) {
  const { secret } = (await calls.begin({ present })).json() as { secret: string };
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now().getTime() });
  const { recoveryCodes } = (await calls.confirm(code)).json() as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

export const PASSWORD = 'Right#Word1';
export const NEEDED = {
  error: 'invalid_grant',
  error_description: 'Enter the code of your authenticator app as well',
  code: 'factorNeeded',
};
export const WRONG = {
  error: 'invalid_grant',
  error_description: 'This code is wrong or was used already. Wait for the next one and try again',
  code: 'factorWrong',
};

/** For each test an administrator whose second factor was set up 30 seconds ago. */
export function useAdministratorWithFactor() {
  const test = useTestApp({ connections: 12 });
  const person = {
    /** How many there have been, for names of their own. */
    made: 0,
    karim: '',
    id: 0,
    own: {} as FactorCalls,
    secret: '',
    recoveryCodes: [] as string[],
  };
  beforeEach(async () => {
    const roles = ['ROLE_ADMIN' as const];
    person.karim = await addUser(test.db, { userName: `karim${++person.made}`, password: PASSWORD, roles });
    person.id = (await findAccount(test.db, person.karim))!.id;
    person.own = factorOf(test, await signInAs(test.db, person.karim, test.clock.now()));
    Object.assign(person, await setUpFactor(test, person.own, PASSWORD));
    test.clock.pass(30 * SECOND);
  });
  /** The code that an app shows now, or `steps` of 30 seconds later. */
  const codeNow = (steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(person.secret),
      timestamp: test.clock.now().getTime() + steps * 30 * SECOND,
    });
  const signIn = (second_factor?: string, password = PASSWORD) =>
    requestToken(
      test,
      { grant_type: 'password', username: person.karim, password, ...(second_factor && { second_factor }) },
      { ip: elsewhere() },
    );
  const events = async (kinds: string[]) =>
    (
      await test.db
        .selectFrom('event')
        .select(['kind', 'byUser', 'details'])
        .where('aboutUser', '=', person.id)
        .where('kind', 'in', kinds as never)
        .orderBy('id')
        .execute()
    ).map(({ kind, byUser, details }) => ({ kind, byUser, ...details }));
  const staff = (userName: string) =>
    addUser(test.db, { userName, password: PASSWORD, roles: ['ROLE_CUSTOMS'] });
  return { test, person, codeNow, signIn, events, staff };
}
