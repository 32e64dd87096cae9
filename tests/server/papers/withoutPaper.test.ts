import { beforeAll, expect, it } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { pdfOf } from '../../support/paperFiles';
import { refusal } from '../hearings/calls';
import { usePapers } from './calls';

const papers = usePapers();
const { calls } = papers;
const today = dayInDhaka();
const recently = plusDays(today, -30);

let files: { caseFilingId: number; proceedingId: number };
let adjudication: number;
beforeAll(async () => {
  files = await calls.addCase({ tribunalOrderDate: recently });
  const { caseFilingId } = files;
  const filing = (await calls.call('GET', `/api/casebook/case-fillings/${caseFilingId}`)).json<object>();
  await calls.call('PUT', `/api/case/case-fillings/${caseFilingId}`, {
    ...filing,
    dateOfJudgement: '2024-05-06',
  });
  const { records } = await calls.proceedings({ filter: { caseFilingId, kind: 'case-fillings' } });
  adjudication = records[0]!.id;
});

const missing = (filter: object = {}) => papers.list({ without: 'order', ...filter });

it('orders without their paper are listed, each until it has one', async () => {
  const { caseFilingId, proceedingId } = files;
  expect(await missing({ caseFilingId })).toMatchObject([
    { proceedingId: adjudication, kind: 'case-fillings', decidedOn: '2024-05-06', caseFilingId },
    { proceedingId, id: proceedingId, kind: 'tribunal-cases', number: 'T-1', decidedOn: recently },
  ]);
  expect(await missing({ caseFilingId, from: '2025-01-01' })).toMatchObject([{ proceedingId }]);
  await papers.added({ caseFilingId, proceedingId, kind: 'petition' }, pdfOf('No order'));
  expect(await missing({ caseFilingId })).toHaveLength(2);
  const paper = await papers.added({ caseFilingId, kind: 'order' }, pdfOf('Order of the commissioner'));
  expect(await missing({ caseFilingId })).toMatchObject([{ proceedingId }]);
  await papers.added({ caseFilingId, proceedingId, kind: 'certified-copy' }, pdfOf('Certified copy'));
  expect(await missing({ caseFilingId })).toEqual([]);
  await papers.remove(paper.id);
  expect(await missing({ caseFilingId })).toMatchObject([{ proceedingId: adjudication }]);
});

it('the list of orders without their paper has its own filters and sorts', async () => {
  const list = (query: string) => calls.call('GET', `/api/casebook/papers?${query}`);
  expect((await list('filter={"without":"order"}&sort=["decidedOn","DESC"]')).statusCode).toBe(200);
  expect(refusal(await list('filter={"without":"letter"}'))).toBe('400 without notAChoice');
  expect(refusal(await list('filter={"without":"order","type":"pdf"}'))).toBe('400 type notAFilter');
  expect(refusal(await list('sort=["decidedOn","DESC"]'))).toBe('400 sort notASortOption');
});

it('My day has the orders of the last half year in the user’s sections that lack their paper', async () => {
  const { caseFilingId, proceedingId } = await calls.addCase({ tribunalOrderDate: recently });
  await calls.addCase({ tribunalOrderDate: plusDays(today, -200) });
  const { test, customs } = calls.parts;
  await calls.call('POST', '/api/casebook/follows', { caseFilingId }, customs);
  const today_ = await test.app.inject({ url: '/api/casebook/today', headers: customs });
  expect(today_.json()).toMatchObject({
    papers: [{ proceedingId, decidedOn: recently }],
    totals: { papers: 1 },
  });
});

it('the timeline of a file names its papers, also as of a day before one was moved away', async () => {
  const { caseFilingId, proceedingId } = await calls.addCase();
  const paper = await papers.added(
    { caseFilingId, proceedingId, name: 'No. 7', date: '2025-02-01' },
    pdfOf('Timeline'),
  );
  const timeline = async (query = '') => {
    const page = (await calls.call('GET', `/api/casebook/files/${caseFilingId}${query}`)).json<{
      timeline: { kind: string }[];
    }>();
    return page.timeline.filter(({ kind }) => kind === 'paper');
  };
  const named = {
    date: '2025-02-01',
    kind: 'paper',
    proceedingId,
    paperId: paper.id,
    paper: { name: 'No. 7', kindName: 'Order', kindNameBn: 'আদেশ' },
  };
  expect(await timeline()).toEqual([named]);
  expect(await timeline(`?asOf=${today}`)).toEqual([named]);
  await papers.put(paper, { caseFilingId: await calls.addFiling() });
  expect(await timeline()).toEqual([]);
  expect(await timeline(`?asOf=${today}`)).toEqual([]);
});
