import { sql, type Insertable, type Kysely } from 'kysely';
import type { Day } from '../../domain/dates';
import type { HearingResult } from '../../domain/hearings';
import type { Database } from '../platform/database/schema';
import { courtDay, daysBetween, earlier, officeHour, plusDays } from './calendar';
import { insertRows } from './insertRows';
import { randomFor, type Random } from './random';
import { COURTS, LAW_OFFICERS, NOTES, PURPOSES, RESULTS } from './vocabulary/hearings';

type Db = Kysely<Database>;
type Row = Insertable<Database['hearing']>;

interface Proceeding {
  id: number;
  kind: string;
  caseFilingId: number;
  openedOn: Day;
  decidedOn: Day | null;
}

/** Pending cases that are listed in these weeks. */
const LISTED = 160;

/**
 * Hearings of the last and the next weeks, with results; all hearings of the file that went furthest through
 * the courts; notes about some files, and who follows them.
 */
export async function seedHearings(db: Db, userIds: readonly number[], today: Day): Promise<void> {
  const random = randomFor('hearings');
  const pending = await pendingCases(db, today);
  const past = await longestFile(db);
  const listed = [...past.filter(({ decidedOn }) => !decidedOn), ...pending];
  const chains = [
    ...unique(listed).map((proceeding) => listings(proceeding, today, random)),
    ...past.flatMap((proceeding) => (proceeding.decidedOn ? [heardUntilDecided(proceeding, random)] : [])),
  ];
  await insertChains(db, chains, userIds, today, random);
  const files = [...new Set([...past, ...pending].map(({ caseFilingId }) => caseFilingId))].slice(0, 12);
  await addNotes(db, files, userIds, today, random);
}

const unique = (proceedings: Proceeding[]) => [
  ...new Map(proceedings.map((each) => [each.id, each])).values(),
];

const pendingCases = (db: Db, today: Day): Promise<Proceeding[]> =>
  db
    .selectFrom('proceeding')
    .select(['id', 'kind', 'caseFilingId', 'openedOn', 'decidedOn'])
    .where('kind', '<>', 'case-fillings')
    .where('status', '=', 'SUBJUDICE')
    .where('decidedOn', 'is', null)
    .where('openedOn', '<', plusDays(today, -60))
    .orderBy('openedOn', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute() as Promise<Proceeding[]>;

/** The court cases of the file that has the most, among files that a court has sent back. */
export async function longestFile(db: Db): Promise<Proceeding[]> {
  const { rows } = await sql<Proceeding>`
    select id, kind, case_filing_id as "caseFilingId", opened_on as "openedOn", decided_on as "decidedOn"
    from proceeding
    where kind <> 'case-fillings' and opened_on is not null and case_filing_id = (
      select case_filing_id from proceeding where kind <> 'case-fillings'
      group by case_filing_id having bool_or(outcome = 'remand')
      order by count(*) desc, case_filing_id desc limit 1
    )
    order by opened_on, id
  `.execute(db);
  return rows;
}

/** A chain of hearings, each following the previous one, until one has no result or no further date. */
function listings({ id, kind }: Proceeding, today: Day, random: Random): Row[] {
  const chain: Row[] = [];
  let date = courtDay(plusDays(today, random.whole(-30, 20)));
  for (;;) {
    const isEntered = date < today && !random.chance(0.06);
    const { result, isLast } = isEntered ? random.pickByShare(RESULTS) : NOT_YET;
    chain.push(hearing({ id, kind, date, result }, chain, random));
    if (isLast) return chain;
    date = courtDay(plusDays(date, random.whole(7, 28)));
  }
}

const NOT_YET = { result: null, isLast: true };

/** Hearings every few weeks from the opening to the decision. */
function heardUntilDecided({ id, kind, openedOn, decidedOn }: Proceeding, random: Random): Row[] {
  const chain: Row[] = [];
  const step = Math.max(14, Math.floor(daysBetween(openedOn, decidedOn!) / 5));
  for (let day = plusDays(openedOn, step); day < plusDays(decidedOn!, -10); day = plusDays(day, step)) {
    const result = random.pick(['ADJOURNED', 'NOT_REACHED', 'HEARD'] as const);
    chain.push(hearing({ id, kind, date: courtDay(day), result }, chain, random));
  }
  chain.push(hearing({ id, kind, date: decidedOn!, result: 'DECIDED' }, chain, random));
  return chain;
}

interface Listing {
  id: number;
  kind: string;
  date: Day;
  result: HearingResult | null;
}

/** A listing; court and law officer stay the same through a chain. */
function hearing({ id, kind, date, result }: Listing, [first]: Row[], random: Random): Row {
  const courts = COURTS[kind] ?? [];
  const isHighCourt = kind !== 'tribunal-cases' && kind !== 'applicate-comm-cases';
  return {
    proceedingId: id,
    date,
    time: isHighCourt ? null : random.pick(['10:30', '11:00', '11:30', '12:00', '14:30']),
    court: first?.court ?? (courts.length ? random.pick(courts) : null),
    itemNo: isHighCourt ? String(random.whole(1, 180)) : null,
    purpose: random.pick(PURPOSES[kind] ?? ['HEARING']),
    lawOfficer: first?.lawOfficer ?? random.pick(LAW_OFFICERS),
    result,
  };
}

/**
 * Inserts chains of hearings, each linked to the next. The first hearing of a chain was entered three weeks
 * before its day, every other one on the day of the previous hearing, but at the latest yesterday, so that no
 * day has more entries than an office makes.
 */
async function insertChains(db: Db, chains: Row[][], userIds: readonly number[], today: Day, random: Random) {
  const rows = chains.flatMap((chain) =>
    chain.map((row, place) => {
      const by = random.pick(userIds);
      const day = chain[place - 1]?.date ?? plusDays(row.date, -21);
      const at = officeHour(earlier(day, plusDays(today, -1)), random);
      return { ...row, createdBy: by, createdAt: at, changedBy: by, changedAt: at };
    }),
  );
  const ids = await insertRows(db, 'hearing', rows);
  let place = 0;
  const links = chains.flatMap((chain) => {
    const own = ids.slice(place, (place += chain.length));
    return own.slice(1).map((next, index) => ({ id: own[index]!, next }));
  });
  await sql`
    update hearing set next_id = link.next, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id bigint, next bigint)
    where hearing.id = link.id
  `.execute(db);
}

async function addNotes(
  db: Db,
  files: readonly number[],
  userIds: readonly number[],
  today: Day,
  random: Random,
) {
  // the first file, which has the longest life, has all notes
  const about = (place: number) => (place < NOTES.length ? files[0] : files[place - NOTES.length + 1]);
  const notes = [...NOTES, ...NOTES].flatMap((text, place) => {
    const caseFilingId = about(place);
    if (caseFilingId === undefined) return [];
    const by = userIds[place % userIds.length]!;
    const at = officeHour(plusDays(today, -3 * (NOTES.length * 2 - place)), random);
    return [{ caseFilingId, text, createdBy: by, createdAt: at, changedBy: by, changedAt: at }];
  });
  await insertRows(db, 'note', notes);
  const since = officeHour(plusDays(today, -30), random);
  const follows = userIds
    .slice(0, 3)
    .flatMap((userId, place) =>
      files
        .filter((_, index) => index % (place + 1) === 0)
        .map((caseFilingId) => ({ userId, caseFilingId, since })),
    );
  if (follows.length) await db.insertInto('follow').values(follows).execute();
}
