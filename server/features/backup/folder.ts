import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { renameWhenFree, syncDirectory } from '@casebook/embedded-postgres/atomicDirectory';
import type { Identity } from '../../platform/identity/guard';
import type { Manifest } from './backupFile';
import { dayInDhaka } from '../../../domain/dates';
import type { Config, Keep } from '../../platform/config';
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
  renameWhenFree(unfinished, file);
  syncDirectory(folder);
  return file;
}

interface StoredBackup {
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
export const backupFolder = ({
  backupDir,
  dataDir,
}: Partial<Pick<Config, 'backupDir' | 'dataDir'>>): string =>
  path.resolve(backupDir ?? `${dataDir ?? defaultDataDir()}-backups`);

/** The folder or its nearest existing parent. */
export function existingPart(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : existingPart(path.dirname(folder));
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The backups that are kept. For the last days, weeks (from Sunday) and months that have backups, as counted
 * in Dhaka, this is the newest backup of each. All backups of the last 24 hours are kept too, because
 * somebody may have made them before a risky change.
 */
export function keptBackups<Backup extends { at: Date }>(
  backups: readonly Backup[],
  { daily, weekly, monthly }: Keep,
  now: Date,
): Backup[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const newestOfEach = (count: number, period: (at: Date) => string) => {
    const newest = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const key = period(backup.at);
      if (!newest.has(key)) newest.set(key, backup);
    }
    return [...newest.values()].slice(0, count);
  };
  const kept = new Set([
    ...newestFirst.filter(({ at }, index) => index === 0 || now.getTime() - at.getTime() < DAY),
    ...newestOfEach(daily, dayInDhaka),
    ...newestOfEach(weekly, sundayBefore),
    ...newestOfEach(monthly, (at) => dayInDhaka(at).slice(0, 7)),
  ]);
  return newestFirst.filter((backup) => kept.has(backup));
}

/** The day on which the week of an instant began. */
function sundayBefore(at: Date): string {
  const day = new Date(`${dayInDhaka(at)}T00:00:00Z`);
  return new Date(day.getTime() - day.getUTCDay() * DAY).toISOString().slice(0, 10);
}
