import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { driftOfEntries } from '../../../server/features/search/entries';
import { startSearch, type Search } from './calls';

let search: Search;
let filing: number;
let made = 0;
beforeAll(async () => {
  search = await startSearch();
});
beforeEach(async () => {
  filing = await search.addFiling({ nothiNumber: `F-${(made += 1)}/X` });
});
afterAll(() => search.test.close());

type Stored = Record<string, unknown> & { id: number };

const call = async <T = Stored>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const url = `/api/casebook/${path}`;
  const answer = await search.test.app.inject({ method, url, headers: search.admin, payload });
  expect([path, answer.statusCode, answer.json().message]).toEqual([path, 200, undefined]);
  return answer.json<T>();
};
const proceedingOf = async (kind: string) =>
  (await call<[Stored]>('GET', `proceedings?filter={"caseFilingId":${filing},"kind":"${kind}"}`))[0].id;
const pay = (instrument: string, values: object = {}) =>
  call('POST', 'money-entries', {
    caseFilingId: filing,
    date: '2026-01-02',
    kind: 'PAYMENT',
    amount: 1,
    instrument,
    ...values,
  });
const filings = (...numbers: number[]) => [
  `case-fillings: ${numbers.map((each) => `F-${each}/X`).join(', ')}`,
];
const nothing = async (q: string) => expect(await search.found(q)).toEqual([]);
const sound = async () => expect(await driftOfEntries(search.test.db)).toEqual([]);

it('a file is found by the number of each of its guarantees, and no longer when that changes', async () => {
  const first = made;
  const second = await search.addFiling({
    nothiNumber: `F-${(made += 1)}/X`,
    bankGuranteeNo: 'BG-880011',
    bankGuaranteeAmount: 5,
  });
  const allocations = [filing, second].map((caseFilingId) => ({ caseFilingId, amount: 5 }));
  const values = { number: 'DBL/880022/24', amount: 10, allocations };
  const { id } = await call('POST', 'guarantees', values);
  expect(await search.found('880022')).toEqual(filings(first + 1, first));
  const [group] = await search.search('DBL 880022', '&limit=1');
  expect(group!.hits[0]!.why).toMatchObject({ field: 'guaranteeNumbers', text: 'DBL/880022/24' });
  expect(await search.found('880011')).toEqual(filings(first + 1));
  await call('PUT', `guarantees/${id}`, {
    ...values,
    number: 'DBL/880033/24',
    allocations: [allocations[0]],
  });
  await nothing('880022');
  expect(await search.found('880033')).toEqual(filings(first));
  await call('DELETE', `guarantees/${id}`);
  await nothing('880033');
  await sound();
});

it('a file is found by the numbers of challans and pay orders, as long as its ledger has them', async () => {
  const own = made;
  const { id, ...entry } = await pay('TR-770011');
  expect(await search.found('৭৭০০১১')).toEqual(filings(own));
  await call('PUT', `money-entries/${id}`, { ...entry, instrument: 'TR-770022' });
  await nothing('770011');
  // an edit of the filing keeps them
  const stored = await call('GET', `case-fillings/${filing}`);
  await search.send('PUT', `case-fillings/${filing}`, { ...stored, remarks: 'x' });
  expect(await search.found('770022')).toEqual(filings(own));
  const tribunal = await search.addCase('tribunal-cases', filing, {});
  await pay('TR-770033', { proceedingId: await proceedingOf('tribunal-cases') });
  expect(await search.found('770033')).toEqual(filings(own));
  await search.send('DELETE', `tribunal-cases/${tribunal}`);
  await nothing('770033');
  const [deletion] = await call<[Stored]>('GET', 'deleted?filter={"register":"tribunal-cases"}');
  await call('POST', `deleted/${deletion.id}/restore`);
  expect(await search.found('770033')).toEqual(filings(own));
  await call('DELETE', `money-entries/${id}`);
  await nothing('770022');
  await sound();
});

it('what is entered for a civil case leads nobody to the file', async () => {
  await search.addCase('civil-case', filing, {});
  await pay('TR-660011', { proceedingId: await proceedingOf('civil-case') });
  await nothing('660011');
  await sound();
});
