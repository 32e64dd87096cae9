import { sql, type Kysely } from 'kysely';
import { BACKUP_LATE_AFTER, type BackupStatus } from '../../../domain/backups';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/schema';
import { isLow, spaceAt } from './diskSpace';
import { areOnOneDisk, directoryOfDatabase } from './dataDisk';
import { backupFolder, existingPart } from './place';

export interface BackupPlaces {
  config: Pick<Config, 'backupDir' | 'dataDir' | 'backupPassphrase' | 'databaseUrl'>;
  /** The data directory of the embedded PostgreSQL. */
  dataDir?: string;
  /** Whether the register holds sample data, for which backups on the disk of the data cause no warning. */
  isDemonstration?: boolean;
}

/** The backup folder, the last good backup, and warnings for the administrator. */
export async function backupStatus(
  db: Kysely<Database>,
  { config, dataDir, isDemonstration = false }: BackupPlaces,
  now = new Date(),
): Promise<BackupStatus> {
  const folder = backupFolder(config);
  const existing = existingPart(folder);
  const space = await spaceAt(existing).catch(() => null);
  const { since, at, finishedAt, file, bytes, ms } = await lastGood(db);
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
}

async function lastGood(db: Kysely<Database>): Promise<LastGood> {
  const { rows } = await sql<LastGood>`
    select coalesce((select since from register_identity), now()) as since, b.at, b.finished_at, b.file, b.bytes,
      ${DURATION} as ms
    from (values (1)) as one left join lateral (
      select * from backup where state = 'OK' order by finished_at desc limit 1
    ) as b on true
  `.execute(db);
  return rows[0]!;
}

/** SQL: how long a backup took, in milliseconds. */
export const DURATION = sql`(extract(epoch from finished_at - started_at) * 1000)::int`;
