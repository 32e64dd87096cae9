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
import { filingStatuses, followOnStatuses, judgements } from '../../../domain/choices';
import { contractTypes } from '../../../domain/followOnCases';

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
  `the server restarts PostgreSQL after kill -9, and nothing is lost (${postgresKillRounds} rounds) @long`,
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

const AGAIN = { timeout: 60_000, interval: 100 };

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

/** The filings and court cases whose creation was acknowledged, without those whose deletion was requested. */
interface Written {
  filings: number[];
  cases: { collection: string; id: number }[];
  /** Number of successful writes. */
  count: number;
}

interface Server {
  origin: string;
  headers: Record<string, string>;
  sections: number[];
}

const DAYS = [null, '2024-02-29', '2024-03-01', '2025-12-31', '2026-11-20'];

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const amount = () => Math.floor(Math.random() * 10 ** pick([3, 9, 15])) / 100;

/** Removes a random id from the list, so that no other writer deletes the record. */
const take = <T>(from: T[]): T => from.splice(Math.floor(Math.random() * from.length), 1)[0]!;

/**
 * Creates, replaces or deletes a random filing, court case or hearing, or saves a time limit. Moving a filing to
 * another section moves all that belongs to it. Only writes that succeed are counted.
 */
async function writeAtRandom(server: Server, written: Written): Promise<void> {
  const { filings, cases } = written;
  const chance = Math.random();
  if (filings.length < 10 || chance < 0.2) {
    const stored = await send('POST', 'case/case-fillings', filing(server));
    if (typeof stored === 'object') filings.push(stored.id);
  } else if (chance < 0.35) {
    const id = pick(filings);
    await send('PUT', `case/case-fillings/${id}`, filing(server));
  } else if (chance < 0.42) {
    const id = take(filings);
    // a filing with cases cannot be deleted
    if ((await send('DELETE', `case/case-filling${id}`)) === 409) filings.push(id);
  } else if (cases.length < 10 || chance < 0.65) {
    const collection = pick(contractTypes).name;
    const stored = await send('POST', `case/${collection}`, {
      ...courtCase(),
      caseFilling: { id: pick(filings) },
    });
    if (typeof stored === 'object') cases.push({ collection, id: stored.id });
  } else if (chance < 0.75) {
    const { collection, id } = pick(cases);
    await send('PUT', `case/${collection}/${id}`, courtCase());
  } else if (chance < 0.85) {
    const { collection, id } = take(cases);
    await send('DELETE', `case/${collection}/${id}`);
  } else {
    await writeOnFile(pick(filings));
  }

  /** Adds or removes a hearing of a filing, or saves one of its time limits. */
  async function writeOnFile(id: number) {
    const response = await fetch(`${server.origin}/api/casebook/files/${id}`, { headers: server.headers });
    if (response.status !== 200) return;
    const { proceedings, hearings, limits } = (await response.json()) as FileParts;
    const part = pick(['new', ...(hearings.length ? ['hearing'] : []), ...(limits.length ? ['limit'] : [])]);
    if (part === 'new') {
      const proceedingId = pick(proceedings).id;
      await send('POST', 'casebook/hearings', { proceedingId, date: pick(DAYS) ?? '2026-12-01' });
    } else if (part === 'hearing') {
      await send('DELETE', `casebook/hearings/${pick(hearings).id}`);
    } else {
      const limit = pick(limits);
      await send('PUT', `casebook/limits/${limit.id}`, { ...limit, ...limitChange() });
    }
  }

  /** @returns the answer, or the status of a refusal */
  async function send(method: string, path: string, body?: object) {
    const { origin, headers } = server;
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) return response.status;
    written.count++;
    return answer as { id: number };
  }
}

type FileParts = Record<'proceedings' | 'hearings' | 'limits', { id: number }[]>;

let made = 0;

const filing = ({ sections }: Server) => ({
  nothiNumber: `random/${process.pid}/${++made}`,
  workPlace: { id: pick(sections) },
  status: pick(filingStatuses),
  revenue: amount(),
  dateOfJudgement: pick(DAYS),
  dateOfProvisionalTaxation: pick(DAYS),
});

/** A case with the order of a tribunal case, which other cases can challenge. Other types ignore these fields. */
const courtCase = () => ({
  status: pick([...followOnStatuses, null]),
  dateOfCase: pick(DAYS),
  dateOfHearing01: pick(DAYS),
  tribunalCaseNo: pick([null, 'T-1', 'ট-২']),
  tribunalOrderDate: pick(DAYS),
  tribunalJudgement: pick([...judgements, null]),
});

/** A change that ends a time limit, reopens it, or reopens it and sets the day that it runs from. */
const limitChange = () =>
  pick([
    { state: 'NOT_NEEDED', reason: 'Settled' },
    { state: 'RUNNING', doneOn: null, doneById: null },
    { state: 'RUNNING', doneOn: null, doneById: null, triggerDate: pick(DAYS) },
  ]);
