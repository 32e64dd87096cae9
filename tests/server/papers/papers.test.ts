import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pdfOf } from '../../support/paperFiles';
import { refusal } from '../hearings/calls';
import { usePapers, type Paper } from './calls';

const papers = usePapers();
const { calls } = papers;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('a paper is added from an upload, and downloaded byte for byte as an attachment that runs nothing', async () => {
  const { caseFilingId, proceedingId } = await calls.addCase();
  const scan = pdfOf('Order no 7');
  const values = {
    caseFilingId,
    proceedingId,
    date: '2025-02-01',
    memo: '1/7',
    from: 'Tribunal',
    to: 'Commissioner',
  };
  const paper = (await papers.add(values, scan, { name: 'আদেশ (7).pdf' })).json<Paper>();
  expect(paper).toMatchObject({
    ...values,
    kindCode: 'order',
    kindName: 'Order',
    kindNameBn: 'আদেশ',
    name: null,
    type: 'pdf',
    bytes: scan.length,
    sha256: sha256(scan),
    source: 'FILE',
    fileVersion: 1,
    fileName: 'আদেশ (7).pdf',
    proceedingKind: 'tribunal-cases',
    proceedingNumber: 'T-1',
    version: 1,
  });
  const content = await papers.content(paper.id);
  expect(content.rawPayload.equals(scan)).toBe(true);
  expect(content.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="paper.pdf"; filename*=UTF-8''%E0%A6%86%E0%A6%A6%E0%A7%87%E0%A6%B6%20%287%29.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
  });
  expect(await papers.list({ caseFilingId })).toMatchObject([{ id: paper.id }]);
  expect(await papers.list({ kind: 'order', proceedingId })).toMatchObject([{ id: paper.id }]);
  expect(await papers.list({ kind: ['reply', 'rule'], proceedingId })).toEqual([]);
});

it.each([
  ['bytes=0-3', 206, 'bytes 0-3/', '%PDF'],
  ['bytes=-6', 206, 'bytes ', '%%EOF\n'],
  ['bytes=5-7', 206, 'bytes 5-7/', '1.4'],
  ['bytes=0-1,3-4', 200, undefined, '%PDF-1.4'],
  ['bytes=99999-', 416, 'bytes */', ''],
  ['lines=1-2', 200, undefined, '%PDF-1.4'],
])('the range %s of a paper is answered with %i', async (range, status, contentRange, begins) => {
  const { id } = await papers.added({ caseFilingId: await calls.addFiling() });
  const part = await papers.content(id, { range });
  expect(part.statusCode).toBe(status);
  expect(part.headers['content-range']?.toString().slice(0, contentRange?.length)).toBe(contentRange);
  expect(part.body.slice(0, 8)).toBe(begins.slice(0, 8));
});

it('a new scan is the next version of its paper, and the one before can be read and chosen again', async () => {
  const [first, second] = [pdfOf('Faint'), pdfOf('Clear')];
  const paper = await papers.added({ caseFilingId: await calls.addFiling() }, first);
  const again = (
    await papers.put(paper, { uploadId: await papers.upload(second), source: 'SCAN' })
  ).json<Paper>();
  expect(again).toMatchObject({
    id: paper.id,
    fileVersion: 2,
    sha256: sha256(second),
    source: 'SCAN',
    version: 2,
  });
  expect((await papers.content(paper.id)).rawPayload.equals(second)).toBe(true);
  expect((await papers.content(paper.id, { query: '?version=1' })).rawPayload.equals(first)).toBe(true);
  expect((await papers.content(paper.id, { query: '?version=3' })).statusCode).toBe(404);
  expect((await papers.one(paper.id)).json()).toMatchObject({
    versions: [
      { version: 1, sha256: sha256(first), source: 'FILE' },
      { version: 2, sha256: sha256(second), source: 'SCAN' },
    ],
  });
  expect(refusal(await papers.put(again, { fileVersion: 3 }))).toBe('400 fileVersion unknownReference');
  const back = (await papers.put(again, { fileVersion: 1 })).json<Paper>();
  expect(back).toMatchObject({ fileVersion: 1, sha256: sha256(first) });
  expect(refusal(await papers.put(again, { name: 'Stale' }))).toBe('409 stale');
});

it('the same paper again is refused by its kind and date, unless that is confirmed', async () => {
  const caseFilingId = await calls.addFiling();
  const scan = pdfOf('Twice');
  await papers.added({ caseFilingId, date: '2025-02-01' }, scan);
  const refused = await papers.add({ caseFilingId, kind: 'reply' }, scan);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'paperTwice',
    message: 'This paper is already on this file: Order, 01/02/2025',
    params: { nameBn: 'আদেশ', day: '2025-02-01' },
    errors: [{ field: 'uploadId' }],
  });
  expect((await papers.add({ caseFilingId, again: true }, scan)).statusCode).toBe(200);
  expect((await papers.add({ caseFilingId: await calls.addFiling() }, scan)).statusCode).toBe(200);
});

it('a paper is moved to another file in one step, without the case that is not of that file', async () => {
  const [from, to] = [await calls.addCase(), await calls.addCase()];
  const { id: hearingId } = await calls.add({ proceedingId: from.proceedingId, date: '2026-01-05' });
  const paper = await papers.added({ caseFilingId: from.caseFilingId, hearingId }, pdfOf('Moved'));
  expect(paper).toMatchObject({ proceedingId: from.proceedingId, hearingId, hearingDate: '2026-01-05' });
  expect(refusal(await papers.put(paper, { proceedingId: to.proceedingId }))).toBe(
    '400 proceedingId unknownReference',
  );
  const moved = (await papers.put(paper, { caseFilingId: to.caseFilingId })).json<Paper>();
  expect(moved).toMatchObject({
    caseFilingId: to.caseFilingId,
    proceedingId: null,
    hearingId: null,
    version: 2,
  });
  const changes = await calls.call(
    'GET',
    `/api/casebook/changes?filter={"register":"papers","recordId":${paper.id}}`,
  );
  expect(changes.json()).toMatchObject([
    {
      action: 'edit',
      was: { caseFilingId: { id: from.caseFilingId } },
      became: { caseFilingId: { id: to.caseFilingId } },
    },
    { action: 'create' },
  ]);
});

it('a deleted paper keeps its bytes and comes back from the bin with its scans', async () => {
  const { caseFilingId, recordId, proceedingId } = await calls.addCase();
  const { id: hearingId } = await calls.add({ proceedingId, date: '2026-01-05' });
  const scan = pdfOf('Binned');
  const alone = await papers.added({ caseFilingId }, scan);
  const ofCase = await papers.added({ caseFilingId, proceedingId, hearingId }, pdfOf('With its case'));
  const bringBack = async (register: string, recordId: number) => {
    const filter = JSON.stringify({ register, recordId });
    const [gone] = (await calls.call('GET', `/api/casebook/deleted?filter=${filter}`)).json<
      { id: number }[]
    >();
    return calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
  };
  expect((await papers.remove(alone.id)).statusCode).toBe(200);
  expect((await papers.content(alone.id)).statusCode).toBe(404);
  await bringBack('papers', alone.id);
  expect((await papers.content(alone.id)).rawPayload.equals(scan)).toBe(true);

  const { id: guaranteeId } = (
    await calls.call('POST', '/api/casebook/guarantees', {
      number: 'G-7',
      amount: 900,
      allocations: [{ caseFilingId, amount: 900 }],
    })
  ).json<{ id: number }>();
  const ofGuarantee = await papers.added({ caseFilingId, guaranteeId }, pdfOf('Guarantee'));
  await calls.call('DELETE', `/api/casebook/guarantees/${guaranteeId}`);
  expect((await papers.one(ofGuarantee.id)).json()).toMatchObject({ guaranteeId: null });
  await bringBack('guarantees', guaranteeId);
  expect((await papers.one(ofGuarantee.id)).json()).toMatchObject({ guaranteeId });
  await papers.remove(ofGuarantee.id);

  await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
  expect(await papers.list({ caseFilingId })).toMatchObject([{ id: alone.id }]);
  expect((await bringBack('tribunal-cases', recordId)).statusCode).toBe(200);
  expect((await papers.one(ofCase.id)).json()).toMatchObject({ caseFilingId, proceedingId, hearingId });
});

it('the downloads of a paper by a person on one day are one event with the paper and its file', async () => {
  const caseFilingId = await calls.addFiling();
  const { id } = await papers.added({ caseFilingId });
  await papers.content(id);
  await papers.content(id, { range: 'bytes=0-99' });
  await papers.content(id, { range: 'bytes=100-' });
  await calls.call('GET', `/api/casebook/papers/${id}/content`, undefined, calls.parts.customs);
  const events = await calls.call('GET', '/api/casebook/events?filter={"kind":"PAPER_DOWNLOADED"}');
  const mine = events
    .json<{ details: { paperId: number } }[]>()
    .filter(({ details }) => details.paperId === id);
  expect(mine).toMatchObject([
    { by: { userName: 'role_customs' }, details: { paperId: id } },
    { by: { userName: 'role_admin' }, details: { paperId: id, version: 1, caseFilingId } },
  ]);
});
