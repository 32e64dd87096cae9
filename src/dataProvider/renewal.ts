import { currentSession, expireSession, expiryOf, renewSession, type Session } from '../authProvider/session';
import { Refused, renewWith } from '../authProvider/signInCalls';
import { exclusively } from './exclusively';

/** The renewed session, null if it has ended, or 'no answer' if the server could not be asked. */
export type Renewal = Session | null | 'no answer';

let pending: { refused: string; renewal: Promise<Renewal> } | undefined;

/**
 * Renews a session whose access token was refused. All calls of this tab share one renewal; if several tabs
 * need it, one renews and the others wait for the tokens that it stores.
 */
export function renewedSession(refused: Session): Promise<Renewal> {
  if (pending?.refused === refused.accessToken) return pending.renewal;
  const renewal = exclusively('casebook-renewal', () => renew(refused)).finally(() => {
    if (pending?.renewal === renewal) pending = undefined;
  });
  pending = { refused: refused.accessToken, renewal };
  return renewal;
}

async function renew(refused: Session): Promise<Renewal> {
  const session = currentSession();
  if (session?.person.userName !== refused.person.userName) return null;
  if (session.accessToken !== refused.accessToken) return session;
  try {
    const answer = await renewWith(session.refreshToken);
    if (expiryOf(answer) <= answer.answeredAt) throw new Refused('', 401);
    renewSession(answer, session);
    return currentSession();
  } catch (reason) {
    if (isTemporary(reason)) return 'no answer';
    expireSession();
    return null;
  }
}

/**
 * Whether a renewal failed because the server is out of service or unreachable, so that the session was not
 * refused.
 */
const isTemporary = (reason: unknown) =>
  !(reason instanceof Refused) || [0, 429, 502, 503, 504].includes(reason.status);
