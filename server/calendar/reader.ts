import { sql } from 'kysely';

/** Whose calendar it is, and what of it they may see. */
export interface Reader {
  userId: number;
  /** The kinds of proceedings whose register they may read. */
  kinds: readonly string[];
  withParties: boolean;
}

/** Nobody keeps more in a calendar, and programs refuse very long ones. */
export const MOST = 5000;

/** The first day that a calendar shows. */
export const since = sql`(now() at time zone 'Asia/Dhaka')::date - 60`;
