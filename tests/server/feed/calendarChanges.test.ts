import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { useCalendar } from './calendar';

const { calls, user, ask, make, eventsAt, addCaseOfCompany } = useCalendar();

const tomorrow = plusDays(dayInDhaka(), 1);

it('SEQUENCE and LAST-MODIFIED of a calendar event rise whenever the event’s content changes', async () => {
  const { db } = calls.parts.test;
  const path = await make();
  const { proceedingId, recordId, caseFilingId, companyId } = await addCaseOfCompany();
  const hearing = await calls.add({ proceedingId, date: tomorrow });
  const limit = { proceedingId, code: 'VAT-TRIBUNAL', triggerDate: dayInDhaka() };
  const added = (await calls.call('POST', '/api/casebook/limits', limit)).json<{
    id: number;
    ruleId: number;
  }>();
  const uids = [`hearing-${hearing.id}@`, `limit-${added.id}@`];
  const tables = ['hearing', 'time_limit', 'limitation_rule', 'case_filing', 'tribunal_case', 'company'];
  /** Sets all change times back, as if nothing had changed for an hour. */
  const age = async () => {
    for (const table of [...tables, 'calendar_address'])
      await sql`update ${sql.table(table)} set changed_at = now() - interval '1 hour'`.execute(db);
  };
  const shown = async () => {
    const events = await eventsAt(path);
    return uids.map((uid) => {
      const {
        SEQUENCE,
        'LAST-MODIFIED': at,
        DTSTAMP,
        ...event
      } = events.find(({ UID }) => UID!.startsWith(uid))!;
      return { event, sequence: Number(SEQUENCE), instants: [at!, DTSTAMP!] };
    });
  };
  const filing = async (values: object) => {
    const at = `/api/casebook/case-fillings/${caseFilingId}`;
    const record = (await calls.call('GET', at)).json<object>();
    return calls.call('PUT', `/api/case/case-fillings/${caseFilingId}`, { ...record, ...values });
  };
  const tribunal = async (tribunalCaseNo: string) => {
    const { version } = await calls.tribunalCase(recordId);
    return calls.putCase(recordId, caseFilingId, { tribunalCaseNo, version });
  };
  const company = async () => {
    const at = `/api/case/companies/${companyId}`;
    return calls.call('PUT', at, {
      ...(await calls.call('GET', at)).json<object>(),
      companyName: 'Meghna Mills',
    });
  };
  const rule = async () => {
    const at = `/api/casebook/limitation-rules/${added.ruleId}`;
    return calls.call('PUT', at, { ...(await calls.call('GET', at)).json<object>(), name: 'Appeal' });
  };
  const language = (spoken: string) =>
    sql`
      insert into last_sign_in (user_id, at, language) values (${user.id}, now(), ${spoken})
      on conflict (user_id) do update set language = excluded.language
    `.execute(db);
  await language('en');
  const [both, ofHearing, ofLimit] = [[0, 1], [0], [1]];
  const changes: [string, () => Promise<unknown>, number[]][] = [
    ['the companies are named', () => ask('PUT', { withParties: true }), both],
    ['the file has another number', () => filing({ nothiNumber: 'Q-7/2026' }), both],
    ['the case has another number', () => tribunal('T-2'), both],
    ['the company has another name', company, both],
    ['the file has no company any more', () => filing({ company: null }), both],
    ['the hearing has an item number', () => calls.put(hearing, { itemNo: '7' }), ofHearing],
    ['the rule has another name', rule, ofLimit],
    ['the user reads Bengali', () => language('bn'), ofLimit],
    ['the hearing is removed', () => calls.remove(hearing.id), ofHearing],
  ];
  for (const [what, change, changed] of changes) {
    await age();
    const before = await shown();
    await change();
    const after = await shown();
    for (const at of changed) {
      const [was, is] = [before[at]!, after[at]!];
      expect(is.event, what).not.toEqual(was.event);
      expect(is.sequence, what).toBeGreaterThan(was.sequence);
      expect(
        is.instants.every((instant) => instant > was.instants[0]!),
        what,
      ).toBe(true);
    }
  }
  await ask('PUT', { withParties: false });
});

it('SEQUENCE of a calendar event rises with each edit, removal and restoration, also of the same second', async () => {
  const { db } = calls.parts.test;
  const path = await make();
  const { proceedingId, recordId, caseFilingId } = await addCaseOfCompany();
  const hearing = await calls.add({ proceedingId, date: tomorrow });
  const limit = { proceedingId, code: null, name: 'Reply', byCount: tomorrow };
  const { id: limitId } = (await calls.call('POST', '/api/casebook/limits', limit)).json<{ id: number }>();
  const later = new Date(Date.now() + 3_600_000);
  const sequences = async () => {
    // the latest change of all that the events show
    await sql`update case_filing set changed_at = ${later} where id = ${caseFilingId}`.execute(db);
    const events = await eventsAt(path);
    return [`hearing-${hearing.id}@`, `limit-${limitId}@`].map((uid) =>
      Number(events.find(({ UID }) => UID!.startsWith(uid))!.SEQUENCE),
    );
  };
  const itemNo = async (given: string) => calls.put(await calls.one(hearing.id), { itemNo: given });
  const nameLimit = async (name: string) => {
    const at = `/api/casebook/limits/${limitId}`;
    await calls.call('PUT', at, { ...(await calls.call('GET', at)).json<object>(), name });
  };
  const restore = async () => {
    const bin = await calls.call('GET', '/api/casebook/deleted?filter={"register":"hearings"}&range=[0,0]');
    const [{ id } = { id: 0 }] = bin.json<{ id: number }[]>();
    expect((await calls.call('POST', `/api/casebook/deleted/${id}/restore`)).statusCode).toBe(200);
  };
  const steps: [string, () => Promise<unknown>, number[]][] = [
    ['the hearing has an item number', () => itemNo('7'), [0]],
    ['the hearing has another item number', () => itemNo('8'), [0]],
    ['the limit has another name', () => nameLimit('Answer'), [1]],
    [
      'the case has another number',
      () => calls.putCase(recordId, caseFilingId, { tribunalCaseNo: 'T-8' }),
      [0, 1],
    ],
    ['the hearing is removed', () => calls.remove(hearing.id), [0]],
    ['the hearing is restored', restore, [0]],
    ['the hearing is removed again', () => calls.remove(hearing.id), [0]],
  ];
  for (const [what, step, rising] of steps) {
    const before = await sequences();
    await step();
    const after = await sequences();
    for (const at of rising) expect(after[at], what).toBeGreaterThan(before[at]!);
  }
  // a subscription from before the edits were counted has this as the highest value
  expect((await sequences())[0]).toBeGreaterThan(Math.floor((later.getTime() - Date.UTC(2020)) / 1000));
});
