import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bearerOf,
  createDataDirectory,
  postmasterPid,
  startCasebook,
  verify,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { createRegister } from '../identity/registers';

const killRounds = Number(process.env.KILL_ROUNDS ?? 1);
const postgresKillRounds = Number(process.env.POSTGRES_KILL_ROUNDS ?? 1);
const SECONDS_PER_ROUND = 60;

const data = createDataDirectory();
const environment = { DATA_DIR: data.path, LOG_LEVEL: 'silent' };
let password: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  ({ password } = await createRegister('ours', data));
});
afterAll(() => data.remove());

describe('kill -9 during concurrent writes', () => {
  it(
    `kill -9 of the server loses no acknowledged filing and keeps figures right (${killRounds} rounds)`,
    { timeout: (killRounds + 1) * SECONDS_PER_ROUND * 1000 },
    async () => {
      for (let round = 0; round < killRounds; round++) {
        const casebook = await startCasebook(environment);
        const writing = await write(casebook, `server-${round}`);
        await casebook.end('SIGKILL');
        await writing.done;
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
        const writing = await write(casebook, `postgres-${round}`);
        const killed = postmasterPid(data.path);
        process.kill(killed, 'SIGKILL');
        await expect.poll(() => postmasterPid(data.path), AGAIN).not.toBe(killed);
        await expect.poll(async () => (await fetch(`${casebook.origin}/readyz`)).status, AGAIN).toBe(200);
        casebook.process.emit('stop writing');
        await writing.done;
      }
      await casebook.end('SIGTERM');
      await expectNothingLost();
    },
  );
});

const AGAIN = { timeout: 20_000, interval: 100 };
const WRITERS = 4;

/**
 * Registers filings until the server stops. Resolves as soon as some are acknowledged.
 * @returns `done`, which resolves when the last request has ended
 */
async function write({ origin, process: server }: CasebookProcess, prefix: string) {
  const headers = await bearerOf(origin, 'admin', password);
  const workPlace = (
    (await (await fetch(`${origin}/api/case/workplace`, { headers })).json()) as { id: number }[]
  )[0];
  let stopped = false;
  server.once('exit', () => (stopped = true));
  server.once('stop writing', () => (stopped = true));
  let enough: () => void;
  const started = new Promise<void>((resolve) => (enough = resolve));
  const before = acknowledged.length;

  /** Adds a tribunal case and a writ against its order, and deletes the tribunal case. */
  const addCases = async (id: number) => {
    const send = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${origin}/api/case/${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: number };
    };
    const caseFilling = { id };
    const tribunal = { tribunalCaseNo: 'T-1', tribunalOrderDate: '2026-01-01' };
    const decided = await send('POST', 'tribunal-cases', { caseFilling, ...tribunal });
    await send('POST', 'high-court-rits', { caseFilling, dateOfCase: '2026-02-01', status: 'SUBJUDICE' });
    await send('DELETE', `tribunal-cases/${decided.id}`);
  };

  const writer = async (_: unknown, nr: number) => {
    for (let i = 0; !stopped; i++) {
      const nothiNumber = `${prefix}/${nr}/${i}`;
      try {
        const response = await fetch(`${origin}/api/case/case-fillings`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ nothiNumber, workPlace }),
        });
        if (response.status !== 200) continue;
        acknowledged.push(nothiNumber);
        await addCases(((await response.json()) as { id: number }).id);
      } catch {
        // the server was killed; an unacknowledged filing may or may not be saved
      }
      if (acknowledged.length > before + 40) enough();
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, writer));
  await started;
  return { done };
}

async function expectNothingLost() {
  const casebook = await startCasebook(environment);
  const headers = await bearerOf(casebook.origin, 'admin', password);
  const response = await fetch(`${casebook.origin}/api/case/case-fillings-page?size=1000000`, { headers });
  const page = (await response.json()) as { content: { nothiNumber: string }[]; totalElements: number };
  const kept = new Set(page.content.map((filing) => filing.nothiNumber));
  expect(acknowledged.filter((nothiNumber) => !kept.has(nothiNumber))).toEqual([]);
  expect(page.totalElements).toBe(kept.size);
  expect(acknowledged.length).toBeGreaterThan(40);
  await casebook.end('SIGTERM');
  expect(await verify(environment)).toBe(
    'All figures, proceedings and search entries are right, and as the history has them.\n',
  );
}
