import { loadConfig } from '../config';
import type { Session, TokenAnswer } from './session';

/** A refused sign-in call, with the server's message to show. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** Seconds to wait before trying again, if the server gave them. */
    readonly retryAfter: number | null = null,
    /** A code of domain/messages.ts; only our own server sends it. */
    readonly code?: string,
  ) {
    super(message);
  }
}

type DatedAnswer = TokenAnswer & { answeredAt: number };

/** Asks whether a user signs in by password or by OTP; for `OTP` the server has already sent the code. */
export async function askForOtp(userName: string): Promise<'OTP' | 'PASSWORD'> {
  const response = await send(`/oauth/token/otp/sendOtp?${new URLSearchParams({ userName })}`);
  const answer = (await response.text()).trim().replace(/^"(.*)"$/, '$1');
  return answer === 'OTP' ? 'OTP' : 'PASSWORD';
}

/** @param factor the code of the second factor, once the server has asked for it */
export const signInWith = (userName: string, secret: string, factor?: string): Promise<TokenAnswer> =>
  askForToken({
    grant_type: 'password',
    username: userName,
    password: secret,
    ...(factor !== undefined && { second_factor: factor }),
  });

/**
 * Renews the session. `answeredAt` is the server's time if it sends one, since this computer's clock may
 * be wrong.
 */
export const renewWith = (refreshToken: string): Promise<DatedAnswer> =>
  askForToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

/**
 * Ends the session on the server. It waits for no answer and ignores a failure, because a foreign server
 * lacks this endpoint. The refresh token is sent too, in case the access token has expired.
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

/** Sends a call. @throws Refused, with an empty message when no answer came; the caller then shows its own text */
async function send(path: string, init?: Call): Promise<Response> {
  // the server sends the code in this language
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
