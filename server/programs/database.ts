import { hasCluster, keepRunning, type EmbeddedPostgres } from '@casebook/embedded-postgres';
import { backUpBeforeUpgrade } from '../features/backup/write';
import type { Config } from '../platform/config';
import { placeOf, startEmbedded } from '../platform/directories';
import { connect, createPool, type Connection } from '../platform/database/connect';
import { migrateToLatest } from '../platform/database/migrate';
import { followReplica, type OpenReplica, type Replica } from '../platform/database/replica';
import type { Db } from '../platform/database/schema';
import { tellFromNow } from '../features/accounts/webhooks/deliveries';
import { continueHistory, makePartitions } from '../features/history/seals';
import type { Log } from '../platform/log';
import { guardRegister, type RegisterGuard } from '../platform/identity/guard';
import { tellAdministrators } from '../features/alerts/notifications';
import { idOfReadyDatabase, ownIdentity, storedIdentity } from '../platform/identity/storedIdentity';

export interface OpenDatabase {
  db: Db;
  /** Whether the database responds, belongs to this register and has the current schema. */
  isReady(): Promise<boolean>;
  connection: Connection;
  /** The data directory of the embedded PostgreSQL. */
  dataDir?: string;
  close(): Promise<void>;
}

type Opened = Omit<OpenDatabase, 'isReady'> & { guard: RegisterGuard };

/**
 * Opens the database of DATABASE_URL, or an embedded PostgreSQL on the data directory; backs it up and migrates
 * it if it has an older schema.
 * @throws RegisterRefused, before anything is changed, when the data belong to another register.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { guard, ...opened } = await openUnmigrated(config, log);
  const { db, connection } = opened;
  try {
    await migrateToLatest(db, () => backUpBeforeUpgrade(connection, config, log));
    await continueHistory(db);
    await tellFromNow(db);
    await makePartitions(db);
    guard.accept(await ownIdentity(db));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return {
    ...opened,
    isReady: async () => (await idOfReadyDatabase(db)) === guard.known() && (await guard.directoryIsOurs()),
  };
}

/**
 * Opens the database as it is.
 * @param options.create whether to create an embedded database where there is none
 * @throws RegisterRefused when the data belong to another register.
 */
export async function openUnmigrated(config: Config, log: Log, { create = true } = {}): Promise<Opened> {
  const opened = config.databaseUrl
    ? outside(config, config.databaseUrl, log)
    : await embedded(config, log, create);
  try {
    opened.guard.checkDatabase(await storedIdentity(opened.db));
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Connects so that every new connection verifies the register's id, because by then another database may
 * answer on the same host and port.
 */
function connectAs(guard: RegisterGuard, connection: Connection, log: Log, replicaUrl?: string) {
  let isClosing = false;
  let replica: Replica | undefined;
  const options = {
    register: guard.known,
    onIdleError({ name, code }: NodeJS.ErrnoException) {
      // while the pool closes, PostgreSQL may end its last connections
      if (isClosing) return;
      // the error itself is not logged, since it contains the connection with its credentials
      log.warn({ name, code }, 'a database connection broke');
    },
  };
  const db = connect(connection, { ...options, replica: () => replica });
  if (replicaUrl) {
    const open: OpenReplica = ({ stream, max }) =>
      createPool({ connectionString: replicaUrl, stream }, { ...options, max });
    replica = followReplica(open, createPool(connection, { ...options, max: 1 }), log);
  }
  const close = async () => {
    isClosing = true;
    await replica?.close();
    await db.destroy();
  };
  return { db, close };
}

function outside(config: Config, connectionString: string, log: Log): Opened {
  const { newRegister } = config;
  const guard = guardRegister({ ...placeOf(config), newRegister, log });
  const connection = { connectionString };
  return { connection, guard, ...connectAs(guard, connection, log, config.databaseReplicaUrl) };
}

const ONE_SECOND = 1000;

/** Runs an embedded PostgreSQL. If it dies, restarts it, but only on this register's data. */
async function embedded(config: Config, log: Log, create: boolean): Promise<Opened> {
  const { newRegister } = config;
  const place = placeOf(config);
  const dataDir = place.dataDir!;
  const guard = guardRegister({ ...place, newRegister, log });
  const postgres = await keepRunning({
    async begin(isFirst) {
      guard.checkDirectory(hasCluster(dataDir));
      const server = await startEmbedded({ dataDir, create: create && isFirst, log });
      if (!isFirst) await checkAgain(server, guard);
      return server;
    },
    onDown: (reason) => log.error({ reason }, 'PostgreSQL does not run; trying to start it again'),
    onUp(downFor) {
      log.warn({ downFor }, 'PostgreSQL runs again');
      tellAdministrators(db, 'DATABASE_RESTARTED').catch((error: unknown) =>
        log.warn({ err: error }, 'could not tell the administrators'),
      );
    },
  });
  const { db, close } = connectAs(guard, postgres.connection, log);

  // PostgreSQL keeps running for a while after its files were deleted; the writes that it then acknowledges are lost.
  const watch = setInterval(() => {
    void guard.directoryIsOurs().then((isOurs) => {
      if (!isOurs) postgres.restart(`The data of the register are not in ${dataDir} any more`);
    });
  }, ONE_SECOND);
  watch.unref();
  return {
    db,
    connection: postgres.connection,
    guard,
    dataDir,
    async close() {
      clearInterval(watch);
      await close();
      await postgres.stop();
    },
  };
}

/** Checks a restarted server before it accepts requests. @throws when the data belong to another register. */
async function checkAgain(server: EmbeddedPostgres, guard: RegisterGuard): Promise<void> {
  const db = connect(server.connection, { max: 1 });
  try {
    const identity = await storedIdentity(db);
    guard.checkDatabase(identity);
    if (identity) guard.accept(identity);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await db.destroy();
  }
}
