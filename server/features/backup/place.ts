import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config';
import { defaultDataDir } from '../../platform/dataDirectory';

/** The folder of the backups: BACKUP_DIR, or one beside the data. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  path.resolve(backupDir ?? `${dataDir ?? defaultDataDir()}-backups`);

/** The folder or its nearest existing parent. */
export function existingPart(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : existingPart(path.dirname(folder));
}
