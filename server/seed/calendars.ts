import type { Insertable, Kysely } from 'kysely';
import { plusDays, type Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { longestFile } from './hearings';
import { earlier, randomFor, workingDay } from './random';
import { insertRows, table, writtenBy } from './rows';

type Db = Kysely<Database>;

/**
 * Calendar, first and last day, and name in English and Bengali. Holidays of all calendars follow the moon, or another
 * calendar; some depend on the sighting of the moon: the days are estimates. The others are vacations.
 */
const CLOSED = `
  all | 2026-02-04 | 2026-02-04 | Shab-e-Barat | শবে বরাত
  all | 2026-03-17 | 2026-03-17 | Shab-e-Qadr | শবে কদর
  all | 2026-03-19 | 2026-03-23 | Eid-ul-Fitr | ঈদুল ফিতর
  all | 2026-05-26 | 2026-05-31 | Eid-ul-Azha | ঈদুল আজহা
  all | 2026-06-26 | 2026-06-26 | Ashura | আশুরা
  all | 2026-08-26 | 2026-08-26 | Eid-e-Miladunnabi | ঈদে মিলাদুন্নবী
  all | 2026-09-04 | 2026-09-04 | Janmashtami | জন্মাষ্টমী
  all | 2026-10-20 | 2026-10-21 | Durga Puja | দুর্গাপূজা
  all | 2027-01-24 | 2027-01-24 | Shab-e-Barat | শবে বরাত
  all | 2027-03-07 | 2027-03-07 | Shab-e-Qadr | শবে কদর
  all | 2027-03-09 | 2027-03-13 | Eid-ul-Fitr | ঈদুল ফিতর
  all | 2027-05-15 | 2027-05-20 | Eid-ul-Azha | ঈদুল আজহা
  all | 2027-06-16 | 2027-06-16 | Ashura | আশুরা
  all | 2027-08-15 | 2027-08-15 | Eid-e-Miladunnabi | ঈদে মিলাদুন্নবী
  all | 2027-08-25 | 2027-08-25 | Janmashtami | জন্মাষ্টমী
  all | 2027-10-09 | 2027-10-10 | Durga Puja | দুর্গাপূজা
  SUPREME_COURT | 2026-06-07 | 2026-06-18 | Summer vacation | গ্রীষ্মকালীন অবকাশ
  SUPREME_COURT | 2026-09-06 | 2026-10-08 | Autumn vacation | শরৎকালীন অবকাশ
  SUPREME_COURT | 2026-12-20 | 2026-12-31 | Winter vacation | শীতকালীন অবকাশ
  SUPREME_COURT | 2027-06-06 | 2027-06-17 | Summer vacation | গ্রীষ্মকালীন অবকাশ
  SUPREME_COURT | 2027-09-05 | 2027-10-07 | Autumn vacation | শরৎকালীন অবকাশ
  SUPREME_COURT | 2027-12-19 | 2027-12-31 | Winter vacation | শীতকালীন অবকাশ
  LOWER_COURTS | 2026-12-01 | 2026-12-31 | Winter vacation | শীতকালীন অবকাশ
  LOWER_COURTS | 2027-12-01 | 2027-12-31 | Winter vacation | শীতকালীন অবকাশ
`;

/**
 * Adds the closed days of two years, among them a holiday some days after `today`, and the delay account of the
 * file with the most court cases.
 */
export async function seedCalendars(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const audit = writtenBy(userIds[0]!, randomFor('calendars').officeHour(plusDays(today, -20)));
  const calendars = await db.selectFrom('calendar').select(['id', 'code']).orderBy('id').execute();
  const soon = workingDay(plusDays(today, 4));
  const lines = [
    ...table(CLOSED),
    ['election', soon, soon, 'Holiday for the election', 'নির্বাচন উপলক্ষে ছুটি'],
  ];
  const rows = calendars.flatMap(({ id, code }) =>
    lines
      .filter(([of]) => of === 'all' || of === 'election' || of === code)
      .map(([of, fromDay, toDay, name, nameBn]) => {
        const kind = of === 'all' ? 'PUBLIC' : of === 'election' ? 'EXECUTIVE' : 'VACATION';
        return { calendarId: id, fromDay, toDay, name, nameBn, kind, ...audit };
      }),
  );
  await insertRows(db, 'closedDay', rows as Insertable<Database['closedDay']>[]);
  await seedSteps(db, userIds, today);
}

/** Desks of a file, the days it lay at each, and its holder; between them are days that nobody accounts for. */
const STEPS = `
  Order | 0 | 6 | Legal wing
  Copy applied for | 6 | 13 | Bench officer
  Copy ready | 13 | 17 | Legal wing
  Proposal sent | 24 | 31 | Joint Commissioner (Legal)
  Board | 31 | 58 | Second Secretary (Customs: Legal)
  Solicitor | 58 | 76 | Solicitor’s wing
  Attorney General | 79 | 101 | Deputy Attorney General
  Filed | 101 | 101 | Legal wing
`;

async function seedSteps(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const decided = (await longestFile(db)).findLast(({ decidedOn }) => decidedOn);
  if (!decided) return;
  const desks = await db.selectFrom('desk').select(['id', 'name']).execute();
  const random = randomFor('steps');
  const first = earlier(decided.decidedOn!, plusDays(today, -120));
  const rows = table(STEPS).map(([name, arrived, left, holder]) => ({
    caseFilingId: decided.caseFilingId,
    desk: desks.find((desk) => desk.name === name)!.id,
    inDay: plusDays(first, Number(arrived)),
    outDay: plusDays(first, Number(left)),
    holder,
    ...writtenBy(random.pick(userIds), random.officeHour(plusDays(first, Number(left)))),
  }));
  await insertRows(db, 'step', rows);
}
