import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { writeAtRandom, type Written } from './randomWrites';

const operations = Number(process.env.TALLY_OPERATIONS ?? (process.env.LONG ? 100_000 : 1_000));
const kills = Number(process.env.TALLY_KILLS ?? (process.env.LONG ? 20 : 2));
const WRITERS = 16;
const MINUTES_PER_KILL = 5;
const AGAIN = { timeout: 60_000, interval: 100 };

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
const written: Written = { filings: [], cases: [], count: 0 };
let password: string;

beforeAll(async () => {
  const first = await startCasebook(environment);
  password = /password (\S+)/.exec(first.output())![1]!;
  await first.end('SIGTERM');
});
afterAll(() => data.remove());

it(
  `after ${operations} random writes at once and ${kills} times kill -9 in between, no figure has drifted`,
  { timeout: (kills + 1) * MINUTES_PER_KILL * 60_000 },
  async () => {
    for (let round = 1; round <= kills; round++) {
      const casebook = await startCasebook(environment);
      const writing = await write(casebook);
      await expect.poll(() => written.count >= (operations * round) / kills, WORKING).toBe(true);
      // the server and PostgreSQL in turn, while everybody writes
      if (round % 2) await casebook.end('SIGKILL');
      else await killPostgres(casebook);
      await writing.stop();
      await casebook.end('SIGTERM');
    }
    expect(await verify()).toBe('All figures and proceedings are right.\n');
    expect(written.count).toBeGreaterThanOrEqual(operations);
  },
);

const WORKING = { timeout: MINUTES_PER_KILL * 60_000, interval: 50 };

/** Writes with many clients until it is stopped, or the server goes away. */
async function write({ origin, process: server }: CasebookProcess) {
  const headers = await bearerOf(origin, 'admin', password);
  const answer = await fetch(`${origin}/api/case/workplace`, { headers });
  const sections = ((await answer.json()) as { id: number }[]).map(({ id }) => id).slice(0, 5);
  let isStopped = false;
  server.once('exit', () => (isStopped = true));
  const writer = async () => {
    while (!isStopped) {
      // what was under way at a kill may be there or not: the figures know
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

/** Resolves when the server has started it again. */
async function killPostgres({ origin }: CasebookProcess) {
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(postmasterPid, AGAIN).not.toBe(killed);
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, AGAIN).toBe(200);
}

const postmasterPid = () =>
  Number.parseInt(readFileSync(join(data.path, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** What `npm run verify` says. */
async function verify(): Promise<string> {
  const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'verify.js');
  const run = promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout;
}
