import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@casebook/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import type { Database } from '../../../server/platform/database/schema';
import { bearerOf, startCasebook, type CasebookProcess } from '../../support/casebookProcess';

const POLL = { timeout: 120_000, interval: 200 };

// only on Linux, because the program of the running PostgreSQL is found in /proc
describe.runIf(process.platform === 'linux')('a streaming replica @long', () => {
  const base = mkdtempSync(join(tmpdir(), 'casebook-replica-'));
  chmodSync(base, 0o755); // because PostgreSQL runs as another account if the tests run as root
  const dataDir = join(base, 'primary');
  const standbyDir = join(base, 'standby');
  const socket = join(base, 'socket');
  let primary: EmbeddedPostgres;
  let postgres: string;
  let owner: { uid: number; gid: number };
  let standby: ChildProcess;
  let replica: Kysely<Database>;
  let casebook: CasebookProcess;
  let headers: Record<string, string>;

  const startStandby = () => {
    standby = spawn(
      postgres,
      ['-D', standbyDir, '-c', `unix_socket_directories=${socket}`, '-c', 'listen_addresses='],
      { ...owner, stdio: 'ignore', cwd: '/' },
    );
  };

  beforeAll(async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const admin = connect(first.connection, { max: 1 });
    await sql`create database casebook`.execute(admin);
    await admin.destroy();
    await first.stop();
    const cluster = join(dataDir, 'postgres');
    execFileSync('cp', ['-a', cluster, standbyDir]);
    primary = await startEmbeddedPostgres({ dataDir });
    postgres = readlinkSync(`/proc/${primary.postmasterPid}/exe`);
    const { uid, gid } = statSync(cluster);
    owner = { uid, gid };
    mkdirSync(socket, { mode: 0o700 });
    chownSync(socket, uid, gid);
    const { host, port, user } = primary.connection;
    const settings = join(standbyDir, 'postgresql.auto.conf');
    writeFileSync(settings, `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`);
    writeFileSync(join(standbyDir, 'standby.signal'), '');
    for (const file of [settings, join(standbyDir, 'standby.signal')]) chownSync(file, uid, gid);
    startStandby();
    replica = connect({ host: socket, user: 'postgres', database: 'casebook' }, { max: 1 });
    casebook = await startCasebook({
      DATABASE_URL: `postgresql://postgres@/casebook?host=${host}&port=${port}`,
      DATABASE_REPLICA_URL: `postgresql://postgres@/casebook?host=${socket}`,
      STATE_DIR: join(base, 'state'),
      BACKUP_DIR: join(base, 'backups'),
    });
    headers = await bearerOf(casebook.origin, 'admin', /password (\S+)/.exec(casebook.output())![1]!);
  });
  afterAll(async () => {
    await casebook?.end('SIGTERM');
    await replica?.destroy();
    standby?.kill('SIGINT');
    await primary?.stop();
    rmSync(base, { recursive: true, force: true });
  });

  const timesSaid = (text: string) => casebook.output().split(text).length - 1;
  const USED = 'lists are read from the replica';
  const LEFT = 'the replica lags or is away; lists are read from the primary';

  /** How often the table of filings was scanned on the replica. */
  async function timesRead(): Promise<number> {
    const { rows } = await sql<{ times: number }>`
      select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as times from pg_stat_user_tables
      where relname = 'case_filing'
    `.execute(replica);
    return rows[0]!.times;
  }
  /** Signals the replica's postmaster and all of its processes. @returns their ids */
  function signalAll(signal: NodeJS.Signals): number[] {
    const { pid } = standby;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    const pids = [pid!, ...children];
    for (const each of pids) process.kill(each, signal);
    return pids;
  }

  const answerOfList = async () => {
    const url = `${casebook.origin}/api/case/case-fillings-page?size=1`;
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.status;
  };
  const list = async () => {
    const answer = await fetch(`${casebook.origin}/api/case/case-fillings-page?size=100`, { headers });
    const { content } = (await answer.json()) as { content: { nothiNumber: string }[] };
    return content.map(({ nothiNumber }) => nothiNumber);
  };
  const write = async (nothiNumber: string) => {
    const [workPlace] = (await (
      await fetch(`${casebook.origin}/api/case/workplace`, { headers })
    ).json()) as object[];
    const body = JSON.stringify({ nothiNumber, workPlace });
    const answer = await fetch(`${casebook.origin}/api/case/case-fillings`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  };

  it('a replica that has caught up answers lists, but not for a browser that has just written', async () => {
    await expect.poll(() => timesSaid(USED), POLL).toBe(1);
    const [cookie] = await write('F-1');
    const answer = await fetch(`${casebook.origin}/api/case/case-fillings-page?size=100`, {
      headers: { ...headers, cookie: cookie! },
    });
    expect(((await answer.json()) as { content: unknown[] }).content).toHaveLength(1);
    expect(await timesRead()).toBe(0);
    await expect.poll(list, POLL).toEqual(['F-1']);
    await expect.poll(timesRead, POLL).toBeGreaterThan(0); // PostgreSQL counts with a delay
  });

  it('a replica is not used while its replay is paused, and used again once it has caught up', async () => {
    await sql`select pg_wal_replay_pause()`.execute(replica);
    await write('F-2');
    await expect.poll(() => timesSaid(LEFT), POLL).toBe(1);
    expect(await list()).toHaveLength(2);
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await expect.poll(() => timesSaid(USED), POLL).toBe(2);
    expect(await list()).toHaveLength(2);
  });

  it('a replica that hangs with open connections is abandoned within seconds, and used again later', async () => {
    await list();
    const hung = signalAll('SIGSTOP');
    const asked = Date.now();
    // reads that have already reached the replica may fail instead of waiting for it
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerOfList()));
    expect(Date.now() - asked).toBeLessThan(6000);
    for (const status of answers) expect([200, 503]).toContain(status);
    await expect.poll(() => timesSaid(LEFT), POLL).toBe(2);
    expect(await answerOfList()).toBe(200);
    expect(await list()).toHaveLength(2);
    for (const pid of hung) process.kill(pid, 'SIGCONT');
    await expect.poll(() => timesSaid(USED), POLL).toBe(3);
    expect(await list()).toHaveLength(2);
  });

  it('a replica is not used after it has stopped, and used again once it is back', async () => {
    await replica.destroy();
    standby.kill('SIGQUIT');
    await once(standby, 'exit');
    expect(await list()).toHaveLength(2);
    await expect.poll(() => timesSaid(LEFT), POLL).toBe(3);
    startStandby();
    await expect.poll(() => timesSaid(USED), POLL).toBe(4);
    replica = connect({ host: socket, user: 'postgres', database: 'casebook' }, { max: 1 });
    expect(await list()).toHaveLength(2);
  });

  it('a replica stays in use while writes take every connection of the primary', async () => {
    const { host, port, user } = primary.connection;
    const holder = connect({ host, port, user, database: 'casebook' }, { max: 1 });
    const writes: Promise<unknown>[] = [];
    await holder.transaction().execute(async (trx) => {
      await sql`lock table case_filing in exclusive mode`.execute(trx);
      for (let nr = 1; nr <= 25; nr++) writes.push(write(`R-${nr}`).catch(() => 'refused'));
      await pause(3900); // writes that get no connection are refused after four seconds
    });
    await Promise.all(writes);
    await holder.destroy();
    expect(timesSaid(LEFT)).toBe(3);
  });
});
