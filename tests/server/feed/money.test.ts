import { expect, it } from 'vitest';
import { dayInDhaka, plusDays } from '../../../domain/dates';
import { useCalendar } from './calendar';

const { calls, make, eventsAt, addCaseOfCompany } = useCalendar();

const inDays = (days: number) => plusDays(dayInDhaka(), days);
const digits = (day: string) => day.replaceAll('-', '');

const post = async (path: string, values: object) => {
  const answer = await calls.call('POST', `/api/casebook/${path}`, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: number; encashBy?: string }>();
};

it('a calendar has the days on which stays end, conditions are due and guarantees can be encashed at the latest', async () => {
  const { caseFilingId, proceedingId, nothiNumber } = await addCaseOfCompany();
  const owed = { kind: 'DEMAND', amount: 100_000, date: '2025-06-01' };
  const stay = { orderedOn: inDays(-30), until: 'DAY', untilDay: inDays(40) };
  const condition = {
    condition: '5 % in cash',
    receivedOn: inDays(-10),
    conditionN: 30,
    conditionUnit: 'DAYS',
  };
  const guarantee = await post('guarantees', {
    number: 'BG-7',
    amount: 20_000,
    validUntil: inDays(90),
    allocations: [{ caseFilingId, amount: 20_000 }],
  });
  await post('stays', { proceedingId, ...stay, ...condition });
  const path = await make();
  expect(await eventsAt(path)).toEqual([]); // nothing is owed yet
  await post('money-entries', { caseFilingId, ...owed });

  await calls.addRecord('civil-case', {
    caseFilling: { id: caseFilingId },
    civilCaseNumber: 'Title Suit 4711',
  });
  const { records } = await calls.proceedings({ filter: { caseFilingId, kind: 'civil-case' } });
  await post('stays', { proceedingId: records[0]!.id, ...stay });

  const shown = async () =>
    (await eventsAt(path)).map((event) => [event['DTSTART;VALUE=DATE'], event.SUMMARY, event.STATUS]);
  const { conditionDueOn, ...stored } = (
    await calls.call('GET', `/api/casebook/stays?filter={"proceedingId":${proceedingId}}`)
  ).json<{ id: number; conditionDueOn: string }[]>()[0]!;
  const due = [digits(conditionDueOn), `${nothiNumber} · Last day for the condition of a stay · T-1`];
  const ends = [digits(inDays(40)), `${nothiNumber} · Stay ends · T-1`, 'CONFIRMED'];
  const lapses = [
    digits(guarantee.encashBy!),
    `${nothiNumber} · Last day to extend or encash a guarantee · BG-7`,
    'CONFIRMED',
  ];
  expect(await shown()).toEqual([[...due, 'CONFIRMED'], ends, lapses]);
  await calls.call('PUT', `/api/casebook/stays/${stored.id}`, { ...stored, metOn: inDays(0) });
  expect(await shown()).toEqual([[...due, 'CANCELLED'], ends, lapses]);
});
