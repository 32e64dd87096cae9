import { sql } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';

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

/** SQL for a column of the court case of the proceeding `p`; null for a filing's own proceeding. */
const ofCase = (column: string) =>
  sql`case p.kind ${sql.join(
    caseTypes.map(
      ({ name, table }) =>
        sql`when ${name} then (select ${sql.ref(column)} from ${sql.table(table)} as record where record.id = p.record_id)`,
    ),
    sql` `,
  )} end`;

/**
 * SQL for the time of the latest change, outside the event's own record, that alters what the event shows: in the
 * reader's choices, the filing `f`, its company `c` or the court case of the proceeding `p`. The case counts because
 * the proceeding copies its number, but only the case records when the number changed.
 */
export const surroundingsChangedAt = ({ changedAt }: Reader) => sql`greatest(
  ${changedAt}::timestamptz, f.changed_at, c.changed_at, ${ofCase('changed_at')}
)`;

/** SQL for how often the court case of the proceeding `p` was edited. */
export const editsOfCase = ofCase('version');
