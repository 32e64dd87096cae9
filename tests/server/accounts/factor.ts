import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../support/signInAs';

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
