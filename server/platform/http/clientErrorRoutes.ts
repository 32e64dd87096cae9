import { z } from 'zod';
import { FAULT_ID, faultKinds, redacted } from '../../../domain/faults';
import { access } from './access';
import { checked, type App } from './checking';
import { tooMany } from './errors';
import { networkOf } from './addresses';

const MINUTE = 60_000;
const OF_A_SESSION = { most: 10, within: MINUTE };
/** The limit per IP address is higher than the one per session, since a whole office may share an IP address. */
const OF_AN_ADDRESS = { most: 100, within: MINUTE };

const MOST_BYTES = 16 * 1024;

const text = z.string({ error: 'notText' }).default('');

const fault = checked(
  z.object({
    id: z.string({ error: 'invalid' }).regex(FAULT_ID, { error: 'invalid' }),
    kind: z.enum(faultKinds, { error: 'notAChoice' }),
    message: text,
    stack: text,
    page: text,
    version: text,
  }),
);

/**
 * Logs faults of the interface. Requires a session, so that strangers cannot fill the log. Reports are shortened
 * and redacted here, whether or not the browser has done so.
 */
export async function clientErrorRoutes(app: App): Promise<void> {
  const waitOfSession = createRateLimiter(OF_A_SESSION);
  const waitOfAddress = createRateLimiter(OF_AN_ADDRESS);

  app.post(
    '/api/casebook/client-errors',
    {
      config: access('clientErrors', 'create'),
      bodyLimit: MOST_BYTES,
      schema: { summary: 'Log a fault of the interface', tags: ['casebook'], body: fault },
    },
    (request) => {
      const now = Date.now();
      const { sessionId, userId } = request.user;
      const seconds = waitOfSession(sessionId, now) || waitOfAddress(networkOf(request.ip), now);
      if (seconds) throw tooMany(seconds);
      request.log.error({ clientError: redacted(request.body), userId }, 'fault in a browser');
      return { id: request.body.id };
    },
  );
}

/**
 * Fixed-window rate limiter per key, in this process's memory. It is good enough against log flooding, but
 * not against guessing of secrets, which is counted in the database (features/accounts/signIn/counts.ts).
 * @param options.most calls allowed per window of `within` milliseconds
 */
export function createRateLimiter({ most, within }: { most: number; within: number }) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  /** @returns 0 when the call is allowed, else the seconds until the next window. */
  return (key: string, now: number): number => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + within;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most ? 0 : Math.ceil((endsAt - now) / 1000);
  };
}
