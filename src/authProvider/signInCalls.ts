import { loadConfig } from '../config';
import type { Session, TokenAnswer } from './session';

/** A refused sign-in call: what the server said, in words to show. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** Seconds to wait, when the server says so. */
    readonly retryAfter: number | null = null,
    /** Of domain/messages.ts, from our own server. */
    readonly code?: string,
  ) {
    super(message);
  }
}

type DatedAnswer = TokenAnswer & { answeredAt: number };

/** Asks how a user signs in; in the `OTP` case the server has sent one. */
export async function askForOtp(userName: string): Promise<'OTP' | 'PASSWORD'> {
  const response = await send(`/oauth/token/otp/sendOtp?${new URLSearchParams({ userName })}`);
  const answer = (await response.text()).trim().replace(/^"(.*)"$/, '$1');
  return answer === 'OTP' ? 'OTP' : 'PASSWORD';
}

export const signInWith = (userName: string, secret: string): Promise<TokenAnswer> =>
  askForToken({ grant_type: 'password', username: userName, password: secret });

/** `answeredAt` is the server's time where it tells it: this machine's clock may be wrong. */
export const renewWith = (refreshToken: string): Promise<DatedAnswer> =>
  askForToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

/**
 * Only our own server knows this address; signing out does not depend on it. The refresh token ends the
 * session when the access token has expired.
 */
export const endSessionOnServer = ({
  accessToken,
  refreshToken,
}: Pick<Session, 'accessToken' | 'refreshToken'>): Promise<unknown> =>
  fetch('/api/casebook/session', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
  }).catch(() => {});

/** Sends an OTP to someone who has forgotten the password; for servers that offer `otpInstead`. */
export const sendOtpInstead = (userName: string): Promise<unknown> =>
  send('/api/casebook/session/code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName }),
  });

async function askForToken(query: Record<string, string>): Promise<DatedAnswer> {
  const { clientId, clientSecret } = await loadConfig();
  const response = await send(`/oauth/token?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
  });
  const answer: TokenAnswer = await response.json();
  return { ...answer, answeredAt: Date.parse(response.headers.get('date') ?? '') || Date.now() };
}

interface Call {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** `message` stays empty when no answer came: the caller has the words for that. */
async function send(path: string, init?: Call): Promise<Response> {
  // codes come in it
  const headers = { 'accept-language': document.documentElement.lang, ...init?.headers };
  const response = await fetch(path, { cache: 'no-store', ...init, headers }).catch(() => null);
  if (!response) throw new Refused('', 0);
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  throw new Refused(
    body?.error_description || body?.message || '',
    response.status,
    wait > 0 ? Math.ceil(wait) : null,
    body?.code,
  );
}
