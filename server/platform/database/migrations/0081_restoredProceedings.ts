import { sql, type Kysely } from 'kysely';
import { REGISTERS } from './0024_proceedings';
import { makeProceeding } from './proceedingTriggers';

/**
 * A restored case challenges the order that it challenged before, or none. Before, it was given the order that a
 * new case would challenge, and kept it if nobody had ever entered anything at its proceeding.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const register of REGISTERS) await sql.raw(makeProceeding(register)).execute(db);
}
