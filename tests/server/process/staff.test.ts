import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFilled } from '../../../bench/load/server.mjs';
import { openLoop } from '../../../bench/load/staff.mjs';
import { postmasterPid, ALL_RIGHT, verify } from '../../support/casebookProcess';

const MINUTES = Number(process.env.LOAD_MINUTES ?? 10);

describe('open-loop load by staff @long', () => {
  let server: Awaited<ReturnType<typeof startFilled>>;
  beforeAll(async () => {
    server = await startFilled();
  }, 300_000);
  afterAll(() => server.stop());

  it.each([
    { count: 50, longest: 200 },
    { count: 200, longest: 1000 },
    { count: 500, longest: 1000 },
  ])(
    `$count users are served for ${MINUTES} minutes without an error, 99% of actions within $longest ms`,
    { timeout: (MINUTES + 5) * 60_000 },
    async ({ count, longest }) => {
      const { broken, others, refused, p99, isVoid } = await openLoop(server, {
        count,
        seconds: MINUTES * 60,
      });
      expect(isVoid, 'the generator itself was too late to measure').toBe(false);
      expect({ broken, others, refused }).toEqual({ broken: {}, others: {}, refused: 0 });
      expect(p99).toBeLessThan(longest);
    },
  );

  it.each([1000, 2000])(
    'requests of %i users at once are answered within five seconds, or with 503 and Retry-After',
    { timeout: 10 * 60_000 },
    async (count) => {
      const { late, broken, others, served } = await openLoop(server, { count, seconds: 60 });
      expect({ late, broken, others }).toEqual({ late: 0, broken: {}, others: {} });
      expect(served).toBeGreaterThan(0);
    },
  );

  it(
    'requests of 500 users are answered while PostgreSQL is killed, and no write is left half done',
    { timeout: 10 * 60_000 },
    async () => {
      const answering = openLoop(server, { count: 500, seconds: 40 });
      await pause(15_000);
      process.kill(postmasterPid(server.dataDir), 'SIGKILL');
      const { late, broken, others, refused, served } = await answering;
      expect({ late, broken, others }).toEqual({ late: 0, broken: {}, others: {} });
      expect(refused).toBeGreaterThan(0);
      expect(served).toBeGreaterThan(refused);
      expect(await verify({ DATA_DIR: server.dataDir })).toBe(ALL_RIGHT);
    },
  );
});
