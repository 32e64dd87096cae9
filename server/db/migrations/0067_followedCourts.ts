import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { keepProceeding } from './proceedingTriggers';

/** A court that a proceeding takes over from its record is a new version of the proceeding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const register of REGISTERS.filter(({ court }) => court)) {
    await sql.raw(keepProceeding(register)).execute(db);
  }
}
