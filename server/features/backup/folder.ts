import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from '@casebook/embedded-postgres/atomicDirectory';
import type { Identity } from '../../platform/identity/guard';
import { keptBackups, type Keep } from '../../platform/keep';
import type { Manifest } from './backupFile';
import type { Config } from '../../platform/config';
import { defaultDataDir } from '../../platform/directories';

/** Makes the folder of the backups, which only its owner may read. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** The prefix of a register's backups, so that several registers may share a folder. */
export const backupPrefix = ({ id }: Identity): string => `casebook-${id.slice(0, 8)}`;

/**
 * `casebook-1a2b3c4d-2026-11-22-020003.tar.gz` contains the time in Dhaka; a second backup within the same
 * second has a name with `-2` at the end.
 */
const NAME = /^(casebook-[0-9a-f]{8})-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})(-\d+)?\.tar\.gz(\.age)?$/;

const inDhaka = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

interface Named {
  folder: string;
  manifest: Pick<Manifest, 'register' | 'at'>;
  isEncrypted: boolean;
}

/** Renames a finished backup to its final name. @returns its path. */
export function giveName(unfinished: string, { folder, manifest, isEncrypted }: Named): string {
  const moment = inDhaka.format(new Date(manifest.at)).replace(' ', '-').replaceAll(':', '');
  const ending = isEncrypted ? '.tar.gz.age' : '.tar.gz';
  const start = path.join(folder, `${backupPrefix(manifest.register)}-${moment}`);
  let file = `${start}${ending}`;
  for (let n = 2; existsSync(file); n++) file = `${start}-${n}${ending}`;
  renameSync(unfinished, file);
  syncDirectory(folder);
  return file;
}

export interface StoredBackup {
  name: string;
  at: Date;
}

/** The backups of a register in a folder, the newest first. */
export function backupsIn(folder: string, register: Identity): StoredBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, prefix, day, hour, minute, second] = NAME.exec(name) ?? [];
      if (prefix !== backupPrefix(register)) return [];
      return { name, at: new Date(`${day}T${hour}:${minute}:${second}+06:00`) };
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime() || b.name.localeCompare(a.name));
}

/** Removes the backups of a register that `keep` does not retain. @returns their names. */
export async function removeOldBackups(
  folder: string,
  register: Identity,
  keep: Keep,
  now: Date,
): Promise<string[]> {
  const backups = backupsIn(folder, register);
  const kept = new Set(keptBackups(backups, keep, now));
  const old = backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
  for (const name of old) await rm(path.join(folder, name));
  return old;
}

/** The folder of the backups: BACKUP_DIR, or one beside the data. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  path.resolve(backupDir ?? `${dataDir ?? defaultDataDir()}-backups`);

/** The folder or its nearest existing parent. */
export function existingPart(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : existingPart(path.dirname(folder));
}
