import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentKinds } from '../../../domain/agents';
import { kindName } from '../../../domain/kinds';
import { caseFilingFields } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import { fileNumberKey } from '../../../domain/fileNumber';
import { caseTypes } from '../../../domain/followOnCases';
import { newUserFields } from '../../../domain/users';
import { check } from '../../../domain/validation';
import { tableOf } from '../../../server/db/followOnSchema';
import { logoUrl, pngOfLogo } from '../../../server/images/logo';
import { seedDemo, seedLookups } from '../../../server/seed';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { hashPassword, sampleRegister } from './support/sampleRegister';

const today = '2026-11-20';

const filingsOf = ({ db }: TestDatabase) => db.selectFrom('caseFiling').selectAll().orderBy('id').execute();

async function everything(database: TestDatabase) {
  const { db } = database;
  return {
    users: await db.selectFrom('appUser').selectAll().orderBy('id').execute(),
    userRoles: await db.selectFrom('userRole').selectAll().orderBy('userId').execute(),
    userWorkPlaces: await db
      .selectFrom('userWorkPlace')
      .selectAll()
      .orderBy('userId')
      .orderBy('workPlaceId')
      .execute(),
    companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
    agents: await db.selectFrom('cnfAgent').selectAll().orderBy('id').execute(),
    forwarders: await db.selectFrom('freightForwarderAgent').selectAll().orderBy('id').execute(),
    shippingAgents: await db.selectFrom('shippingAgent').selectAll().orderBy('id').execute(),
    filings: await filingsOf(database),
    cases: await Promise.all(
      caseTypes.map((type) => db.selectFrom(tableOf(type)).selectAll().orderBy('id').execute()),
    ),
  };
}

describe('the sample register', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    const start = performance.now();
    database = await sampleRegister(today);
    process.stdout.write(`sample register: ${Math.round(performance.now() - start)} ms\n`);
  });
  afterAll(() => database.drop());

  it('holds 3,000 filings, 600 companies and 270 agents', async () => {
    const { filings, companies, agents, forwarders, shippingAgents } = await everything(database);
    expect([filings.length, companies.length]).toEqual([3000, 600]);
    expect([agents.length, forwarders.length, shippingAgents.length]).toEqual([200, 40, 30]);
  });

  it('has companies and agents that the forms would accept, a few with a logo', async () => {
    const { companies, agents, forwarders, shippingAgents } = await everything(database);
    for (const { logo, ...company } of companies) {
      const sent = { ...company, logo: logo && logoUrl(logo) };
      expect(check(companyFields, 'create', sent), company.companyName).toMatchObject({ ok: true });
    }
    for (const [position, list] of [agents, forwarders, shippingAgents].entries()) {
      const { fields } = agentKinds[position]!;
      for (const agent of list) expect(check(fields, 'create', agent)).toMatchObject({ ok: true });
      expect(list.map(({ licNo }) => licNo)).toEqual(list.map(() => expect.stringMatching(/^30[123]\d{6}$/)));
    }
    const logos = companies.flatMap(({ logo }) => logo ?? []);
    expect(logos).toHaveLength(15);
    for (const logo of logos) await expect(pngOfLogo(logo)).resolves.toBeInstanceOf(Buffer);
  });

  it('is the same in every database', async () => {
    const other = await sampleRegister(today);
    try {
      expect(await everything(other)).toEqual(await everything(database));
    } finally {
      await other.drop();
    }
  });

  it('does not double at the next start', async () => {
    const before = await everything(database);
    await seedDemo(database.db, { today, hashPassword: () => Promise.reject(new Error('not needed')) });
    expect(await everything(database)).toEqual(before);
  });

  it('is made once when two processes start together', async () => {
    const empty = await createTestDatabase();
    try {
      await seedLookups(empty.db);
      await Promise.all([
        seedDemo(empty.db, { today, hashPassword }),
        seedDemo(empty.db, { today, hashPassword }),
      ]);
      expect((await everything(empty)).companies).toHaveLength(600);
    } finally {
      await empty.drop();
    }
  });

  it('stays away from a register that is in use', async () => {
    const used = await createTestDatabase();
    try {
      await seedLookups(used.db);
      await used.db.insertInto('company').values({ companyName: 'Ours' }).execute();
      await seedDemo(used.db, { today, hashPassword });
      const { companies, users } = await everything(used);
      expect([companies.length, users.length]).toEqual([1, 0]);
    } finally {
      await used.drop();
    }
  });

  it('has the sample accounts, each able to sign in its own way', async () => {
    const { rows } = await sql`
      select user_name as account, sign_in_by as way, password_hash as hash, role, length(phone) as digits,
        email is not null as mail, jsonb_array_length(territories) as territories,
        (select count(*) from user_work_place where user_id = app_user.id) as sections
      from app_user join user_role on user_id = app_user.id join role on role.id = role_id
      where user_name not like '%.%' order by 1
    `.execute(database.db);
    const reachable = { digits: 11, mail: true, territories: 0 };
    const byPassword = (password: string) => ({ way: 'PASSWORD', hash: `hash of ${password}`, ...reachable });
    expect(rows).toEqual([
      { account: 'admin', role: 'ROLE_ADMIN', ...byPassword('Casebook#Admin1'), sections: 3 },
      { account: 'customs', role: 'ROLE_CUSTOMS', ...byPassword('Casebook#Customs1'), sections: 2 },
      { account: 'moderator', role: 'ROLE_MODERATOR', ...byPassword('Casebook#Moderator1'), sections: 1 },
      { account: 'otpuser', role: 'ROLE_CUSTOMS', way: 'OTP', hash: null, ...reachable, sections: 2 },
      {
        account: 'territory',
        role: 'ROLE_ADMIN',
        ...byPassword('Casebook#Territory1'),
        territories: 2,
        sections: 2,
      },
    ]);
  });

  it('has colleagues of every role, some of them gone, who sign in by code and reach no stranger', async () => {
    const { rows } = await sql<{ userName: string; phone: string; email: string; isEnabled: boolean }>`
      select user_name, phone, email, is_enabled from app_user
      where user_name like '%.%' and password_hash is null and sign_in_by = 'OTP'
    `.execute(database.db);
    expect(rows).toHaveLength(26);
    expect(rows.filter(({ isEnabled }) => !isEnabled)).toHaveLength(4);
    for (const { userName, phone, email } of rows) {
      expect(phone).toMatch(/^011990001\d\d$/);
      expect(email).toBe(`${userName}@casebook.example`);
    }
    const given = await database.db.selectFrom('userRole').select('roleId').distinct().execute();
    expect(given).toHaveLength(12);
  });

  it('has users that their form would save as they are', async () => {
    const { users } = await everything(database);
    for (const user of users) {
      const checked = check(newUserFields, 'create', { ...user, roles: [{ id: 1 }], workPlaces: [] });
      expect(checked).toMatchObject({ ok: true, values: { phone: user.phone, fullName: user.fullName } });
    }
  });

  it('keeps an account that somebody made under a sample name', async () => {
    const other = await createTestDatabase();
    try {
      await seedLookups(other.db);
      await other.db
        .insertInto('appUser')
        .values({ userName: 'Admin', fullName: 'The one before', passwordHash: 'theirs' })
        .execute();
      await seedDemo(other.db, { today, hashPassword });
      const { users, filings } = await everything(other);
      expect(users).toHaveLength(31);
      expect(users[0]).toMatchObject({ userName: 'Admin', passwordHash: 'theirs' });
      expect(filings).toHaveLength(3000);
    } finally {
      await other.drop();
    }
  });

  it('holds only what the form would accept, as the form would keep it', async () => {
    for (const filing of await filingsOf(database)) {
      const numbers = Object.fromEntries(
        Object.entries(caseFilingFields)
          .filter(([, field]) => kindName(field) === 'money')
          .map(([name]) => [name, Number(filing[name as keyof typeof filing])]),
      );
      const checked = check(caseFilingFields, 'create', { ...filing, ...numbers });
      if (!checked.ok) throw new Error(JSON.stringify([filing, checked.errors]));
      expect({ ...filing, ...numbers }).toMatchObject(checked.values);
    }
  });

  it('has file numbers that stay different after folding, in several styles', async () => {
    const numbers = (await filingsOf(database)).map(({ nothiNumber }) => nothiNumber);
    expect(new Set(numbers.map(fileNumberKey)).size).toBe(3000);
    for (const style of [
      /^S-\d+\/[A-Za-z]+\/\d{4}$/,
      /^৫ম\(ক\)\/[০-৯]+\([০-৯]+\)\/শুল্ক\/২০[০-৯]{2}$/,
      /^08\.01\.2000\.\d{3}\.\d{2}\.\d{3}\.\d{2}$/,
      /^০৮\.০১\.২০০০\./,
      /^CHC\/AIR\/\d+\/\d{4}-\d{2}$/,
      / Part-\d$/,
      /%/,
      /^কাস্টমস\/.* [০-৯]+\/২০[০-৯]{2}$/,
    ]) {
      const inStyle = numbers.filter((number) => style.test(number));
      expect({ style, many: inStyle.length > 4 }).toEqual({ style, many: true });
    }
  });

  it('covers ten years, the newest filing last', async () => {
    const filings = await filingsOf(database);
    const registered = filings.map(({ createdAt }) => createdAt.toISOString());
    expect(registered).toEqual(registered.toSorted());
    expect(registered[0]! < '2016-12-31').toBe(true);
    expect(registered.at(-1)! > '2026-11-01').toBe(true);
    expect(new Set(registered.map((at) => at.slice(0, 4))).size).toBe(11);
  });

  it('holds nothing that lies after today', async () => {
    const day = '2020-06-30';
    const early = await sampleRegister(day);
    try {
      const { filings, companies, agents } = await everything(early);
      expect(filings.length).toBeGreaterThan(500);
      expect(filings.length).toBeLessThan(1500);
      const end = new Date(`${day}T18:00:00Z`);
      for (const { createdAt, changedAt } of [...filings, ...companies, ...agents]) {
        expect(createdAt <= end && changedAt <= end).toBe(true);
      }
      const days = Object.entries(caseFilingFields)
        .filter(([, field]) => kindName(field) === 'date')
        .map(([name]) => name as 'boeDate');
      const later = filings.flatMap((filing) => days.filter((name) => (filing[name] ?? day) > day));
      expect(later).toEqual([]);
    } finally {
      await early.drop();
    }
  });

  it('keeps each file’s days in order', async () => {
    const { rows } = await sql`
      select nothi_number from case_filing
      where date_of_judgement <= date_of_hearing or boe_date >= date_of_hearing
        or date_of_final_taxation <= date_of_provisional_taxation or date_of_provisional_taxation < boe_date
        or changed_at < created_at
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('spreads the disputed revenue as in life: mostly lakhs, some crores, some nothing', async () => {
    const revenue = (await filingsOf(database)).map((filing) => Number(filing.revenue));
    const share = (of: (taka: number) => boolean) => revenue.filter(of).length / revenue.length;
    expect(share((taka) => taka === 0)).toBeGreaterThan(0.02);
    expect(share((taka) => taka > 0 && taka < 100_000)).toBeGreaterThan(0.03);
    expect(share((taka) => taka >= 100_000 && taka < 10_000_000)).toBeGreaterThan(0.7);
    expect(share((taka) => taka >= 10_000_000)).toBeGreaterThan(0.02);
  });

  it('leaves old files closed and new ones open', async () => {
    const filings = await filingsOf(database);
    const open = (part: typeof filings) =>
      part.filter(({ status }) => status === 'OPEN').length / part.length;
    expect(open(filings.slice(0, 600))).toBeLessThan(0.2);
    expect(open(filings.slice(-300))).toBeGreaterThan(0.6);
    expect(new Set(filings.map(({ status }) => status)).size).toBe(4);
  });

  it('collects from closed files all or nothing, and encashes a guarantee only then', async () => {
    const { rows } = await sql`
      select nothi_number from case_filing
      where revenue_collected > payable_revenue
        or status = 'CLOSED' and revenue_collected not in (0, payable_revenue)
        or bank_guarantee_encashment and (status <> 'CLOSED' or bank_id is null)
        or (bank_id is null) <> (bank_guarantee_amount = 0)
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('uses every section, and mixes Bengali and English', async () => {
    const filings = await filingsOf(database);
    expect(new Set(filings.map(({ workPlaceId }) => workPlaceId)).size).toBe(14);
    for (const column of ['nothiNumber', 'productName', 'irregularityReason', 'remarks'] as const) {
      const bengali = filings.filter((filing) => /[ঀ-৿]/.test(filing[column] ?? '')).length;
      expect({ column, mixed: bengali > 300 && bengali < 2000 }).toEqual({ column, mixed: true });
      expect(filings.filter((filing) => /[{}]|undefined|NaN/.test(filing[column] ?? ''))).toEqual([]);
    }
  });

  it('agrees with its tally', async () => {
    const { rows } = await sql`
      select coalesce(f.work_place_id, t.work_place_id) as section
      from (
        select work_place_id, date_of_provisional_taxation is not null as provisional, status,
          count(*) as filings, sum(revenue) as revenue
        from case_filing group by 1, 2, 3
      ) f full join (
        select work_place_id, provisional, status, sum(filings) as filings, sum(revenue) as revenue
        from case_filing_tally group by 1, 2, 3
      ) t using (work_place_id, provisional, status)
      where f.filings is distinct from t.filings or f.revenue is distinct from t.revenue
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('gives companies and agents numbers of the right shape, and reaches no stranger', async () => {
    const { companies, agents } = await everything(database);
    for (const { vatRegNo, tin, phone1, phone2, email } of companies) {
      expect(vatRegNo ?? '000000000-0000').toMatch(/^\d{9}-\d{4}$/);
      expect(tin ?? '100000000000').toMatch(/^\d{12}$/);
      for (const phone of [phone1, phone2]) expect(phone ?? '01100000000').toMatch(/^011\d{8}$/);
      expect(email ?? 'a@b.example').toMatch(/^[a-z]+@[a-z-]+\.example$/);
    }
    for (const { licNo, contactNumber } of agents) {
      expect(licNo).toMatch(/^301\d{6}$/);
      expect(contactNumber).toMatch(/^011\d{8}$/);
    }
    expect(new Set(companies.map(({ companyNameFold }) => companyNameFold)).size).toBe(600);
    expect(companies.some(({ companyName }) => companyName.length > 60)).toBe(true);
    expect(companies.filter(({ isActive }) => !isActive).length).toBeGreaterThan(3);
    expect(new Set(agents.map(({ licNo }) => licNo)).size).toBe(200);
  });
});
