import type { Kysely } from 'kysely';
import { createKeepChange } from './historyTriggers';

/**
 * Skips the search for an earlier change of the same transaction when a record is new: it took a third of the
 * time of starting a limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeepChange(db);
}
