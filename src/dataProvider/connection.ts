import { currentSession } from '../authProvider/session';

/** The state of the connection to the server, as seen from the browser. */
export interface Connection {
  /** In milliseconds; null when no answer came. */
  answeredIn: number | null;
  database: 'reachable' | 'unreachable' | 'unknown';
  /** By how many milliseconds this computer's clock is ahead of the server's; null if unknown. */
  clockAhead: number | null;
  checkedAt: Date;
}

/** Gateway statuses that mean the server behind did not answer. */
const NO_ANSWER = new Set([502, 503, 504]);

/** `Date` headers have whole seconds, so on average the server's clock is half a second later. */
const HALF_A_SECOND = 500;

/** Measures the connection now, without any cache. */
export async function checkConnection(signal: AbortSignal): Promise<Connection> {
  const sentAt = Date.now();
  const start = performance.now();
  const response = await ask('/api/casebook/capabilities', signal);
  const took = performance.now() - start;
  const checkedAt = new Date();
  if (!response || NO_ANSWER.has(response.status)) {
    return { answeredIn: null, database: 'unknown', clockAhead: null, checkedAt };
  }
  const serverTime = Date.parse(response.headers.get('date') ?? '') + HALF_A_SECOND;
  const clockAhead = sentAt + took / 2 - serverTime;
  return {
    answeredIn: Math.round(took),
    // A foreign server says nothing about its database.
    database: response.ok ? await askForDatabase(signal) : 'unknown',
    clockAhead: Number.isNaN(clockAhead) ? null : clockAhead,
    checkedAt,
  };
}

async function askForDatabase(signal: AbortSignal): Promise<Connection['database']> {
  const response = await ask('/readyz', signal);
  if (response?.ok) return 'reachable';
  return response?.status === 503 ? 'unreachable' : 'unknown';
}

function ask(path: string, signal: AbortSignal): Promise<Response | null> {
  const session = currentSession();
  const headers = {
    accept: 'application/json',
    ...(session && { authorization: `Bearer ${session.accessToken}` }),
  };
  return fetch(path, { cache: 'no-store', headers, signal }).catch(() => null);
}
