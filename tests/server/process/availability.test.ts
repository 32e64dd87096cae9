import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_RIGHT,
  bearerOf,
  startCasebook,
  verify,
  type CasebookProcess,
} from '../../support/casebookProcess';
import { isLong } from '../../support/long';
import {
  missingCluster,
  startCluster,
  untilWhole,
  type Cluster,
  type ClusterNode,
} from '../../support/patroniCluster';

const missing = isLong ? missingCluster() : 'runs in npm run test:long';
// oxlint-disable-next-line no-console -- says why nothing is tried
if (isLong && missing) console.log(`Patroni is not tried, ${missing}`);

const ROUNDS = Number(process.env.FAILOVER_ROUNDS ?? 20);
const WRITERS = 50;
const SUPERUSER = { user: 'postgres', password: 'SUPERUSER-PASSWORD' };
/** Seconds until writes are acknowledged again once a machine is lost. */
const WRITING_AGAIN = 30;

describe.skipIf(missing)('two processes on three database machines with Patroni', () => {
  const base = mkdtempSync(join(tmpdir(), 'casebook-availability-'));
  chmodSync(base, 0o755);
  let cluster: Cluster;
  let environment: Record<string, string>;
  let processes: CasebookProcess[] = [];
  let password: string;
  let headers: Record<string, string>;
  let workPlace: object;
  const acknowledged: string[] = [];
  let count = 0;

  beforeAll(async () => {
    cluster = await startCluster(base);
    await untilWhole(cluster);
    await asSuperuser(
      'postgres',
      `create role casebook login password 'secret'`,
      'create database casebook owner casebook',
    );
    const at = (port: number) => `postgresql://casebook:secret@127.0.0.1:${port}/casebook`;
    environment = {
      DATABASE_URL: at(cluster.ports.primary),
      DATABASE_REPLICA_URL: at(cluster.ports.replica),
      STATE_DIR: join(base, 'state'),
      BACKUP_DIR: join(base, 'backups'),
      LOG_LEVEL: 'silent',
    };
    processes = [await startCasebook(environment), await startCasebook(environment)];
    password = /password (\S+)/.exec(processes.map((each) => each.output()).join())![1]!;
    headers = await bearerOf(processes[0]!.origin, 'admin', password);
    const sections = await fetch(`${processes[0]!.origin}/api/case/workplace`, { headers });
    [workPlace] = (await sections.json()) as [object];
  }, 300_000);
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end('SIGTERM')));
    await cluster?.stop();
    rmSync(base, { recursive: true, force: true });
  });

  async function asSuperuser(database: string, ...statements: string[]) {
    const client = new Client({ host: '127.0.0.1', port: cluster.ports.primary, database, ...SUPERUSER });
    await client.connect();
    const results = [];
    for (const statement of statements) results.push(await client.query<Record<string, string>>(statement));
    await client.end();
    return results.at(-1)!.rows;
  }

  /** Registers one filing; whether that was acknowledged. */
  async function write(nr: number): Promise<boolean> {
    const nothiNumber = `HA-${nr}/2026`;
    try {
      const answer = await fetch(`${processes[nr % 2]!.origin}/api/case/case-fillings`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ nothiNumber, workPlace }),
        signal: AbortSignal.timeout(60_000),
      });
      await answer.text();
      if (answer.ok) acknowledged.push(nothiNumber);
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Writes until it is stopped. */
  async function startWriting() {
    let isStopped = false;
    headers = await bearerOf(processes[0]!.origin, 'admin', password); // a session is shorter than all rounds
    const writer = async () => {
      while (!isStopped) if (!(await write(count++))) await pause(200);
    };
    const done = Promise.all(Array.from({ length: WRITERS }, writer));
    return async () => {
      isStopped = true;
      await done;
    };
  }

  /** How many seconds pass until a write that begins from now on is acknowledged. */
  async function secondsUntilWriting(): Promise<number> {
    const begun = performance.now();
    while (!(await write(count++))) await pause(100);
    return (performance.now() - begun) / 1000;
  }

  async function expectNothingLost() {
    const stored = await asSuperuser('casebook', 'select nothi_number as nothi from case_filing');
    const kept = new Set(stored.map(({ nothi }) => nothi));
    expect(acknowledged.filter((nothi) => !kept.has(nothi))).toEqual([]);
    expect(kept.size).toBe(stored.length);
    expect(acknowledged.length).toBeGreaterThan(100);
  }

  const primaryOf = async (): Promise<ClusterNode> => {
    await expect.poll(() => cluster.primary(), { timeout: 60_000, interval: 500 }).toBeDefined();
    return (await cluster.primary())!;
  };

  it(
    `${ROUNDS} losses of the primary under ${WRITERS} writers lose no acknowledged write, and writing goes on within ${WRITING_AGAIN} s`,
    async () => {
      const waits: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const stop = await startWriting();
        await pause(2000);
        const lost = await primaryOf();
        await lost.killDatabase();
        waits.push(await secondsUntilWriting());
        await stop();
        lost.startDatabase();
        await untilWhole(cluster);
      }
      // oxlint-disable-next-line no-console -- what the round measured
      console.log(`writing again after ${waits.map((wait) => wait.toFixed(1)).join(', ')} s`);
      expect(waits.filter((wait) => wait > WRITING_AGAIN)).toEqual([]);
      await expectNothingLost();
    },
    ROUNDS * 240_000,
  );

  it(
    `${ROUNDS} losses of etcd’s leader under ${WRITERS} writers lose no acknowledged write, and writing goes on`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const stop = await startWriting();
        await pause(1000);
        const leaders = await Promise.all(cluster.nodes.map((node) => node.isEtcdLeader()));
        const lost = cluster.nodes[leaders.indexOf(true)]!;
        await lost.killEtcd();
        await pause(3000);
        expect(await secondsUntilWriting()).toBeLessThanOrEqual(WRITING_AGAIN);
        await stop();
        lost.startEtcd();
        await untilWhole(cluster);
      }
      await expectNothingLost();
    },
    ROUNDS * 120_000,
  );

  it('while the network between machines is cut, no two primaries both acknowledge', async () => {
    await asSuperuser('casebook', 'create table probe (nr int primary key)');
    const primary = await primaryOf();
    const [one, other] = cluster.nodes.filter((node) => node !== primary) as [ClusterNode, ClusterNode];
    for (const cuts of [[one], [other], [one, other]]) {
      const stop = await startWriting();
      const probes = cluster.nodes.map((node) => startProbing(node));
      await pause(2000);
      const from = await primaryOf();
      const heal = cuts.map((node) => cluster.cut(from, node === from ? primary : node));
      await pause(40_000);
      for (const mend of heal) mend();
      await stop();
      await untilWhole(cluster);
      const acks = (await Promise.all(probes.map((end) => end()))).flat();
      const rows = await asSuperuser('casebook', 'select nr from probe');
      const kept = new Set(rows.map(({ nr }) => Number(nr)));
      expect(acks.length).toBeGreaterThan(10);
      expect(acks.filter((nr) => !kept.has(nr))).toEqual([]);
    }
    await expectNothingLost();
  }, 600_000);

  let probe = 0;

  /** Writes to one machine past HAProxy, whatever it is at the moment; ends with the rows that it acknowledged. */
  function startProbing({ address: host }: ClusterNode) {
    let isStopped = false;
    const acks: number[] = [];
    const done = (async () => {
      while (!isStopped) {
        const client = new Client({
          host,
          port: 5432,
          database: 'casebook',
          ...SUPERUSER,
          connectionTimeoutMillis: 1000,
        });
        client.on('error', () => {});
        try {
          await client.connect();
          while (!isStopped) {
            const nr = probe++;
            const answered = client.query(`insert into probe values (${nr})`).then(() => acks.push(nr));
            await Promise.race([answered, pause(30_000).then(() => Promise.reject(new Error('no answer')))]);
            await pause(50);
          }
        } catch {
          await pause(200);
        }
        await Promise.race([client.end().catch(() => {}), pause(1000)]);
      }
      return acks;
    })();
    return () => {
      isStopped = true;
      return done;
    };
  }

  it('after all losses the register verifies as right', async () => {
    expect(await verify(environment)).toBe(ALL_RIGHT);
  }, 300_000);
});
