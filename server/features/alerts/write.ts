import { sql } from 'kysely';
import { DIGEST_HOUR, MOST_ALERTS, UNREAD_DAYS } from '../../../domain/alerts';
import { dayInDhaka } from '../../../domain/dates';
import { STAFF } from '../../../domain/roles';
import type { Db, Trx } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';
import { openDaysIn } from '../dates/limits/counting';
import type { AlertKind, Run } from './kind';
import { alertKinds } from './kinds';

/** An advisory lock: only one process writes alerts at a time. */
const WRITING = 7_325_041;

const HOUR = 60 * 60 * 1000;

/**
 * Writes all due alerts. It may run at any time and in any number of processes: each alert has a key and is
 * written once. `now` determines the day in Dhaka.
 */
export async function writeAlerts(db: Db, now = new Date()): Promise<void> {
  await inTransaction(db, null, async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${WRITING}) as is_ours
    `.execute(trx);
    if (!rows[0]!.isOurs) return;
    const run = await beginRun(trx, now);
    for (const kind of alertKinds) await writeKind(trx, kind, run);
    if (run.isFirst) await readOldOnes(trx);
  });
}

/** Records that a run begins. @returns the run, with the instant from which on it covers changes. */
async function beginRun(trx: Trx, now: Date): Promise<Run> {
  const today = dayInDhaka(now);
  const last = await trx.selectFrom('alertRun').select(['day', 'ranAt']).executeTakeFirstOrThrow();
  await trx.updateTable('alertRun').set({ day: today, ranAt: now }).execute();
  // An hour before the last run, since a long transaction may have committed after that run; or midnight if that is
  // earlier, since a combined alert counts everything of its day.
  const since = Math.min(last.ranAt.getTime() - HOUR, Date.parse(`${today}T00:00:00+06:00`));
  const office = await openDaysIn(trx)('OFFICE');
  return { today, isFirst: last.day !== today, last: last.ranAt, since: new Date(since), office };
}

/** Staff who may sign in, and whether they are administrators. */
const READER = sql`
  select app_user.id as user_id, bool_or(role = 'ROLE_ADMIN') as is_admin
  from app_user join user_role on user_role.user_id = app_user.id join role on role.id = user_role.role_id
  where is_enabled and role = any(${[...STAFF]}::text[]) group by app_user.id
`;

async function writeKind(trx: Trx, kind: AlertKind, run: Run): Promise<void> {
  const { type, code, many, isOver = () => sql`false`, urgent = sql`false` } = kind;
  // An alert's key is `code:day:stage:thing`; a combined alert has `*` as its thing. Alerts of the nearest day are
  // inserted last, since the bell shows the newest first. An alert is updated when its facts change, such as the
  // time of a hearing; a combined one becomes unread again only when its number grows. A server that was off in
  // the morning writes the alerts as of the e-mail's hour; otherwise today's hearings would be in tomorrow's e-mail.
  const inTime = sql`${run.today}::date::timestamp at time zone 'Asia/Dhaka'
    + make_interval(hours => ${DIGEST_HOUR}, secs => -1)`;
  const addedAt = run.isFirst ? sql`least(now(), ${inTime})` : sql`now()`;
  await sql`
    with reader as materialized (${READER}),
    ${kind.told(run)},
    groups as (
      select told.user_id, day, stage, ${code} || ':' || day || ':' || stage || ':' as key, count(*) as n,
        ${many?.also ?? sql`'{}'::jsonb`} as also
      from told ${many?.also ? sql`join thing using (day, stage, thing)` : sql``}
      where told.user_id not in (select user_id from alert_setting where ${type} = any(off))
      group by told.user_id, day, stage
    ),
    counted as (
      select *, n > ${many ? MOST_ALERTS : sql`n`} or exists (
        select from notification o where o.user_id = groups.user_id and o.alert_key = groups.key || '*'
      ) as is_many from groups
    ),
    line as (
      select user_id, key || thing.thing as key, ${urgent} as is_urgent, link,
        jsonb_build_object('code', ${code}::text) || about as about
      from counted join told using (user_id, day, stage)
      join (select user_id as only_to, thing, link, about from thing) as thing
        on thing.thing = told.thing and coalesce(only_to, user_id) = user_id
      where not is_many
      union all
      select user_id, key || '*', ${urgent}, ${many?.link ?? sql`null`},
        jsonb_build_object('code', ${many?.code ?? null}::text, 'date', day, 'count', n) || also
      from counted where is_many
    ),
    gone as (
      delete from notification o using counted as one
      where is_many and o.user_id = one.user_id and starts_with(o.alert_key, one.key)
        and o.alert_key <> one.key || '*' and o.seen_at is null
    ),
    past as (
      delete from notification where id in (
        select o.id from notification o, lateral (
          select split_part(o.alert_key, ':', 2) as day,
            regexp_replace(o.alert_key, '^[^:]*:[^:]*:[^:]*:', '') as thing
        ) as parts
        where o.seen_at is null and case when starts_with(o.alert_key, ${`${code}:`}) then ${isOver(run)} end
      )
    )
    insert into notification (user_id, notification_type, short_message, alert_key, about, link, urgent, added_at)
    select user_id, ${type}, '', key, about, link, case when is_urgent then 'DUE' end, ${addedAt} from line
    where not exists (
      select from notification o where o.user_id = line.user_id and o.alert_key = line.key
        and o.about = line.about
    )
    order by key desc
    on conflict (user_id, alert_key) where alert_key is not null do update
      set (about, link, added_at, seen_at, urgent) = (
        select excluded.about, excluded.link,
          case when is_more then now() else notification.added_at end,
          case when is_more then null else notification.seen_at end,
          case when is_more then excluded.urgent else notification.urgent end
        from (select (excluded.about ->> 'count')::int > (notification.about ->> 'count')::int as is_more) as counts
      )
  `.execute(trx);
}

/** Alerts unread for a month count as read. */
async function readOldOnes(trx: Trx): Promise<void> {
  await sql`
    update notification set seen_at = now()
    where seen_at is null and alert_key is not null and added_at < now() - make_interval(days => ${UNREAD_DAYS})
  `.execute(trx);
}
