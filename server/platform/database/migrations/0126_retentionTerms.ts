import { sql, type Kysely } from 'kysely';
import terms from './0126_retentionTerms.sql?raw';

/** The term of each file, stored, and the triggers that keep it. */
export const up = async (db: Kysely<unknown>): Promise<void> => void (await sql.raw(terms).execute(db));
