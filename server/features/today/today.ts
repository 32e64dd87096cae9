import { sql } from 'kysely';
import { STILL_DAYS } from '../../../domain/alerts';
import { dayInDhaka, plusDays, type Day } from '../../../domain/dates';
import { isAdministrator } from '../../../domain/roles';
import {
  dueAround,
  waitingOn,
  withoutPaperOn,
  type NoteToMe,
  type OrderWithoutPaper,
  type StillFile,
  type Today,
  type TodayList,
} from '../../../domain/today';
import type { WireRecord } from '../../../domain/wire';
import type { Db } from '../../platform/database/schema';
import { type SignedInUser, access } from '../../platform/http/access';
import { changesReadableBy } from '../history/changes';
import { conditionsOf } from '../../platform/resource/pages';
import { recordsOf, regularAnswer } from '../../platform/resource/records';
import type { RegularResource } from '../../platform/resource/resource';
import { hearings } from '../dates/hearings/resource';
import { limits } from '../dates/limits/resource';
import { ordersWithoutPaper } from '../papers/withoutPaper';
import { proposals } from '../history/proposals';
import { mayDestroyThisYear } from '../papers/retention/files';
import { movements } from '../papers/volumes/volumes';
import type { Movement } from '../../../domain/volumes';
import { clause } from '../../platform/lists/slices';
import { filingStatuses } from '../../../domain/choices';
import { moneyTaskKinds } from '../../../domain/money/tasks';
import { languageOf, type Language } from '../../platform/mail';
import { tasksOf } from './tasks';
import { idParams, type App } from '../../platform/http/checking';
import { notFound } from '../../platform/http/errors';
import { writeOf, once } from '../../platform/writes/idempotency';
import {
  day,
  dayOrNull,
  instant,
  integer,
  listAnswer,
  objectAnswer,
  text,
  textOrNull,
  regularRoute,
} from '../../platform/http/responses';

type TodayOfUser = Today<WireRecord, WireRecord, WireRecord> & { more: TodayList[] };

const MOST: Record<TodayList, number> = {
  hearings: 200,
  next: 200,
  missing: 10,
  limits: 50,
  waiting: 10,
  tasks: 50,
  late: 20,
  papers: 10,
  still: 10,
  notes: 50,
  proposals: 50,
};

/** The tasks of a user today, from their sections and the files they follow. */
async function todayOf(
  db: Db,
  user: SignedInUser,
  language: Language,
  now = new Date(),
): Promise<TodayOfUser> {
  const date = dayInDhaka(now);
  const hearingsOn = (day: Day) => mine(db, hearings, user, { from: day, to: day }, 'id', MOST.hearings);
  const [ofToday, next, missing, due, waiting, tasks, late, papers, still, notes, proposed, retention] =
    await Promise.all([
      hearingsOn(date),
      nextDay(db, user, date).then((day) => (day ? hearingsOn(day) : NONE)),
      mine(db, hearings, user, { result: ['missing'] }, 'date desc, id', MOST.missing),
      mine(db, limits, user, dueAround(date), 'due, id', MOST.limits),
      mine(db, limits, user, waitingOn(date), 'order_date desc, id desc', MOST.waiting),
      tasksOf(db, user, { date, language, most: MOST.tasks }),
      mine(db, movements, user, { late: true }, 'due_back, id', MOST.late),
      mine(db, ordersWithoutPaper, user, withoutPaperOn(date), 'decided_on desc, id desc', MOST.papers),
      stillFiles(db, user, now),
      notesTo(db, user.userId),
      isAdministrator(user.roles) ? waitingProposals(db, user) : NONE,
      isAdministrator(user.roles) &&
        date.slice(5, 7) === '01' &&
        mayDestroyThisYear(db, Number(date.slice(0, 4))),
    ]);
  const all = {
    hearings: ofToday,
    next,
    missing,
    limits: due,
    waiting,
    tasks,
    late,
    papers,
    still,
    notes,
    proposals: proposed,
  };
  const totalOf = ([name, { total }]: [string, Part<unknown>]) => [name, total];
  return {
    date,
    hearings: [...ofToday.rows, ...next.rows],
    missing: missing.rows,
    limits: due.rows,
    waiting: waiting.rows,
    tasks: tasks.rows,
    late: late.rows as unknown as Movement[],
    papers: papers.rows as unknown as OrderWithoutPaper[],
    retention,
    still: still.rows,
    notes: notes.rows,
    proposals: proposed.rows,
    more: (Object.keys(MOST) as TodayList[]).filter((name) => all[name].total > all[name].rows.length),
    totals: Object.fromEntries(Object.entries(all).map(totalOf)),
  };
}

/** The beginning of a list, and how long it is. */
interface Part<Row> {
  rows: Row[];
  total: number;
}

const NONE = { rows: [], total: 0 };

/** The next day after `date` on which a case of the user is heard, so Sunday on a Thursday. */
async function nextDay(db: Db, user: SignedInUser, date: Day): Promise<Day | null> {
  const ahead = clause(conditionsOf(hearings, { from: plusDays(date, 1), mine: true }, user));
  const { rows } = await sql<{ day: Day | null }>`select min(date) as day from hearing ${ahead}`.execute(db);
  return rows[0]!.day;
}

async function mine(
  db: Db,
  resource: RegularResource,
  user: SignedInUser,
  filter: WireRecord,
  order: string,
  most: number,
): Promise<Part<WireRecord>> {
  const { rows } = await sql<Counted>`
    select id, count(*) over ()::int as total from ${sql.table(resource.table)}
    ${clause(conditionsOf(resource, { ...filter, mine: true }, user))}
    order by ${sql.raw(order)} limit ${most}
  `.execute(db);
  return partOf(db, resource, user, rows);
}

interface Counted {
  id: number;
  total: number;
}

async function partOf(db: Db, resource: RegularResource, user: SignedInUser, found: Counted[]) {
  const ids = found.map(({ id }) => id);
  return { rows: await recordsOf(db, resource, ids, user), total: found[0]?.total ?? 0 };
}

/** Rows that each have the total, which the schema of the answer leaves out. */
const counted = <Row extends { total: number }>(rows: Row[]) => ({ rows, total: rows[0]?.total ?? 0 });

/**
 * The files of the user without recent activity. Changes and hearings that the user may read count as
 * activity, except the baseline of changes that was written when the history began.
 */
async function stillFiles(db: Db, user: SignedInUser, now: Date): Promise<Part<StillFile>> {
  const since = new Date(now.getTime() - STILL_DAYS * 86_400_000);
  const isActivity = sql`action <> 'baseline' and ${changesReadableBy(user) ?? sql`true`}`;
  const isReadable = hearings.visibleTo?.(user, {}) ?? sql`true`;
  const { rows } = await sql<StillFile & { total: number }>`
    with still as (
      select f.id, f.nothi_number, f.company_id, f.status, f.changed_at, count(*) over ()::int as total
      from user_work_place w
      cross join lateral (
        select id, nothi_number, company_id, status, changed_at from case_filing f
        where f.work_place_id = w.work_place_id and f.status <> 'CLOSED' and f.changed_at < ${since}
          and not exists (
            select from change c where c.case_filing_id = f.id and c.at >= ${since} and ${isActivity}
          )
          and not exists (
            select from hearing h where h.case_filing_id = f.id and h.date >= ${dayInDhaka(since)} and ${isReadable}
          )
      ) as f
      where w.user_id = ${user.userId} order by f.changed_at, f.id limit ${MOST.still}
    )
    select still.id, nothi_number, company_name, status, total, greatest(
        (still.changed_at at time zone 'Asia/Dhaka')::date,
        (select (max(at) at time zone 'Asia/Dhaka')::date from change
          where case_filing_id = still.id and ${isActivity}),
        (select max(date) from hearing where case_filing_id = still.id and ${isReadable})
      ) as since
    from still left join company on company.id = still.company_id order by since, still.id
  `.execute(db);
  return counted(rows);
}

/** Notes that mention the user, without a later note of the user about the same file. */
async function notesTo(db: Db, userId: number): Promise<Part<NoteToMe>> {
  const { rows } = await sql<NoteToMe & { total: number }>`
    select count(*) over ()::int as total, n.id, n.case_filing_id, f.nothi_number, n.text, n.created_at as at,
      jsonb_build_object('id', author.id, 'userName', author.user_name, 'fullName', author.full_name) as by
    from note_mention m join note n on n.id = m.note_id join case_filing f on f.id = n.case_filing_id
    join app_user author on author.id = n.created_by
    where m.user_id = ${userId} and m.done_at is null and n.created_by <> ${userId} and not exists (
      select from note mine where mine.case_filing_id = n.case_filing_id and mine.created_by = ${userId}
        and mine.created_at > n.created_at
    )
    order by n.id desc limit ${MOST.notes}
  `.execute(db);
  return counted(rows);
}

async function waitingProposals(db: Db, user: SignedInUser): Promise<Part<WireRecord>> {
  const { rows } = await sql<Counted>`
    select id, count(*) over ()::int as total from proposal
    where state = 'OPEN' and by_user <> ${user.userId} order by id limit ${MOST.proposals}
  `.execute(db);
  return partOf(db, proposals, user, rows);
}

const person = objectAnswer({ id: integer, userName: text, fullName: text });

const answer = objectAnswer({
  date: day,
  hearings: listAnswer(regularAnswer(hearings)),
  missing: listAnswer(regularAnswer(hearings)),
  limits: listAnswer(regularAnswer(limits)),
  waiting: listAnswer(regularAnswer(limits)),
  tasks: listAnswer(
    objectAnswer({
      kind: { enum: moneyTaskKinds },
      caseFilingId: integer,
      nothiNumber: text,
      companyName: textOrNull,
      text,
      day: dayOrNull,
    }),
  ),
  late: listAnswer(regularAnswer(movements)),
  retention: { type: 'boolean', description: 'January: nobody has destroyed files this year' },
  papers: listAnswer(regularAnswer(ordersWithoutPaper)),
  still: listAnswer(
    objectAnswer({
      id: integer,
      nothiNumber: text,
      companyName: textOrNull,
      status: { enum: filingStatuses },
      since: day,
    }),
  ),
  notes: listAnswer(
    objectAnswer({ id: integer, caseFilingId: integer, nothiNumber: text, text, by: person, at: instant }),
  ),
  proposals: listAnswer(regularAnswer(proposals)),
  totals: objectAnswer(Object.fromEntries(Object.keys(MOST).map((name) => [name, integer]))),
  more: listAnswer({
    type: 'string',
    description: 'lists that have more than is answered; `hearings` are today’s',
  }),
});

/** My day (docs/contract.md, "Alerts and My day"). */
export async function todayRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/api/casebook/today',
    regularRoute(access('today', 'read'), 'What waits for me today', answer),
    (request) => todayOf(db, request.user, languageOf(request)),
  );

  app.post(
    '/api/casebook/notes/:id/done',
    regularRoute(
      access('notes', 'edit'),
      'Put a note aside that names me or answers mine',
      objectAnswer({ id: integer }),
      { params: idParams },
    ),
    (request) => {
      const { id } = request.params;
      const write = writeOf(request);
      return once(db, write, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('noteMention')
          .set({ doneAt: sql<Date>`coalesce(done_at, now())` })
          .where('noteId', '=', id)
          .where('userId', '=', write.by)
          .executeTakeFirst();
        if (!numUpdatedRows) throw notFound();
        return { id };
      });
    },
  );
}
