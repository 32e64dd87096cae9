import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayFromToday } from '../limits/calls';
import { useMoney, type Stored } from './calls';

const { calls, add, put, money, stored, drift, count, enter } = useMoney();

describe('the stored position', () => {
  const past = '2022-02-01';

  it('is exact at once for a filing without an order, and counted by the job after one', async () => {
    const amounts = { revenue: 70, amortizationPenalty: 20, monetaryPenalty: 10, revenueCollected: 15 };
    const without = await calls.addFiling(amounts);
    expect(await stored(without)).toEqual({ outstanding: 85, notConfirmed: 85 });
    const { rows } =
      await sql`select needs_count from money_position where case_filing_id = ${without}`.execute(
        calls.parts.test.db,
      );
    expect(rows).toEqual([{ needsCount: false }]);
    const ordered = await calls.addFiling({ dateOfJudgement: past });
    await count();
    expect(await stored(ordered)).toEqual({});
    expect(await drift()).toEqual([]);
  });

  /** A file that owes 100, with a case. */
  async function owing() {
    const file = await calls.addFiling({ dateOfJudgement: past });
    const { proceedingId, recordId } = await calls.addCaseTo(file, 'high-court-rits', {});
    await enter(file, past, 'DEMAND', 100);
    expect(await stored(file)).toEqual({ outstanding: 100, recoverable: 100 });
    return { file, proceedingId, recordId };
  }
  type Owing = Awaited<ReturnType<typeof owing>>;

  it.each<[string, (of: Owing) => Promise<unknown>, object]>([
    ['an entry', ({ file }) => enter(file, past, 'PAYMENT', 40), { outstanding: 60, recoverable: 60 }],
    ['more paid than owed', ({ file }) => enter(file, past, 'PAYMENT', 100.01), { overpaid: 0.01 }],
    [
      'a changed entry',
      async ({ file }) => put('money-entries', await enter(file, past, 'PAYMENT', 40), { amount: 41 }),
      { outstanding: 59, recoverable: 59 },
    ],
    [
      'a deleted entry',
      async ({ file }) =>
        calls.found('DELETE', `money-entries/${(await enter(file, past, 'PAYMENT', 40)).id}`),
      { outstanding: 100, recoverable: 100 },
    ],
    [
      'a stay of a part',
      ({ proceedingId }) =>
        add('stays', { proceedingId, orderedOn: '2022-03-01', until: 'DISPOSAL', amount: 30 }),
      { outstanding: 100, stayed: 30, recoverable: 70 },
    ],
    [
      'a vacated stay',
      async ({ proceedingId }) => {
        const stay = await add('stays', { proceedingId, orderedOn: '2022-03-01', until: 'DISPOSAL' });
        await put('stays', stay, { vacatedOn: '2023-01-01' });
      },
      { outstanding: 100, recoverable: 100 },
    ],
    [
      'a decision of its case',
      ({ file, recordId }) =>
        calls.call('PUT', `/api/case/high-court-rits/${recordId}`, {
          caseFilling: { id: file },
          customOrderDate: '2023-01-01',
          customJudgement: 'AgainstGovernment',
        }),
      { outstanding: 100, notConfirmed: 100 },
    ],
    [
      'a time limit for the other side',
      async ({ proceedingId }) => {
        const trigger = { proceedingId, name: 'Appeal', byCount: dayFromToday(9) };
        const limit = await calls.post(trigger);
        await sql`update time_limit set side = 'OTHER', order_date = ${past}, last_day = default
          where id = ${limit.json<Stored>().id}`.execute(calls.parts.test.db);
        await count();
      },
      { outstanding: 100, appealTime: 100, changesOn: dayFromToday(10) },
    ],
    [
      'a notice that names a later day',
      ({ file }) =>
        add('recovery-steps', {
          caseFilingId: file,
          kind: 'NOTICE',
          date: dayFromToday(-1),
          dueOn: dayFromToday(30),
        }),
      { outstanding: 100, notDue: 100, changesOn: dayFromToday(31) },
    ],
    [
      'a debtor who is not found',
      ({ file }) =>
        add('recovery-steps', { caseFilingId: file, kind: 'UNTRACEABLE', date: '2023-01-01', amount: 10 }),
      { outstanding: 100, untraceable: 10, recoverable: 90 },
    ],
    [
      'a guarantee and the release of a part of it',
      async ({ file }) => {
        const allocations = [{ caseFilingId: file, amount: 80 }];
        const validUntil = dayFromToday(20);
        const { id } = await add('guarantees', { number: 'B', amount: 80, validUntil, allocations });
        await add(`guarantees/${id}/steps`, { kind: 'RELEASED', date: dayFromToday(0), amount: 5 });
      },
      { outstanding: 100, recoverable: 100, secured: 75, encashable: 75, changesOn: dayFromToday(21) },
    ],
    [
      'a provisional assessment',
      async ({ file }) => {
        await sql`update case_filing set date_of_provisional_taxation = ${past} where id = ${file}`.execute(
          calls.parts.test.db,
        );
        await count();
      },
      { outstanding: 100, notConfirmed: 100 },
    ],
  ])('follows %s', async (_, change, expected) => {
    const of = await owing();
    await change(of);
    expect(await stored(of.file)).toEqual(expected);
    expect(await drift()).toEqual([]);
  });

  it('changes by itself on the day after a stay, and only then', async () => {
    const { file, proceedingId } = await owing();
    const ended = { proceedingId, orderedOn: '2022-03-01', until: 'DAY', untilDay: dayFromToday(3) };
    await add('stays', ended);
    expect(await stored(file)).toEqual({ outstanding: 100, stayed: 100, changesOn: dayFromToday(4) });
    await count(dayFromToday(3));
    expect(await stored(file)).toMatchObject({ stayed: 100 });
    await count(dayFromToday(4));
    expect(await stored(file)).toEqual({ outstanding: 100, recoverable: 100 });
    await enter(file, past, 'PAYMENT', 1); // counts it as of the real day again
    expect(await drift()).toEqual([]);
  });

  it('is moved by a closed day and by the rule about days for paying', async () => {
    const ordered = dayFromToday(-2);
    const file = await calls.addFiling({ dateOfJudgement: ordered });
    const [limit] = await calls.list({ caseFilingId: file });
    await calls.save(limit!, { state: 'NOT_NEEDED', reason: 'accepted' });
    await enter(file, ordered, 'DEMAND', 100);
    const { changesOn } = await money(file);
    const calendarId = await calls.calendarId('OFFICE');
    const last = dayFromToday(8);
    const closed = { calendarId, from: last, to: dayFromToday(12), name: 'Holiday', kind: 'EXECUTIVE' };
    const entry = await add('closed-days', closed);
    await count();
    const moved = (await stored(file)).changesOn as string;
    expect(moved > dayFromToday(13)).toBe(true);
    expect(await drift()).toEqual([]);
    await calls.found('DELETE', `closed-days/${entry.id}`);
    await count();
    expect(await stored(file)).toMatchObject({ notDue: 100, changesOn });
    const [rule] = await calls.found<Stored[]>('GET', 'money-rules?filter={"code":"DUE_DAYS"}');
    const changed = await put('money-rules', rule!, { n: 1 });
    await count();
    expect(await drift()).toEqual([]);
    await put('money-rules', changed, { n: 10 });
    await count();
    expect(await stored(file)).toMatchObject({ notDue: 100, changesOn });
  });

  it('of one file that twenty people change at once counts what all of them entered', async () => {
    const { file, proceedingId } = await owing();
    const writers = Array.from({ length: 20 }, (_, place) =>
      place % 4 === 3
        ? add('stays', { proceedingId, orderedOn: '2022-03-01', until: 'DISPOSAL', amount: 30 })
        : enter(file, past, 'PAYMENT', 1),
    );
    await Promise.all(writers);
    expect(await stored(file)).toEqual({ outstanding: 85, stayed: 30, recoverable: 55 });
    expect(await drift()).toEqual([]);
  });
});
