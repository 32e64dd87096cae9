import type { Insertable, Kysely } from 'kysely';
import type { CalendarCode, ClosedDayKind } from '../../domain/calendars';
import type { Day } from '../../domain/dates';
import type { Database } from '../platform/database/schema';
import { earlier, officeHour, plusDays, workingDay } from './calendar';
import { longestFile } from './hearings';
import { insertRows } from './insertRows';
import { randomFor } from './random';

type Db = Kysely<Database>;
type Names = readonly [name: string, nameBn: string];
type Entry = readonly [from: Day, to: Day, names: Names];

/** Holidays that follow the moon or another calendar. Some depend on the sighting of the moon: the days are estimates. */
const PUBLIC: readonly Entry[] = [
  ['2026-02-04', '2026-02-04', ['Shab-e-Barat', 'শবে বরাত']],
  ['2026-03-17', '2026-03-17', ['Shab-e-Qadr', 'শবে কদর']],
  ['2026-03-19', '2026-03-23', ['Eid-ul-Fitr', 'ঈদুল ফিতর']],
  ['2026-05-26', '2026-05-31', ['Eid-ul-Azha', 'ঈদুল আজহা']],
  ['2026-06-26', '2026-06-26', ['Ashura', 'আশুরা']],
  ['2026-08-26', '2026-08-26', ['Eid-e-Miladunnabi', 'ঈদে মিলাদুন্নবী']],
  ['2026-09-04', '2026-09-04', ['Janmashtami', 'জন্মাষ্টমী']],
  ['2026-10-20', '2026-10-21', ['Durga Puja', 'দুর্গাপূজা']],
  ['2027-01-24', '2027-01-24', ['Shab-e-Barat', 'শবে বরাত']],
  ['2027-03-07', '2027-03-07', ['Shab-e-Qadr', 'শবে কদর']],
  ['2027-03-09', '2027-03-13', ['Eid-ul-Fitr', 'ঈদুল ফিতর']],
  ['2027-05-15', '2027-05-20', ['Eid-ul-Azha', 'ঈদুল আজহা']],
  ['2027-06-16', '2027-06-16', ['Ashura', 'আশুরা']],
  ['2027-08-15', '2027-08-15', ['Eid-e-Miladunnabi', 'ঈদে মিলাদুন্নবী']],
  ['2027-08-25', '2027-08-25', ['Janmashtami', 'জন্মাষ্টমী']],
  ['2027-10-09', '2027-10-10', ['Durga Puja', 'দুর্গাপূজা']],
];

const SUMMER: Names = ['Summer vacation', 'গ্রীষ্মকালীন অবকাশ'];
const AUTUMN: Names = ['Autumn vacation', 'শরৎকালীন অবকাশ'];
const WINTER: Names = ['Winter vacation', 'শীতকালীন অবকাশ'];

const VACATIONS: Partial<Record<CalendarCode, readonly Entry[]>> = {
  SUPREME_COURT: [
    ['2026-06-07', '2026-06-18', SUMMER],
    ['2026-09-06', '2026-10-08', AUTUMN],
    ['2026-12-20', '2026-12-31', WINTER],
    ['2027-06-06', '2027-06-17', SUMMER],
    ['2027-09-05', '2027-10-07', AUTUMN],
    ['2027-12-19', '2027-12-31', WINTER],
  ],
  LOWER_COURTS: [
    ['2026-12-01', '2026-12-31', WINTER],
    ['2027-12-01', '2027-12-31', WINTER],
  ],
};

/**
 * Adds the closed days of two years, among them a holiday some days after `today`, and the delay account of the
 * file with the most court cases.
 */
export async function seedCalendars(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const by = userIds[0]!;
  const random = randomFor('calendars');
  const at = officeHour(plusDays(today, -20), random);
  const audit = { createdBy: by, createdAt: at, changedBy: by, changedAt: at };
  const calendars = await db.selectFrom('calendar').select(['id', 'code']).orderBy('id').execute();
  const row = (calendarId: number, [fromDay, toDay, [name, nameBn]]: Entry, kind: ClosedDayKind) => ({
    calendarId,
    fromDay,
    toDay,
    name,
    nameBn,
    kind,
    ...audit,
  });
  const soon = workingDay(plusDays(today, 4));
  const election: Entry = [soon, soon, ['Holiday for the election', 'নির্বাচন উপলক্ষে ছুটি']];
  const rows = calendars.flatMap(({ id, code }) => [
    ...PUBLIC.map((entry) => row(id, entry, 'PUBLIC')),
    ...(VACATIONS[code] ?? []).map((entry) => row(id, entry, 'VACATION')),
    row(id, election, 'EXECUTIVE'),
  ]);
  await insertRows(db, 'closedDay', rows as Insertable<Database['closedDay']>[]);
  await seedSteps(db, userIds, today);
}

/**
 * When a file came to a desk and left it, in days after the order, and who held it. Some days are left
 * without a desk, so that they are not accounted for.
 */
const STEPS: readonly (readonly [desk: string, arrived: number, left: number, holder: string | null])[] = [
  ['Order', 0, 6, 'Legal wing'],
  ['Copy applied for', 6, 13, 'Bench officer'],
  ['Copy ready', 13, 17, 'Legal wing'],
  ['Proposal sent', 24, 31, 'Joint Commissioner (Legal)'],
  ['Board', 31, 58, 'Second Secretary (Customs: Legal)'],
  ['Solicitor', 58, 76, 'Solicitor’s wing'],
  ['Attorney General', 79, 101, 'Deputy Attorney General'],
  ['Filed', 101, 101, 'Legal wing'],
];

async function seedSteps(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const proceedings = await longestFile(db);
  const decided = proceedings.findLast(({ decidedOn }) => decidedOn);
  if (!decided) return;
  const desks = await db.selectFrom('desk').select(['id', 'name']).execute();
  const random = randomFor('steps');
  const first = earlier(decided.decidedOn!, plusDays(today, -120));
  const rows = STEPS.map(([name, arrived, left, holder]) => {
    const by = random.pick(userIds);
    const at = officeHour(plusDays(first, left), random);
    return {
      caseFilingId: decided.caseFilingId,
      desk: desks.find((desk) => desk.name === name)!.id,
      inDay: plusDays(first, arrived),
      outDay: plusDays(first, left),
      holder,
      createdBy: by,
      createdAt: at,
      changedBy: by,
      changedAt: at,
    };
  });
  await insertRows(db, 'step', rows);
}
