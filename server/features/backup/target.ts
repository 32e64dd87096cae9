import path from 'node:path';
import { startEmbeddedPostgres } from '@casebook/embedded-postgres';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config';
import { defaultDataDir, withAdvice } from '../../platform/dataDirectory';
import { connect, type Connection } from '../../platform/database/connect';
import type { Database } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { guardRegister } from '../../platform/identity/guard';
import { placeOfDatabase, placeOfDataDir } from '../../platform/identity/stateDirectory';
import { ownIdentity } from '../../platform/identity/storedIdentity';
import type { Manifest } from './manifest';

export interface RestoreTarget {
  connection: Connection;
  /** The place of the database as shown to people, without passwords. */
  where: string;
  /** Stores the restored register as the expected one of this machine (server/platform/identity). */
  accept(): Promise<Kysely<Database>>;
  close(): Promise<void>;
}

/**
 * Opens the database to restore into, without migrating it; makes an embedded one where there is none.
 * @throws RegisterRefused when another register is expected here.
 */
export async function openForRestore(
  config: Config,
  log: Log,
  { register }: Pick<Manifest, 'register'>,
): Promise<RestoreTarget> {
  const { databaseUrl, newRegister } = config;
  const dataDir = databaseUrl ? undefined : path.resolve(config.dataDir ?? defaultDataDir());
  const place = dataDir ? placeOfDataDir(config, dataDir) : placeOfDatabase(config, databaseUrl!);
  const guard = guardRegister({ ...place, dataDir, newRegister, log });
  guard.checkBackup(register);
  const server = dataDir ? await startEmbedded(dataDir, log) : undefined;
  const connection = server?.connection ?? { connectionString: databaseUrl! };
  const db = connect(connection, { max: 3, longestWait: 0 });
  return {
    connection,
    where: place.where,
    async accept() {
      guard.accept(await ownIdentity(db));
      return db;
    },
    async close() {
      await db.destroy();
      await server?.stop();
    },
  };
}

const startEmbedded = (dataDir: string, log: Log) =>
  startEmbeddedPostgres({ dataDir, log: (line) => log.debug(line) }).catch((error: unknown) => {
    throw withAdvice(error);
  });
