import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayFromToday, useAlerts, type Person } from '../alerts/alerts';

const alerts = useAlerts();

interface Answer {
  date: string;
  hearings: { id: number; date: string; nothiNumber: string }[];
  missing: { id: number; date: string }[];
  waiting: { id: number; triggerDate: string | null; caseFilingId: number }[];
  still: { id: number; nothiNumber: string; since: string; status: string }[];
  limits: { id: number }[];
  notes: { id: number; text: string; by: { fullName: string } }[];
  proposals: object[];
  totals: Record<string, number>;
  more: string[];
}

const today = async (person: Person) =>
  (await alerts.call('GET', '/api/casebook/today', undefined, person.headers)).json<Answer>();

const hearingIn = async (days: number) => {
  const { hearing, caseFilingId } = await alerts.hearingIn(days);
  return { ...hearing, caseFilingId };
};

const addNote = async (caseFilingId: number, text: string, by: Person) =>
  (await alerts.call('POST', '/api/casebook/notes', { caseFilingId, text }, by.headers)).json<{
    id: number;
  }>();

it('My day has the hearings of today and tomorrow of the user’s sections and followed files', async () => {
  const [now, tomorrow] = [await hearingIn(0), await hearingIn(1)];
  await hearingIn(2);
  const answer = await today(alerts.clerk);
  expect(answer.date).toBe(dayFromToday(0));
  expect(answer.hearings.map(({ id }) => id)).toEqual([now.id, tomorrow.id]);
  expect((await today(alerts.other)).hearings).toEqual([]);
  await alerts.other.follow(tomorrow.caseFilingId);
  expect((await today(alerts.other)).hearings.map(({ id }) => id)).toEqual([tomorrow.id]);
});

it('My day has the hearings of the next day with any, so of Sunday on a Thursday, and none of the day after', async () => {
  const next = await hearingIn(3);
  await hearingIn(4);
  expect((await today(alerts.clerk)).hearings.map(({ id }) => id)).toEqual([next.id]);
  expect((await today(alerts.other)).hearings).toEqual([]);
});

it('My day says whether today and tomorrow have more hearings than it lists', async () => {
  const [now, tomorrow] = [await hearingIn(0), await hearingIn(1)];
  const copies = (id: number) =>
    sql`insert into hearing (proceeding_id, date) select proceeding_id, date from hearing, generate_series(1, 200) where id = ${id}`.execute(
      alerts.db,
    );
  await copies(now.id);
  expect((await today(alerts.clerk)).more).toEqual(['hearings']);
  await copies(tomorrow.id);
  const answer = await today(alerts.clerk);
  expect(answer.more).toEqual(['hearings', 'next']);
  expect([answer.totals.hearings, answer.totals.next]).toEqual([201, 201]);
  expect(answer.hearings.filter(({ date }) => date === dayFromToday(1))).toHaveLength(200);
});

it('My day has hearings without a result, also of those entered up to 30 days late', async () => {
  const missing = await hearingIn(0);
  const [monthLate, dayLate] = [await hearingIn(-30), await hearingIn(-1)];
  await hearingIn(-31);
  const { civil } = await alerts.addFile();
  const ofCivil = await alerts.add({ proceedingId: civil.id, date: dayFromToday(0) });
  expect((await today(alerts.clerk)).hearings.map(({ id }) => id)).toEqual([missing.id]);
  expect((await today(alerts.boss)).hearings.map(({ id }) => id)).toEqual([missing.id, ofCivil.id]);
  await sql`update hearing set created_at = created_at - interval '9 days', date = ${dayFromToday(-2)}
    where id = any(${[missing.id, ofCivil.id]})`.execute(alerts.db);
  expect((await today(alerts.clerk)).missing.map(({ id }) => id)).toEqual([
    dayLate.id,
    missing.id,
    monthLate.id,
  ]);
  expect((await today(alerts.boss)).missing.map(({ id }) => id)).toEqual([
    dayLate.id,
    missing.id,
    ofCivil.id,
    monthLate.id,
  ]);
});

it('My day has the ten latest hearings without a result, and says how many there are', async () => {
  const { id } = await hearingIn(0);
  await sql`insert into hearing (proceeding_id, date, created_at)
    select proceeding_id, date - n, created_at - interval '90 days' from hearing, generate_series(1, 11) n
    where id = ${id}`.execute(alerts.db);
  const { missing, more, totals } = await today(alerts.clerk);
  expect(missing.map(({ date }) => date)).toEqual(
    Array.from({ length: 10 }, (_, at) => dayFromToday(-1 - at)),
  );
  expect(more).toEqual(['missing']);
  expect(totals.missing).toBe(11);
});

it('My day has time limits of recent orders until the date from which they run is entered', async () => {
  const order = async (days: number) => {
    const caseFilingId = await alerts.addFiling();
    const path = `/api/case/case-fillings/${caseFilingId}`;
    const filing = (await alerts.call('GET', `/api/casebook/case-fillings/${caseFilingId}`)).json<object>();
    await alerts.call('PUT', path, { ...filing, dateOfJudgement: dayFromToday(days) });
    return caseFilingId;
  };
  const [older, later] = [await order(-20), await order(-10)];
  await order(-200);
  const waiting = async (person: Person) =>
    (await today(person)).waiting.map(({ caseFilingId }) => caseFilingId);
  expect(await waiting(alerts.clerk)).toEqual([later, older]);
  expect(await waiting(alerts.other)).toEqual([]);
  const [limit] = (await today(alerts.clerk)).waiting;
  await alerts.call('PUT', `/api/casebook/limits/${limit!.id}`, { ...limit, triggerDate: dayFromToday(-9) });
  expect(await waiting(alerts.clerk)).toEqual([older]);
  expect((await today(alerts.clerk)).limits).toEqual([]); // due in three months
});

it('My day has open files of the user’s sections that have not changed for 60 days, the oldest first', async () => {
  const [older, old, moved, heard, closed] = await Promise.all([1, 2, 3, 4, 5].map(() => alerts.addFiling()));
  const age = (id: number, days: number) =>
    sql`update case_filing set changed_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      alerts.db,
    );
  await age(older!, 90);
  await age(old!, 61);
  for (const id of [moved!, heard!, closed!]) await age(id, 100);
  const filings = [older!, old!, heard!, closed!];
  await forget(filings);
  await sql`update case_filing set status = 'CLOSED', changed_at = now() - interval '100 days' where id = ${closed!}`.execute(
    alerts.db,
  );
  await forget([closed!]);
  const { id: proceedingId } = await alerts.db
    .selectFrom('proceeding')
    .select('id')
    .where('recordId', '=', heard!)
    .where('kind', '=', 'case-fillings')
    .executeTakeFirstOrThrow();
  await alerts.add({ proceedingId, date: dayFromToday(20) });
  await forget([heard!]);
  const answer = await today(alerts.clerk);
  expect(answer.still.map(({ id, since }) => [id, since])).toEqual([
    [older, dayFromToday(-90)],
    [old, dayFromToday(-61)],
  ]);
  expect(answer.totals.still).toBe(2);
  expect((await today(alerts.other)).still).toEqual([]);
  await addNote(older!, 'Asked the section', alerts.boss);
  expect((await today(alerts.clerk)).still.map(({ id }) => id)).toEqual([old]);
});

it('My day counts a civil case’s change as a change of its file only for users who may read the case', async () => {
  const changed = await alerts.addFiling();
  const heard = await alerts.addFiling();
  const files = [changed, heard];
  await sql`update case_filing set changed_at = now() - interval '90 days' where id = any(${files})`.execute(
    alerts.db,
  );
  await forget(files);
  for (const id of files) await alerts.addTo(id, 'civil-case', { civilCaseNumber: `C-${id}` });
  const { records } = await alerts.proceedings({ filter: { caseFilingId: heard, kind: 'civil-case' } });
  await alerts.add({ proceedingId: records[0]!.id, date: dayFromToday(20) });
  await forget([heard]);
  const still = async (person: Person) =>
    (await today(person)).still
      .filter(({ id }) => files.includes(id))
      .map(({ id, since }) => [id === changed ? 'changed' : 'heard', since]);
  expect(await still(alerts.boss)).toEqual([]);
  expect(await still(alerts.clerk)).toEqual([
    ['changed', dayFromToday(-90)],
    ['heard', dayFromToday(-90)],
  ]);
});

it('My day has notes that name the user, until the user answers or dismisses them', async () => {
  const { caseFilingId } = await alerts.addCase();
  const first = await addNote(caseFilingId, 'Where is the reply, @karim?', alerts.boss);
  expect((await today(alerts.clerk)).notes).toMatchObject([
    { id: first.id, caseFilingId, text: 'Where is the reply, @karim?', by: { fullName: 'Officer nasrin' } },
  ]);
  expect((await today(alerts.boss)).notes).toEqual([]);
  await addNote(caseFilingId, 'It is with the lawyer', alerts.clerk);
  expect((await today(alerts.clerk)).notes).toEqual([]);
  const second = await addNote(caseFilingId, '@karim thank you', alerts.boss);
  expect((await today(alerts.clerk)).notes.map(({ id }) => id)).toEqual([second.id]);
  const done = (by: Person) =>
    alerts.call('POST', `/api/casebook/notes/${second.id}/done`, undefined, by.headers);
  expect((await done(alerts.other)).statusCode).toBe(404);
  expect((await done(alerts.clerk)).json()).toEqual({ id: second.id });
  expect((await today(alerts.clerk)).notes).toEqual([]);
});

it('My day has the first answer to a user’s note that named a colleague', async () => {
  const { caseFilingId } = await alerts.addCase();
  const file = await alerts.fileOf(caseFilingId);
  const listed = async (person: Person) => (await today(person)).notes.map(({ text }) => text);
  await addNote(caseFilingId, 'Sent it yesterday', alerts.clerk);
  await addNote(caseFilingId, 'Where is the reply, @karim-এর?', alerts.boss);
  await addNote(caseFilingId, 'I do not know', alerts.other);
  const answer = await addNote(caseFilingId, 'It is with the lawyer', alerts.clerk);
  await addNote(caseFilingId, 'The lawyer is on leave', alerts.clerk);
  await alerts.write();
  expect(await listed(alerts.boss)).toEqual(['It is with the lawyer']);
  expect(await alerts.boss.told()).toEqual([`Officer karim answered your note: file ${file}`]);
  expect(await alerts.boss.told('bn')).toEqual([`Officer karim আপনার টীকার উত্তর দিয়েছেন: নথি ${file}`]);
  // a note after an answer is not an answer itself
  await addNote(caseFilingId, 'Thank you', alerts.boss);
  await alerts.write();
  expect([await listed(alerts.boss), await listed(alerts.clerk)]).toEqual([[], []]);
  expect(await alerts.clerk.told()).toEqual([`Officer nasrin named you in a note: file ${file}`]);

  await addNote(caseFilingId, '@karim And now?', alerts.boss);
  const second = await addNote(caseFilingId, '@nasrin Tomorrow', alerts.clerk);
  await alerts.write();
  expect(await listed(alerts.boss)).toEqual(['@nasrin Tomorrow']);
  expect((await alerts.boss.told()).at(-1)).toBe(`Officer karim answered your note: file ${file}`);
  const done = (id: number) =>
    alerts.call('POST', `/api/casebook/notes/${id}/done`, undefined, alerts.boss.headers);
  expect((await done(second.id)).json()).toEqual({ id: second.id });
  expect((await done(answer.id + 1)).statusCode).toBe(404);
  expect(await listed(alerts.boss)).toEqual([]);
});

it('My day shows administrators the pending proposals with their changes', async () => {
  const office = (await alerts.call('GET', '/api/casebook/office')).json<object>();
  await alerts.call('PUT', '/api/casebook/office', { ...office, needsApproval: true });
  const recordId = await alerts.addFiling();
  const filing = (await alerts.call('GET', `/api/casebook/case-fillings/${recordId}`)).json<{
    version: number;
  }>();
  await alerts.call(
    'POST',
    '/api/casebook/proposals',
    {
      register: 'case-fillings',
      recordId,
      action: 'edit',
      body: { ...filing, status: 'CLOSED' },
      version: filing.version,
      reason: 'Paid in full',
    },
    alerts.clerk.headers,
  );
  expect((await today(alerts.clerk)).proposals).toEqual([]);
  expect((await today(alerts.boss)).proposals).toMatchObject([
    {
      action: 'edit',
      caseFilingId: recordId,
      by: { fullName: 'Officer karim' },
      reason: 'Paid in full',
      was: { status: 'OPEN' },
      became: { status: 'CLOSED' },
    },
  ]);
});

/** Removes the history of files, as if they had not changed since the history began. */
async function forget(filings: number[]) {
  // otherwise the triggers would refuse to delete the history
  await sql`alter table change disable trigger all`.execute(alerts.db);
  await sql`alter table change_other disable trigger all`.execute(alerts.db);
  await sql`delete from change where case_filing_id = any(${filings}::bigint[])`.execute(alerts.db);
}
