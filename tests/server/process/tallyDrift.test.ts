import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  postmasterPid,
  startCasebook,
  verify,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { createRegister } from '../identity/registers';
import { writeAtRandom, type Written } from './randomWrites';

const operations = Number(process.env.TALLY_OPERATIONS ?? 100_000);
const kills = Number(process.env.TALLY_KILLS ?? 100);
const WRITERS = 16;
const MINUTES_PER_KILL = 5;
const AGAIN = { timeout: 60_000, interval: 100 };

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
const written: Written = { filings: [], cases: [], count: 0 };
let password: string;

beforeAll(async () => {
  if (isLong) ({ password } = await createRegister('ours', data));
});
afterAll(() => data.remove());

// in every run, kill.test.ts kills the server and PostgreSQL during fewer kinds of writes, and
// ../cases/tally.test.ts writes at random
it.runIf(isLong)(
  `figures and histories are right after ${operations} parallel random writes and ${kills} kills`,
  { timeout: (kills + 1) * MINUTES_PER_KILL * 60_000 },
  async () => {
    for (let round = 1; round <= kills; round++) {
      const casebook = await startCasebook(environment);
      const writing = await write(casebook);
      await expect.poll(() => written.count >= (operations * round) / kills, WORKING).toBe(true);
      // kills the server and PostgreSQL alternately during writes
      if (round % 2) await casebook.end('SIGKILL');
      else await killPostgres(casebook);
      await writing.stop();
      await casebook.end('SIGTERM');
    }
    expect(await verify(environment)).toBe(
      'All figures, proceedings and search entries are right, and as the history has them.\n',
    );
    expect(written.count).toBeGreaterThanOrEqual(operations);
  },
);

const WORKING = { timeout: MINUTES_PER_KILL * 60_000, interval: 50 };

/** Writes with many clients until `stop` is called or the server exits. */
async function write({ origin, process: server }: CasebookProcess) {
  const headers = await bearerOf(origin, 'admin', password);
  const answer = await fetch(`${origin}/api/case/workplace`, { headers });
  const sections = ((await answer.json()) as { id: number }[]).map(({ id }) => id).slice(0, 5);
  let isStopped = false;
  server.once('exit', () => (isStopped = true));
  const writer = async () => {
    while (!isStopped) {
      // a write interrupted by a kill may or may not be saved; the figures must match either way
      await writeAtRandom({ origin, headers, sections }, written).catch(() => {});
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, writer));
  return {
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** Kills PostgreSQL. Resolves when the server has restarted it. */
async function killPostgres({ origin }: CasebookProcess) {
  const killed = postmasterPid(data.path);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => postmasterPid(data.path), AGAIN).not.toBe(killed);
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, AGAIN).toBe(200);
}
