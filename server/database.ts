import type { Kysely } from 'kysely';
import type { Config } from './config';
import { connect } from './db/connect';
import {
  connectionOfRunning,
  defaultDataDir,
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './db/embedded';
import { migrateToLatest } from './db/migrate';
import type { Database } from './db/schema';
import type { Log } from './log';

export interface OpenDatabase {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/** The database of DATABASE_URL, or our own PostgreSQL on the data directory; migrated, ready for use. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const opened = config.databaseUrl ? outside(config.databaseUrl, log) : await embedded(config, log);
  try {
    await migrateToLatest(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** The same beside a server that runs on the data directory: through its socket. */
export async function openBesideServer(config: Config, log: Log): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.problem !== 'data-in-use') throw error;
    const db = connect(await connectionOfRunning(config.dataDir ?? defaultDataDir()), { max: 2 });
    return { db, close: () => db.destroy() };
  }
}

const idleErrors = (log: Log) => (error: Error) => log.warn({ err: error }, 'a database connection broke');

function outside(connectionString: string, log: Log): OpenDatabase {
  const db = connect({ connectionString }, { onIdleError: idleErrors(log) });
  return { db, close: () => db.destroy() };
}

/** Our own PostgreSQL. Should it die, it is started again: nothing that was acknowledged is lost. */
async function embedded(config: Config, log: Log): Promise<OpenDatabase> {
  const dataDir = config.dataDir ?? defaultDataDir();
  const begin = () => startEmbeddedPostgres({ dataDir, log: (line) => log.debug(line) });
  let server: EmbeddedPostgres = await begin();
  let restarting: Promise<void> = Promise.resolve();
  let closing = false;

  const watch = () =>
    server.onExit((reason) => {
      if (closing) return;
      log.error({ reason }, 'PostgreSQL ended unexpectedly; starting it again');
      restarting = restart();
    });
  const restart = async () => {
    try {
      server = await begin();
      watch();
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL could not be started again');
      process.kill(process.pid, 'SIGTERM');
    }
  };
  watch();

  const db = connect(server.connection, { onIdleError: idleErrors(log) });
  return {
    db,
    async close() {
      closing = true;
      await restarting;
      await db.destroy();
      await server.stop();
    },
  };
}
