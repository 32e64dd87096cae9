import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { makeProceeding } from './proceedingTriggers';

/**
 * A new court case is no longer said to challenge the order of a civil case, which only administrators may read,
 * unless it is a civil case itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const register of REGISTERS) await sql.raw(makeProceeding(register)).execute(db);
}
