import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from 'xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writ } from '../../../../domain/followOnCases/writ';
import { addCases, addFilings, buildFiling } from '../../../support/register';
import { buildTestApp, type TestApp } from '../../../support/signInAs';
import { documentParts, packed, partsOf, workbookParts } from './builtForms';

const papers = mkdtempSync(join(tmpdir(), 'forms-'));
let test: TestApp;
let headers: { authorization: string };
/** A frozen return of June 2026. */
let june: number;

beforeAll(async () => {
  test = await buildTestApp({ settings: { PAPERS_DIR: papers } });
  headers = await test.as('ROLE_ADMIN');
  const { rows } = await sql<{ id: number }>`
    insert into monthly_return (from_day, to_day, state, signed_by, memo, date, frozen_at)
    values ('2026-06-01', '2026-06-30', 'FROZEN', 'M. Rahman', '5/Law/26', '2026-07-02', now()) returning id
  `.execute(test.db);
  june = rows[0]!.id;
  const figures = { 'closing.writ.count': 118, 'closing.all.count': 118, 'closing.all.amount': 845_200_000 };
  await sql`
    insert into return_count (return_id, counted_at, figures) values (${june}, now(), ${JSON.stringify(figures)})
  `.execute(test.db);
});
afterAll(async () => {
  await test.close();
  rmSync(papers, { recursive: true });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/casebook/${url}`, headers, ...(payload && { payload }) });

async function uploaded(file: Uint8Array, name: string, as = headers): Promise<string> {
  const url = '/api/casebook/papers/uploads';
  const begun = await test.app.inject({
    method: 'POST',
    url,
    headers: as,
    payload: { name, bytes: file.length },
  });
  const { id } = begun.json<{ id: string }>();
  await test.app.inject({
    method: 'PUT',
    url: `${url}/${id}?offset=0`,
    headers: { ...as, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  });
  return id;
}

const inCell = (at: string, text: string) =>
  `<row r="1"><c r="${at}" s="2" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const workbook = (text: string) => packed(workbookParts(inCell('A1', text), ''));

const file = async (url: string) => {
  const answer = await call('GET', url);
  return {
    name: answer.headers['content-disposition'],
    type: answer.headers['content-type'],
    bytes: answer.rawPayload,
  };
};

const cellsOf = (bytes: Buffer) => {
  const book = read(bytes);
  return book.Sheets[book.SheetNames[0]!]!;
};

interface Form {
  id: number;
  version: number;
}

it('an uploaded form is listed, filled from a return, and answered as it came', async () => {
  const content = workbook('{closing.writ.count}');
  const made = await call('POST', 'return-forms', {
    name: 'Board’s form 7',
    uploadId: await uploaded(content, 'ছক-৭.xlsx'),
  });
  expect(made.statusCode).toBe(200);
  const form = made.json<Form>();
  expect(made.json()).toEqual({
    id: form.id,
    name: 'Board’s form 7',
    nameBn: null,
    uploadId: null,
    fileName: 'ছক-৭.xlsx',
    type: 'xlsx',
    bytes: content.length,
    ready: null,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    version: 1,
  });
  expect(await file(`return-forms/${form.id}/content`)).toEqual({
    name: `attachment; filename="form.xlsx"; filename*=UTF-8''%E0%A6%9B%E0%A6%95-%E0%A7%AD.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Buffer.from(content),
  });
  const filled = await file(`return-forms/${form.id}/filled?return=${june}`);
  expect(filled.name).toBe(
    `attachment; filename="form.xlsx"; filename*=UTF-8''Board%E2%80%99s%20form%207%202026-06.xlsx`,
  );
  expect(cellsOf(filled.bytes).A1).toMatchObject({ t: 'n', v: 118 });

  const unknown = await call('GET', `return-forms/${form.id}/filled?return=999`);
  expect(unknown.json()).toMatchObject({
    status: 400,
    errors: [{ field: 'return', code: 'unknownReference' }],
  });
  expect((await call('GET', 'return-forms/999/content')).statusCode).toBe(404);
});

it('a form with an unknown name, or that is none, is refused beside its file', async () => {
  const wrong = await call('POST', 'return-forms', {
    name: 'Wrong',
    uploadId: await uploaded(workbook('{closing.writs.count}'), 'wrong.xlsx'),
  });
  expect(wrong.json()).toMatchObject({
    status: 400,
    message: 'A return has no figures of these names: {closing.writs.count} (Pending & money!A1)',
    errors: [{ field: 'uploadId', code: 'formNames' }],
  });
  const pdf = await uploaded(Buffer.from('%PDF-1.7'), 'form.xlsx');
  expect((await call('POST', 'return-forms', { name: 'PDF', uploadId: pdf })).json()).toMatchObject({
    errors: [{ field: 'uploadId', code: 'notAForm' }],
  });
  expect((await call('POST', 'return-forms', { name: 'None' })).json()).toMatchObject({
    errors: [{ field: 'uploadId', code: 'fileRequired' }],
  });
  const others = await test.as('ROLE_ADMIN');
  expect(decodeJwt(others.authorization.slice(7)).userId).toBe(
    decodeJwt(headers.authorization.slice(7)).userId,
  );
  expect(
    (await call('POST', 'return-forms', { name: 'Gone', uploadId: 'ab'.repeat(16) })).json(),
  ).toMatchObject({
    errors: [{ field: 'uploadId', code: 'uploadGone' }],
  });
});

it('a form is renamed, replaced, deleted and brought back with the file it had', async () => {
  const first = workbook('{memo}');
  const second = packed(documentParts('<w:p><w:r><w:t>{memo|bn}</w:t></w:r></w:p>', ''));
  const made = await call('POST', 'return-forms', { name: 'Old', uploadId: await uploaded(first, 'a.xlsx') });
  const { id } = made.json<Form>();
  const renamed = await call('PUT', `return-forms/${id}`, { name: 'New', nameBn: 'নতুন', version: 1 });
  expect(renamed.json()).toMatchObject({ name: 'New', fileName: 'a.xlsx', bytes: first.length, version: 2 });
  const replaced = await call('PUT', `return-forms/${id}`, {
    name: 'New',
    nameBn: 'নতুন',
    uploadId: await uploaded(second, 'b.docx'),
    version: 2,
  });
  expect(replaced.json()).toMatchObject({ fileName: 'b.docx', type: 'docx', version: 3 });
  const filled = await file(`return-forms/${id}/filled?return=${june}`);
  expect(Buffer.from(partsOf(filled.bytes)['word/document.xml']!, 'latin1').toString()).toContain(
    '<w:t>৫/Law/২৬</w:t>',
  );

  const filter = encodeURIComponent(JSON.stringify({ register: 'return-forms', recordId: id }));
  const changes = (await call('GET', `changes?filter=${filter}`)).json<{ id: number; became: object }[]>();
  expect(changes.map(({ became }) => became)).toMatchObject([
    { fileName: 'b.docx', type: 'docx', bytes: second.length },
    { name: 'New', nameBn: 'নতুন' },
    { name: 'Old', fileName: 'a.xlsx', type: 'xlsx', bytes: first.length },
  ]);
  expect(JSON.stringify(changes)).not.toContain('content');

  await call('POST', `changes/${changes[1]!.id}/restore`, { version: 3 });
  expect((await file(`return-forms/${id}/content`)).bytes).toEqual(Buffer.from(first));

  expect((await call('DELETE', `return-forms/${id}`)).statusCode).toBe(200);
  expect((await call('GET', `return-forms/${id}`)).statusCode).toBe(404);
  const [gone] = (await call('GET', `deleted?filter=${filter}`)).json<{ id: number }[]>();
  await call('POST', `deleted/${gone!.id}/restore`);
  expect((await file(`return-forms/${id}/content`)).bytes).toEqual(Buffer.from(first));
});

it('two forms cannot have the same name', async () => {
  const uploadId = await uploaded(workbook('{memo}'), 'a.xlsx');
  await call('POST', 'return-forms', { name: 'Twice', uploadId });
  const twice = await call('POST', 'return-forms', { name: ' twice', uploadId });
  expect(twice.json()).toMatchObject({ status: 409, errors: [{ field: 'name', code: 'nameTaken' }] });
});

it('every register begins with ready forms, made for its sections', async () => {
  await test.db
    .insertInto('workPlace')
    .values([{ name: 'AIR', nameBn: 'এয়ার', createdBy: null, changedBy: null, position: null }])
    .execute();
  const filter = encodeURIComponent('{"id":[1,2,3,4]}');
  const ready = (await call('GET', `return-forms?filter=${filter}`)).json<{ id: number; ready: string }[]>();
  expect(ready).toMatchObject([
    { ready: 'pending-by-section', fileName: 'pending-by-section.xlsx', bytes: null },
    { ready: 'coordination-meeting', fileName: 'coordination-meeting.docx', type: 'docx' },
    { ready: 'periodic-report', type: 'xlsx' },
    { ready: 'high-court-cases', type: 'xlsx' },
  ]);
  const form = cellsOf((await file('return-forms/1/content')).bytes);
  expect([form.A3?.v, form.F3?.v]).toEqual([
    'এয়ার',
    expect.stringMatching(/^\{closing\.writ\.count\.section:\d+\}$/),
  ]);
  const pending = cellsOf((await file(`return-forms/1/filled?return=${june}`)).bytes);
  expect([pending.A4?.v, pending.F4?.v, pending.N4?.v]).toEqual(['মোট', 118, 845_200_000]);
  expect([pending.F3?.t, pending.F3?.v]).toEqual(['n', 0]);

  const meeting = partsOf((await file(`return-forms/2/filled?return=${june}`)).bytes)['word/document.xml']!;
  const text = Buffer.from(meeting, 'latin1').toString();
  expect(text).toContain('সমন্বয় সভার জন্য মামলার অগ্রগতি, জুন ২০২৬');
  expect(text).toContain('>১১৮<');
  const report = cellsOf((await file(`return-forms/3/filled?return=${june}`)).bytes);
  expect(['B1', 'C1', 'J1'].map((at) => (report[at] as { v: unknown }).v)).toEqual([
    'বিবেচ্য সময়কালে দায়েরকৃত',
    'বিবেচ্য সময়কালের পূর্ব পর্যন্ত অনিষ্পন্ন',
    'শেষ কর্মদিবসে অনিষ্পন্ন',
  ]);
});

it('the register of High Court cases has the Cabinet Division’s twenty columns and the cases of the month', async () => {
  const { id } = await test.db.selectFrom('workPlace').select('id').executeTakeFirstOrThrow();
  const [filing = 0] = await addFilings(test.db, [
    buildFiling({ nothiNumber: 'S-12/AP/2019', workPlaceId: id, revenue: 500_000 }),
  ]);
  const [pending] = await addCases(test.db, writ, [
    { caseFillingId: filing, highCourtCaseNo: '4455/2025', dateOfCase: '2025-03-02' },
    {
      caseFillingId: filing,
      highCourtCaseNo: '1/2020',
      dateOfCase: '2020-01-05',
      customOrderDate: '2026-05-31',
    },
  ]);
  await sql`
    update proceeding set subject = 'Valuation of {steel}', important = true, parawise_sent_on = '2025-04-01'
    where kind = 'high-court-rits' and record_id = ${pending}
  `.execute(test.db);
  const register = cellsOf((await file(`return-forms/4/filled?return=${june}`)).bytes);
  const row = (n: number) =>
    Array.from(
      { length: 20 },
      (_, at) => (register[`${'ABCDEFGHIJKLMNOPQRST'[at]}${n}`] as { v?: unknown } | undefined)?.v ?? null,
    );
  expect(row(1)).not.toContain(null);
  expect([row(3)[0], row(3)[1], row(3)[3], row(3)[4], row(3)[6], row(3)[16], row(3)[17]]).toEqual([
    '4455/2025',
    'Valuation of {steel}',
    'S-12/AP/2019',
    '০২/০৩/২০২৫',
    '০১/০৪/২০২৫',
    500_000,
    'হ্যাঁ',
  ]);
  expect([row(4)[0], row(4)[16]]).toEqual(['মোট', 500_000]);
});
