import { sql } from 'kysely';
import type { judgements } from '../../../../domain/choices';
import { dayInDhaka, daysBetween, plusDays, type Day } from '../../../../domain/dates';
import { hearingFields } from '../../../../domain/hearings';
import { workingTexts, type CountingStep } from '../../../../domain/limitation/steps';
import { limitFields, type LimitState } from '../../../../domain/limits';
import { noteFields } from '../../../../domain/notes';
import { outcomeOfJudgement, proceedingFields, proceedingKinds } from '../../../../domain/proceedings';
import type { WireRecord } from '../../../../domain/wire';
import { columnName } from '../../../platform/database/preparedStatements';
import type { Db } from '../../../platform/database/schema';
import { filingRecord, matterAsOf, rowOf, type Matter } from '../asOf';
import type { KeptRecord } from '../keptRecords';
import type { SignedInUser } from '../../../platform/http/access';
import { regularRecord } from '../../../platform/resource/records';
import { datedChanges } from '../datedChanges';
import { pageOf, partsOfToday, type FilePage } from './files';

/**
 * The page of a file in its state at the end of a day in Dhaka, with the days left and the missing results as
 * they were on that day. Followers, links to papers and the names of users are those of today, since the page
 * reads no history of them. Null before the filing existed, or before its history began.
 */
export async function filePageAsOf(
  db: Db,
  id: number,
  day: Day,
  user: SignedInUser,
): Promise<FilePage | null> {
  const matter = await matterAsOf(db, id, day, user);
  if (!matter) return null;
  const ofFile = (register: string) => matter.recordsOf(register, sql`case_filing_id = ${id}`);
  const proceedings = await proceedingsOf(matter, await ofFile('proceedings'));
  const known = new Map(proceedings.map((each) => [each.id as number, each]));
  const ofKnown = async (register: string) =>
    (await ofFile(register)).filter(({ kept }) => known.has(kept.proceeding_id as number));
  const filing = await filingRecord(matter);
  const proceedingOf = ({ kept }: KeptRecord) => {
    const { kind, recordId, number, caseFilingId, workPlaceId, court } = known.get(
      kept.proceeding_id as number,
    )!;
    const { companyName = null } = (filing.company ?? {}) as { companyName?: string };
    const ofFiling = { caseFilingId, nothiNumber: filing.nothiNumber, companyName, workPlaceId };
    return { kind, recordId, number, court, ...ofFiling };
  };
  const hearings = await ofKnown('hearings');
  const limits = await ofKnown('limits');
  const numbers = new Map((await ofFile('volumes')).map(({ id: volumeId, kept }) => [volumeId, kept.no]));
  return pageOf({
    filing,
    proceedings,
    hearings: hearings.map((each) => {
      const { court: _court, ...of } = proceedingOf(each);
      const { decidedOn, status } = known.get(each.kept.proceeding_id as number)!;
      const isOpen = decidedOn === null && status !== 'ORDER_PASSED';
      return { ...hearingRecord(each, hearings, isOpen ? day : null), ...of, decidedOn };
    }),
    limits: await Promise.all(
      limits.map(async (each) => {
        const { done_by_id: doneById, ...kept } = each.kept;
        const seen = known.has(doneById as number) ? each.kept : kept;
        return { ...(await limitRecord(matter, { ...each, kept: seen }, day)), ...proceedingOf(each) };
      }),
    ),
    notes: await notesOf(db, await ofFile('notes')),
    movements: await Promise.all(
      (await ofFile('movements')).map(async ({ id: movementId, kept }) => ({
        id: movementId,
        no: numbers.get(kept.volume_id as number) ?? null,
        on: kept.on_day,
        to: kept.to_place,
        toBn: (await matter.referred('desks', kept.to_desk)).name_bn ?? null,
        receivedOn: kept.received_on ?? null,
        receivedAt: kept.received_at ?? null,
        receivedAtBn: (await matter.referred('desks', kept.received_desk)).name_bn ?? null,
      })),
    ),
    changes: await datedChanges(db, id, proceedings as never, day),
    datedPapers: await papersOf(matter, known),
    ...(await partsOfToday(db, id)),
  });
}

/** A kept record's fields on the wire. */
const fieldsOf = (fields: Parameters<typeof rowOf>[0], { id, kept }: KeptRecord): WireRecord =>
  regularRecord({ fields }, { id, ...rowOf(fields, kept) });

/**
 * The filing's adjudication and its court cases, by id. The fields that are entered at a proceeding have
 * their own changes, separate from those of the record.
 */
async function proceedingsOf({ filing, cases, referred }: Matter, own: KeptRecord[]): Promise<WireRecord[]> {
  const keptOwn = new Map(own.map((each) => [each.id, each.kept]));
  const records = [
    { kind: 'case-fillings', of: filing },
    ...cases.flatMap(({ type, records }) => records.map((of) => ({ kind: type.name, of }))),
  ];
  const ids = new Set(records.map(({ of }) => of.kept.proceeding_id));
  const found = records.map(async ({ kind, of }): Promise<WireRecord> => {
    const facts = proceedingKinds.find(({ name }) => name === kind)!;
    const value = (field: string | undefined) => (field ? (of.kept[columnName(field)] ?? null) : null);
    const id = of.kept.proceeding_id as number;
    const itsOwn = fieldsOf(proceedingFields, { id, kept: keptOwn.get(id) ?? { version: 1 } });
    const lossReason = await referred('loss-reasons', itsOwn.lossReasonId);
    return {
      ...itsOwn,
      fromId: ids.has(itsOwn.fromId) ? itsOwn.fromId : null,
      decidedOn: facts.decidedOn ? value(facts.decidedOn) : itsOwn.decidedOn,
      kind,
      recordId: of.id,
      caseFilingId: filing.id,
      workPlaceId: filing.kept.work_place_id,
      number: value(facts.number),
      openedOn: value(facts.openedOn),
      outcome: outcomeOfJudgement[value(facts.outcome) as (typeof judgements)[number]] ?? null,
      status: of.kept.status ?? null,
      lossReason: lossReason.name ?? null,
      lossReasonBn: lossReason.name_bn ?? null,
    };
  });
  return (await Promise.all(found)).toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** @param day the day as of which a result may be missing; null when no result is due */
function hearingRecord(hearing: KeptRecord, all: KeptRecord[], day: Day | null): WireRecord {
  const { kept } = hearing;
  const date = kept.date as Day;
  const wasPast = date < plusDays(dayInDhaka(new Date(kept.created_at as string)), -30);
  const next = all.find(({ id }) => id === kept.next_id);
  return {
    ...fieldsOf(hearingFields, hearing),
    nextId: next?.id ?? null,
    nextDate: next?.kept.date ?? null,
    origin: kept.origin,
    isMissing: day !== null && !kept.result && !wasPast && date < day,
  };
}

async function limitRecord({ referred }: Matter, limit: KeptRecord, day: Day): Promise<WireRecord> {
  const { kept } = limit;
  const rule = await referred('limitation-rules', kept.rule_id);
  const { full_name: responsible = null } = await referred('users', kept.responsible_id);
  const dayIn = (column: string) => (kept[column] as Day | undefined) ?? null;
  const due = dayIn('override_date') ?? dayIn('aim_for');
  const lastDay = dayIn('override_date') ?? dayIn('may_file');
  const textOf = (column: string) => (rule[column] as string | undefined) ?? null;
  const standing = kept.code
    ? {
        act: textOf('act'),
        section: textOf('section'),
        isVerified: Boolean(rule.verified_on),
        yearNotEntered: null,
      }
    : null;
  const steps = (kept.steps ?? []) as CountingStep[];
  return {
    ...fieldsOf(limitFields, limit),
    name: kept.name ?? rule.name,
    nameBn: textOf('name_bn'),
    mayFile: dayIn('may_file'),
    aimFor: dayIn('aim_for'),
    extended: dayIn('extended'),
    working: workingTexts(steps, standing, 'en'),
    workingBn: workingTexts(steps, standing, 'bn'),
    verified: standing?.isVerified ?? true,
    state: kept.ended ?? openState(lastDay, day),
    endedByHand: isEndedByHand(kept),
    due,
    daysLeft: kept.ended || due === null ? null : daysBetween(day, due),
    ruleId: kept.rule_id ?? null,
    side: kept.side,
    act: textOf('act'),
    section: textOf('section'),
    consequence: textOf('consequence'),
    responsible,
  };
}

/** The same condition as `endedByHand` of a limit's record (server/features/dates/limits/resource.ts). */
const isEndedByHand = ({ ended, ended_by_hand, done_by_id, reason }: KeptRecord['kept']): boolean =>
  Boolean(ended) && (ended_by_hand === true || (ended === 'DONE' ? !done_by_id : Boolean(reason)));

function openState(lastDay: Day | null, day: Day): LimitState {
  if (lastDay === null) return 'WAITING';
  return lastDay < day ? 'MISSED' : 'RUNNING';
}

/** The papers that were on the file, also those that have moved to it or from it. */
async function papersOf({ filing, recordsOf, referred }: Matter, known: ReadonlyMap<number, unknown>) {
  const ever = await recordsOf(
    'papers',
    sql`record_id in (select record_id from change where register = 'papers' and case_filing_id = ${filing.id})`,
  );
  const there = ever.filter(
    ({ kept }) =>
      kept.case_filing_id === filing.id && (!kept.proceeding_id || known.has(kept.proceeding_id as number)),
  );
  return Promise.all(
    there.map(async ({ id, kept }) => {
      const kind = await referred('paper-kinds', kept.kind);
      return {
        id,
        proceedingId: (kept.proceeding_id as number | undefined) ?? null,
        day: (kept.date as Day | undefined) ?? dayInDhaka(new Date(kept.created_at as string)),
        name: (kept.name as string | undefined) ?? null,
        kindName: kind.name as string,
        kindNameBn: (kind.name_bn as string | undefined) ?? null,
      };
    }),
  );
}

/** Notes with the names that their author and the people whom they mention have today. */
async function notesOf(db: Db, notes: KeptRecord[]): Promise<WireRecord[]> {
  if (!notes.length) return [];
  const persons = await db.selectFrom('appUser').select(['id', 'userName', 'fullName']).execute();
  const mentioned = await db
    .selectFrom('noteMention')
    .select(['noteId', 'userId'])
    .where(
      'noteId',
      'in',
      notes.map(({ id }) => id),
    )
    .execute();
  return notes.map((note) => ({
    ...fieldsOf(noteFields, note),
    by: persons.find(({ id }) => id === note.kept.created_by) ?? null,
    mentions: persons.filter(({ id }) =>
      mentioned.some(({ noteId, userId }) => noteId === note.id && userId === id),
    ),
    at: new Date(note.kept.created_at as string),
    changedAt: new Date(note.kept.changed_at as string),
  }));
}
