import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildFiling, addFilings } from '../../support/register';
import { refusal, useHearings } from '../hearings/calls';

const calls = useHearings();

const post = (path: string, body: object) =>
  calls.call('POST', `/api/casebook/${path}`, body, calls.parts.customs);
const rowsOf = async (callId: number) =>
  (
    await calls.call(
      'GET',
      `/api/casebook/file-call-rows?filter={"callId":${callId}}&sort=["at","ASC"]&range=[0,2999]`,
    )
  ).json<{ id: number; text: string; nothiNumber: string | null; at: string | null; version: number }[]>();

interface Called {
  id: number;
  known: { caseFilingId: number; text: string; nothiNumber: string; state: null }[];
  unknown: string[];
}

it('of 1,500 numbers pasted, 37 of which are unknown, 1,463 are in the pick list and 37 are named', async () => {
  const { db } = calls.parts.test;
  const { rows } = await sql<{ id: number }>`select id from work_place limit 1`.execute(db);
  const numbers = Array.from({ length: 1463 }, (_, at) => `S-${at + 1}/AP/2020`);
  await addFilings(
    db,
    numbers.map((nothiNumber) => buildFiling({ nothiNumber, workPlaceId: rows[0]!.id })),
  );
  const unknown = Array.from({ length: 37 }, (_, at) => `S-${at + 1}/GONE/1999`);
  const list = [...numbers, ...unknown].map((number, at) => `${at + 1}. ${number}`).join('\n');
  const begun = Date.now();
  const called = (await post('files/called', { name: 'High Court Division', text: list })).json<Called>();
  const milliseconds = Date.now() - begun;
  expect(called.known).toHaveLength(1463);
  expect(called.known[0]).toMatchObject({ text: 'S-1/AP/2020', nothiNumber: 'S-1/AP/2020', state: null });
  expect(called.unknown).toEqual(unknown);
  expect(milliseconds).toBeLessThan(60_000); // a guard against looking the numbers up one by one
  const kept = await calls.call('GET', `/api/casebook/file-calls/${called.id}`);
  expect(kept.json()).toMatchObject({ known: 1463, unknown: 37, found: 0, sent: 0 });
  expect(await rowsOf(called.id)).toHaveLength(1500);
});

it('a list names files as people write them: by a label, in Bengali, with the company beside, or by a case', async () => {
  const { db } = calls.parts.test;
  const { rows } = await sql<{ id: number }>`select id from work_place limit 1`.execute(db);
  const [id] = await addFilings(db, [buildFiling({ nothiNumber: 'R-77/DM/2021', workPlaceId: rows[0]!.id })]);
  const byCase = await calls.addFiling();
  await calls.addRecord('high-court-rits', {
    caseFilling: { id: byCase },
    highCourtCaseNo: 'Writ Petition No. 11477/2017',
  });
  await calls.addRecord('civil-case', { caseFilling: { id: byCase }, civilCaseNumber: 'Title Suit 88/2019' });
  const named = async (text: string) => {
    const { files, unknown } = (await post('files/named', { text })).json<{
      files: { id: number }[];
      unknown: string[];
    }>();
    return [files.map((file) => file.id), unknown];
  };
  expect(await named(`https://casebook.example/f/${id}`)).toEqual([[id], []]);
  expect(await named('১২।\tR-৭৭/DM/২০২১, M/s Karim Traders 2')).toEqual([[id], []]);
  expect(await named('W.P. 11477 of 2017\nনথি\nR-78/DM/2021')).toEqual([[byCase], ['R-78/DM/2021']]);
  // every member of the staff sees a call, also who may not know of civil cases
  expect(await named('Title Suit 88/2019')).toEqual([[], ['Title Suit 88/2019']]);
  expect(await named('\0 /f/999999999')).toEqual([[], ['/f/999999999']]);
});

it('a file of a call is ticked, listed by its place, and kept with the call', async () => {
  const first = await calls.addFiling();
  const second = await calls.addFiling();
  await post('volumes', { caseFilingId: first, place: 'Rack 9' });
  await post('volumes', { caseFilingId: second, place: 'Rack 2' });
  const { files } = (await post('files/named', { ids: [first, second] })).json<{
    files: { nothiNumber: string; url: string; volumes: object[] }[];
  }>();
  expect(files[0]).toMatchObject({ volumes: [{ no: 1, at: 'Rack 9', isOut: false }] });
  expect(files[0]!.url).toMatch(new RegExp(`^http.*/f/${first}$`));
  const text = files.map(({ nothiNumber }) => nothiNumber).join('\n');
  const { id } = (
    await post('files/called', { name: 'Bench 3', memo: '12', text: `${text}\n${text}` })
  ).json<Called>();
  const rows = await rowsOf(id);
  expect(rows.map(({ at }) => at)).toEqual(['Rack 2', 'Rack 9']);
  const ticked = await calls.call('PUT', `/api/casebook/file-call-rows/${rows[0]!.id}`, {
    state: 'FOUND',
    note: null,
    version: 1,
  });
  expect(ticked.json()).toMatchObject({ state: 'FOUND', version: 2, text: rows[0]!.text });
  const one = await calls.call('GET', `/api/casebook/file-calls/${id}`);
  expect(one.json()).toMatchObject({ name: 'Bench 3', memo: '12', known: 2, found: 1 });
  expect(refusal(await post('files/called', { name: 'Bench 3', text: ' no numbers ' }))).toBe(
    '400 text fieldRequired',
  );
  expect(refusal(await post('files/called', { text }))).toBe('400 name fieldRequired');
});

it('the address on a label finds its file in the one box', async () => {
  const id = await calls.addFiling();
  const find = async (q: string) =>
    (await calls.call('GET', `/api/casebook/search?q=${encodeURIComponent(q)}`)).json<{
      groups: { kind: string; hits: { id: number }[] }[];
    }>().groups;
  expect(await find(`http://casebook:8080/f/${id}`)).toMatchObject([
    { kind: 'case-fillings', total: 1, hits: [{ id, caseFilingId: id }] },
  ]);
  expect(await find('http://casebook:8080/f/99999999')).toEqual([]);
});

it('printed labels are an event of files that there are', async () => {
  const id = await calls.addFiling();
  const labelled = (...caseFilingIds: number[]) => post('files/labelled', { caseFilingIds });
  expect((await labelled(id, id)).statusCode).toBe(200);
  expect(refusal(await labelled(id, 999_999))).toBe('400 caseFilingIds filingGone');
  const kept = await sql`select details from event where kind = 'LABELS_PRINTED'`.execute(
    calls.parts.test.db,
  );
  expect(kept.rows).toEqual([{ details: { caseFilingIds: [id], count: 1, caseFilingId: id } }]);
});
