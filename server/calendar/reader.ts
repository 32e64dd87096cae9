import { sql } from 'kysely';
import { caseTypes } from '../../domain/followOnCases';

/** The owner of a calendar feed, and the registers that they may read. */
export interface Reader {
  userId: number;
  /** The kinds of proceedings whose register the owner may read. */
  kinds: readonly string[];
  withParties: boolean;
  /** When the reader last changed a choice that affects every event: company names, or the language. */
  changedAt: Date;
}

/** The most events of one feed: people keep fewer, and calendar programs refuse very long feeds. */
export const MOST = 5000;

/** The first day that a calendar shows. */
export const since = sql`(now() at time zone 'Asia/Dhaka')::date - 60`;

/**
 * When anything that an event shows from other records last changed: SQL over the proceeding `p`, the filing
 * `f` and its company `c`. A proceeding's number is copied from its case, and only the case has the time of
 * its change.
 */
export const surroundingsChangedAt = ({ changedAt }: Reader) => sql`greatest(
  ${changedAt}::timestamptz, f.changed_at, c.changed_at,
  case p.kind ${sql.join(
    caseTypes.map(
      ({ name, table }) =>
        sql`when ${name} then (select changed_at from ${sql.table(table)} as record where record.id = p.record_id)`,
    ),
    sql` `,
  )} end
)`;
