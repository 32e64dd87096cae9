import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionOfRunning } from '@casebook/embedded-postgres';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForBackup, backupProcesses } from '../../../server/features/backup/runs';
import { connect } from '../../../server/platform/database/connect';
import { inTransaction } from '../../../server/platform/database/transaction';
import { newestSeal, sealHistory } from '../../../server/features/history/seals';
import { createLog } from '../../../server/platform/log';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { createTestDatabase } from '../../support/database';
import {
  bearerOf,
  runProgram,
  ALL_RIGHT,
  startCasebook,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { createRegister, fileNumbers, idIn, type Register } from '../identity/registers';

const base = mkdtempSync(join(tmpdir(), 'casebook programs -'));
chmodSync(base, 0o755); // PostgreSQL runs as another account if root starts it
const DIST = join(import.meta.dirname, '..', '..', '..', 'dist', 'server');
const backups = join(base, '-- $(backups); "পুরোনো" *');
const other = { DATA_DIR: join(base, 'other') };
let register: Register;
let casebook: CasebookProcess;

beforeAll(async () => {
  register = await createRegister('ours');
  casebook = await startCasebook(register.environment);
});
afterAll(async () => {
  await casebook.end('SIGTERM');
  register.remove();
  rmSync(base, { recursive: true });
});

const backedUp = async (...given: string[]) => {
  const { code, output } = await runProgram('backUp', register.environment, ...given);
  expect(output).toMatch(/\n\d+ rows, \d+ bytes, read back and right\.\n/);
  expect(code).toBe(0);
  return output.split('\n')[0]!;
};

it('the backup program writes into the given folder while the server runs', async () => {
  const file = await backedUp('--to', backups);
  expect(readdirSync(backups).map((name) => join(backups, name))).toEqual([file]);
  rmSync(file);
});

it('the backup program writes into a folder beside the data when no folder is configured @long', async () => {
  const file = await backedUp();
  expect(file.startsWith(`${register.data.path}-backups/casebook-${register.id.slice(0, 8)}-`)).toBe(true);
  rmSync(`${register.data.path}-backups`, { recursive: true });
});

it('the backup program and the server’s log of a backup name the newest seal of the history @long', async () => {
  const { db, url, drop } = await createTestDatabase();
  await ownIdentity(db);
  const environment = {
    DATABASE_URL: url,
    STATE_DIR: join(base, 'sealed-state'),
    BACKUP_DIR: join(base, 'sealed-backups'),
  };
  await expect
    .poll(async () => {
      await sealHistory(db); // open transactions in other databases delay a seal
      return newestSeal(db);
    })
    .not.toBeNull();
  const { hash } = (await newestSeal(db))!;
  const byHand = await runProgram('backUp', environment);
  expect(byHand.output.split('\n').slice(2)).toEqual([`The newest seal of its history is ${hash}.`, '']);

  const logged: string[] = [];
  const { makeNext } = backupProcesses(db, {
    program: join(DIST, 'backUp.js'),
    environment: { PATH: process.env.PATH, ...environment },
    log: createLog('warn', { write: (line) => void logged.push(line) }),
  });
  await inTransaction(db, null, (trx) => askForBackup(trx, {}));
  await makeNext();
  expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      msg: 'the register was backed up',
      file: expect.stringMatching(/sealed-backups\/casebook-.*\.tar\.gz$/) as string,
      seal: hash,
    },
  ]);
  await drop();
});

it('the restore program refuses a damaged file or an unexpected register before it creates anything @long', async () => {
  const file = await backedUp('--to', backups);
  const expected = {
    id: '11111111-2222-4333-8444-555555555555',
    since: '2026-01-01T00:00:00.000Z',
    where: '/data',
  };
  const state = `${other.DATA_DIR}-state`;
  mkdirSync(state);
  writeFileSync(join(state, 'register.json'), JSON.stringify(expected));
  const stranger = await runProgram('restore', other, file);
  expect(stranger.output).toContain(
    `The backup is of another register than the one expected here: of ${register.id} (since `,
  );
  expect(stranger.output).toContain(`Expected: the register ${expected.id}`);
  expect(stranger.output).toContain('restore it with NEW_REGISTER=yes, for the restore alone.');
  expect(stranger.code).toBe(1);
  rmSync(state, { recursive: true });

  truncateSync(file, 5000);
  const damaged = await runProgram('restore', other, file);
  expect(damaged.output).toContain('The file is damaged');
  expect(damaged.code).toBe(1);
  expect(readdirSync(base)).not.toContain('other');
  rmSync(file);
});

it('the restore program restores a register on another machine, where it keeps its identity', async () => {
  const file = await backedUp('--to', backups);
  const { code, output } = await runProgram('restore', other, file);
  expect(output).toMatch(
    /^Reading the backup …\nLoading …\nBuilding the indexes …\nComparing …\n\d+ rows of \S+ are restored, into .+\. Everybody signs in anew\.\n$/,
  );
  expect(code).toBe(0);
  expect([idIn(other.DATA_DIR), idIn(`${other.DATA_DIR}-state`)]).toEqual([register.id, register.id]);
  const restored = await startCasebook(other);
  try {
    expect(await fileNumbers(restored.origin, register.password)).toEqual(['ours']);
    const headers = await bearerOf(restored.origin, 'admin', register.password);
    const events = await fetch(`${restored.origin}/api/casebook/events?filter={"kind":"RESTORE"}`, {
      headers,
    });
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(await events.json()).toMatchObject([{ by: null, details: { file: basename(file), at } }]);
  } finally {
    await restored.end('SIGTERM');
  }
  expect((await runProgram('verify', other)).output).toBe(ALL_RIGHT);
});

it('the verify program finishes beside a running server however long its checks take @long', async () => {
  const db = connect(await connectionOfRunning(register.data.path), { max: 1 });
  try {
    const verified = db.transaction().execute(async (trx) => {
      await sql`lock table case_filing_tally, proceeding in access exclusive mode`.execute(trx);
      const running = runProgram('verify', register.environment);
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) from pg_locks where not granted and relation = 'proceeding'::regclass
        `.execute(trx);
        return rows[0]!.count;
      };
      await expect.poll(waiting).toBe(1);
      await pause(5000); // longer than a request waits for a connection
      return { running };
    });
    expect(await (await verified).running).toEqual({
      code: 0,
      output: ALL_RIGHT,
    });
  } finally {
    await db.destroy();
  }
});

it('the restore program refuses to overwrite a register, running or not', async () => {
  const [file] = readdirSync(backups).map((name) => join(backups, name));
  const stopped = await runProgram('restore', other, file!);
  expect(stopped.output).toContain('A backup is restored into an empty database only.');
  expect(stopped.code).toBe(1);
  const running = await runProgram('restore', register.environment, file!);
  expect(running.output).toContain('Another PostgreSQL is already running on the data');
  expect(running.code).toBe(1);
  expect(await fileNumbers(casebook.origin, register.password)).toEqual(['ours']);
});

it('the backup and restore programs exit with 2 if an argument is missing or names no usable file @long', async () => {
  expect(await runProgram('restore', other)).toEqual({
    code: 2,
    output: 'Say which backup: casebook restore FILE (npm run restore -- FILE)\n',
  });
  expect(await runProgram('restore', other, join(base, 'none'))).toMatchObject({ code: 2 });
  const aFile = join(base, 'a file');
  writeFileSync(aFile, '');
  expect(await runProgram('backUp', register.environment, '--to', aFile)).toMatchObject({ code: 2 });
});

const NEEDED: Record<string, string[]> = { letIn: ['admin'], export: ['--to', join(base, 'nothing.zip')] };

it.each(['backUp', 'verify', 'letIn', 'export'])(
  'the program %s never creates a register',
  async (program) => {
    const nothing = join(base, 'nothing');
    expect(await runProgram(program, { DATA_DIR: nothing }, ...(NEEDED[program] ?? []))).toEqual({
      code: 2,
      output: `There is no register in ${nothing}, or this account may not read it. Use the settings and the account of Casebook itself.\n`,
    });
    expect(existsSync(nothing)).toBe(false);
  },
);

it('the program export writes the whole register into a file that only its account may read', async () => {
  const file = join(base, 'everything.zip');
  const { code, output } = await runProgram('export', register.environment, '--to', file, '--language', 'bn');
  expect(output).toMatch(/^.*everything\.zip\n[\d,]+ rows and 0 papers, [\d,]+ bytes\.\n$/);
  expect([code, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
  const files = unzipSync(readFileSync(file));
  expect(new TextDecoder().decode(files['tables/ব্যবহারকারী.csv'])).toContain(',admin,');
  expect(readdirSync(base)).not.toContain('everything.zip.unfinished');
});

it('the program export says what it needs, and leaves nothing behind where it cannot write @long', async () => {
  expect(await runProgram('export', register.environment)).toEqual({
    code: 2,
    output: 'Say where to: npm run export -- --to FILE.zip [--language en|bn]\n',
  });
  const file = join(base, 'no folder', 'everything.zip');
  expect(await runProgram('export', register.environment, '--to', file)).toMatchObject({ code: 2 });
});

const letIn = (...name: string[]) => runProgram('letIn', register.environment, ...name);

it('the program letIn prints a one-time code for an account while the server is running', async () => {
  const { code, output } = await letIn(' ADMIN ');
  expect(output).toMatch(/^The password of admin is cleared/);
  expect(code).toBe(0);
  const secret = /OTP: (\d{12})\n/.exec(output)![1]!;
  await bearerOf(casebook.origin, 'admin', secret);
  await expect(bearerOf(casebook.origin, 'admin', secret)).rejects.toThrow('Bad credentials');
});

it('the program letIn reports an unknown or missing user name @long', async () => {
  expect(await letIn('nobody')).toEqual({ code: 1, output: 'Nobody has the user name nobody.\n' });
  expect(await letIn()).toEqual({
    code: 2,
    output: 'Say whom to let in: casebook let-in NAME (npm run let-in -- NAME)\n',
  });
});
