import { sql } from 'kysely';
import { BACKUP_LATE_AFTER, type BackupStatus, type BackupWarning } from '../../../domain/backups';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/schema';
import { backupFolder, existingPart } from './folder';
import { stat, statfs } from 'node:fs/promises';
import pg from 'pg';
import type { Log } from '../../platform/log';
import { tellAdministrators, forgetUnread } from '../alerts/notifications';
import type { ServerNotificationType } from '../../../domain/notifications';

export interface BackupPlaces {
  config: Partial<Pick<Config, 'backupDir' | 'dataDir' | 'backupPassphrase' | 'databaseUrl'>>;
  /** The data directory of the embedded PostgreSQL. */
  dataDir?: string;
  /** Whether the register holds sample data, for which backups on the disk of the data cause no warning. */
  isDemonstration?: boolean;
}

/** The backup folder, the last good backup, and warnings for the administrator. */
export async function backupStatus(
  db: Db,
  { config, dataDir, isDemonstration = false }: BackupPlaces,
  now = new Date(),
): Promise<BackupStatus> {
  const folder = backupFolder(config);
  const existing = existingPart(folder);
  const space = await spaceAt(existing).catch(() => null);
  const { since, at, finishedAt, file, bytes, ms, papersMissing } = await lastGood(db);
  const late = now.getTime() - (finishedAt ?? since).getTime() > BACKUP_LATE_AFTER * 3_600_000;
  const small = space !== null && (isLow(space) || space.free < 2 * (bytes ?? 0));
  const data = isDemonstration ? null : (dataDir ?? (await directoryOfDatabase(db, config)));
  const sameDisk = data != null && (await areOnOneDisk(data, existing));
  return {
    folder,
    isChosen: config.backupDir !== undefined,
    isEncrypted: config.backupPassphrase !== undefined,
    free: space?.free ?? null,
    lastGood: at && { at: at.toISOString(), file: file!, bytes: bytes!, ms: ms! },
    warnings: [
      ...(late ? (['late'] as const) : []),
      ...(small ? (['space'] as const) : []),
      ...(sameDisk ? (['sameDisk'] as const) : []),
      ...(papersMissing ? (['papers'] as const) : []),
    ],
  };
}

interface LastGood {
  since: Date;
  at: Date | null;
  finishedAt: Date | null;
  file: string | null;
  bytes: number | null;
  ms: number | null;
  /** By the last backup that looked, good or not. */
  papersMissing: number | null;
}

async function lastGood(db: Db): Promise<LastGood> {
  const { rows } = await sql<LastGood>`
    select coalesce((select since from register_identity), now()) as since, b.at, b.finished_at, b.file, b.bytes,
      ${DURATION} as ms, (${PAPERS_MISSING}) as papers_missing
    from (values (1)) as one left join lateral (
      select * from backup where state = 'OK' order by finished_at desc limit 1
    ) as b on true
  `.execute(db);
  return rows[0]!;
}

/** SQL: how many papers the last backup that looked found missing or altered. */
const PAPERS_MISSING = sql`
  select papers_missing from backup where papers_missing is not null order by finished_at desc limit 1`;

/** SQL: how long a backup took, in milliseconds. */
export const DURATION = sql`(extract(epoch from finished_at - started_at) * 1000)::int`;

/** Whether a host name means this machine, or is a folder of sockets. */
const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.') || host.startsWith('/');

/**
 * The data directory of the database of DATABASE_URL, if that runs on this machine; null if its account may
 * not read the setting. Undefined if it runs elsewhere, or there is no DATABASE_URL.
 */
export async function directoryOfDatabase(
  db: Db,
  { databaseUrl }: Partial<Pick<Config, 'databaseUrl'>>,
): Promise<string | null | undefined> {
  if (!databaseUrl || !isHere(new pg.Client({ connectionString: databaseUrl }).host)) return undefined;
  // the view leaves out what the account may not read, whereas current_setting would fail
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings where name = 'data_directory'
  `.execute(db);
  return rows[0]?.setting ?? null;
}

/** Whether both paths are on one disk; false if one of them cannot be read. */
async function areOnOneDisk(...places: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(places.map((each) => stat(each).catch(() => null)));
  return one != null && one.dev === other?.dev;
}

/** In bytes. */
export interface Space {
  free: number;
  size: number;
}

const GIB = 1024 ** 3;

/**
 * Whether space is low: less than a tenth of the disk is free, or less than 1 GiB. But 5 GiB are always
 * enough, and on disks below 4 GiB a quarter of the disk is.
 */
export const isLow = ({ free, size }: Space): boolean =>
  free < Math.max(Math.min(size / 10, 5 * GIB), Math.min(size / 4, GIB));

/** Logs when space becomes low or sufficient again, and notifies the administrators once a day while it is low. */
export function watchSpace(
  db: Db,
  directory: string,
  log: Log,
  measure: (directory: string) => Promise<Space> = spaceAt,
): () => Promise<void> {
  let wasLow = false;
  return async () => {
    const space = await measure(directory);
    const low = isLow(space);
    if (low && !wasLow) log.warn({ directory, ...space }, 'space runs low on the disk of the data');
    if (!low && wasLow) log.warn({ directory, ...space }, 'the disk of the data has enough space again');
    wasLow = low;
    if (low) await tellAdministrators(db, 'DISK_SPACE_LOW');
  };
}

/** `bavail`, not `bfree`: PostgreSQL cannot use the blocks reserved for root. */
export async function spaceAt(directory: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** The notification for each warning, and after how many days it is repeated. */
const TOLD: Record<BackupWarning, { type: ServerNotificationType; again: number }> = {
  late: { type: 'BACKUP_LATE', again: 1 },
  space: { type: 'BACKUP_SPACE_LOW', again: 1 },
  sameDisk: { type: 'BACKUP_ON_DATA_DISK', again: 30 },
  papers: { type: 'PAPERS_MISSING', again: 1 },
};

/**
 * Notifies administrators of backup warnings; and, once a good backup exists, removes their unread
 * notifications of a late one,
 * and of missing papers once they are back.
 */
export async function tellBackupWarnings(db: Db, places: BackupPlaces, now?: Date): Promise<void> {
  const { warnings } = await backupStatus(db, places, now);
  for (const warning of warnings) {
    const { type, again } = TOLD[warning];
    await tellAdministrators(db, type, again);
  }
  for (const passing of ['late', 'papers'] as const)
    if (!warnings.includes(passing)) await forgetUnread(db, TOLD[passing].type);
}
