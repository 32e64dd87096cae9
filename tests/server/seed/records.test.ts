import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentKinds } from '../../../domain/agents';
import { caseFilingFields } from '../../../domain/caseFilings';
import { companyFields } from '../../../domain/companies';
import { fileNumberKey } from '../../../domain/fileNumber';
import { kindName } from '../../../domain/kinds';
import { check } from '../../../domain/validation';
import { logoUrl, pngOfLogo } from '../../../server/platform/images/logo';
import type { TestDatabase } from '../../support/database';
import { everything, filingsOf } from './support/everything';
import { sampleRegister } from './support/sampleRegister';

describe('the records of the sample register', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  it('the sample companies and agents pass form validation, and fifteen companies have a logo', async () => {
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

  it('the sample filings pass form validation unchanged', async () => {
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

  it('the file numbers of sample filings stay different after folding and have several styles', async () => {
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

  it('the sample filings cover ten years in the order of their registration', async () => {
    const filings = await filingsOf(database);
    const registered = filings.map(({ createdAt }) => createdAt.toISOString());
    expect(registered).toEqual(registered.toSorted());
    expect(registered[0]! < '2016-12-31').toBe(true);
    expect(registered.at(-1)! > '2026-11-01').toBe(true);
    expect(new Set(registered.map((at) => at.slice(0, 4))).size).toBe(11);
  });

  it('the dates of each sample filing are in order', async () => {
    const { rows } = await sql`
      select nothi_number from case_filing
      where date_of_judgement <= date_of_hearing or boe_date >= date_of_hearing
        or date_of_final_taxation <= date_of_provisional_taxation or date_of_provisional_taxation < boe_date
        or changed_at < created_at
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('the disputed revenue of sample filings is mostly in lakhs, sometimes in crores, sometimes nil', async () => {
    const revenue = (await filingsOf(database)).map((filing) => Number(filing.revenue));
    const share = (of: (taka: number) => boolean) => revenue.filter(of).length / revenue.length;
    expect(share((taka) => taka === 0)).toBeGreaterThan(0.02);
    expect(share((taka) => taka > 0 && taka < 100_000)).toBeGreaterThan(0.03);
    expect(share((taka) => taka >= 100_000 && taka < 10_000_000)).toBeGreaterThan(0.7);
    expect(share((taka) => taka >= 10_000_000)).toBeGreaterThan(0.02);
  });

  it('most of the oldest sample filings are no longer open, and most of the newest are', async () => {
    const filings = await filingsOf(database);
    const open = (part: typeof filings) =>
      part.filter(({ status }) => status === 'OPEN').length / part.length;
    expect(open(filings.slice(0, 600))).toBeLessThan(0.2);
    expect(open(filings.slice(-300))).toBeGreaterThan(0.6);
    expect(new Set(filings.map(({ status }) => status)).size).toBe(4);
  });

  it('closed sample filings have collected nothing or all, and only they have encashed guarantees', async () => {
    const { rows } = await sql`
      select nothi_number from case_filing
      where revenue_collected > payable_revenue
        or status = 'CLOSED' and revenue_collected not in (0, payable_revenue)
        or bank_guarantee_encashment and (status <> 'CLOSED' or bank_id is null)
        or (bank_id is null) <> (bank_guarantee_amount = 0)
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('the sample filings use every section and mix Bengali and English', async () => {
    const filings = await filingsOf(database);
    expect(new Set(filings.map(({ workPlaceId }) => workPlaceId)).size).toBe(14);
    for (const column of ['nothiNumber', 'productName', 'irregularityReason', 'remarks'] as const) {
      const bengali = filings.filter((filing) => /[ঀ-৿]/.test(filing[column] ?? '')).length;
      expect({ column, mixed: bengali > 300 && bengali < 2000 }).toEqual({ column, mixed: true });
      expect(filings.filter((filing) => /[{}]|undefined|NaN/.test(filing[column] ?? ''))).toEqual([]);
    }
  });

  it('the sample filings agree with their tallies', async () => {
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

  it('the sample companies and agents have plausible numbers that reach no real person', async () => {
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
