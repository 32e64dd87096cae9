import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { queueOf } from '../../database/connect';
import type { Db } from '../../database/schema';
import { publicAccess } from '../access';
import { notFound, unavailable } from '../errors';
import { idOfReadyDatabase } from '../../identity/storedIdentity';

interface Options {
  db: Db;
  /** The token with which a program on another machine may read the metrics. */
  token?: string;
  /** The number of rows that all tallies have beyond one per group. */
  tallyRows(): Promise<number>;
  /** The free bytes on the disk of the papers. */
  papersFree(): Promise<number>;
}

/** In seconds: from the time of a fast list to the time after which users give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** `GET /metrics` for Prometheus, and its counters (docs/operations.md, "Metrics"). */
export const metrics = plugin<Options>(async (app, { db, token, tallyRows, papersFree }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry);
  countConnections(registry, db);
  const lookUp = countStored(registry, async () => ({
    ...(await stored(db)),
    tallyRows: await tallyRows(),
    papersFree: await papersFree(),
  }));

  app.get(
    '/metrics',
    {
      config: publicAccess, // access is decided below, since a monitoring program has no account
      schema: { summary: 'Metrics for Prometheus', tags: ['casebook'] },
      logLevel: 'warn',
    },
    async (request, reply) => {
      if (!mayRead(request, token)) throw notFound();
      await lookUp();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );

  function countRequests(register: Registry) {
    const duration = new Histogram({
      name: 'casebook_http_request_duration_seconds',
      help: 'Time from a request to its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [register],
    });
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      // the route and not the URL, because the number of different URLs is unlimited
      duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
    });
  }
});

function countConnections(register: Registry, db: Db) {
  const connections = new Gauge({
    name: 'casebook_db_pool_connections',
    help: 'Database connections in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(queueOf(db).connections())) this.set({ state }, count);
    },
  });
  return connections;
}

/** Counts the alerts sent to people; sign-in codes are not counted. */
export const alerts = new Counter({
  name: 'casebook_alerts_total',
  help: 'Alerts sent to people, and those that failed',
  labelNames: ['outcome'] as const,
  registers: [],
});

/**
 * Gauges read from the database.
 * @returns a function that reads them; without a database they are left out of the answer.
 */
function countStored(register: Registry, read: () => Promise<Stored>): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const gauges = {
    tallyRows: gauge('casebook_tally_rows_waiting', 'Rows of the tallies that are not folded yet'),
    sessions: gauge('casebook_sessions', 'Sessions that have not ended'),
    backupAge: gauge('casebook_backup_age_seconds', 'Age of the last good backup; of the register, if none'),
    size: gauge('casebook_database_size_bytes', 'Size of the database'),
    papers: gauge('casebook_papers', 'Papers, those in the bin not counted'),
    paperBytes: gauge('casebook_papers_bytes', 'Size of all versions of papers'),
    papersMissing: gauge('casebook_papers_missing', 'Papers that the last backup found missing or altered'),
    papersFree: gauge('casebook_papers_free_bytes', 'Free space on the disk of the papers'),
  };
  register.registerMetric(alerts);
  for (const outcome of ['sent', 'failed']) alerts.inc({ outcome }, 0);
  return async () => {
    const known = await read().catch(() => null);
    for (const [name, each] of Object.entries(gauges)) {
      if (known) each.set(known[name as keyof typeof known]);
      else each.remove(); // removed and not reset, because a reset gauge would show zero
    }
  };
}

type Stored = Awaited<ReturnType<typeof stored>> & { tallyRows: number; papersFree: number };

async function stored(db: Db) {
  const { rows } = await sql<{
    sessions: number;
    backupAge: number;
    size: number;
    papers: number;
    paperBytes: number;
    papersMissing: number;
  }>`
    select (select count(*) from session where expires_at > now()) as sessions,
      pg_database_size(current_database()) as size,
      extract(epoch from now() - coalesce(
        (select max(finished_at) from backup where state = 'OK'), (select since from register_identity), now()
      ))::float8 as backup_age,
      (select count(*) from paper) as papers,
      (select coalesce(sum(bytes), 0)::float8 from paper_version) as paper_bytes,
      coalesce(
        (select papers_missing from backup where papers_missing is not null order by finished_at desc limit 1), 0
      ) as papers_missing
  `.execute(db);
  return rows[0]!;
}

/**
 * Whether the caller may read the metrics: a program on this machine that does not come through a proxy, or
 * anybody with the token.
 */
function mayRead({ socket, headers }: FastifyRequest, token: string | undefined): boolean {
  const isProxied = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  if (!isProxied && LOOPBACK.test(socket.remoteAddress ?? '')) return true;
  const given = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

interface Parts {
  db: Db;
  isReady?: () => Promise<boolean>;
}

/** `/healthz`: the process responds. `/readyz`: the database responds too, and belongs to this register. */
export async function healthRoutes(
  app: FastifyInstance,
  { db, isReady = async () => (await idOfReadyDatabase(db)) !== undefined }: Parts,
) {
  app.get(
    '/healthz',
    { config: publicAccess, schema: { summary: 'The process answers' }, logLevel: 'warn' },
    () => ({
      status: 'ok',
    }),
  );
  app.get(
    '/readyz',
    { config: publicAccess, schema: { summary: 'The database answers' }, logLevel: 'warn' },
    async () => {
      if (!(await isReady().catch(() => false))) throw unavailable();
      return { status: 'ok' };
    },
  );
}
