import { messageText, type MessageCode } from '../../../../domain/messages';
import { ApiError, tooMany } from '../../../platform/http/errors';

/** An error in OAuth's format: `{error, error_description}` (RFC 6749, 5.2). */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;
  readonly headers: Record<string, string>;
  /** Tells our own UI what to ask for (docs/contract.md, "Sign-in"). */
  readonly code: MessageCode | undefined;

  constructor(
    status: number,
    error: string,
    description: string,
    headers: Record<string, string> = {},
    code?: MessageCode,
  ) {
    super(description);
    this.status = status;
    this.error = error;
    this.headers = headers;
    this.code = code;
  }
}

/** The same error for an unknown user, a wrong password, a wrong code and an invalid refresh token. */
export const badCredentials = (): OAuthError => new OAuthError(400, 'invalid_grant', 'Bad credentials');

export const userDisabled = (): OAuthError => new OAuthError(400, 'invalid_grant', 'User is disabled');

/** The secret was right, but the account has a second factor, whose code is missing or wrong. */
export const factorRefused = (code: 'factorNeeded' | 'factorWrong'): OAuthError =>
  new OAuthError(400, 'invalid_grant', messageText(code), {}, code);

export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

export const tooManyTries = (until: Date, now: Date): OAuthError => tooManyFor(secondsUntil(until, now));

/** 429: too many sign-in attempts from unknown browsers are waiting. */
export const tooBusy = (): OAuthError => tooManyFor(BUSY_SECONDS);

/** 429: too many requests for codes from unknown browsers are waiting. */
export const tooManyAsk = (): ApiError => tooMany(BUSY_SECONDS);

const BUSY_SECONDS = 2;

const tooManyFor = (seconds: number) =>
  new OAuthError(429, 'temporarily_unavailable', messageText('tooMany', { seconds }), {
    'retry-after': String(seconds),
  });

/** 401 outside /oauth. `problem` is an error code of RFC 6750, absent when no token was sent. */
export const notSignedIn = (problem?: 'invalid_token'): ApiError =>
  new ApiError(401, 'signInAgain', {
    headers: { 'www-authenticate': problem ? `Bearer error="${problem}"` : 'Bearer' },
  });
