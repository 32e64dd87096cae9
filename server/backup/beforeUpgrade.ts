import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config';
import type { Connection } from '../db/connect';
import { newestMigration } from '../db/migrations';
import type { Database } from '../db/schema';
import type { Log } from '../log';
import { backupFolder } from './place';
import { BackupRefused } from './refusal';
import { backUp } from './write';

interface Opened {
  db: Kysely<Database>;
  connection: Connection;
}

/**
 * Backs an older register up before it is migrated, so that its version can have it back.
 * @throws when that fails: then nothing is migrated.
 */
export async function backUpBeforeUpgrade(
  { db, connection }: Opened,
  config: Pick<Config, 'backupDir' | 'dataDir' | 'backupPassphrase'>,
  log: Log,
): Promise<void> {
  const folder = backupFolder(config);
  while (await isOlder(db)) {
    try {
      const { file } = await backUp({ connection, folder, passphrase: config.backupPassphrase });
      return log.warn({ file }, 'the register was backed up before it is brought to this version');
    } catch (error) {
      if (!(error instanceof BackupRefused && error.reason === 'running')) throw refused(folder, error);
      await pause(1000); // another process has just begun the same
    }
  }
}

async function isOlder(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there
  `.execute(db);
  if (!rows[0]!.isThere) return false;
  const found = await sql<{ isOlder: boolean }>`
    select count(*) > 0 and not coalesce(bool_or(name = ${newestMigration}), false) as is_older
    from kysely_migration
  `.execute(db);
  return found.rows[0]!.isOlder;
}

function refused(folder: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    'This version of Casebook brings the register to a new schema, and backs it up before. That failed:\n' +
      `  ${why}\nNothing was changed. Let Casebook write to ${folder}, or name another folder with BACKUP_DIR.`,
    { cause },
  );
}
