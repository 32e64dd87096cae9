import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  renameSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createInbox, type Inbox } from '../../../server/features/papers/inbox/inbox';
import { drawnPage } from '../../support/drawnPapers';
import { isLong } from '../../support/long';
import { pdfOf } from '../../support/paperFiles';
import { testPaperReader } from '../../support/paperReader';
import { addCompany, addWorkPlace } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

interface Scan {
  id: number;
  fileName: string;
  proposals: {
    caseFilingId: number;
    nothiNumber: string;
    proceedingId: number | null;
    by: string;
    sure: boolean;
  }[];
  twin: { paperId: number; nothiNumber: string } | null;
  [name: string]: unknown;
}
type Headers = { authorization: string };

const folder = mkdtempSync(join(tmpdir(), 'scans-'));
const settings = { SCAN_DIR: folder, PAPERS_DIR: mkdtempSync(join(tmpdir(), 'papers-')) };
const config = { scanDir: folder, papersDir: undefined, dataDir: undefined };
const reader = testPaperReader();
let test: TestApp;
let inbox: Inbox;
let admin: Headers;
let customs: Headers;
let section: number;
beforeAll(async () => {
  test = await buildTestApp({ settings });
  inbox = createInbox({ db: test.db, config, reader, settle: 0 });
  admin = await test.as('ROLE_ADMIN');
  customs = await test.as('ROLE_CUSTOMS');
  section = await addWorkPlace(test.db, 'AIR');
});
afterEach(async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await inbox.look();
});
afterAll(async () => {
  reader.close();
  await test.close();
  for (const each of [folder, settings.PAPERS_DIR]) rmSync(each, { recursive: true });
});

const SCANS = '/api/casebook/scans';

const send = (method: 'GET' | 'POST', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

async function ok<T = { id: number }>(answer: ReturnType<typeof send>): Promise<T> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as T;
}

const file = async (nothiNumber: string, values: object = {}) =>
  (await ok(send('POST', '/api/case/case-fillings', { nothiNumber, workPlace: { id: section }, ...values })))
    .id;

const put = (name: string, content: Buffer) => writeFileSync(join(folder, name), content);

async function takeIn() {
  await inbox.look();
  while (await inbox.readNext());
  return list();
}

const list = (headers = admin) => ok<Scan[]>(send('GET', `${SCANS}?range=[0,99]`, undefined, headers));
const one = (id: number, headers = admin) => ok<Scan>(send('GET', `${SCANS}/${id}`, undefined, headers));

async function onlyScan(name: string, content: Buffer): Promise<Scan> {
  put(name, content);
  return one((await takeIn()).find(({ fileName }) => fileName === name)!.id);
}

const kindOf = async (code: string) =>
  (await ok<{ id: number; code: string }[]>(send('GET', '/api/casebook/paper-kinds?range=[0,99]'))).find(
    (kind) => kind.code === code,
  )!.id;

const attach = async (id: number, values: object, headers = admin) =>
  send(
    'POST',
    `${SCANS}/${id}/attach`,
    { kind: await kindOf('order'), date: '2025-02-01', ...values },
    headers,
  );

const papersOn = (caseFilingId: number) =>
  ok<{ id: number; source: string; sha256: string }[]>(
    send('GET', `/api/casebook/papers?filter=${JSON.stringify({ caseFilingId })}`),
  );

it('gives out the file of a scan as an attachment, and says when its folder is gone @long', async () => {
  const { id } = await onlyScan('আদেশ.pdf', pdfOf('Order'));
  const content = await send('GET', `${SCANS}/${id}/content`, undefined, customs);
  expect(content.rawPayload.equals(pdfOf('Order'))).toBe(true);
  expect(content.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="paper.pdf"; filename*=UTF-8''%E0%A6%86%E0%A6%A6%E0%A7%87%E0%A6%B6.pdf`,
    'content-security-policy': 'sandbox',
  });
  rmSync(join(folder, 'আদেশ.pdf'));
  expect((await send('GET', `${SCANS}/${id}/content`)).statusCode).toBe(404);
  const state = () => ok<object>(send('GET', `${SCANS}/state`));
  expect(await state()).toEqual({ reachable: true, scanned: false });
  renameSync(folder, `${folder}-away`);
  expect(await state()).toEqual({ reachable: false, scanned: false });
  renameSync(`${folder}-away`, folder);
});

const [ALL, LABELLED] = isLong ? [60, 45] : [8, 6];

it('proposes the file of each label', async () => {
  const files: number[] = [];
  for (let at = 0; at < ALL; at++) {
    files.push(await file(`L-${at}/2025`));
    const code = { text: `https://casebook.example/f/${files[at]}`, x: 560, y: 60, width: 130 };
    const page = await drawnPage({ lines: [`Page ${at}`], codes: at < LABELLED ? [code] : [] });
    put(
      `স্ক্যান ${at}.jpg`,
      await page
        .rotate(at % 4, { background: '#fff' })
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
  }
  const scans = await Promise.all((await takeIn()).map(({ id }) => one(id)));
  expect(scans.length).toBe(ALL);
  const proposed = scans.map(({ fileName, proposals }) => [
    fileName,
    proposals.map(({ caseFilingId }) => caseFilingId),
  ]);
  expect(Object.fromEntries(proposed)).toEqual(
    Object.fromEntries(files.map((id, at) => [`স্ক্যান ${at}.jpg`, at < LABELLED ? [id] : []])),
  );
}, 240_000);

it('proposes the file whose number stands in the text, and the case', async () => {
  const company = await addCompany(test.db, 'Karnaphuli Ltd');
  const id = await file('S-12/AP/2019', { company: { id: company } });
  await ok(
    send('POST', '/api/case/high-court-rits', { caseFilling: { id }, highCourtCaseNo: 'W.P. 8259/2022' }),
  );
  const byFile = await onlyScan('file.pdf', pdfOf('Ref: S - 12 / AP / 2019, dated 01/02/2025'));
  expect(byFile.proposals).toEqual([
    {
      caseFilingId: id,
      nothiNumber: 'S-12/AP/2019',
      companyName: 'Karnaphuli Ltd',
      proceedingId: null,
      by: 'FILE_NUMBER',
      sure: true,
    },
  ]);
  const dotted = await file('০৮.০১.২০০০.০৩৪.২৭.০৩৪.২৫');
  const byDots = await onlyScan('dots.pdf', pdfOf('File 08.01.2000.034.27.034.25 of 01/02/2025'));
  expect(byDots.proposals).toMatchObject([{ caseFilingId: dotted, by: 'FILE_NUMBER' }]);
  const byCase = await onlyScan('case.pdf', pdfOf('Writ Petition No. 8259 of 2022'));
  expect(byCase.proposals).toMatchObject([{ caseFilingId: id, by: 'CASE_NUMBER', sure: true }]);
  expect(byCase.proposals[0]!.proceedingId).toBeTypeOf('number');
});

it('does not tell customs staff of a civil case that a scan names', async () => {
  const id = await file('C-1/2025');
  await ok(
    send('POST', '/api/case/civil-case', { caseFilling: { id }, civilCaseNumber: 'Title Suit 4711/2023' }),
  );
  const scan = await onlyScan('suit.pdf', pdfOf('Title Suit No. 4711 of 2023'));
  expect(scan.proposals).toMatchObject([{ caseFilingId: id, by: 'CASE_NUMBER' }]);
  expect((await one(scan.id, customs)).proposals).toEqual([]);
});

it('makes a paper of a scan, and removes its file then', async () => {
  const id = await file('A-1/2025');
  const scan = await onlyScan('আদেশ ০১.pdf', pdfOf('Order'));
  const paper = await ok<{ id: number; source: string; date: string }>(attach(scan.id, { caseFilingId: id }));
  expect([paper.source, paper.date]).toEqual(['SCAN', '2025-02-01']);
  const content = await test.app.inject({ url: `/api/casebook/papers/${paper.id}/content`, headers: admin });
  expect(content.rawPayload.equals(pdfOf('Order'))).toBe(true);
  expect([await list(), readdirSync(folder)]).toEqual([[], []]);
  expect((await attach(scan.id, { caseFilingId: id })).statusCode).toBe(404);
});

it('makes one paper where two people attach a scan at once', async () => {
  const id = await file('A-2/2025');
  const scan = await onlyScan('twice.pdf', pdfOf('Twice'));
  const answers = await Promise.all([1, 2].map(() => attach(scan.id, { caseFilingId: id })));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes[0]).toBe(200);
  expect([404, 409]).toContain(codes[1]);
  expect((await papersOn(id)).length).toBe(1);
});

it('removes a file that was left when the server was killed after its paper was stored @long', async () => {
  const id = await file('A-3/2025');
  const scan = await onlyScan('left.pdf', pdfOf('Left'));
  const copy = pdfOf('Left');
  await ok(attach(scan.id, { caseFilingId: id }));
  put('left.pdf', copy);
  const [again] = await takeIn();
  await test.db.updateTable('scan').set({ paperId: 1 }).where('id', '=', again!.id).execute();
  const restarted = createInbox({ db: test.db, config, reader, settle: 0 });
  expect(await list()).toEqual([]);
  await restarted.look();
  await restarted.look();
  expect([await list(), readdirSync(folder)]).toEqual([[], []]);
});

it('says that a paper has the same bytes, and removes such a scan when asked', async () => {
  const id = await file('A-4/2025');
  put('1.pdf', pdfOf('Same'));
  put('2.pdf', pdfOf('Same'));
  const [first, second] = await takeIn();
  expect((await send('POST', `${SCANS}/${second!.id}/remove`, {})).statusCode).toBe(400);
  const paper = await ok(attach(first!.id, { caseFilingId: id }));
  expect((await one(second!.id)).twin).toMatchObject({ paperId: paper.id, nothiNumber: 'A-4/2025' });
  expect((await attach(second!.id, { caseFilingId: id })).statusCode).toBe(409);
  await ok(send('POST', `${SCANS}/${second!.id}/remove`, {}));
  expect([await list(), readdirSync(folder)]).toEqual([[], []]);
});

it('waits for a file that is still being written', async () => {
  const patient = createInbox({ db: test.db, config, reader, settle: 60 });
  put('growing.pdf', Buffer.from('%PDF-1.4\n'));
  await patient.look();
  await pause(80);
  appendFileSync(join(folder, 'growing.pdf'), 'more');
  await patient.look();
  expect(await list()).toEqual([]);
  await pause(80);
  await patient.look();
  expect((await list()).map(({ fileName, bytes }) => [fileName, bytes])).toEqual([['growing.pdf', 13]]);
});

it('leaves out what is no scan', async () => {
  put('.hidden.pdf', pdfOf());
  put('~$letter.docx', Buffer.from('x'));
  put('Thumbs.db', Buffer.from('x'));
  put('empty.pdf', Buffer.alloc(0));
  symlinkSync('/etc/hostname', join(folder, 'link.pdf'));
  expect(await takeIn()).toEqual([]);
});

it('attaches what cannot be read, and refuses what is no paper', async () => {
  const id = await file('A-5/2025');
  const damaged = await onlyScan('damaged.pdf', Buffer.from('%PDF-1.7\nnothing'));
  expect([damaged.fault, damaged.type, damaged.pages]).toEqual(['damaged', 'pdf', null]);
  expect((await send('GET', `${SCANS}/${damaged.id}/picture`)).statusCode).toBe(404);
  expect((await attach(damaged.id, { caseFilingId: id })).statusCode).toBe(200);
  const program = await onlyScan('virus.pdf', Buffer.from('MZ this is a program'));
  expect([program.refusal, program.type]).toEqual(['paperIsProgram', null]);
  expect((await attach(program.id, { caseFilingId: id })).statusCode).toBe(400);
});

it('sets a scan aside and puts it back', async () => {
  const scan = await onlyScan('aside.pdf', pdfOf('Aside'));
  await ok(send('POST', `${SCANS}/${scan.id}/aside`, { aside: true }));
  const asides = () => ok<Scan[]>(send('GET', `${SCANS}?filter={"aside":true}`));
  expect((await asides()).map(({ id }) => id)).toEqual([scan.id]);
  await ok(send('POST', `${SCANS}/${scan.id}/aside`, { aside: false }));
  expect(await asides()).toEqual([]);
});

it('takes in what is dropped on the screen, once', async () => {
  const content = pdfOf('Dropped');
  const drop = async (name: string) => {
    const uploads = '/api/casebook/papers/uploads';
    const { id } = await ok<{ id: string }>(send('POST', uploads, { name, bytes: content.length }));
    await test.app.inject({
      method: 'PUT',
      url: `${uploads}/${id}?offset=0`,
      headers: { ...admin, 'content-type': 'application/octet-stream' },
      payload: content,
    });
    return ok(send('POST', SCANS, { uploadId: id }));
  };
  const first = await drop('../../নথি.pdf');
  expect(await drop('another.pdf')).toEqual(first);
  expect(readdirSync(folder)).toEqual(['__.._নথি.pdf']);
  expect((await list()).map(({ id }) => id)).toEqual([first.id]);
  expect(existsSync(join(folder, '..', 'নথি.pdf'))).toBe(false);
});

it('draws a page of a scan', async () => {
  const scan = await onlyScan('drawn.pdf', pdfOf('One', 'Two'));
  const drawn = await send('GET', `${SCANS}/${scan.id}/picture?page=2&width=200`);
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await send('GET', `${SCANS}/${scan.id}/picture?page=3`)).statusCode).toBe(404);
});
