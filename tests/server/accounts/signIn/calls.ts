import type { TestApp } from '../../../support/signInAs';

export const CLIENT = `Basic ${Buffer.from('casebook:casebook').toString('base64')}`;

const url = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const sendOtp = (
  { app }: TestApp,
  userName: string,
  request: { headers?: Record<string, string>; ip?: string } = {},
) =>
  app.inject({
    url: url('/oauth/token/otp/sendOtp', { userName }),
    headers: request.headers,
    remoteAddress: request.ip,
  });

export const requestToken = (
  { app }: TestApp,
  query: Record<string, string>,
  request: { headers?: Record<string, string>; ip?: string; payload?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: url('/oauth/token', query),
    headers: { authorization: CLIENT, ...request.headers },
    remoteAddress: request.ip,
    payload: request.payload,
  });

export const trySecret = (test: TestApp, username: string, password: string, ip?: string) =>
  requestToken(test, { grant_type: 'password', username, password }, { ip });

export const refresh = (test: TestApp, refresh_token: string) =>
  requestToken(test, { grant_type: 'refresh_token', refresh_token });

/** The status of a call that only a signed-in user may make. */
export const callWith = async ({ app }: TestApp, accessToken: string) => {
  const answer = await app.inject({
    url: '/api/case/banks',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return answer.statusCode;
};

export const BAD_CREDENTIALS = { error: 'invalid_grant', error_description: 'Bad credentials' };

let addresses = 0;

/** An IP address that has sent no requests yet. */
export const elsewhere = (): string => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** An unknown name that the server answers with `answer`, for comparison with an existing one. */
export async function unknownName(test: TestApp, answer: 'OTP' | 'PASSWORD'): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const name = `nobody${answer}${attempt}`;
    if ((await test.signIn.requestCode(name, { ip: elsewhere() })) === answer) return name;
  }
}
