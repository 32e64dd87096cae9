import { connectionOfRunning, EmbeddedPostgresError } from '@casebook/embedded-postgres';
import type { Config } from '../platform/config';
import { openUnmigrated, type OpenDatabase } from './database';
import { placeOf } from '../platform/directories';
import { connect } from '../platform/database/connect';
import { migrationsOf } from '../platform/database/migrate';
import { newestMigration } from '../platform/database/migrations';
import type { Log } from '../platform/log';

type Beside = Pick<OpenDatabase, 'db' | 'connection' | 'close'>;

/**
 * Opens a register of this version for a program that may run while the register's server runs, and then uses
 * the server's PostgreSQL. It neither creates nor migrates a register: otherwise with other settings than
 * those of the server, the program would report on a new, empty register, and a newer version would migrate
 * the register of a running server.
 * @throws when there is no register, or one of another version
 */
export async function openBesideServer(config: Config, log: Log): Promise<Beside> {
  const { isCurrent, ...opened } = await openAnyBesideServer(config, log);
  if (isCurrent) return opened;
  await opened.close();
  throw new Error(
    'The register has the schema of another version of Casebook. Run the program of that version; or start this ' +
      'version, which backs an older register up and brings it to its own schema.',
  );
}

/** Opens a register of any version beside its server. `isCurrent`: it has the schema of this version. */
export async function openAnyBesideServer(
  config: Config,
  log: Log,
): Promise<Beside & { isCurrent: boolean }> {
  const { dataDir } = placeOf(config);
  const where = dataDir ?? 'the database of DATABASE_URL';
  const { db, connection, close } = await openUnmigrated(config, log, { create: false }).catch(
    (error: unknown) => {
      const problem = error instanceof EmbeddedPostgresError && error.problem;
      if (problem === 'data-in-use') return running(dataDir!);
      throw problem === 'data-missing' ? noRegister(where) : error;
    },
  );
  try {
    const applied = await migrationsOf(db);
    if (!applied.length) throw noRegister(where);
    return { db, connection, close, isCurrent: applied.at(-1) === newestMigration };
  } catch (error) {
    await close();
    throw error;
  }
}

async function running(dataDir: string): Promise<Beside> {
  const connection = await connectionOfRunning(dataDir);
  const db = connect(connection, { max: 2, longestWait: 0 });
  return { db, connection, close: () => db.destroy() };
}

const noRegister = (where: string) =>
  new Error(
    `There is no register in ${where}, or this account may not read it. Use the settings and the account of Casebook itself.`,
  );
