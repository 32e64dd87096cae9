import { sql, type Kysely } from 'kysely';
import functions from './0108_restoredLedgers.sql?raw';

/** Lets the ledger and the guarantees of a filing come back from the bin with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => void (await sql.raw(functions).execute(db));
