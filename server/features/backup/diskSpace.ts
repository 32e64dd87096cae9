import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Log } from '../../platform/log';
import { tellAdministrators } from '../alerts/notifications';

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
  db: Kysely<Database>,
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
