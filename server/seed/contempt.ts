import { sql, type Kysely } from 'kysely';
import { plusDays, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { tableOf } from '../platform/database/columns';
import { randomFor, workingDay } from './random';
import { insertRows, writtenBy } from './rows';

/** How many writs lead to a contempt case. */
const SOME = 7;

/** Contempt cases of importers who won a writ and say that the order was not carried out. */
export async function seedContempt(
  db: Kysely<Database>,
  userIds: readonly number[],
  today: Day,
): Promise<void> {
  const random = randomFor('contempt');
  const { rows } = await sql<{ caseFilingId: number; number: string; ordered: Day; company: string }>`
    select w.case_filing_id, w.high_court_case_no as number, w.custom_order_date as ordered, c.company_name as company
    from writ_case w join case_filing f on f.id = w.case_filing_id join company c on c.id = f.company_id
    where w.custom_judgement = 'AgainstGovernment' and w.custom_order_date < ${today}::date - 200
    order by w.custom_order_date desc, w.id limit ${SOME}
  `.execute(db);
  const cases = rows.map(({ caseFilingId, number, ordered, company }, place) => {
    const opened = workingDay(plusDays(ordered, random.whole(70, 150)));
    const isDecided = place > SOME / 2;
    const decided = isDecided ? workingDay(plusDays(opened, random.whole(20, 35))) : null;
    return {
      caseFilingId,
      contemptCaseNo: `Contempt Petition No. ${random.whole(20, 480)} of ${opened.slice(0, 4)}`,
      dateOfCase: opened,
      courtName: random.pick(['Annex Building Court No. 11', 'Main Building Court No. 6']),
      petitioner: company,
      disobeyedOrder: `Judgment in ${number}: the bank guarantee was to be released, and was not`,
      dispatchOfReplyDate: isDecided ? plusDays(opened, 14) : null,
      dateOfHearing01: workingDay(plusDays(opened, 18)),
      contemptOrderDate: decided,
      contemptJudgement: decided && 'WithGovernment',
      compliedOn: decided && plusDays(decided, -3),
      summOfJudgementOrder: decided && 'Compliance reported; the contempt petition is disposed of.',
      status: decided ? 'ORDER_PASSED' : 'SUBJUDICE',
      ...writtenBy(random.pick(userIds), random.officeHour(plusDays(decided ?? opened, 3))),
    };
  });
  await insertRows(db, tableOf({ table: 'contempt_case' }), cases as never);
}
