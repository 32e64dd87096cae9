import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addBank, addCnfAgent, addCompany, addWorkPlace } from '../../support/register';
import { pdfOf } from '../../support/paperFiles';
import { addUser, buildTestApp, type TestApp } from '../../support/signInAs';
import { dayFromToday } from '../hearings/calls';
import { collectRoutes, type Route } from './routes';

type Headers = { authorization: string };
type Answer = { id: number; version: number; [name: string]: unknown };

/** A register with the same records in two worlds, of which only one also has records that customs staff may not read. */
export interface World {
  test: TestApp;
  customs: Headers;
  routes: Route[];
  /** The ids of records that customs staff may not read, of whatever register; empty in the world without them. */
  hidden: number[];
}

const TRIBUNAL = { tribunalCaseNo: 'T-1', dateOfCase: '2024-01-01', tribunalOrderDate: '2024-05-01' };

/** Numbers and names that stand in hidden records alone. */
export const SECRET = {
  number: 'Title Suit 4711/2023',
  court: 'Joint District Judge 9',
  lawOfficer: 'GP Secretive',
  agent: 'Concealed Forwarders',
};

export async function makeWorld({ isHiding }: { isHiding: boolean }): Promise<World> {
  const { value: test, routes } = await collectRoutes(() => buildTestApp({ connections: 12 }));
  const { db } = test;
  const admin = await test.as('ROLE_ADMIN');
  const customs = await test.as('ROLE_CUSTOMS');
  await addUser(db, { userName: 'second', fullName: 'Second Admin', roles: ['ROLE_ADMIN'] });
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await test.app.inject({ method, url, headers: admin, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json<Answer>();
  };
  const addTo = (caseFilling: { id: number }, kind: string, values: object) =>
    send('POST', `/api/case/${kind}`, { caseFilling, ...values });
  const proceedingOf = async (kind: string, recordId: number) => {
    const filter = new URLSearchParams({ filter: JSON.stringify({ kind }), range: '[0,99]' });
    const all = (await send('GET', `/api/casebook/proceedings?${filter}`)) as unknown as Answer[];
    return all.find((each) => each.recordId === recordId)!;
  };
  const edit = (proceeding: Answer, values: object) =>
    send('PUT', `/api/casebook/proceedings/${proceeding.id}`, { ...proceeding, ...values });
  const hear = (proceedingId: number, date: string, values: object = {}) =>
    send('POST', '/api/casebook/hearings', { proceedingId, date, ...values });
  const limit = (proceedingId: number, values: object) =>
    send('POST', '/api/casebook/limits', {
      proceedingId,
      name: 'Reply',
      byCount: dayFromToday(9),
      ...values,
    });

  const section = await addWorkPlace(db, 'AIR');
  const [company, agent] = [
    await addCompany(db, 'Karnaphuli Ltd'),
    await addCnfAgent(db, 'Rupsha', '301000001'),
  ];
  const bank = await addBank(db, 'Sonali');
  await sql`insert into user_work_place (user_id, work_place_id) select id, ${section} from app_user`.execute(
    db,
  );
  const file = (nothiNumber: string, values: object = {}) =>
    send('POST', '/api/case/case-fillings', { nothiNumber, workPlace: { id: section }, ...values });
  const parties = { company: { id: company }, cnfAgent: { id: agent }, bank: { id: bank } };
  const first = await file('F-1/24', { ...parties, dateOfJudgement: '2023-12-01' });
  const closed = await file('F-2/24', { status: 'CLOSED' });
  const quiet = await file('F-3/24', { dateOfJudgement: '2023-06-01' });
  const tribunal = await proceedingOf('tribunal-cases', (await addTo(first, 'tribunal-cases', TRIBUNAL)).id);
  await addTo(first, 'high-court-rits', { highCourtCaseNo: 'W-1', dateOfCase: '2024-06-01' });
  const cpla = await proceedingOf(
    'high-court-cpa-cpl-cases',
    (await addTo(first, 'high-court-cpa-cpl-cases', {})).id,
  );
  await addTo(closed, 'tribunal-cases', { ...TRIBUNAL, status: 'ORDER_PASSED' });
  await hear(tribunal.id, dayFromToday(0), { court: 'Bench 1' });
  await hear(cpla.id, dayFromToday(20), { lawOfficer: 'AAG Karim' });
  await limit(tribunal.id, {});
  const done = await limit(cpla.id, { state: 'DONE', doneOn: '2024-08-01' });
  await send('POST', '/api/casebook/notes', { caseFilingId: first.id, text: 'Seen' });
  const desk = await send('POST', '/api/casebook/desks', { name: 'Bond' });
  const calendars = (await send('GET', '/api/casebook/calendars')) as unknown as Answer[];
  const off = { from: dayFromToday(30), to: dayFromToday(30), name: 'Eid', kind: 'PUBLIC' };
  await send('POST', '/api/casebook/closed-days', { calendarId: calendars[0]!.id, ...off });
  await send('POST', '/api/casebook/steps', { caseFilingId: first.id, desk: desk.id, in: '2024-02-01' });
  await send('POST', '/api/casebook/movements', { caseFilingId: first.id, to: 'Rack 4', on: '2024-02-01' });
  await send('POST', '/api/casebook/file-retention', {
    caseFilingId: first.id,
    class: 'B',
    holdReason: 'Audit',
  });
  const list = { text: `F-1/24\nT-1\n${SECRET.number}` };
  await send('POST', '/api/casebook/files/called', { name: 'Bench 1', ...list });
  const order = (proceedingId: number, values: object = {}) =>
    send('POST', '/api/casebook/stays', {
      proceedingId,
      orderedOn: '2024-03-01',
      until: 'DISPOSAL',
      ...values,
    });
  const enter = (values: object) =>
    send('POST', '/api/casebook/money-entries', {
      caseFilingId: first.id,
      date: '2024-04-01',
      kind: 'RAISED',
      amount: 500,
      ...values,
    });
  await order(tribunal.id);
  await enter({ proceedingId: tribunal.id });
  await send('POST', '/api/casebook/recovery-steps', {
    caseFilingId: first.id,
    kind: 'NOTICE',
    date: '2024-02-01',
  });
  await send('POST', '/api/casebook/guarantees', {
    number: 'G-1',
    amount: 900,
    allocations: [{ caseFilingId: first.id, amount: 900 }],
  });
  const scan = async (caseFilingId: number, line: string, values: object = {}) => {
    const uploads = '/api/casebook/papers/uploads';
    const file = pdfOf(line);
    const { id: uploadId } = await send('POST', uploads, { name: `${line}.pdf`, bytes: file.length });
    await test.app.inject({
      method: 'PUT',
      url: `${uploads}/${uploadId}?offset=0`,
      headers: { ...admin, 'content-type': 'application/octet-stream' },
      payload: file,
    });
    return send('POST', '/api/casebook/papers', { caseFilingId, kind: 'order', uploadId, ...values });
  };
  await db
    .insertInto('scan')
    .values({
      fileName: 'scan.pdf',
      bytes: 1,
      modified: 1,
      sha256: createHash('sha256').update(pdfOf(SECRET.number)).digest('hex'),
      type: 'pdf',
      text: SECRET.number,
      readAt: new Date(),
    })
    .execute();
  await scan(first.id, 'Order of the tribunal', { proceedingId: tribunal.id, name: 'Order' });
  const { version } = await send('PUT', '/api/casebook/office', { name: 'House', needsApproval: true });
  const propose = (register: string, recordId: number, change: object) =>
    send('POST', '/api/casebook/proposals', { register, recordId, reason: 'Please', ...change });
  await propose('case-fillings', quiet.id, { action: 'delete', version: 1 });
  await test.app.inject({
    method: 'POST',
    url: '/api/casebook/follows',
    headers: customs,
    payload: { caseFilingId: first.id },
  });

  if (isHiding) {
    const sue = async (of: Answer, values: object = {}) => {
      const facts = {
        civilCaseNumber: SECRET.number,
        civilCourtName: SECRET.court,
        dateOfCase: '2024-02-01',
      };
      const { id } = await addTo(of, 'civil-case', { ...facts, status: 'SUBJUDICE', ...values });
      return proceedingOf('civil-case', id);
    };
    const civil = await sue(first);
    await edit(civil, {
      decidedOn: '2024-09-01',
      fromId: tribunal.id,
      lawOfficer: SECRET.lawOfficer,
      filedBy: 'other',
      subject: SECRET.court,
      important: true,
      importantReason: SECRET.number,
      replyFiledOn: '2024-03-01',
      lossReasonId: 3,
      noAppealReason: SECRET.court,
    });
    await sue(closed);
    await edit(await sue(quiet, { hearingDate01: dayFromToday(0) }), { decidedOn: '2023-09-01' });
    const gone = await sue(first, { civilCaseNumber: 'Title Suit 4712/2023' });
    await hear(gone.id, dayFromToday(2));
    await send('DELETE', `/api/case/civil-case/${String(gone.recordId)}`);
    await hear(civil.id, dayFromToday(0), {
      court: SECRET.court,
      lawOfficer: SECRET.lawOfficer,
      itemNo: '7',
    });
    await hear(civil.id, dayFromToday(-3));
    const heard = await hear(civil.id, dayFromToday(3));
    await send('DELETE', `/api/casebook/hearings/${heard.id}`);
    await limit(civil.id, { responsibleId: 2 });
    // what is owed, held and stayed is the same for every reader, so these leave it as it is
    await order(civil.id, { of: 'AUCTION', condition: SECRET.court });
    await enter({ proceedingId: civil.id, kind: 'DEPOSIT', memo: SECRET.number });
    await enter({ proceedingId: civil.id, kind: 'DEPOSIT_REFUNDED' });
    const undone = await enter({ proceedingId: civil.id, kind: 'DEPOSIT' });
    await send('DELETE', `/api/casebook/money-entries/${undone.id}`);
    await scan(first.id, SECRET.number, { proceedingId: civil.id, memo: SECRET.number });
    const thrown = await scan(first.id, SECRET.court, { proceedingId: civil.id, from: SECRET.court });
    await send('DELETE', `/api/casebook/papers/${thrown.id}`);
    for (const agents of ['freight-forwarder-agent', 'shipping-agent'])
      await send('POST', `/api/case/${agents}`, {
        agentName: SECRET.agent,
        licNo: '301999999',
        contactNumber: '01711999999',
        address: 'Agrabad',
      });
    const ofCivil = { date: '2024-04-01', kind: 'WAIVED', amount: 1, proceedingId: civil.id };
    await propose('case-fillings', first.id, { action: 'entry', body: ofCivil });
    await propose('office', 1, { action: 'edit', version, body: { name: 'House', needsApproval: false } });
    // as if an administrator had entered them with the records, so that no version differs between the worlds
    await sql`set session_replication_role = replica; update proceeding set from_id = ${sql.lit(civil.id)} where id = ${sql.lit(cpla.id)};
      update time_limit set done_by_id = ${sql.lit(civil.id)} where id = ${sql.lit(done.id)}; set session_replication_role = origin`.execute(
      db,
    );
  }
  const hidden = isHiding ? await idsOfHidden(test) : [];
  // what is added from now on has the same ids in both worlds
  await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000) from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  await addTo(first, 'custom-appeals', { customCaseNo: 'A-1', dateOfCase: '2024-10-01' });
  await addTo(quiet, 'applicate-comm-cases', { applicateCaseNo: 'C-1', dateOfCase: '2023-10-01' });
  await addTo(first, 'foujdari-suit-cases', { dateOfCase: '2024-11-01', fir: 'FIR 9' });
  return { test, customs, routes, hidden };
}

async function idsOfHidden({ db }: TestApp): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from civil_case union select id from proceeding where kind = 'civil-case'
    union select id from hearing where kind = 'civil-case' union select id from time_limit where kind = 'civil-case'
    union select id from paper where case_kind = 'civil-case'
    union select id from stay where kind = 'civil-case' union select id from money_entry where case_kind = 'civil-case'
    union select id from freight_forwarder_agent union select id from shipping_agent
    union select id from proposal where register = 'office' or case_kind = 'civil-case'
    union select max(id) from change where kind = 'civil-case'
    union select max(id) from change where register in ('civil-case', 'freight-forwarder-agents')
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}
