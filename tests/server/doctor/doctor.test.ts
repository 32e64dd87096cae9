import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeFinding } from '../../../server/doctor/checks';
import { createDataDirectory, startCasebook } from '../../support/casebookProcess';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const data = createDataDirectory();
const backups = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
/** Stands for a mail server that hangs up, and for another program on a port. */
let stranger: Server;
let port: number;
beforeAll(async () => {
  stranger = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  ({ port } = stranger.address() as AddressInfo);
});
afterAll(() => {
  stranger.close();
  data.remove();
  rmSync(backups, { recursive: true });
});

/** What `npm run doctor` prints, a line for each finding: `good    Node.js: …`. */
const doctor = (environment: Record<string, string>) =>
  new Promise<{ code: number; lines: string[] }>((resolve) => {
    const program = join(ROOT, 'dist', 'server', 'doctor.js');
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: data.path,
      BACKUP_DIR: backups,
      PORT: '0',
      ...environment,
    };
    execFile(process.execPath, [program, 'doctor'], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), lines: (stdout + stderr).trim().split('\n') }),
    );
  });

it('looks at a place where nothing runs yet, and leaves nothing there', async () => {
  const { code, lines } = await doctor({});
  expect(code).toBe(0);
  expect(lines).toContain(`good    Database: none in ${data.path} yet: the first start makes one.`);
  expect(lines).toContain('look    Mail: SMTP_URL is not set: codes are not sent by mail.');
  expect(readdirSync(data.path)).toEqual([]);
});

it('looks at a Casebook that runs', async () => {
  const casebook = await startCasebook({ DATA_DIR: data.path, BACKUP_DIR: backups });
  try {
    const { code, lines } = await doctor({ PORT: new URL(casebook.origin).port });
    expect(lines).toContain(`good    Port: Casebook answers on ${new URL(casebook.origin).port}.`);
    expect(lines).toContainEqual(
      expect.stringMatching(/^good {4}Database: PostgreSQL 18\S*, schema of this version$/),
    );
    expect(lines).toContain(
      'look    Backups: they lie on the disk of the data. Set BACKUP_DIR to another one.',
    );
    expect(code).toBe(0);
  } finally {
    await casebook.end('SIGTERM');
  }
});

it('says what is wrong and what to do', async () => {
  const aFile = join(backups, 'a file');
  writeFileSync(aFile, '');
  const { code, lines } = await doctor({
    PORT: String(port),
    BACKUP_DIR: join(aFile, 'backups'),
    SMTP_URL: `smtp://name:secret@127.0.0.1:${port}`,
    OTP_WEBHOOK_URL: `http://127.0.0.1:${port}/sms`,
    DATABASE_URL: `postgresql://name:secret@127.0.0.1:${port}/casebook`,
  });
  expect(code).toBe(1);
  const wrong = lines.filter((line) => line.startsWith('WRONG')).map((line) => line.slice(8));
  expect(wrong).toEqual([
    `Backup folder: ${aFile} is a file. Choose another folder.`,
    `Port: Another program uses ${port}. Stop it, or set PORT.`,
    expect.stringMatching(/^Database: the one of DATABASE_URL cannot be reached/),
    expect.stringMatching(
      /^Mail: the server of SMTP_URL does not: .*\. Check address, account and password\.$/,
    ),
    expect.stringMatching(/^SMS: the gateway of OTP_WEBHOOK_URL does not answer/),
  ]);
  expect(lines.join()).not.toContain('secret');
});

it('names settings that are not valid', async () => {
  const { code, lines } = await doctor({ BACKUP_KEEP: 'all' });
  expect([code, ...lines]).toEqual([
    2,
    'These settings are not valid:',
    '  BACKUP_KEEP: must be three numbers, like 7,4,12',
  ]);
});

it.each([
  ['18.19.0', 'bad'],
  ['20.19.9', 'bad'],
  ['20.20.0', 'warning'],
  ['22.0.0', 'good'],
  ['24.1.0', 'good'],
])('Node.js %s is %s', (version, outcome) => {
  expect(nodeFinding(version).outcome).toBe(outcome);
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
it.skipIf(!systemd)('the unit of systemd is valid, and exposes 3.0 at most', () => {
  const unit = join(ROOT, 'deploy', 'casebook.service');
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
  const level = /Overall exposure level for casebook\.service: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(level)).toBeLessThanOrEqual(3);
});
