import { sql, type Kysely } from 'kysely';
import { dayInDhaka, type Day } from '../../../domain/dates';
import type { Database } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { askForBackup, endDeadRuns } from './runs';

const HOUR = 60 * 60 * 1000;

/** When the night's backup is due, as the time in Dhaka. */
const DUE = '02:00:00+06:00';

/** The day in Dhaka of the latest nightly backup that is due at `now`; before 02:00 this is the day before. */
export const nightDue = (now: Date): Day => dayInDhaka(new Date(now.getTime() - 2 * HOUR));

/**
 * Requests the night's backup when it is due, once for all processes, and again an hour after a failure. If
 * the machine was off at 02:00, the backup is made later; a register created after 02:00 needs no backup yet.
 * It is called every minute, and also marks those backups as failed whose process died, as in a power cut;
 * otherwise they would seem to run and would block the next backup.
 */
export async function askForNight(db: Kysely<Database>, now = new Date()): Promise<void> {
  await inTransaction(db, null, endDeadRuns);
  const night = nightDue(now);
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (select from register_identity where since < ${new Date(`${night}T${DUE}`)})
      and not exists (select from backup where night = ${night} and state <> 'FAILED')
      and not exists (select from backup where night = ${night} and at > ${new Date(now.getTime() - HOUR)}) as is_due
  `.execute(db);
  if (rows[0]!.isDue) await inTransaction(db, null, (trx) => askForBackup(trx, { night }));
}
