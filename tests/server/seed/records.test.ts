import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentKinds } from '../../../domain/agents';
import { caseFilingFields } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import { dayInDhaka } from '../../../domain/dates';
import { caseTypes } from '../../../domain/followOnCases';
import { kindName } from '../../../domain/kinds';
import type { DateField } from '../../../domain/kinds/date';
import { newUserFields } from '../../../domain/users';
import { check } from '../../../domain/validation';
import { driftOfTallies } from '../../../server/features/cases/figures/tally';
import { filePageAsOf } from '../../../server/features/history/files/fileAsOf';
import { filePage } from '../../../server/features/history/files/files';
import { matchList } from '../../../server/features/dates/hearings/causeLists';
import { tamperingOf } from '../../../server/features/history/check';
import { driftOfLimits } from '../../../server/features/dates/limits/check';
import { fileMoneyPage } from '../../../server/features/money/fileMoneyPage';
import { logoUrl } from '../../../server/platform/images/logo';
import { sampleCauseList } from '../../../server/seed/causeList';
import type { TestDatabase } from '../../support/database';
import { everything } from './support/everything';
import { EARLY_DAY, SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

const query = async (text: string, { db } = database) => (await sql.raw(text).execute(db)).rows;

it('every sample record passes form validation unchanged, and has no unfilled placeholder', async () => {
  const { users, companies, agents, forwarders, shippingAgents, filings, cases } = await everything(database);
  type Checked = [fields: object, record: Record<string, unknown>];
  const records = [
    ...users.map((user): Checked => [newUserFields, { ...user, roles: [{ id: 1 }], workPlaces: [] }]),
    ...companies.map((each): Checked => [companyFields, { ...each, logo: each.logo && logoUrl(each.logo) }]),
    ...[agents, forwarders, shippingAgents].flatMap((list, place) =>
      list.map((agent): Checked => [agentKinds[place]!.fields, agent]),
    ),
    ...filings.map((filing): Checked => [caseFilingFields, { ...filing, ...amountsOf(filing) }]),
    ...cases.flatMap((list, place) =>
      list.map((each): Checked => [
        caseTypes[place]!.bodyFields,
        { ...each, caseFillingId: each.caseFilingId },
      ]),
    ),
  ];
  for (const [fields, record] of records) {
    const checked = check(fields as typeof caseFilingFields, 'create', record);
    if (!checked.ok) throw new Error(JSON.stringify([record, checked.errors]));
    if (fields !== newUserFields) expect(record).toMatchObject(checked.values);
    expect(JSON.stringify(record)).not.toMatch(/[{]\w+[}]|undefined|NaN|Invalid/);
  }
});

const amountsOf = (filing: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(caseFilingFields)
      .filter(([, field]) => kindName(field) === 'money')
      .map(([name]) => [name, Number(filing[name])]),
  );

it('the sample numbers and addresses reach no real person', async () => {
  const { companies, agents } = await everything(database);
  for (const { phone1, phone2, email } of companies) {
    for (const phone of [phone1, phone2]) expect(phone ?? '01100000000').toMatch(/^011\d{8}$/);
    expect(email ?? 'a@b.example').toMatch(/^[a-z]+@[a-z-]+\.example$/);
  }
  for (const { contactNumber } of agents) expect(contactNumber).toMatch(/^011\d{8}$/);
});

it('the sample fills the diary, the time limits, My day, the history, the bin, the imports and the notifications', async () => {
  expect(
    await query(`
      select
        (select count(*) > 100 from hearing where date > '${SAMPLE_DAY}') as ahead,
        (select count(*) > 100 from hearing where result is not null) as heard,
        (select count(*) from note) as notes,
        (select count(distinct user_id) from follow) as followers,
        (select count(*) from notification where seen_at is null) as notifications,
        (select count(*) from step) as steps,
        (select array_agg(due::text order by due) from time_limit where ended is null and responsible_id is not null) as due,
        (select count(*) from closed_day where kind = 'EXECUTIVE') as holidays,
        (select count(*) from import_batch where state = 'DONE') as imports,
        (select count(*) > 5000 from change where action = 'edit' and by_user is not null) as edits,
        (select count(*) from change where action = 'delete' and by_user is not null) as deleted,
        (select count(*) from change where action = 'restore') as restored`),
  ).toEqual([
    {
      ahead: true,
      heard: true,
      notes: 10,
      followers: 3,
      notifications: 16,
      steps: 8,
      due: ['2026-11-12', '2026-11-25', '2026-12-10', '2026-12-15'],
      holidays: 4,
      imports: 1,
      edits: true,
      deleted: 4,
      restored: 1,
    },
  ]);
});

it('the tallies, time limits and history of the sample agree with its records', async () => {
  expect(await driftOfTallies(database.db)).toEqual([]);
  expect(await driftOfLimits(database.db)).toEqual([]);
  expect(await tamperingOf(database.db)).toEqual([]);
});

it('the changes of the sample are numbered in the order of time', async () => {
  expect(
    await query(`
      select count(*) filter (where at < before) as disordered
      from (select at, lag(at) over (order by id) as before from change where via <> 'system') as change`),
  ).toEqual([{ disordered: 0 }]);
});

it('the sample cause list names nine sample cases for the next court day, one without a serial number', async () => {
  const text = await sampleCauseList(database.db, SAMPLE_DAY);
  const lines = await matchList(
    database.db,
    text,
    caseTypes.map(({ name }) => name),
  );
  const found = lines.filter(({ matches }) => matches.length);
  expect(found.map(({ matches }) => matches[0]!.kind)).toEqual([
    ...Array.from({ length: 2 }, () => 'high-court-rits'),
    ...Array.from({ length: 3 }, () => 'custom-appeals'),
    ...Array.from({ length: 3 }, () => 'high-court-cpa-cpl-cases'),
    'high-court-rits',
  ]);
  expect(new Set(found.map(({ matches, date }) => [matches[0]!.sure, date].join()))).toEqual(
    new Set(['true,2026-11-23']),
  );
  expect(found[1]).toMatchObject({ itemNo: null, with: '2' });
});

it('the sample has no date after the day on which it is created, except of hearings @long', async () => {
  const early = await sampleRegister(EARLY_DAY);
  try {
    for (const { table, fields } of [{ table: 'case_filing', fields: caseFilingFields }, ...caseTypes]) {
      const days = Object.entries(fields)
        .filter(([, field]) => kindName(field) === 'date' && !(field as DateField).future)
        .map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
      const late = await query(
        `select id from ${table} where greatest(${days.join(', ')}) > '${EARLY_DAY}' or changed_at > '${EARLY_DAY}T18:00:00Z'`,
        early,
      );
      expect({ table, late }).toEqual({ table, late: [] });
    }
    const [{ filings }] = (await query('select count(*)::int as filings from case_filing', early)) as [
      { filings: number },
    ];
    expect(filings).toBeGreaterThan(500);
    expect(filings).toBeLessThan(1500);
  } finally {
    await early.drop();
  }
});

it.each(['ROLE_ADMIN', 'ROLE_CUSTOMS'])(
  'a sample file as of today, shown to %s, is the same as the file now @long',
  async (role) => {
    const { db } = database;
    const user = { userId: 1, userName: 'someone', fullName: 'Someone', roles: [role], sessionId: '' };
    const files = (await query(`
      select case_filing_id from proceeding group by 1 order by count(*) desc, 1 limit 40`)) as {
      caseFilingId: number;
    }[];
    for (const { caseFilingId } of files) {
      const now = await filePage(db, caseFilingId, user);
      expect(await filePageAsOf(db, caseFilingId, dayInDhaka(), user)).toEqual(now);
    }
  },
);

it('the sample has a file whose money goes through a stay, a gap, an extension, a remand, a new order and payment', async () => {
  const user = { userId: 1, userName: 'someone', fullName: 'Someone', roles: ['ROLE_ADMIN'], sessionId: '' };
  const [file] = (await query(`
    select case_filing_id as id from money_entry where instrument = 'Challan T-30871'`)) as { id: number }[];
  const on = async (day: string) => {
    const page = await fileMoneyPage(database.db, file!.id, day, user);
    const parts = Object.entries(page!.parts).filter(([, amount]) => amount !== 0);
    return [Object.fromEntries(parts), page!.held, page!.secured, page!.encashable];
  };
  expect(await on('2025-06-01')).toEqual([{ STAYED: 12_000_000 }, 500_000, 500_000, 0]);
  expect(await on('2025-10-20')).toEqual([{ STAYED: 12_000_000 }, 500_000, 500_000, 0]);
  expect(await on('2025-10-21')).toEqual([{ RECOVERABLE: 12_000_000 }, 500_000, 500_000, 500_000]);
  expect(await on('2025-11-05')).toEqual([{ STAYED: 12_000_000 }, 500_000, 500_000, 0]);
  expect(await on('2026-01-11')).toEqual([{ NOT_CONFIRMED: 12_000_000 }, 500_000, 500_000, 0]);
  expect(await on('2026-03-10')).toEqual([{ NOT_CONFIRMED: 12_000_000 }, 500_000, 0, 0]);
  expect(await on('2026-05-14')).toEqual([{ NOT_DUE: 5_700_000 }, 500_000, 0, 0]);
  expect(await on('2026-05-20')).toEqual([{}, 500_000, 0, 0]);
  const [order] = await query(`
    select revenue, payable_revenue, revenue_collected from case_filing where id = ${file!.id}`);
  expect(order).toEqual({
    revenue: '6000000.00',
    payableRevenue: '6200000.00',
    revenueCollected: '5700000.00',
  });
});
