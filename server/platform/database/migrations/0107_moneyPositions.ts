import { sql, type Kysely } from 'kysely';
import positions from './0107_moneyPositions.sql?raw';

/** The position of each file's money, its tallies, and the triggers that mark what has to be counted again. */
export const up = async (db: Kysely<unknown>): Promise<void> => void (await sql.raw(positions).execute(db));
