import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFilled } from '../../../bench/load/server.mjs';
import { openLoop } from '../../../bench/load/staff.mjs';
import { isLong } from '../../support/long';

const SECONDS = 60;

describe.skipIf(!isLong)('open-loop load by staff', () => {
  let server: Awaited<ReturnType<typeof startFilled>>;
  beforeAll(async () => {
    server = await startFilled();
  }, 300_000);
  afterAll(() => server.stop());

  it.each([1000, 2000])(
    'is answered within five seconds, or with 503 and Retry-After: %i persons',
    { timeout: 10 * 60_000 },
    async (count) => {
      const { late, broken, others, served } = await openLoop(server, { count, seconds: SECONDS });
      expect({ late, broken, others }).toEqual({ late: 0, broken: {}, others: {} });
      expect(served).toBeGreaterThan(0);
    },
  );
});
