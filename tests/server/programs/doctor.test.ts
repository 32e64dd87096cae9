import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import {
  nodeFinding,
  certificateFinding,
  oidcFindings,
  settingFindings,
} from '../../../server/programs/doctor/settings';
import { TRIED_POSTGRESQL, versionFindings } from '../../../server/programs/doctor/database';
import { ownIdentity } from '../../../server/platform/identity/storedIdentity';
import { certificates } from '../../support/certificates';
import { createDataDirectory, runProgram, startCasebook } from '../../support/casebookProcess';
import { createTestDatabase } from '../../support/database';
import { createRegister } from '../identity/registers';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const data = createDataDirectory();
const backups = mkdtempSync(join(tmpdir(), 'casebook-backups-'));
/** Stands in for a mail server that hangs up, and for another program that uses the port. */
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

/** Runs the doctor. @returns what `npm run doctor` prints, a line for each finding: `good    Node.js: …`. */
async function doctor(environment: Record<string, string>) {
  const settings = { DATA_DIR: data.path, BACKUP_DIR: backups, PORT: '0', ...environment };
  const { code, output } = await runProgram('doctor', settings);
  return { code, lines: output.trim().split('\n') };
}

it('the doctor examines a machine without a register, and creates nothing', async () => {
  const { code, lines } = await doctor({});
  expect(code).toBe(0);
  expect(lines).toContain(`good    Database: none in ${data.path} yet: the first start makes one.`);
  expect(lines).toContain('look    Mail: SMTP_URL is not set: codes are not sent by mail.');
  expect(readdirSync(data.path)).toEqual([]);
});

it('the doctor examines a running Casebook @long', async () => {
  const register = await createRegister('ours');
  const casebook = await startCasebook({ ...register.environment, BACKUP_DIR: backups });
  try {
    const { code, lines } = await doctor({
      ...register.environment,
      PORT: new URL(casebook.origin).port,
      PUBLIC_URL: casebook.origin,
    });
    expect(lines).toContain(`good    Address: Casebook answers at ${casebook.origin}.`);
    expect(lines).toContain(`good    Port: Casebook answers on ${new URL(casebook.origin).port}.`);
    expect(lines.filter((line) => line.includes('Database:'))).toEqual([
      'good    Database: PostgreSQL 18.4, schema of this version',
    ]);
    expect(lines).toContain(
      'look    Backups: they lie on the disk of the data. Set BACKUP_DIR to another one.',
    );
    expect(lines).toContain('good    Papers: 0, 0 GB, not scanned for viruses');
    expect(
      lines.filter((line) => line.includes(`Papers folder: ${register.environment.DATA_DIR}-papers: `)),
    ).toHaveLength(1);
    expect(lines).toContain(
      'look    Administrators: only one is enabled. Give a second person the role, for when the first is away.',
    );
    expect(code).toBe(0);
  } finally {
    await casebook.end('SIGTERM');
    register.remove();
  }
});

it('the doctor names a PostgreSQL that was never tried, be it a new minor version', () => {
  const found = ['15.20 (Debian 15.20-0+deb12u1)', '15.21 (Debian 15.21-0+deb12u1)', '19beta1'].map(
    (version) => versionFindings(version).map(({ outcome, text }) => `${outcome}: ${text}`),
  );
  const advice =
    'was never tried with this Casebook (tried: 15.18, 15.20, 16.14, 17.12, 18.4, 18.6). Try it on a restored backup first.';
  expect(found).toEqual([
    [],
    [`warning: PostgreSQL 15.21 (Debian 15.21-0+deb12u1) ${advice}`],
    [`warning: PostgreSQL 19beta1 ${advice}`],
  ]);
});

it('the doctor says whether backups are on an external database’s disk, or that it cannot know @long', async () => {
  const database = await createTestDatabase();
  await ownIdentity(database.db);
  const backupsOf = async (url: string) => {
    const { lines } = await doctor({ DATABASE_URL: url, STATE_DIR: data.path });
    return lines.filter((line) => line.includes('Backups:'));
  };
  expect(await backupsOf(database.url)).toEqual([
    'look    Backups: they lie on the disk of the data. Set BACKUP_DIR to another one.',
  ]);
  expect(await backupsOf(`${database.url}&options=-c%20role%3Dpg_read_all_data`)).toEqual([
    'look    Backups: whether they lie on the disk of the database only an account with the role pg_read_all_settings can tell. See to it yourself.',
  ]);
  await database.drop();
});

it('the doctor reports a missing register, and a backup folder inside the data directory', async () => {
  const register = { id: randomUUID(), since: '2026-01-01T00:00:00.000Z', where: '/mnt/data' };
  writeFileSync(join(backups, 'register.json'), JSON.stringify(register));
  const inside = join(data.path, 'lost', 'backups');
  const { code, lines } = await doctor({
    DATA_DIR: join(data.path, 'lost'),
    STATE_DIR: backups,
    BACKUP_DIR: inside,
  });
  expect(code).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^WRONG {3}Database: The data of the register are missing: there are none in/),
  );
  expect(lines).toContain(
    `WRONG   BACKUP_DIR: ${inside} lies within the data (${join(data.path, 'lost')}) and is lost with them. Choose another folder.`,
  );
});

it('the doctor examines a Casebook that serves only the UI of another server', async () => {
  const { code, lines } = await doctor({ API_ORIGIN: `http://127.0.0.1:${port}` });
  expect(lines.map((line) => line.slice(0, 18))).toEqual([
    expect.stringContaining('Node.js'),
    'good    Port: 0 is',
    'WRONG   API: the s',
  ]);
  expect(code).toBe(1);
});

it('the doctor says for each fault what is wrong and what to do', async () => {
  const aFile = join(backups, 'a file');
  writeFileSync(aFile, '');
  const { code, lines } = await doctor({
    PORT: String(port),
    BACKUP_DIR: join(aFile, 'backups'),
    SMTP_URL: `smtp://name:secret@127.0.0.1:${port}`,
    OTP_WEBHOOK_URL: `http://127.0.0.1:${port}/sms`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `postgresql://name:secret@127.0.0.1:${port}/casebook`,
  });
  expect(code).toBe(1);
  const wrong = lines.filter((line) => line.startsWith('WRONG')).map((line) => line.slice(8));
  expect(wrong).toEqual([
    `Port: Another program uses ${port}. Stop it, or set PORT.`,
    `Backup folder: ${aFile} is a file. Choose another folder.`,
    expect.stringMatching(/^Database: the one of DATABASE_URL cannot be used/),
    expect.stringMatching(
      /^Mail: the server of SMTP_URL does not: .*\. Check address, account and password\.$/,
    ),
    expect.stringMatching(/^SMS: the gateway of OTP_WEBHOOK_URL does not answer/),
  ]);
  expect(lines).toContain(
    `look    Address: Casebook does not answer this machine at http://127.0.0.1:${port}. Links in e-mails lead there: check PUBLIC_URL.`,
  );
  expect(lines.join()).not.toContain('secret');
});

it('the doctor calls a program on its port that answers in words another one', async () => {
  const talking = createHttpServer((_, response) => response.end('Filling the register…')).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void talking.close());
  await once(talking, 'listening');
  const { port: taken } = talking.address() as AddressInfo;
  const { lines } = await doctor({ PORT: String(taken) });
  expect(lines).toContain(`WRONG   Port: Another program uses ${taken}. Stop it, or set PORT.`);
});

it('the doctor names invalid settings', async () => {
  const { code, lines } = await doctor({ BACKUP_KEEP: 'all' });
  expect([code, ...lines]).toEqual([
    2,
    'These settings are not valid:',
    '  BACKUP_KEEP: must be three numbers, like 7,4,12',
  ]);
});

it.each([
  [{ NEW_REGISTER: 'yes' }, 'NEW_REGISTER=yes is for one start.'],
  [{ DEMO_ON_NETWORK: 'yes' }, 'DEMO_ON_NETWORK=yes lets anybody in'],
  [{ HOST: '0.0.0.0', OAUTH_CLIENT_SECRET: 'x' }, 'HOST=0.0.0.0 without TLS'],
  [{ TRUST_PROXY: 'true', OAUTH_CLIENT_SECRET: 'x' }, 'TRUST_PROXY=true believes any address'],
  [{ TRUST_PROXY: '1' }, 'OAUTH_CLIENT_SECRET is the published one.'],
  [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://casebook.example' }, 'MAIL_FROM is not set'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'casebook@customs.example' }, 'PUBLIC_URL is not set'],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1', OAUTH_CLIENT_SECRET: 'x' }, null],
])('the doctor warns of unsafe or incomplete combinations of settings: %o', (environment, text) => {
  const texts = settingFindings(readConfig(environment)).map((finding) => finding.text);
  expect(texts).toEqual(text === null ? [] : [expect.stringContaining(text)]);
});

it('the doctor reports a certificate that expires soon or does not fit its key', () => {
  const { own, other } = certificates; // valid until 2 November 2126
  const outcome = (day: string) =>
    certificateFinding({ tls: own }, new Date(day)).map((finding) => finding.outcome);
  expect([outcome('2126-10-01'), outcome('2126-10-05'), outcome('2126-11-03')]).toEqual([
    ['good'],
    ['warning'],
    ['bad'],
  ]);
  expect(certificateFinding({ tls: { ...own, key: other.key } })).toMatchObject([
    { outcome: 'bad', text: expect.stringContaining('not that of TLS_CERT') as string },
  ]);
  expect(certificateFinding({ tls: { ...own, cert: Buffer.from('x') } })).toMatchObject([{ outcome: 'bad' }]);
});

it.each([
  ['18.19.0', 'bad'],
  ['20.19.9', 'bad'],
  ['20.20.0', 'warning'],
  ['22.0.0', 'good'],
  ['24.1.0', 'good'],
])('the doctor rates Node.js %s as %s', (version, outcome) => {
  expect(nodeFinding(version).outcome).toBe(outcome);
});

const DEPLOY = join(ROOT, 'deploy');
const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!systemd).each(['casebook.service', 'casebook@.service'])(
  'the systemd unit of Casebook is valid under the name %s',
  (name) => {
    const unit = join(backups, name.replace('@', '@8081'));
    copyFileSync(join(DEPLOY, 'casebook.service'), join(backups, name));
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    // without faults about the executable, because Node.js may be elsewhere on this machine
    const faults = stderr
      .split('\n')
      .filter((line) => line.includes('casebook') && !line.includes('executable'));
    expect(faults).toEqual([]);
  },
);

it.skipIf(!systemd)('the systemd unit of Casebook has an exposure level of at most 3.0', () => {
  const unit = join(DEPLOY, 'casebook.service');
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
  const level = /Overall exposure level for casebook\.service: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(level)).toBeLessThanOrEqual(3);
});

it('the systemd unit of Casebook lets a backup lower its priority', () => {
  const lines = readFileSync(join(DEPLOY, 'casebook.service'), 'utf8').split('\n');
  // systemd applies the lines in order, so the last one allows again what the second denies
  expect(lines.filter((line) => line.startsWith('SystemCallFilter='))).toEqual([
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @resources',
    'SystemCallFilter=setpriority',
  ]);
});

it('the installed command casebook lists its subcommands when given an unknown one', () => {
  const { status, stderr } = spawnSync('sh', [join(DEPLOY, 'casebook'), 'frobnicate'], { encoding: 'utf8' });
  expect([status, stderr.split(' |')[0]]).toEqual([2, 'Usage: casebook start']);
});

it('docs/operations.md names the versions of PostgreSQL that were tried', () => {
  expect(readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')).toContain(
    `(tried: ${TRIED_POSTGRESQL.join(', ')};`,
  );
});

it('every setting in deploy/casebook.env is documented in docs/operations.md', () => {
  const lines = readFileSync(join(DEPLOY, 'casebook.env'), 'utf8').split('\n');
  const names = lines.flatMap((line) => /^(?:# )?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names).toContain('BACKUP_DIR');
  const documented = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  expect(names.filter((name) => name !== 'NODE_ENV' && !documented.includes(`\`${name}\``))).toEqual([]);
});

it('the doctor says whether the provider of OIDC_ISSUER answers, and whether it is that one', async () => {
  const provider = createHttpServer(({ url, headers }, response) => {
    const issuer = {
      '/.well-known/openid-configuration': `http://${headers.host}/`,
      '/tenant/.well-known/openid-configuration': 'https://id.customs.example/tenant',
    }[url!];
    response.writeHead(issuer ? 200 : 404).end(issuer ? JSON.stringify({ issuer }) : 'not here');
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  onTestFinished(() => void provider.close());
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const found = async (issuer: string) => {
    const client = {
      OIDC_CLIENT_ID: 'casebook',
      OIDC_CLIENT_SECRET: 'secret',
      PUBLIC_URL: 'https://c.example',
    };
    const [finding] = await oidcFindings(readConfig({ OIDC_ISSUER: issuer, ...client }));
    return `${finding!.outcome}: ${finding!.text}`.replaceAll(origin, 'http://provider');
  };
  expect(await found(`${origin}/tenant/`)).toBe(
    'bad: the provider of OIDC_ISSUER calls itself https://id.customs.example/tenant. Set OIDC_ISSUER to exactly that.',
  );
  expect(await found(origin)).toBe('good: the provider of OIDC_ISSUER answers.');
  expect(await found(`${origin}/staff`)).toBe(
    'bad: no provider is at OIDC_ISSUER: http://provider/staff/.well-known/openid-configuration answers 404 without its settings. Correct the address.',
  );
  expect(await found(`http://127.0.0.1:${port}`)).toBe(
    'bad: the provider of OIDC_ISSUER does not answer: UND_ERR_SOCKET. Check the address and the network.',
  );
  expect(await oidcFindings(readConfig({}))).toEqual([]);
});
