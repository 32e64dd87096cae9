import type { Kysely } from 'kysely';
import type { BackupWarning } from '../../../domain/backups';
import type { ServerNotificationType } from '../../../domain/notifications';
import type { Database } from '../../platform/database/schema';
import { forgetUnread, tellAdministrators } from '../alerts/notifications';
import { backupStatus, type BackupPlaces } from './status';

/** The notification for each warning, and after how many days it is repeated. */
const TOLD: Record<BackupWarning, { type: ServerNotificationType; again: number }> = {
  late: { type: 'BACKUP_LATE', again: 1 },
  space: { type: 'BACKUP_SPACE_LOW', again: 1 },
  sameDisk: { type: 'BACKUP_ON_DATA_DISK', again: 30 },
};

/**
 * Notifies administrators of backup warnings; and, once a good backup exists, removes their unread
 * notifications of a late one.
 */
export async function tellBackupWarnings(
  db: Kysely<Database>,
  places: BackupPlaces,
  now?: Date,
): Promise<void> {
  const { warnings } = await backupStatus(db, places, now);
  for (const warning of warnings) {
    const { type, again } = TOLD[warning];
    await tellAdministrators(db, type, again);
  }
  if (!warnings.includes('late')) await forgetUnread(db, TOLD.late.type);
}
