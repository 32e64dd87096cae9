import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bearerOf, postmasterPid, startCasebook, type CasebookProcess } from '../../support/casebookProcess';
import { createDisk } from '../../support/disk';
import { addFiling, createRegister, fileNumbers, idIn, type Register } from './registers';

const disk = createDisk();
const AGAIN = { timeout: 60_000, interval: 100 };

let other: Register;
let casebook: CasebookProcess;
let password: string;
let bearer: Record<string, string>;

beforeAll(async () => {
  other = await createRegister('other');
  ({ password } = await createRegister('ours', disk));
  casebook = await startCasebook({ DATA_DIR: disk.path });
  bearer = await bearerOf(casebook.origin, 'admin', password);
});
afterAll(async () => {
  await casebook.end('SIGKILL');
  other.remove();
  disk.remove();
});

const ask = (path: string) => fetch(`${casebook.origin}${path}`, { headers: bearer });
const readiness = async () => (await ask('/readyz')).status;

/** Removes the cause of an outage, and expects the server to serve the records again without a restart. */
async function recover() {
  disk.bringBack();
  disk.makeRoom();
  await expect.poll(readiness, AGAIN).toBe(200);
  expect(await fileNumbers(casebook.origin, password)).toContain('ours');
}

/** Expects the responses that are the same in every outage. */
async function expectOutage() {
  await expect.poll(readiness, AGAIN).toBe(503);
  const askForList = () => ask('/api/case/case-fillings-page');
  // PostgreSQL's other processes may outlive its main process for a moment
  await expect.poll(async () => (await askForList()).status, AGAIN).toBe(503);
  const list = await askForList();
  expect(Number(list.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await list.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect((await ask('/healthz')).status).toBe(200);
  const page = await ask('/case-filling-list');
  expect(page.headers.get('content-type')).toContain('text/html');
}

function killPostgres(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // PostgreSQL has already stopped
  }
}

async function restartsTold() {
  const answer = await ask('/api/attendance_server/unseenNotifications');
  if (!answer.ok) return undefined;
  const told = (await answer.json()) as { notificationType: string }[];
  return told.filter(({ notificationType }) => notificationType === 'DATABASE_RESTARTED').length;
}

const expectReason = async (text: string) =>
  await expect.poll(() => line('PostgreSQL does not run').join(), AGAIN).toContain(text);

const line = (message: string) =>
  casebook
    .output()
    .split('\n')
    .filter((each) => each.includes(message));

describe('while Casebook runs', () => {
  afterEach(() => recover());

  it('a lost mount and then a killed PostgreSQL cause an outage, not an empty register', async () => {
    const pid = postmasterPid(disk.path);
    disk.lose();
    killPostgres(pid);
    await expectOutage();
    await expectReason(`The data of the register are missing: there are none in ${disk.path}.`);
    expect(existsSync(join(disk.path, 'postgres'))).toBe(false);
  });

  it('a running server neither serves nor changes another register’s data in place of its own @long', async () => {
    const before = readdirSync(other.data.path).toSorted();
    const pid = postmasterPid(disk.path);
    disk.exchange(other.data.path);
    killPostgres(pid);
    await expectOutage();
    await expectReason(`in ${disk.path} is another register, ${other.id}`);
    expect(idIn(disk.path)).toBe(other.id);
    expect(readdirSync(other.data.path).toSorted()).toEqual(before);
  });

  it('deleting the data of a running server stops PostgreSQL, and restoring a backup starts it again @long', async () => {
    expect(await casebook.end('SIGTERM')).toBe(0);
    disk.backUp();
    casebook = await startCasebook({ DATA_DIR: disk.path });
    disk.empty();
    await expectOutage();
    expect(readdirSync(disk.path).filter((name) => name.startsWith('postgres'))).toEqual([]);
    disk.restore();
  });

  it('writes are refused while the disk is full, and accepted once there is space', async () => {
    const pid = postmasterPid(disk.path);
    disk.fill();
    if (!disk.isSmall) killPostgres(pid);
    const remarks = 'r'.repeat(4000);
    let answer = 200;
    for (let tried = 0; answer === 200 && tried < 2000; tried++) {
      answer = await addFiling(casebook.origin, password, `full/${tried}`, { bearer, remarks }).catch(
        () => 0,
      );
    }
    expect(answer).toBe(503);
    disk.makeRoom();
    await expect.poll(readiness, AGAIN).toBe(200);
    await expect.poll(() => addFiling(casebook.origin, password, `room/${Date.now()}`), AGAIN).toBe(200);
  });

  it('each administrator is notified once a day that PostgreSQL was restarted @long', async () => {
    for (let time = 0; time < 2; time++) {
      const before = line('PostgreSQL runs again').length;
      killPostgres(postmasterPid(disk.path));
      await expect.poll(() => line('PostgreSQL runs again').length, AGAIN).toBeGreaterThan(before);
      await expect.poll(restartsTold, AGAIN).toBe(1);
    }
  });
});

describe('the log of an outage', () => {
  const outage = () => line('"level":').map((each) => JSON.parse(each) as Record<string, unknown>);

  it('the log of an outage has one line per change of state, and no connection details @long', async () => {
    const pid = postmasterPid(disk.path);
    const before = outage().length;
    disk.lose();
    killPostgres(pid);
    await expect.poll(readiness, AGAIN).toBe(503);
    for (let asked = 0; asked < 50; asked++) await ask('/api/case/case-fillings-page');
    await expect.poll(() => line('The data of the register are missing').length, AGAIN).toBeGreaterThan(0);
    disk.bringBack();
    await expect.poll(readiness, AGAIN).toBe(200);

    const lines = outage().slice(before);
    const reasons = lines.filter(({ msg }) => msg === 'PostgreSQL does not run; trying to start it again');
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(reasons.length);
    const refused = lines.filter(({ msg }) => msg === 'requests refused during an outage');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.reduce((sum, each) => sum + Number(each.refused), 0)).toBeGreaterThan(20);
    expect(JSON.stringify(lines)).not.toMatch(
      /secretKey|_connectionParams|request failed|case-fillings-page/,
    );
  });
});

describe('Casebook exits', () => {
  it('Casebook exits with 0 on SIGTERM, even during an outage', async () => {
    const pid = postmasterPid(disk.path);
    disk.lose();
    killPostgres(pid);
    await expect.poll(readiness, AGAIN).toBe(503);
    expect(await casebook.end('SIGTERM')).toBe(0);
    disk.bringBack();
  });

  it('Casebook exits with 1 on an unforeseen error @long', async () => {
    const broken = encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("unforeseen") })');
    const failing = await startCasebook({
      DATA_DIR: disk.path,
      NODE_OPTIONS: `--import=data:text/javascript,${broken}`,
    });
    expect(await failing.end('SIGUSR2')).toBe(1);
    expect(failing.output()).toContain('ended by an error');
  });
});
