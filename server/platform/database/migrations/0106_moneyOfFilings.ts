import { sql, type Kysely } from 'kysely';
import triggers from './0106_moneyOfFilings.sql?raw';

/**
 * Makes a filing's money and bank fields one truth with its ledger and its first guarantee: whoever writes either, a
 * trigger writes the other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => void (await sql.raw(triggers).execute(db));
