import { sql } from 'kysely';

/** The owner of a calendar feed, and the registers that they may read. */
export interface Reader {
  userId: number;
  /** The kinds of proceedings whose register they may read. */
  kinds: readonly string[];
  withParties: boolean;
}

/** The most events of one feed: people keep fewer, and calendar programs refuse very long feeds. */
export const MOST = 5000;

/** The first day that a calendar shows. */
export const since = sql`(now() at time zone 'Asia/Dhaka')::date - 60`;
