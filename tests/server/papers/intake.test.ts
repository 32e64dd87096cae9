import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeLeftovers } from '../../../server/features/papers/leftovers';
import { createPaperStore } from '../../../server/features/papers/store';
import { createUploads } from '../../../server/features/papers/uploads';
import { addWorkPlace } from '../../support/register';
import { pdfOf } from '../../support/paperFiles';
import { buildTestApp, DAY, HOUR, type TestApp } from '../../support/signInAs';
import { refusal } from '../hearings/calls';

const folder = mkdtempSync(join(tmpdir(), 'papers-'));
const PAPERS = '/api/casebook/papers';
const MIB = 1024 * 1024;
let test: TestApp;
let headers: { authorization: string };
let caseFilingId: number;

/** A scanner as clamd is: it finds whatever has `EICAR` in it. */
const clamd = createServer((socket) => {
  let received = Buffer.alloc(0);
  let next = 'zINSTREAM\0'.length;
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece]);
    while (received.length >= next + 4) {
      const length = received.readUInt32BE(next);
      next += 4 + length;
      if (!length)
        socket.end(received.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    }
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void clamd.listen(0, '127.0.0.1', resolve));
  const CLAMD = `127.0.0.1:${(clamd.address() as AddressInfo).port}`;
  test = await buildTestApp({ connections: 12, settings: { PAPERS_DIR: folder, CLAMD } });
  headers = await test.as('ROLE_ADMIN');
  const payload = { nothiNumber: 'P-1/26', workPlace: { id: await addWorkPlace(test.db) } };
  const filing = await test.app.inject({ method: 'POST', url: '/api/case/case-fillings', headers, payload });
  caseFilingId = filing.json<{ id: number }>().id;
});
afterAll(async () => {
  await test.close();
  clamd.close();
  rmSync(folder, { recursive: true });
});

const begin = async (name: string, bytes: number) =>
  test.app.inject({ method: 'POST', url: `${PAPERS}/uploads`, headers, payload: { name, bytes } });

const send = (id: string, offset: number, payload: Buffer) =>
  test.app.inject({
    method: 'PUT',
    url: `${PAPERS}/uploads/${id}?offset=${offset}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload,
  });

async function uploaded(content: Buffer, name = 'paper.pdf') {
  const { id } = (await begin(name, content.length)).json<{ id: string }>();
  for (let at = 0; at < content.length; at += MIB) await send(id, at, content.subarray(at, at + MIB));
  return id;
}

const add = async (uploadId: string, values: object = {}, more: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: PAPERS,
    headers: { ...headers, ...more },
    payload: { caseFilingId, kind: 'order', uploadId, ...values },
  });

const stored = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /[0-9a-f]{64}$/.test(String(name)));

const office = (part: string, extra: string[] = []) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(['[Content_Types].xml', part, ...extra].map((name) => [name, new Uint8Array(9)])),
    ),
  );

it.each([
  [
    'virus.exe as a PDF',
    'order.pdf',
    Buffer.from('MZ\x90\0This program cannot be run in DOS mode'),
    'paperIsProgram',
  ],
  ['a script as a PDF', 'order.pdf', Buffer.from('#!/bin/sh\nrm -rf /'), 'paperIsProgram'],
  [
    'HTML as a picture',
    'scan.png',
    Buffer.from('\n<!DOCTYPE html><script>alert(1)</script>'),
    'paperIsWebPage',
  ],
  ['HTML before a PDF', 'scan.pdf', Buffer.from('<html><script>1</script>%PDF-1.4'), 'paperIsWebPage'],
  [
    'an SVG as a picture',
    'scan.png',
    Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'),
    'paperIsWebPage',
  ],
  ['an archive', 'scan.docx', Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })), 'paperIsArchive'],
  ['an old Word file', 'scan.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldForm'],
  ['macros', 'scan.docx', office('word/document.xml', ['word/vbaProject.bin']), 'formMacros'],
  ['a cut document', 'scan.docx', office('word/document.xml').subarray(0, 60), 'formDamaged'],
  ['a photo of a phone', 'a.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), 'paperIsHeic'],
  ['text', 'order.pdf', Buffer.from('An order'), 'notAPaper'],
  ['what the scanner finds', 'order.pdf', pdfOf('EICAR'), 'paperInfected'],
])('%s is refused as what it is, at the field of the file', async (_what, name, content, code) => {
  expect(refusal(await add(await uploaded(content, name)))).toBe(`400 uploadId ${code}`);
  expect(await test.db.selectFrom('paper').select('id').execute()).toEqual([]);
});

it.each([
  ['docx', office('word/document.xml')],
  ['xlsx', office('xl/workbook.xml')],
  ['jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a00', 'hex')],
  ['tiff', Buffer.from('II*\0 a fax')],
  ['pdf', Buffer.from('a line of the scanner\n%PDF-1.4')],
])('a file is taken as %s by its bytes, whatever its name says', async (type, content) => {
  expect((await add(await uploaded(content, 'order.exe'))).json()).toMatchObject({
    type,
    fileName: 'order.exe',
  });
});

it('18 MB whose line is cut five times become one paper with the same hash @long', async () => {
  const content = Buffer.concat([pdfOf('Long'), Buffer.alloc(18 * MIB, 'scan')]);
  const { id } = (await begin('long.pdf', content.length)).json<{ id: string }>();
  let offset = 0;
  for (let part = 0; offset < content.length; part += 1) {
    await send(id, offset, content.subarray(offset, offset + MIB));
    // the answer is lost every third time, and so is what the client knew
    if (part % 3 === 2 && part < 15)
      offset = (await test.app.inject({ url: `${PAPERS}/uploads/${id}`, headers })).json<{ offset: number }>()
        .offset;
    else offset += MIB;
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = { 'idempotency-key': 'one paper' };
  const [paper, again] = [await add(id, {}, key), await add(id, {}, key)];
  expect(paper.json()).toMatchObject({ sha256, bytes: content.length });
  expect(again.json()).toEqual(paper.json());
  expect(stored().filter((name) => String(name).endsWith(sha256))).toEqual([
    join(sha256.slice(0, 2), sha256.slice(2, 4), sha256),
  ]);
});

it('two equal uploads at once are stored as one file, and only one of them becomes a paper', async () => {
  const content = pdfOf('At once');
  const ids = [await uploaded(content), await uploaded(content)];
  const before = stored().length;
  const answers = await Promise.all(ids.map((id) => add(id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(stored()).toHaveLength(before + 1);
});

it('a file that does not fit the disk is refused before it is sent', async () => {
  const almostFull = createUploads(folder, async () => ({ free: 21 * MIB, total: 100 * MIB }));
  await almostFull.begin({ by: 1, name: 'a.pdf', bytes: MIB });
  await expect(almostFull.begin({ by: 1, name: 'a.pdf', bytes: MIB + 1 })).rejects.toMatchObject({
    status: 507,
    code: 'papersFull',
  });
});

it('bytes that no paper names are removed after a day, those in the bin are not', async () => {
  const store = createPaperStore(folder);
  const kept = (await add(await uploaded(pdfOf('Kept')))).json<{ id: number; sha256: string }>();
  await test.app.inject({ method: 'DELETE', url: `${PAPERS}/${kept.id}`, headers });
  const uploads = createUploads(folder);
  const left = await Promise.all(
    ['Left', 'Just now'].map(async (line) => {
      const { id } = await uploads.begin({ by: 1, name: 'a.pdf', bytes: pdfOf(line).length });
      await uploads.add(id, 1, 0, pdfOf(line));
      return store.put((await uploads.whole(id, 1, MIB)).file);
    }),
  );
  const old = new Date(Date.now() - DAY - HOUR);
  for (const sha256 of [kept.sha256, left[0]!.sha256]) utimesSync(store.fileOf(sha256), old, old);
  expect(await removeLeftovers(test.db, store)).toBe(1);
  const there = await Promise.all(
    [kept, ...left].map(async ({ sha256 }) => (await store.head(sha256)) !== null),
  );
  expect(there).toEqual([true, false, true]);
});
