import { sql, type RawBuilder } from 'kysely';
import { MISSED_DAYS, URGENT_DAYS } from '../../../domain/alerts';
import { plusDays } from '../../../domain/dates';
import { guaranteeDays, stayDays, type AlertedTask } from '../../../domain/money/tasks';
import { aboutTask, moneyTasks } from '../money/tasks';
import { forStaff, isUntold, linkTo, ofFiles, TODAY, type AlertKind, type Run } from './kind';

const ahead = (days: readonly number[]) => (today: string) => sql`(
  select min(days) from unnest(${[...days]}::int[]) as days where task.day - ${today}::date <= days
)::text`;

interface Told {
  /** SQL for the stage of a task; a task without stages has one alert. */
  stage?: (today: string) => RawBuilder<unknown>;
  urgent?: RawBuilder<unknown>;
  /** SQL over the task: which ones have an alert. */
  where?: (run: Run) => RawBuilder<unknown>;
}

const isUrgent = sql`stage::int <= ${URGENT_DAYS}`;
const inTime = ({ today }: Run) => sql`task.day >= ${today}::date`;
const lately = ({ today }: Run) => sql`task.day >= ${today}::date - ${MISSED_DAYS}::int`;

/** A deposit is usually entered some days after the appeal. */
const overdue = ({ today }: Run) =>
  sql`task.day between ${today}::date - 30 and ${today}::date - ${MISSED_DAYS}::int`;

const told: Record<AlertedTask, Told> = {
  GUARANTEE_EXPIRES: { stage: ahead(guaranteeDays), urgent: isUrgent, where: inTime },
  STAY_ENDS: { stage: ahead(stayDays), urgent: isUrgent },
  CONDITION_UNMET: { urgent: sql`true`, where: lately },
  DEPOSIT_NOT_MADE: { where: overdue },
  GUARANTEE_RELEASE: { where: lately },
};

/** Alerts about tasks of the files' money. One that is unread goes with its task. */
export const moneyAlerts: AlertKind[] = (Object.entries(told) as [AlertedTask, Told][]).map(
  ([code, { stage, urgent, where }]) => ({
    type: 'MONEY',
    code,
    many: {
      code: 'moneyTasks',
      link: TODAY,
      also: sql`jsonb_build_object('task', ${code}::text)`,
    },
    isOver: () => isUntold,
    ...(urgent && { urgent }),
    told: (run) =>
      ofFiles(sql`
      select null::bigint as user_id, 'case-fillings' as kind, null::bigint as responsible_id, task.work_place_id, task.case_filing_id,
        task.day, ${stage?.(run.today) ?? sql`''`} as stage, task.thing,
        ${linkTo('task.case_filing_id')} as link, ${aboutTask(forStaff)} as about
      from (${moneyTasks[code]({ ...run, enteredSince: plusDays(run.today, -MISSED_DAYS) })}) as task where ${where?.(run) ?? sql`true`}`),
  }),
);
