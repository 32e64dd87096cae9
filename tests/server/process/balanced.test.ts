import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@casebook/embedded-postgres';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../server/platform/database/connect';
import type { Database } from '../../../server/platform/database/schema';
import {
  bearerOf,
  runProgram,
  ALL_RIGHT,
  startCasebook,
  verify,
  type CasebookProcess,
} from '../../support/casebookProcess';
import {
  freePort,
  missingFrontends,
  poolsStatements,
  startNginx,
  startPgBouncer,
  type Frontend,
} from '../../support/frontends';
import { isLong } from '../../support/long';

const missing = isLong ? missingFrontends() : 'runs in npm run test:long';
// oxlint-disable-next-line no-console -- says why nothing is tried
if (isLong && missing) console.log(`nginx and PgBouncer are not tried, ${missing}`);

/** The load: requests per second, and for how many seconds. */
const RATE = 40;
const SECONDS = 25;

describe.skipIf(missing)('three processes behind nginx, on one database behind PgBouncer', () => {
  const base = mkdtempSync(join(tmpdir(), 'casebook-balanced-'));
  chmodSync(base, 0o755); // because PostgreSQL runs as another account if the tests run as root
  let postgres: EmbeddedPostgres;
  /** A connection that bypasses PgBouncer. */
  let admin: Kysely<Database>;
  let pooler: Frontend;
  let nginx: Frontend & { ca: string };
  let environment: Record<string, string>;
  let headers: Record<string, string>;
  const ports: number[] = [];
  const processes: CasebookProcess[] = [];
  const start = (place: number) => startCasebook({ ...environment, PORT: String(ports[place]) });

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: join(base, 'data') });
    const maker = connect(postgres.connection, { max: 1 });
    await sql`create database casebook`.execute(maker);
    await maker.destroy();
    admin = connect({ ...postgres.connection, database: 'casebook' }, { max: 1 });
    const cluster = join(base, 'data', 'postgres');
    pooler = await startPgBouncer(join(base, 'pgbouncer'), {
      ...postgres.connection,
      database: 'casebook',
      cluster,
    });
    environment = {
      DATABASE_URL: `postgresql://casebook@127.0.0.1:${pooler.port}/casebook`,
      STATE_DIR: join(base, 'state'),
      BACKUP_DIR: join(base, 'backups'),
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'token-of-monitoring',
    };
    for (let place = 0; place < 3; place++) ports.push(await freePort());
    processes.push(...(await Promise.all([start(0), start(1), start(2)])));
    const printed = processes.map((each) => each.output()).join();
    const password = /password (\S+)/.exec(printed)![1]!;
    headers = await bearerOf(processes[0]!.origin, 'admin', password);
    nginx = await startNginx(base, ports);
  }, 300_000);
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await pooler?.stop();
    await admin?.destroy();
    await postgres?.stop();
    rmSync(base, { recursive: true, force: true });
  });

  const agent = new Agent({ keepAlive: true });
  interface Answer {
    status: number | string;
    text: string;
  }
  const send = (method: string, path: string, body?: object, key?: string) =>
    new Promise<Answer>((resolve) => {
      const more = { ...headers, ...(key && { 'idempotency-key': key }) };
      const options = {
        host: '127.0.0.1',
        port: nginx.port,
        ca: nginx.ca,
        agent,
        method,
        path,
        headers: more,
      };
      const sent = request(options, (response) => {
        let text = '';
        response.on('data', (data) => (text += String(data)));
        response.on('end', () => resolve({ status: response.statusCode!, text }));
        response.on('error', (error) => resolve({ status: error.message, text }));
      });
      sent.on('error', (error) => resolve({ status: error.message, text: '' }));
      sent.end(body && JSON.stringify(body));
    });
  const read = async (path: string) => JSON.parse((await send('GET', path)).text) as unknown;

  it('three processes behind nginx answer every request while one is killed and another restarted', async () => {
    const [workPlace] = (await read('/api/case/workplace')) as object[];
    const failures: string[] = [];
    const created: string[] = [];
    const act = async (nr: number) => {
      const nothiNumber = `B-${nr}`;
      const isCreate = nr % 3 === 0;
      const { status, text } = isCreate
        ? await send('POST', '/api/case/case-fillings', { nothiNumber, workPlace }, randomUUID())
        : await send('GET', `/api/case/case-fillings-page?size=20&page=${nr % 4}&searchKey=${nr % 7}`);
      if (status !== 200) failures.push(`${isCreate ? 'POST' : 'GET'} ${status} ${text.slice(0, 200)}`);
      else if (isCreate) created.push(nothiNumber);
    };
    const actions: Promise<void>[] = [];
    const begun = performance.now();
    const acting = (async () => {
      for (let nr = 0; nr < RATE * SECONDS; nr++) {
        await pause(begun + (nr * 1000) / RATE - performance.now());
        actions.push(act(nr));
      }
    })();
    await pause(4000);
    // the lock makes writes wait, so that some are under way in the process that is killed
    await admin.transaction().execute(async (trx) => {
      await sql`lock table case_filing in exclusive mode`.execute(trx);
      await pause(1500);
      await processes[0]!.end('SIGKILL');
    });
    await pause(2000);
    processes[0] = await start(0);
    await pause(2000);
    const ended = processes[1]!.end('SIGTERM');
    expect(await ended).toBe(0);
    processes[1] = await start(1);
    await acting;
    await Promise.all(actions);

    expect(failures).toEqual([]);
    expect(created.length).toBe(Math.ceil((RATE * SECONDS) / 3));
    const page = (await read('/api/case/case-fillings-page?size=100000')) as {
      content: { nothiNumber: string }[];
    };
    const stored = page.content.map(({ nothiNumber }) => nothiNumber);
    expect(stored.toSorted()).toEqual(created.toSorted()); // each filing is stored once
  }, 300_000);

  it('three processes on one database make a requested backup only once', async () => {
    expect(await send('POST', '/api/casebook/backups', {}, randomUUID())).toMatchObject({ status: 200 });
    const states = async () =>
      ((await read('/api/casebook/backups')) as { state: string }[]).map(({ state }) => state);
    await expect.poll(states, { timeout: 60_000, interval: 500 }).toEqual(['OK']);
    expect(readdirSync(environment.BACKUP_DIR!)).toHaveLength(1);
    expect(await read('/api/casebook/events?filter={"kind":"BACKUP"}')).toHaveLength(1);
  });

  it('figures, proceedings and history stay consistent when processes behind nginx are killed', async () => {
    expect(await verify(environment)).toBe(ALL_RIGHT);
  });

  it.runIf(!missing && poolsStatements())(
    'the doctor reports that PgBouncer’s connections have the settings that Casebook needs',
    async () => {
      const { output } = await runProgram('doctor', environment);
      expect(output).toContain('good    Pooler: its connections have the settings that Casebook needs.\n');
    },
  );

  it('nginx serves a process’s metrics only at /metrics/PORT with the token', async () => {
    expect((await send('GET', '/metrics')).status).toBe(404);
    expect((await send('GET', `/metrics/${ports[0]}`)).status).toBe(404);
    headers = { authorization: `Bearer ${environment.METRICS_TOKEN}` };
    const { status, text } = await send('GET', `/metrics/${ports[0]}`);
    expect(status).toBe(200);
    expect(text).toMatch(/^casebook_sessions \d+$/m);
  });
});
