import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '../../../domain/dates';
import type { SearchGroup } from '../../../domain/searchHits';
import { dayFromToday, startHearings, type Hearings } from '../hearings/calls';
import type { Headers } from '../cases/calls';

let calls: Hearings;
let ids: Record<'first' | 'second' | 'later' | 'past', number>;
let caseFilingId: number;
const tomorrow = dayFromToday(1);
const typed = formatDay(tomorrow, 'en');

beforeAll(async () => {
  calls = await startHearings();
  const one = await calls.addCase({ tribunalCaseNo: 'T-41/2025' });
  const other = await calls.addCase({ tribunalCaseNo: 'T-42/2025' });
  caseFilingId = one.caseFilingId;
  const bench = { court: 'Zephyr Bench 3', lawOfficer: 'Adv. Mahmuda Akter' };
  const add = async (values: object) => (await calls.add({ ...bench, ...values })).id;
  ids = {
    second: await add({ proceedingId: other.proceedingId, date: tomorrow, itemNo: '10' }),
    first: await add({ proceedingId: one.proceedingId, date: tomorrow, itemNo: '9' }),
    later: await add({ proceedingId: one.proceedingId, date: dayFromToday(5), court: 'Quartz Hall' }),
    past: await add({ proceedingId: one.proceedingId, date: dayFromToday(-5) }),
  };
});
afterAll(() => calls.close());

async function search(q: string, more = '', headers?: Headers): Promise<SearchGroup[]> {
  const answer = await calls.call(
    'GET',
    `/api/casebook/search?q=${encodeURIComponent(q)}${more}`,
    undefined,
    headers,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json<{ groups: SearchGroup[] }>().groups;
}

const hearingsFor = async (q: string, more = '') =>
  (await search(q, more)).find(({ kind }) => kind === 'hearings')?.hits.map(({ id }) => id);

describe('hearings are found', () => {
  it('hearings are found by their day, in the order of court and item', async () => {
    expect(await hearingsFor(typed)).toEqual([ids.first, ids.second]);
    expect(await hearingsFor(formatDay(tomorrow, 'bn'))).toEqual([ids.first, ids.second]);
    expect(await hearingsFor(typed, '&kind=hearings&limit=1&offset=1')).toEqual([ids.second]);
  });

  it('hearings are found by day with court, item, law officer, kind or number of the case', async () => {
    expect(await hearingsFor(`${typed} zephyr`)).toEqual([ids.first, ids.second]);
    expect(await hearingsFor(`${typed} item 10`)).toEqual([ids.second]);
    expect(await hearingsFor(`mahmuda ${typed} 9`)).toEqual([ids.first]);
    expect(await hearingsFor(`${typed} T-42/2025`)).toEqual([ids.second]);
    expect(await hearingsFor(`${typed} quartz`)).toBeUndefined();
    expect(await hearingsFor(`writ ${typed} 9`)).toBeUndefined();
  });

  it('hearings from today on are found by court or law officer, also misspelt or in the other script', async () => {
    expect(await hearingsFor('zephyr bench')).toEqual([ids.first, ids.second]);
    expect(await hearingsFor('zehpyr bench')).toEqual([ids.first, ids.second]);
    expect(await hearingsFor('মাহমুদা আক্তার')).toEqual([ids.first, ids.second, ids.later]);
    expect(await hearingsFor(formatDay(dayFromToday(-5), 'en'))).toEqual([ids.past]);
  });

  it('the search for a day does not mark equal digits in the name of a hearing’s court', async () => {
    const day = dayFromToday(30);
    const { proceedingId } = await calls.addCase({ tribunalCaseNo: 'T-43/2025' });
    await calls.add({ proceedingId, date: day, court: `Court No. ${Number(day.slice(8))}` });
    const [group] = await search(formatDay(day, 'en'));
    expect(group!.hits.map(({ why }) => why)).toEqual([null]);
  });

  it('if a day was typed, hearings come before other hits, with title, subtitle and day', async () => {
    const [group] = await search(`${typed} zephyr`);
    expect(group).toMatchObject({ kind: 'hearings', total: 2, more: false });
    const { nothiNumber } = await calls.one(ids.first);
    expect(group!.hits[0]).toEqual({
      kind: 'hearings',
      id: ids.first,
      caseFilingId,
      title: 'T-41/2025',
      subtitle: `${String(nothiNumber)} · #9`,
      why: { field: 'court', text: 'Zephyr Bench 3', marks: [[0, 6]] },
      date: tomorrow,
    });
  });

  it('only hearings of registers that the role may read are found', async () => {
    const { parts } = calls;
    const caseFilling = { id: caseFilingId };
    const civilCase = { caseFilling, civilCaseNumber: '5/2025', hearingDate01: dayFromToday(2) };
    expect((await calls.call('POST', '/api/case/civil-case', civilCase)).statusCode).toBe(200);
    const day = formatDay(dayFromToday(2), 'en');
    const customs = await parts.test.as('ROLE_CUSTOMS');
    expect((await search(day)).map(({ kind }) => kind)).toEqual(['hearings']);
    expect(await search(day, '', customs)).toEqual([]);
  });
});
