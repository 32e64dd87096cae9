import { sql } from 'kysely';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import type { SentRow } from '../../../domain/imports';
import { createFileTask, type Part, type SheetLook } from '../../../src/import/file/fileTask';
import { readFile } from '../../../src/import/file/readFile';
import { namedFields } from '../../../src/import/useImportFields';
import { hearingColumns } from '../../../src/hearings/hearingColumns';
import { entrySheet, guaranteeSheet, staySheet } from '../../../src/money/moneySheets';
import { caseFilingColumns } from '../../../src/resources/caseFilings/caseFilingColumns';
import { followOnCaseColumns } from '../../../src/resources/followOnCases/followOnCaseColumns';
import { spreadsheetColumns, type ListColumn } from '../../../src/spreadsheet/spreadsheetColumn';
import { createSpreadsheetTask } from '../../../src/spreadsheet/spreadsheetTask';
import { bengali, english } from '../../ui/i18n/allWords';
import { startImports, told } from './calls';

type Register = Awaited<ReturnType<typeof startImports>>;

const tribunal = caseTypes.find(({ name }) => name === 'tribunal-cases')!;

const lists: { resource: string; columns: readonly ListColumn[] }[] = [
  { resource: 'case-fillings', columns: caseFilingColumns },
  { resource: 'tribunal-cases', columns: followOnCaseColumns(tribunal) },
];

const money: typeof lists = [
  { resource: 'guarantees', columns: guaranteeSheet },
  { resource: 'stays', columns: staySheet },
  { resource: 'money-entries', columns: entrySheet },
];

/** A register that has only sections and a bank, because an import does not add these. */
async function emptyRegister(): Promise<Register> {
  const register = await startImports();
  await sql`update work_place set name = 'AIR'`.execute(register.db);
  await sql`insert into work_place (name) values ('JETTY (Examine)')`.execute(register.db);
  await sql`insert into bank (bank_name) values ('Sonali Bank PLC')`.execute(register.db);
  return register;
}

/** Adds filings and cases with a value for nearly every column of their lists, and some with almost none. */
async function fill(register: Register) {
  const idsOf = async (table: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(
      register.db,
    );
    return rows.map(({ id }) => id);
  };
  const [sections, [bank]] = [await idsOf('work_place'), await idsOf('bank')];
  const companies = [
    await register.add('companies', { companyName: 'Rahman & Sons, Agrabad', vatRegNo: '000123456-0101' }),
    await register.add('companies', { companyName: 'রহিম ট্রেডার্স' }),
  ];
  const agent = await register.add('cnf-agents', {
    cnfAgentName: 'Sea Link (Pvt) Ltd',
    licNo: '301180123',
    contactNumber: '01711000000',
    address: 'Agrabad',
  });
  for (let at = 0; at < 12; at++) {
    const isBare = at % 4 === 3;
    const caseFilling = {
      id: await register.add('case-fillings', {
        nothiNumber: at % 2 ? `নথি-${at}/২০২৬` : `S-5-${at}/AP/2026`,
        workPlace: { id: sections[at % 2]! },
        ...(!isBare && {
          company: { id: companies[at % 2]! },
          cnfAgent: { id: agent },
          ainNumber: '301180123',
          productName: at === 4 ? '=Cars "used", 2nd\nlot' : 'পলিয়েস্টার সুতা',
          hsCode: `0${at}07.10`,
          revenue: 1_234_567.25 + at,
          dateOfProvisionalTaxation: `2026-0${1 + (at % 9)}-12`,
          dateOfFinalTaxation: at % 3 ? null : '2026-11-05',
          bank: { id: bank! },
          bankGuaranteeAmount: 250_000,
          bankGuaranteeDate: '2025-02-28',
        }),
      }),
    };
    await register.add('tribunal-cases', {
      caseFilling,
      tribunalCaseNo: `CEVT/Case(Cus)-${at}/2026`,
      ...(!isBare && {
        dateOfCase: '2026-03-04',
        dateOfHearing01: '2026-05-06',
        tribunalJudgement: at % 2 ? 'WithGovernment' : 'AgainstGovernment',
        tribunalOrderDate: '2026-06-07',
        implementationOfInterimOrder: at % 2 ? 'yes' : 'no',
        interimOrderOfTribunal1: 'স্থগিতাদেশ',
        status: at % 2 ? 'ORDER_PASSED' : 'SUBJUDICE',
      }),
    });
  }
}

async function exported(register: Register, { resource, columns }: (typeof lists)[number], words: object) {
  const { translate } = polyglotI18nProvider(() => words as TranslationMessages, 'en');
  const diary = new URLSearchParams({
    filter: '{"from":"2026-01-01","to":"2026-01-31"}',
    sort: '["date","ASC"]',
    range: '[0,99]',
  });
  const url =
    resource === 'hearings'
      ? `/api/casebook/hearings?${diary}`
      : money.some((list) => list.resource === resource)
        ? `/api/casebook/${resource}?range=[0,99]&sort=["id","ASC"]`
        : `/api/case/${resource}-page?page=0&size=1000`;
  const answer = (await register.call('GET', url)).json<unknown[] | object>();
  // a resource of /api/casebook answers with an array of records, which the UI wraps in a page
  const page = Array.isArray(answer) ? { content: answer, totalElements: answer.length } : answer;
  const make = createSpreadsheetTask();
  const sheetColumns = spreadsheetColumns(columns, (key) => translate(key));
  await make({
    begin: { resource, sheet: 'Cases', columns: sheetColumns, rowNumber: translate('lists.rowNumber') },
  });
  await make({ bytes: new TextEncoder().encode(JSON.stringify(page)) });
  const report = await make({ end: true });
  return new Uint8Array(await (report as { file: Blob }).file.arrayBuffer());
}

/** Imports a file as the import pages do for a user who accepts every guessed field. */
async function imported(register: Register, resource: string, file: Uint8Array) {
  const perform = createFileTask();
  await perform({ open: file.slice() });
  const { look } = (await perform({ look: { sheet: 0, fields: await namedFields(resource) } })) as {
    look: SheetLook;
  };
  const { part } = (await perform({ part: { sheet: 0, headings: look.headings, from: 0 } })) as {
    part: Part;
  };
  const columns = look.columns.flatMap(({ column, guess }) => (guess ? [{ column, field: guess }] : []));
  const layout = { columns, existing: 'skip' as const, parties: 'make' as const };
  const { id } = await register.send(resource, layout, JSON.parse(part.json) as SentRow[]);
  await register.step(id, 'check');
  const { counts } = await register.step(id, 'run');
  return { counts, errors: told(await register.rows(id, { state: ['refused', 'undecided'] })) };
}

const rowsOf = async (file: Uint8Array) => (await readFile(file))[0]!.rows;

let full: Register;
beforeAll(async () => {
  full = await emptyRegister();
  await fill(full);
});
afterAll(() => full.close());

/** Adds three files with a writ each. @returns the ids of the files */
async function addFiles(register: Register): Promise<number[]> {
  const files: number[] = [];
  const [section] = (await sql<{ id: number }>`select id from work_place order by id`.execute(register.db))
    .rows;
  for (const nothiNumber of ['A-1', 'A-2', '5:Law/3']) {
    const id = await register.add('case-fillings', { nothiNumber, workPlace: { id: section!.id } });
    await register.add('high-court-rits', { caseFilling: { id }, highCourtCaseNo: 'W-1' });
    files.push(id);
  }
  return files;
}

async function addMoney(register: Register, [first, second, third]: readonly number[]) {
  const add = async (resource: string, values: object) =>
    expect((await register.call('POST', `/api/casebook/${resource}`, values)).statusCode).toBe(200);
  const parts = (...amounts: number[]) =>
    amounts.map((amount, at) => ({ caseFilingId: [first, second, third][at], amount }));
  const shared = { kind: 'BOND', number: 'BG-1', amount: 50_00_000, continuing: true, branch: 'Agrabad' };
  await add('guarantees', { ...shared, bankId: 1, allocations: parts(20_00_000, 18_00_000.5, 1) });
  const whole = { number: 'BG-2', amount: 5_00_000, issuedOn: '2025-03-09', validUntil: '2026-03-09' };
  const kept = { autoRenewal: false, claimUntil: '2026-04-09', originalAt: 'Almirah 2', orderedPercent: 50 };
  const confirmed = { orderedOn: '2025-03-01', confirmedOn: '2025-03-12', confirmedMemo: 'L/7' };
  const ofThird = [{ caseFilingId: third, amount: 5_00_000 }];
  await add('guarantees', { ...whole, ...kept, ...confirmed, allocations: ofThird });
  await add('guarantees', { number: 'BG-3', amount: 2, allocations: [{ caseFilingId: third, amount: 1 }] });
  const entry = (caseFilingId: number | undefined, date: string, kind: string, more: object) =>
    add('money-entries', { caseFilingId, date, kind, ...more });
  await entry(first, '2025-02-03', 'DEMAND', { amount: 50_00_000.25, memo: 'L/9' });
  await entry(first, '2025-03-03', 'PAYMENT', { amount: 7.5, head: 'FINE', instrument: 'T-9/২৫', bankId: 1 });
  await entry(third, '2025-03-04', 'DEPOSIT', { amount: 1, note: 'For the appeal; see L/9' });
  const { rows } = await sql<{ id: number }>`
    select id from proceeding where kind = 'high-court-rits' order by id
  `.execute(register.db);
  const stay = (at: number, values: object) =>
    add('stays', { proceedingId: rows[at]!.id, orderedOn: '2025-04-20', ...values });
  await stay(0, { until: 'MONTHS', untilMonths: 6, receivedOn: '2025-04-29', vacatedOn: '2025-08-01' });
  const condition = {
    condition: '5 % in cash',
    conditionAmount: 7.5,
    conditionN: 2,
    conditionUnit: 'MONTHS',
  };
  const shares = { conditionCashPercent: 50, conditionGuaranteePercent: 50, metOn: '2025-05-02' };
  await stay(1, { until: 'DAY', untilDay: '2027-01-01', ...condition, ...shares, petitionOn: '2025-05-03' });
  await stay(2, { until: 'FURTHER_ORDER', of: 'AUCTION', amount: 10_00_000.25 });
}

describe.each([
  ['English', english],
  ['Bengali', bengali],
])('exports in %s', (_, words) => {
  let other: Register;
  let secured: Register;
  let bare: Register;
  beforeAll(async () => {
    other = await emptyRegister();
    secured = await emptyRegister();
    await addMoney(secured, await addFiles(secured));
    bare = await emptyRegister();
    await addFiles(bare);
  });
  afterAll(() => Promise.all([other, secured, bare].map((register) => register.close())));

  it.each(lists)('an export of $resource is imported unchanged into an empty register', async (list) => {
    const file = await exported(full, list, words);
    const { counts, errors } = await imported(other, list.resource, file);
    expect(errors).toEqual([]);
    expect(counts).toMatchObject({ done: 12, skipped: 0 });
    const again = await rowsOf(await exported(other, list, words));
    expect(again).toEqual(await rowsOf(file));
    expect(again).toHaveLength(13);
  });

  it('an export of the diary is imported unchanged after its hearings were deleted', async () => {
    const [section] = (await sql<{ id: number }>`select id from work_place order by id`.execute(other.db))
      .rows;
    const caseFilling = {
      id: await other.add('case-fillings', { nothiNumber: 'Diary-1', workPlace: { id: section!.id } }),
    };
    await other.add('applicate-comm-cases', { caseFilling, applicateCaseNo: 'CA-1' });
    await other.add('high-court-rits', { caseFilling, highCourtCaseNo: 'W-1' });
    await other.add('high-court-rits', { caseFilling, highCourtCaseNo: 'W-2' });
    const { records } = await other.list({ filter: { caseFilingId: caseFilling.id } });
    for (const [at, { id }] of records.entries()) {
      const hearing = { proceedingId: id, date: `2026-01-0${at + 1}`, time: '14:30', itemNo: `${at + 7}` };
      const more = { purpose: 'STAY', result: 'ADJOURNED', lawOfficer: 'Ms Akter' };
      expect((await other.call('POST', '/api/casebook/hearings', { ...hearing, ...more })).statusCode).toBe(
        200,
      );
    }
    const diary = { resource: 'hearings', columns: hearingColumns };
    const file = await exported(other, diary, words);
    expect(await rowsOf(file)).toHaveLength(5);
    await sql`delete from hearing where case_filing_id = ${caseFilling.id}`.execute(other.db);
    const { counts, errors } = await imported(other, 'hearings', file);
    expect(errors).toEqual([]);
    expect(counts).toMatchObject({ done: 4 });
    expect(await rowsOf(await exported(other, diary, words))).toEqual(await rowsOf(file));
  });

  it.each(money)(
    'an export of $resource is imported unchanged into a register with the same files',
    async (list) => {
      const file = await exported(secured, list, words);
      expect(await rowsOf(file)).toHaveLength(4);
      const { counts, errors } = await imported(bare, list.resource, file);
      expect(errors).toEqual([]);
      expect(counts).toMatchObject({ done: 3 });
      expect(await rowsOf(await exported(bare, list, words))).toEqual(await rowsOf(file));
    },
  );
});
