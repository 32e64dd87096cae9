import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  postmasterPid,
  ALL_RIGHT,
  startCasebook,
  verify,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import { createRegister } from '../identity/registers';
import { writeAtRandom, type Written } from './randomWrites';

const killRounds = Number(process.env.KILL_ROUNDS ?? 1);
const postgresKillRounds = Number(process.env.POSTGRES_KILL_ROUNDS ?? 1);
const SECONDS_PER_ROUND = isLong ? 300 : 60;
const WRITERS = isLong ? 16 : 4;
/** Writes that are acknowledged before each kill. */
const ENOUGH = isLong ? 1000 : 60;

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
const written: Written = { filings: [], cases: [], count: 0 };
let password: string;

beforeAll(async () => {
  ({ password } = await createRegister('ours', data));
});
afterAll(() => data.remove());

it(
  `kill -9 of the server during writes loses nothing acknowledged and keeps figures right (${killRounds} rounds)`,
  { timeout: (killRounds + 1) * SECONDS_PER_ROUND * 1000 },
  async () => {
    for (let round = 0; round < killRounds; round++) {
      const casebook = await startCasebook(environment);
      const writing = await write(casebook);
      await casebook.end('SIGKILL');
      await writing.stop();
    }
    await expectNothingLost();
  },
);

it(
  `the server restarts PostgreSQL after kill -9, and nothing is lost (${postgresKillRounds} rounds)`,
  { timeout: (postgresKillRounds + 1) * SECONDS_PER_ROUND * 1000 },
  async () => {
    const casebook = await startCasebook(environment);
    for (let round = 0; round < postgresKillRounds; round++) {
      const writing = await write(casebook);
      const killed = postmasterPid(data.path);
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => postmasterPid(data.path), AGAIN).not.toBe(killed);
      await expect.poll(async () => (await fetch(`${casebook.origin}/readyz`)).status, AGAIN).toBe(200);
      await writing.stop();
    }
    await casebook.end('SIGTERM');
    await expectNothingLost();
  },
);

const AGAIN = { timeout: 20_000, interval: 100 };

/** Writes at random until `stop` is called. Resolves as soon as enough writes are acknowledged. */
async function write({ origin }: CasebookProcess) {
  const headers = await bearerOf(origin, 'admin', password);
  const answer = await fetch(`${origin}/api/case/workplace`, { headers });
  const sections = ((await answer.json()) as { id: number }[]).map(({ id }) => id).slice(0, 5);
  let isStopped = false;
  const before = written.count;
  const writer = async () => {
    while (!isStopped) {
      // a write interrupted by a kill may or may not be saved; the figures must match either way
      await writeAtRandom({ origin, headers, sections }, written).catch(() => {});
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, writer));
  const timeout = SECONDS_PER_ROUND * 1000;
  await expect.poll(() => written.count > before + ENOUGH, { timeout, interval: 20 }).toBe(true);
  return {
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

async function expectNothingLost() {
  const casebook = await startCasebook(environment);
  const headers = await bearerOf(casebook.origin, 'admin', password);
  const response = await fetch(`${casebook.origin}/api/case/case-fillings-page?size=1000000`, { headers });
  const { content } = (await response.json()) as { content: { id: number }[] };
  const kept = new Set(content.map(({ id }) => id));
  expect(written.filings.filter((id) => !kept.has(id))).toEqual([]);
  expect(written.filings.length).toBeGreaterThan(5);
  await casebook.end('SIGTERM');
  expect(await verify(environment)).toBe(ALL_RIGHT);
}
