import { currentSession, expireSession, expiryOf, renewSession, type Session } from '../authProvider/session';
import { Refused, renewWith } from '../authProvider/signInCalls';

/** The renewed session, null if it has ended, or 'no answer' if the server could not be asked. */
type Renewal = Session | null | 'no answer';

/** Milliseconds for the way to the server, and for the `Date` header, which has whole seconds. */
const MARGIN = 2000;

/** Milliseconds by which this computer's clock was ahead of the server's at the last renewal. */
let clockAhead = 0;

/** Whether the server would refuse the access token because it has ended, or ends on the way. */
export const hasEnded = ({ expires }: Session): boolean => expires <= Date.now() - clockAhead + MARGIN;

let pending: { refused: string; renewal: Promise<Renewal> } | undefined;

/**
 * Renews a session whose access token has ended or was refused. All calls of this tab share one renewal; if
 * several tabs need it, one renews and the others wait for the tokens that it stores.
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
    clockAhead = Date.now() - answer.answeredAt;
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

/**
 * Runs `task` in one tab at a time. Web Locks do not exist on plain HTTP, where a lease in local storage
 * takes their place. Two tabs that take the lease at the same instant do no harm: the server tolerates a
 * double renewal.
 */
function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  // TypeScript declares `locks` as always present, but insecure contexts lack it.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? Promise.resolve(locks.request(name, task)) : byLease(name, task);
}

const LEASE_MS = 10_000;
const POLL_MS = 50;

async function byLease<T>(name: string, task: () => Promise<T>): Promise<T> {
  const key = `${name}-lease`;
  const ownId = crypto.getRandomValues(new Uint32Array(2)).join('-');
  while (!(await take(key, ownId))) await pause();
  try {
    return await task();
  } finally {
    if (holder(key) === ownId) localStorage.removeItem(key);
  }
}

async function take(key: string, ownId: string): Promise<boolean> {
  if (holder(key)) return false;
  localStorage.setItem(key, `${ownId} ${Date.now() + LEASE_MS}`);
  // Another tab may have written at the same time; the later write wins.
  await pause();
  return holder(key) === ownId;
}

function holder(key: string): string | null {
  const [id = '', until = ''] = (localStorage.getItem(key) ?? '').split(' ');
  return Number(until) > Date.now() ? id : null;
}

const pause = () => new Promise((done) => setTimeout(done, POLL_MS));
