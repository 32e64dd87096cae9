import { beforeAll, expect, it } from 'vitest';
import { createPaperStore } from '../../../server/features/papers/store';
import { readNextScan } from '../../../server/features/papers/readNext';
import { driftOfEntries } from '../../../server/features/search/entries';
import { pdfOf } from '../../support/paperFiles';
import { testPaperReader } from '../../support/paperReader';
import { usePapers, type Paper } from './calls';

const papers = usePapers();
const { calls } = papers;
const reader = testPaperReader();

let store: ReturnType<typeof createPaperStore>;
beforeAll(() => {
  store = createPaperStore(papers.folder);
  return () => reader.close();
});

async function readAll() {
  while (await readNextScan(calls.parts.test.db, store, reader));
}

const found = async (q: string, headers?: { authorization: string }) => {
  const answer = await calls.call(
    'GET',
    `/api/casebook/search?q=${encodeURIComponent(q)}`,
    undefined,
    headers,
  );
  const { groups } = answer.json<{ groups: { kind: string; hits: Paper[] }[] }>();
  return groups.find(({ kind }) => kind === 'papers')?.hits ?? [];
};

it('the pages of a paper are counted and its text layer is kept after it was added, whatever it holds', async () => {
  const caseFilingId = await calls.addFiling();
  const scan = await papers.added({ caseFilingId }, pdfOf('Vessel Karnaphuli', 'Second page'));
  const broken = await papers.added({ caseFilingId }, Buffer.from('%PDF-1.7 and nothing else'));
  expect(scan).toMatchObject({ pages: null, isRead: false, hasText: false });
  await readAll();
  expect((await papers.one(scan.id)).json()).toMatchObject({
    pages: 2,
    isRead: true,
    hasText: true,
    version: 1,
  });
  expect((await papers.one(broken.id)).json()).toMatchObject({ pages: null, isRead: true, hasText: false });
});

it('a paper is found by its kind, name, memo, sender, description and text layer, in either script', async () => {
  const caseFilingId = await calls.addFiling();
  const values = {
    memo: 'Memo 77/9',
    from: 'Advocate Rahmatullah',
    name: 'Leave to appeal',
    description: 'Condonation',
  };
  const { id } = await papers.added({ caseFilingId, ...values }, pdfOf('Consignment of transformers'));
  await readAll();
  for (const q of [
    'leave appeal',
    'আদেশ leave',
    '77/9',
    'rahmatullah',
    'রহমতুল্লাহ',
    'condonation',
    'transformers',
  ])
    expect([q, (await found(q))[0]]).toMatchObject([
      q,
      { id, caseFilingId, title: 'Order · Leave to appeal' },
    ]);
  const [hit] = await found('transformers');
  expect(hit).toMatchObject({ why: { field: 'textLayer' } });
});

it('a moved paper is found with its new file, a deleted one is not, and one that comes back is again', async () => {
  const { caseFilingId, proceedingId, recordId } = await calls.addCase();
  const paper = await papers.added({ caseFilingId, proceedingId, name: 'Wandering' }, pdfOf('Wandering'));
  const elsewhere = await calls.addFiling();
  const moved = (await papers.put(paper, { caseFilingId: elsewhere })).json<Paper>();
  expect(await found('wandering')).toMatchObject([{ caseFilingId: elsewhere }]);
  await papers.put(moved, { caseFilingId, proceedingId });
  await calls.call('DELETE', `/api/case/tribunal-cases/${recordId}`);
  expect(await found('wandering')).toEqual([]);
  const [gone] = (
    await calls.call(
      'GET',
      `/api/casebook/deleted?filter={"register":"tribunal-cases","recordId":${recordId}}`,
    )
  ).json<{ id: number }[]>();
  await calls.call('POST', `/api/casebook/deleted/${gone!.id}/restore`);
  expect(await found('wandering')).toMatchObject([{ id: paper.id }]);
  expect(await driftOfEntries(calls.parts.test.db)).toEqual([]);
});

it('a paper of a civil case is found by administrators alone', async () => {
  const caseFilingId = await calls.addFiling();
  await calls.addRecord('civil-case', { caseFilling: { id: caseFilingId }, civilCaseNumber: 'C-9' });
  const { records } = await calls.proceedings({ filter: { caseFilingId, kind: 'civil-case' } });
  const { id } = await papers.added(
    { caseFilingId, proceedingId: records[0]!.id, name: 'Plaintiff' },
    pdfOf('Hush'),
  );
  expect(await found('plaintiff')).toMatchObject([{ id }]);
  const { customs } = calls.parts;
  expect(await found('plaintiff', customs)).toEqual([]);
  for (const url of ['', '/content', '/picture'])
    expect((await calls.call('GET', `/api/casebook/papers/${id}${url}`, undefined, customs)).statusCode).toBe(
      404,
    );
  expect(await papers.list({ caseFilingId }, customs)).toEqual([]);
});

it('a page of a paper is drawn anew as a JPEG, and one that it does not have is not found', async () => {
  const { id } = await papers.added({ caseFilingId: await calls.addFiling() }, pdfOf('One', 'Two'));
  const picture = (query: string) => calls.call('GET', `/api/casebook/papers/${id}/picture?${query}`);
  const second = await picture('page=2&width=300');
  expect([second.statusCode, second.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(second.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect((await picture('page=3')).statusCode).toBe(404);
  expect((await picture('width=9999')).statusCode).toBe(400);
});
