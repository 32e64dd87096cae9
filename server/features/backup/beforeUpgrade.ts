import type { Config } from '../../platform/config';
import type { Connection } from '../../platform/database/connect';
import type { Log } from '../../platform/log';
import { backupFolder } from './place';
import { backUp } from './write';

/**
 * Backs up a register with an older schema before it is migrated, so that the older version of Casebook can restore
 * it.
 * @throws if the backup fails; then the register must not be migrated.
 */
export async function backUpBeforeUpgrade(
  connection: Connection,
  config: Pick<Config, 'backupDir' | 'dataDir' | 'backupPassphrase'>,
  log: Log,
): Promise<void> {
  const folder = backupFolder(config);
  try {
    const order = { connection, folder, passphrase: config.backupPassphrase, waits: true };
    const { file, manifest } = await backUp(order);
    log.warn(
      { file, seal: manifest.seal?.hash },
      'the register was backed up before it is brought to this version',
    );
  } catch (error) {
    throw refused(folder, error);
  }
}

function refused(folder: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    'This version of Casebook brings the register to a new schema, and backs it up before. That failed:\n' +
      `  ${why}\nNothing was changed. Let Casebook write to ${folder}, or name another folder with BACKUP_DIR.`,
    { cause },
  );
}
