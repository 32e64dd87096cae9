/** A signed-in person and the tokens of the session. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  /** Epoch milliseconds. */
  expires: number;
  /** Whether the session outlives the browser session. */
  remember: boolean;
  person: Person;
}

/** The answer to `POST /oauth/token`; `expire_date` is an ISO instant or epoch milliseconds. */
export interface TokenAnswer {
  access_token: string;
  /** Absent when the server keeps the old refresh token on renewal. */
  refresh_token?: string;
  expire_date: string | number;
}

const TOKEN = 'token';
const USER = 'user';

/** Values that `TOKEN` holds for a moment, to tell other tabs why the token was removed. */
const EXPIRED = 'expired';
const ENDED = 'ended';

/**
 * The other keys of local storage that remain when the token is removed. After an expiry the territory
 * remains too, because the same person signs in again.
 */
const KEPT_KEYS = { [EXPIRED]: ['tourCompleted', 'territory'], [ENDED]: ['tourCompleted'] };

let cached: { stored: string | null; session: Session | null } | undefined;
/** The last person signed in in this tab. */
let lastPerson: Person | null = null;
/** The person whose session expired, until they sign in again here. */
let expiredPerson: Person | null = null;
const listeners = new Set<() => void>();

/** The current session, shared by all tabs; null when nobody is signed in. */
export function currentSession(): Session | null {
  const stored = localStorage.getItem(TOKEN);
  if (cached?.stored !== stored) cached = { stored, session: read(stored) };
  if (cached.session) lastPerson = cached.session.person;
  return cached.session;
}

/**
 * The person for whom the application is open. This may be somebody whose session has expired and who may
 * sign in again.
 */
export const currentPerson = (): Person | null => currentSession()?.person ?? expiredPerson;

export function startSession(answer: TokenAnswer, remember: boolean): void {
  expiredPerson = null;
  browserSession.mark();
  write(answer, remember);
}

/** Stores renewed tokens, unless the session has ended or belongs to another person by now. */
export function renewSession(answer: TokenAnswer, renewed: Session): void {
  const session = currentSession();
  if (session?.person.userName !== renewed.person.userName) return;
  write({ refresh_token: session.refreshToken, ...answer }, session.remember);
}

/** Ends the session in every tab; local storage keeps only `tourCompleted`. */
export function endSession(): void {
  expiredPerson = null;
  clear(ENDED);
}

/** Expires a session that the server refuses to renew; every tab then asks its person to sign in again. */
export function expireSession(): void {
  expiredPerson = currentSession()?.person ?? expiredPerson;
  clear(EXPIRED);
}

function clear(how: typeof EXPIRED | typeof ENDED) {
  localStorage.setItem(TOKEN, how);
  for (const key of Object.keys(localStorage))
    if (!KEPT_KEYS[how].includes(key)) localStorage.removeItem(key);
  browserSession.unmark();
  notifyListeners();
}

/** Removes a stored session that should have ended with the browser session. */
export function discardEndedSession(): void {
  if (localStorage.getItem(TOKEN) && !currentSession()) endSession();
}

/** Calls `listener` when the session starts, is renewed or ends, in this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The expiry in epoch milliseconds that `expire_date` gives; NaN when it cannot be read. */
export const expiryOf = ({ expire_date: date }: TokenAnswer): number =>
  /^\d+$/.test(String(date)) ? Number(date) : Date.parse(String(date));

function write(answer: TokenAnswer, remember: boolean) {
  const { access_token, refresh_token } = answer;
  const token = { access_token, refresh_token, expire_date: expiryOf(answer), remember };
  localStorage.setItem(USER, JSON.stringify(readPerson(access_token)));
  localStorage.setItem(TOKEN, JSON.stringify(token));
  notifyListeners();
}

function read(stored: string | null): Session | null {
  if (!stored) return null;
  try {
    const token = JSON.parse(stored);
    const person = readPerson(token.access_token);
    if (!person || (!token.remember && !browserSession.marked())) return null;
    return {
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      expires: token.expire_date,
      remember: token.remember,
      person,
    };
  } catch {
    return null;
  }
}

const notifyListeners = () => listeners.forEach((listener) => listener());

/**
 * Tells by a session cookie whether the browser has stayed open since the sign-in. The cookie ends with the
 * browser session, all tabs share it, and no server reads it.
 */
const browserSession = {
  mark: () => {
    document.cookie = 'casebook-open=1; path=/; SameSite=Strict';
  },
  marked: () => /(^|;\s*)casebook-open=1/.test(document.cookie),
  unmark: () => {
    document.cookie = 'casebook-open=; path=/; max-age=0; SameSite=Strict';
  },
};

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== TOKEN && key !== null) return;
  if (newValue) expiredPerson = newValue === EXPIRED ? lastPerson : null;
  notifyListeners();
});

/** The person an access token was issued to. */
export interface Person {
  userName: string;
  fullName: string;
  userId: number | string | null;
  authorities: string[];
  territories: { territoryId: number | string; territoryName: string }[];
  /** Whether the office requires a second factor that the person has not set up; our own server only. */
  secondFactorDue: boolean;
}

/**
 * Reads the person from a JWT's claims without verifying it (the server does that); null if it is no JWT with
 * these claims.
 */
export function readPerson(accessToken: string): Person | null {
  try {
    const claims = JSON.parse(decodeBase64Url(accessToken.split('.')[1] ?? ''));
    if (typeof claims.user_name !== 'string') return null;
    return {
      userName: claims.user_name,
      fullName: claims.fullName ?? claims.user_name,
      userId: claims.userId ?? null,
      authorities: Array.isArray(claims.authorities) ? claims.authorities.map(String) : [],
      territories: Array.isArray(claims.territoryList) ? claims.territoryList : [],
      secondFactorDue: claims.secondFactorDue === true,
    };
  } catch {
    return null;
  }
}

const decodeBase64Url = (encoded: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0)),
  );
