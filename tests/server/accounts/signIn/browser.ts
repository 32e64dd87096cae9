import type { Response } from 'light-my-request';
import type { TestApp } from '../../../support/signInAs';
import { elsewhere, requestToken, sendOtp, trySecret } from './calls';

/** A browser with its own IP address; it stores cookies and sends them back. */
export function openBrowser(
  test: TestApp,
  { ip = elsewhere(), cookies = {} }: { ip?: string | undefined; cookies?: Record<string, string> } = {},
) {
  const jar = new Map(Object.entries(cookies));
  const headers = (): Record<string, string> =>
    jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  const keep = (answer: Response) => {
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };

  return {
    ip,
    jar,
    headers,
    sendOtp: async (userName: string) => keep(await sendOtp(test, userName, { headers: headers(), ip })),
    sendOtpInstead: async (userName: string) =>
      keep(
        await test.app.inject({
          method: 'POST',
          url: '/api/casebook/session/code',
          headers: headers(),
          remoteAddress: ip,
          payload: { userName },
        }),
      ),
    trySecret: async (username: string, password: string) => {
      const query = { grant_type: 'password', username, password };
      return keep(await requestToken(test, query, { headers: headers(), ip }));
    },
    /** Requests a code. @returns the code that was sent, or null if none was. */
    async newCode(userName: string): Promise<string | null> {
      const before = test.sent.length;
      await this.sendOtp(userName);
      await test.signIn.delivered();
      return test.sent.length > before ? test.sent.at(-1)!.code : null;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** A browser that has signed in to an account with its password. */
export async function knownBrowser(test: TestApp, userName: string, password: string, ip?: string) {
  const browser = openBrowser(test, { ip });
  await browser.sendOtp(userName);
  if ((await browser.trySecret(userName, password)).statusCode !== 200) throw new Error('not signed in');
  return browser;
}

/** A browser that has signed in to an account with a code. */
export async function knownByCode(test: TestApp, userName: string, ip?: string) {
  const browser = openBrowser(test, { ip });
  const code = await browser.newCode(userName);
  if (!code || (await browser.trySecret(userName, code)).statusCode !== 200) throw new Error('not signed in');
  return browser;
}

/** Tries wrong secrets until unknown browsers must wait for the account. */
export async function lockOut(test: TestApp, userName: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) await trySecret(test, userName, 'wrong', elsewhere());
  const { statusCode } = await trySecret(test, userName, 'wrong', elsewhere());
  if (statusCode !== 429) throw new Error(`not locked out: ${statusCode}`);
}
