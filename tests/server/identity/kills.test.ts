import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearerOf, postmasterPid, startCasebook, type CasebookProcess } from '../../support/casebookProcess';
import { createDisk, type Disk } from '../../support/disk';
import { addFiling, createRegister, fileNumbers, refusalOf, type Register } from './registers';

const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const SECONDS_PER_ROUND = 60;
const AGAIN = { timeout: 60_000, interval: 100 };
const WRITERS = 4;
const ENOUGH = 20;

let disk: Disk;
let environment: Record<string, string>;
const acknowledged: string[] = [];
let other: Register;
let password: string;
let casebook: CasebookProcess;

beforeAll(async () => {
  disk = createDisk(); // not before: where no test runs, nothing unmounts it
  environment = { DATA_DIR: disk.path, LOG_LEVEL: 'silent' };
  other = await createRegister('other');
  ({ password } = await createRegister('ours', disk));
  casebook = await startCasebook(environment);
});
afterAll(async () => {
  await casebook.end('SIGKILL');
  other.remove();
  disk.remove();
});

/** Each mishap kills the server or its PostgreSQL during concurrent writes, and ends with a running server. */
const mishaps: Record<string, () => Promise<void>> = {
  async 'the server, as its mount is lost'() {
    disk.lose();
    await killServer();
    await expectRefusal(/there are none in/);
    disk.bringBack();
    casebook = await startCasebook(environment);
  },
  async 'PostgreSQL, as its mount is lost'() {
    const pid = postmasterPid(disk.path);
    disk.lose();
    killPostgres(pid);
    await expectOutage();
    disk.bringBack();
  },
  async 'PostgreSQL, on a full disk'() {
    const pid = postmasterPid(disk.path);
    disk.fill();
    killPostgres(pid);
    await expect.poll(() => running(pid), AGAIN).toBe(false);
    disk.makeRoom();
  },
  async 'the server, as another register’s directory comes in its place'() {
    const control = join(other.data.path, 'postgres', 'global', 'pg_control');
    const before = readFileSync(control);
    const pid = postmasterPid(disk.path);
    disk.exchange(other.data.path);
    await killServer();
    await expectRefusal(/is another register/);
    await expect.poll(() => running(pid), AGAIN).toBe(false);
    expect(readFileSync(control).equals(before)).toBe(true); // no checkpoint was written into the other register
    disk.bringBack();
    casebook = await startCasebook(environment);
  },
  async 'PostgreSQL, as another register’s directory comes in its place'() {
    const pid = postmasterPid(disk.path);
    disk.exchange(other.data.path);
    killPostgres(pid);
    await expectOutage();
    disk.bringBack();
  },
  async 'the server, on a full disk'() {
    disk.fill();
    await killServer();
    const failed = await startCasebook(environment).then(
      (started) => {
        casebook = started;
        return null;
      },
      (error: Error) => error.message,
    );
    disk.makeRoom();
    if (failed === null) return;
    expect(failed).toMatch(/^Casebook ended with 1: /);
    casebook = await startCasebook(environment);
  },
  async 'the server, as its data are removed, of which there is a backup'() {
    expect(await casebook.end('SIGTERM')).toBe(0);
    disk.backUp();
    casebook = await startCasebook(environment);
    const pid = postmasterPid(disk.path);
    disk.empty();
    await killServer();
    await expectRefusal(/there are none in/);
    // waits until PostgreSQL has ended with its server, because it would write into the restored files
    await expect.poll(() => running(pid), AGAIN).toBe(false);
    disk.restore();
    casebook = await startCasebook(environment);
  },
};

// in every run, outage.test.ts has these mishaps without writes, and process/kill.test.ts kills during writes
it(
  `acknowledged writes survive ${rounds} kills with data lost, exchanged, deleted or out of space @long`,
  { timeout: (rounds + 1) * SECONDS_PER_ROUND * 1000 },
  async () => {
    const names = Object.keys(mishaps);
    for (let round = 0; round < rounds; round++) {
      const name = names[round % names.length]!;
      const writing = await write(`${round}`);
      await mishaps[name]!();
      await writing.stop();
      await expect.poll(readiness, AGAIN).toBe(200);
      await expect.poll(lost, { ...AGAIN, message: `${name}, round ${round}` }).toEqual([]);
    }
    expect(await casebook.end('SIGTERM')).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(rounds * ENOUGH);
    casebook = await startCasebook(environment);
    expect(await lost()).toEqual([]);
  },
);

const readiness = async () => (await fetch(`${casebook.origin}/readyz`)).status;

async function killServer() {
  expect(await casebook.end('SIGKILL')).toBe(null); // null: ended by the signal
}

/** Kills PostgreSQL unless it has already ended by itself, as it may without its files. */
function killPostgres(pid: number) {
  if (running(pid)) process.kill(pid, 'SIGKILL');
}

async function expectRefusal(words: RegExp) {
  const before = readdirSync(disk.path).toSorted();
  const said = await refusalOf(environment);
  expect(said).toMatch(/^Casebook ended with 1: /);
  expect(said).toMatch(words);
  expect(readdirSync(disk.path).toSorted()).toEqual(before);
}

async function expectOutage() {
  await expect.poll(readiness, AGAIN).toBe(503);
  expect((await fetch(`${casebook.origin}/healthz`)).status).toBe(200);
  expect(casebook.process.exitCode).toBe(null);
}

function running(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function lost(): Promise<string[]> {
  const kept = new Set(await fileNumbers(casebook.origin, password).catch(() => []));
  return acknowledged.filter((nothiNumber) => !kept.has(nothiNumber));
}

/** Registers filings on the current server until `stop` is called. Resolves once some are acknowledged. */
async function write(prefix: string) {
  const { origin } = casebook;
  const bearer = await bearerOf(origin, 'admin', password);
  let stopped = false;
  let count = 0;
  const { promise: enough, resolve } = promiseOfEnough();
  const writer = async (_: unknown, number: number) => {
    for (let made = 0; !stopped; made++) {
      const nothiNumber = `${prefix}/${number}/${made}`;
      // a write interrupted by a kill may or may not be saved
      const status = await addFiling(origin, password, nothiNumber, { bearer }).catch(() => 0);
      if (status === 200) acknowledged.push(nothiNumber);
      if (status === 200 && ++count === ENOUGH) resolve();
    }
  };
  const done = Promise.all(Array.from({ length: WRITERS }, writer));
  await enough;
  return {
    async stop() {
      stopped = true;
      await done;
    },
  };
}

function promiseOfEnough() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
