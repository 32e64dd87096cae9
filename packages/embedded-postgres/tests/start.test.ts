import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PassThrough } from 'node:stream';
import { startEmbeddedPostgres } from '../src';
import { isRoot, answer, query, started, temporaryDirectory } from './support/started';
import { forwardLines } from '../src/supervisor';
import { createCheckout } from './support/checkout';
import { runProgram, untilGone } from './support/runProgram';

const dataDir = path.join(temporaryDirectory(afterAll), 'data');

beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir })).stop();
});

describe('the embedded PostgreSQL', () => {
  it.runIf(isRoot)('PostgreSQL runs as an unprivileged account when root starts it', async () => {
    const server = await started({ dataDir });
    expect(await answer(server)).toBe(42);
    expect(statSync(path.join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  it('PostgreSQL keeps its data between starts and flushes every commit to disk', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.connection, "create table entry as select 'kept' as note");
    await first.stop();
    const second = await started({ dataDir });
    expect(await query(second.connection, 'select note from entry')).toEqual([{ note: 'kept' }]);
    expect(await settingsOf(second.connection)).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
    });
  });

  it('PostgreSQL recognises Bengali letters, and letter case beyond ASCII', async () => {
    const { connection } = await started({ dataDir });
    await query(connection, 'create extension pg_trgm');
    const [row] = await query(
      connection,
      "select cardinality(show_trgm('মামলা')) as trigrams, upper('é') as upper, 'É' ilike 'é' as same",
    );
    expect(row).toEqual({ trigrams: 6, upper: 'É', same: true });
  });

  it('PostgreSQL takes settings that override the defaults, and its log is passed on', async () => {
    const lines: string[] = [];
    const { connection } = await started({
      dataDir,
      settings: { work_mem: '5MB' },
      log: (line) => lines.push(line),
    });
    expect(await query(connection, 'show work_mem')).toEqual([{ work_mem: '5MB' }]);
    expect(lines).toContain('LOG:  database system is ready to accept connections');
  });

  it('a failed start says in plain words why PostgreSQL did not start', async () => {
    const refusal = startEmbeddedPostgres({
      dataDir,
      settings: { work_mem: 'plenty' },
    });
    await expect(refusal).rejects.toMatchObject({
      problem: 'did-not-start',
      message: expect.stringContaining('invalid value for parameter "work_mem": "plenty"'),
    });
  });

  it('PostgreSQL is reached through a socket that only its owner can use', async () => {
    const { connection } = await started({ dataDir });
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(connection.host, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
  });
});

async function settingsOf(connection: Parameters<typeof query>[0]) {
  const rows = await query<{ name: string; setting: string }>(
    connection,
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`,
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

describe("PostgreSQL's log", () => {
  it("PostgreSQL's log arrives in whole lines, even if a Bengali letter is split between two chunks", async () => {
    const text = Buffer.from('LOG:  প্রথম\nLOG:  second\n');
    expect(await linesOf([text.subarray(0, 8), text.subarray(8)])).toEqual(['LOG:  প্রথম', 'LOG:  second']);
  });

  it("an endless line of PostgreSQL's log is cut, so that it cannot exhaust memory", async () => {
    const endless = Array.from({ length: 100 }, () => Buffer.alloc(1_000, 'x'));
    const lines = await linesOf(endless);
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(8_000);
  });
});

async function linesOf(pieces: Buffer[]): Promise<string[]> {
  const lines: string[] = [];
  const stream = new PassThrough();
  forwardLines(stream, (line) => lines.push(line));
  for (const piece of pieces) stream.write(piece);
  stream.end();
  await new Promise((resolve) => stream.on('end', resolve));
  return lines;
}

const windowsDir = temporaryDirectory(afterAll);

describe('the Windows mode of running PostgreSQL, tested on this system', () => {
  it('PostgreSQL in Windows mode listens only on this computer, and requires the password @long', async () => {
    const server = await started({ dataDir: windowsDir, host: 'windows' });
    const { connection } = server;
    expect(connection.host).toBe('127.0.0.1');
    expect(await answer(server)).toBe(42);
    await expect(answer({ connection: { ...connection, password: 'guessed' } })).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('PostgreSQL in Windows mode stops when the program is killed, and can be started again @long', async () => {
    const { program } = await createCheckout(temporaryDirectory(), 'linked');
    const run = runProgram(program, { dataDir: windowsDir, host: 'windows' });
    const { postmasterPid } = await run.next('ready');
    await run.end('SIGKILL');
    const again = runProgram(program, { dataDir: windowsDir, host: 'windows' });
    expect(await answer(await again.next('ready'))).toBe(42);
    await untilGone(postmasterPid);
    await again.end('SIGTERM');
  });
});
