import { sql, type RawBuilder } from 'kysely';
import type { AlertType } from '../../../domain/alerts';
import type { OpenDays } from '../../../domain/limitation/count';
import type { AlertCode } from './texts';
import { administratorsTypes } from '../../../domain/notifications';
import { ADMINISTRATORS } from '../../../domain/roles';
import { kindsReadableBy } from '../../../domain/proceedings';

export interface Run {
  /** The day in Dhaka. */
  today: string;
  /** Whether this is the first run of the day. */
  isFirst: boolean;
  /** When the previous run began. */
  last: Date;
  /** Changes before this instant were covered by an earlier run. */
  since: Date;
  /** The days on which the office is open. */
  office: OpenDays;
}

/**
 * A kind of alert. `told` returns the SQL of two common table expressions:
 * - `thing`: what alerts are about, with `day`, `stage`, `thing` (an id), `link` and `about`
 *   (server/features/alerts/texts.ts, without its code);
 * - `told`: the users who get an alert of a `day`, `stage` and `thing`. It has no texts, since many alerts of one
 *   day and stage are combined into one.
 */
export interface AlertKind {
  type: AlertType;
  code: AlertCode;
  /**
   * For an alert that combines many of one day: `link` is SQL over `day`, and `also` is an SQL aggregate that
   * adds to `about`.
   */
  many?: { code: AlertCode; link: RawBuilder<unknown>; also?: RawBuilder<unknown> };
  /**
   * Whether an unread alert no longer holds, for example because its hearing was moved; such alerts are
   * deleted. SQL over the notification `o`, its `day` and its `thing`, which is `*` for a combined alert.
   */
  isOver?(run: Run): RawBuilder<unknown>;
  /** Alerts that are also sent to ALERT_WEBHOOK_URL: SQL over `stage`. */
  urgent?: RawBuilder<unknown>;
  told(run: Run): RawBuilder<unknown>;
}

/** SQL: whether this run does not produce the stored alert `o` again. */
export const isUntold = sql`not exists (select from line where line.user_id = o.user_id and line.key = o.alert_key)`;

export const isUntoldAhead = ({ today }: Run) => sql`o.about ->> 'date' >= ${today} and ${isUntold}`;

/**
 * SQL: whether an alert no longer holds. A combined alert (`*`) no longer holds if this run does not produce
 * it again, although the run covers its day, which is on or after `from`.
 * @param exists SQL over `thing`: whether the alert's subject still exists as the alert states it
 */
export const isGone = (from: string | RawBuilder<unknown>, exists: RawBuilder<unknown>) =>
  sql`case thing when '*' then day::date >= (${from})::date and ${isUntold} else not ${exists} end`;

/**
 * Alerts about files, for the users of the section, the followers of the file, and a responsible person. A thing of
 * several files has a row for each; its alert leads to the first.
 */
export const ofFiles = (things: RawBuilder<unknown>) => sql`
  part as materialized (${things}),
  thing as materialized (select distinct on (thing) * from part order by thing, case_filing_id),
  told as (
    select pair.user_id, day, stage, thing from (
      select w.user_id, day, stage, thing, kind from part join user_work_place w using (work_place_id)
      union select w.user_id, day, stage, thing, kind from part join follow w using (case_filing_id)
      union select responsible_id, day, stage, thing, kind from part where responsible_id is not null
    ) as pair join reader on reader.user_id = pair.user_id and ${isReadable(sql`pair.kind`)}
  )`;

/** Alerts that each go to the one user in their row's `user_id`. */
export const ofUsers = (things: RawBuilder<unknown>) => sql`
  thing as materialized (${things}), told as (select user_id, day, stage, thing from thing)`;

/** The columns that `ofFiles` needs from a table. */
export const ofFile = (table: string) => sql`null::bigint as user_id, ${sql.ref(`${table}.kind`)},
  ${sql.ref(`${table}.work_place_id`)}, ${sql.ref(`${table}.case_filing_id`)}`;

/** The recipients of alerts about a file: the users of its section and its followers. */
export const interested = (workPlace: string, filing: string) => sql`(
  select user_id from user_work_place where work_place_id = ${sql.ref(workPlace)}
  union select user_id from follow where case_filing_id = ${sql.ref(filing)}
)`;

export const linkTo = (filing: string) => sql`'/files/' || ${sql.ref(filing)}`;

export const TODAY = sql`'/today'`;

export const dayOf = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Dhaka')::date`;

/** The kinds of proceedings that staff other than administrators may read. */
export const forStaff = kindsReadableBy(['ROLE_CUSTOMS']);

/** Whether the `reader` may read a proceeding of this kind. */
export const isReadable = (kind: RawBuilder<unknown>) =>
  sql`(reader.is_admin or ${kind} = any(${forStaff}::text[]))`;

/** Whether the user of a notification may still read what it is about: the user's roles may have changed since then. */
export const isStillReadable = (notification = 'notification') => sql<boolean>`(
  (${sql.ref(`${notification}.about`)} ->> 'kind' <> all(${forStaff}::text[])) is not true
    and ${sql.ref(`${notification}.notificationType`)} <> all(${[...administratorsTypes]}::text[])
  or exists (
    select from user_role join role on role.id = user_role.role_id
    where user_role.user_id = ${sql.ref(`${notification}.userId`)} and role.role = any(${[...ADMINISTRATORS]}::text[])
  )
)`;
