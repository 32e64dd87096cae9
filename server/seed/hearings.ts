import { sql, type Insertable, type Kysely } from 'kysely';
import { daysBetween, plusDays, type Day } from '../../domain/dates';
import type { HearingResult } from '../../domain/hearings';
import type { Database } from '../platform/database/schema';
import { earlier, randomFor, workingDay, type Random } from './random';
import { insertRows, writtenBy } from './rows';

type Db = Kysely<Database>;
type Row = Insertable<Database['hearing']>;

/** Courtrooms by kind of proceeding. */
const COURTS: Record<string, readonly string[]> = {
  'applicate-comm-cases': ['Commissioner (Appeal), Chattogram'],
  'tribunal-cases': ['Bench 1', 'Bench 2', 'Bench 4, Chattogram'],
  'custom-appeals': ['Annex Building Court No. 18', 'Annex Building Court No. 24'],
  'high-court-rits': ['Annex Building Court No. 11', 'Main Building Court No. 6'],
  'high-court-cpa-cpl-cases': ['Court No. 1', 'Court No. 2', 'Chamber Judge'],
  'high-court-cp-cases': ['Court No. 1', 'Court No. 2', 'Chamber Judge'],
  'admiral-suit-cases': ['Main Building Court No. 21'],
};

/** Results of a listing; `isLast`: no further date is fixed after them. */
const RESULTS: readonly { result: HearingResult; isLast: boolean; share: number }[] = [
  { result: 'ADJOURNED', isLast: false, share: 38 },
  { result: 'NOT_REACHED', isLast: false, share: 27 },
  { result: 'HEARD', isLast: false, share: 17 },
  { result: 'INTERIM_ORDER', isLast: false, share: 6 },
  { result: 'OUT_OF_LIST', isLast: true, share: 7 },
  { result: 'RESERVED', isLast: true, share: 5 },
];

/** Fictitious law officers. */
const LAW_OFFICERS = ['DAG Mahbubul Alam', 'AAG Rehana Parvin', 'AAG Tanzim Haider', 'অ্যাডভোকেট দেবাশীষ পাল'];

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
 * the courts.
 * @returns the files of the first of them.
 */
export async function seedHearings(db: Db, userIds: readonly number[], today: Day): Promise<number[]> {
  const random = randomFor('hearings');
  const pending = await pendingCases(db, today);
  const past = await longestFile(db);
  const listed = new Map([...past, ...pending].map((each) => [each.id, each]));
  const chains = [...listed.values()].map((proceeding) => listings(proceeding, today, random));
  await insertChains(db, chains, userIds, today, random);
  await dateHearingsOfCases(db);
  return [...new Set([...past, ...pending].map(({ caseFilingId }) => caseFilingId))].slice(0, 12);
}

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
function listings({ id, kind, openedOn, decidedOn }: Proceeding, today: Day, random: Random): Row[] {
  const chain: Row[] = [];
  const step = decidedOn && Math.max(14, Math.floor(daysBetween(openedOn, decidedOn) / 5));
  let date = workingDay(step ? plusDays(openedOn, step) : plusDays(today, random.whole(-30, 20)));
  for (;;) {
    if (decidedOn && date >= plusDays(decidedOn, -10)) {
      return [...chain, hearing({ id, kind, date: decidedOn, result: 'DECIDED' }, chain, random)];
    }
    const isEntered = date < today && (decidedOn || !random.chance(0.06));
    const { result, isLast } = isEntered ? random.pickByShare(RESULTS) : { result: null, isLast: true };
    chain.push(hearing({ id, kind, date, result }, chain, random));
    if (isLast && !decidedOn) return chain;
    date = workingDay(plusDays(date, step || random.whole(7, 28)));
  }
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
    purpose:
      kind === 'high-court-rits'
        ? random.pick(['RULE', 'STAY', 'MENTION'])
        : random.pick(['ADMISSION', 'HEARING', 'HEARING']),
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
      const at = random.officeHour(earlier(day, plusDays(today, -1)));
      return { ...row, ...writtenBy(by, at) };
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

/**
 * Makes the hearings that triggers derived from the hearing dates of sample cases look as if they were entered with
 * these dates. The history's trigger is disabled meanwhile, so that it records no edit.
 */
async function dateHearingsOfCases(db: Kysely<Database>): Promise<void> {
  await sql`alter table hearing disable trigger keep_change`.execute(db);
  await sql`
    with entered as materialized (
      select distinct on (hearing.id) hearing.id, at, by_user, via
      from hearing
        join proceeding p on p.id = hearing.proceeding_id
        join change on change.register = p.kind and change.record_id = p.record_id
      where hearing.created_by is null
      order by hearing.id, (change.became::text like '%hearing%' || hearing.date::text || '%') desc, at, change.id
    ), dated as (
      update hearing set created_by = by_user, created_at = at, changed_by = by_user, changed_at = at
      from entered where entered.id = hearing.id
      returning hearing.id, at, by_user, via,
        jsonb_build_object('created_by', hearing.created_by, 'created_at', hearing.created_at,
          'changed_by', hearing.changed_by, 'changed_at', hearing.changed_at) as audit
    )
    update change set at = dated.at, by_user = dated.by_user, via = dated.via, became = became || audit
    from dated where register = 'hearings' and record_id = dated.id and action = 'create'
  `.execute(db);
  await sql`alter table hearing enable trigger keep_change`.execute(db);
}
