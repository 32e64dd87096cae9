import { sql } from 'kysely';
import type { AboutMoney } from '../../../domain/alertSubjects';
import type { Day } from '../../../domain/dates';
import {
  deadlineKinds,
  moneyTaskKinds,
  type MoneyTask,
  type MoneyTaskKind,
} from '../../../domain/money/tasks';
import { kindsReadableBy } from '../../../domain/proceedings';
import { prepared } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import type { Language } from '../../platform/mail';
import { taskOfFile } from '../alerts/texts';
import { isMine } from '../dates/hearings/resource';
import { openDaysIn } from '../dates/limits/counting';
import { aboutTask, moneyTasks } from '../money/tasks';

interface TaskRow extends Omit<MoneyTask, 'text'> {
  about: Omit<AboutMoney, 'code'>;
  total: number;
}

interface Wanted {
  date: Day;
  language: Language;
  most: number;
}

/** The tasks about the money of the user's files: deadlines first, the nearest before the others. */
export async function tasksOf(
  db: Db,
  user: SignedInUser,
  { date, language, most }: Wanted,
): Promise<{ rows: MoneyTask[]; total: number }> {
  const day = { today: date, office: await openDaysIn(db)('OFFICE') };
  const kinds = kindsReadableBy(user.roles);
  const ofKind = (kind: MoneyTaskKind, place: number) => sql`
    select ${kind}::text as task_kind, ${place}::int as place, task.* from (${moneyTasks[kind](day)}) as task
    where ${isMine(user.userId)}`;
  const { sql: text, parameters } = sql`
    with task as materialized (
      select distinct on (task_kind, thing) * from (${sql.join(moneyTaskKinds.map(ofKind), sql` union all `)}) as task
      order by task_kind, thing, case_filing_id
    )
    select task_kind as kind, case_filing_id as "caseFilingId", nothi_number as "nothiNumber",
      company_name as "companyName", day, ${aboutTask(kinds)} as about,
      count(*) over ()::int as total
    from task left join company on company.id = task.company_id
    order by case when task_kind = any(${[...deadlineKinds]}::text[]) then abs(day - ${date}::date) end nulls last,
      place, day desc, thing limit ${most}
  `.compile(db);
  const rows = await prepared<TaskRow>('moneyTasks', text)(db, parameters); // its plan takes longer than its rows
  const textOf = ({ kind, about }: TaskRow) => taskOfFile({ ...about, code: kind }, language, date);
  return { rows: rows.map((row) => ({ ...row, text: textOf(row) })), total: rows[0]?.total ?? 0 };
}
