import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { defaultDataDir } from '../dataDirectory';

/** The folder of the backups: the one that was chosen, or one beside the data. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  path.resolve(backupDir ?? `${dataDir ?? defaultDataDir()}-backups`);

/** The folder, or the nearest one above it that is there. */
export function existingPart(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : existingPart(path.dirname(folder));
}
