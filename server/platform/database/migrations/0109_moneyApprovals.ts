import { sql, type Kysely } from 'kysely';
import triggers from './0109_moneyApprovals.sql?raw';

/** Refuses what lowers or gives back money, or disobeys a stay, while it lacks the approval that the office requires. */
export const up = async (db: Kysely<unknown>): Promise<void> => void (await sql.raw(triggers).execute(db));
