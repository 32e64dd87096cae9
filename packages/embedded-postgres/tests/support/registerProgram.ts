import pg from 'pg';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../../src';

/**
 * A separate program that tests can kill. Starts PostgreSQL and prints events as lines of JSON; with "write" it
 * keeps adding entries and reports each one once its commit is acknowledged.
 */
const [dataDir = '', mode = '', host = 'unix'] = process.argv.slice(2);
const say = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const server = await startEmbeddedPostgres({
    dataDir,
    host: host as 'unix' | 'windows',
    log: (line) => say({ event: 'log', line }),
  });
  server.onExit((reason) => {
    say({ event: 'exit', reason });
    process.exit(1);
  });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  say({ event: 'ready', connection: server.connection, postmasterPid: server.postmasterPid });
  if (mode === 'write') await keepWriting(server.connection);
} catch (error) {
  const problem = error instanceof EmbeddedPostgresError ? error.problem : undefined;
  say({ event: 'refused', problem, message: (error as Error).message });
  process.exit(1);
}

async function keepWriting(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 4 });
  pool.on('error', () => {});
  await pool.query('create table if not exists entry (id bigint generated always as identity, note text)');
  const write = async () => {
    for (;;) {
      const { rows } = await pool.query("insert into entry (note) values ('kept') returning id");
      say({ event: 'kept', id: Number(rows[0].id) });
    }
  };
  // When PostgreSQL is killed the writers fail, and onExit reports it.
  await Promise.allSettled([write(), write(), write(), write()]);
}
