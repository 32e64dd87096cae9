import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayInDhaka, plusMonths } from '../../../domain/dates';
import { useHistory } from './calls';

const history = useHistory();

/** The first day of the month that many months ago. */
const monthsAgo = (months: number) => plusMonths(`${dayInDhaka().slice(0, 7)}-01`, -months);

/** Adds edits of banks by a user, all at the beginning of a day in Dhaka plus the interval `after`. */
async function addEdits(byUser: number, day: string, count: number, after = '0') {
  await sql`
    insert into change (at, by_user, register, record_id, action, was, became)
    select ${day}::timestamp at time zone 'Asia/Dhaka' + ${after}::interval, ${byUser}, 'banks', i, 'edit', '{}', '{}'
    from generate_series(1, ${count}) i
  `.execute(history.test.db);
}

async function ask(filter: object, { range = [0, 0], sort = ['id', 'DESC'], headers = history.admin } = {}) {
  const query = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: JSON.stringify(sort) };
  const answer = await history.call(
    'GET',
    `/api/casebook/changes?${new URLSearchParams(query)}`,
    null,
    headers,
  );
  return {
    range: answer.headers['content-range'],
    more: answer.headers['casebook-total'] ?? null,
    records: answer.json<{ recordId: number }[]>().map(({ recordId }) => recordId),
  };
}

beforeAll(async () => {
  for (let months = 0; months <= 40; months++) {
    await sql`select make_history_partition('change', ${monthsAgo(months)}::date)`.execute(history.test.db);
  }
});

describe('the list of changes, which reads the newest months first', () => {
  it('the list of changes says that there are more than 10,000, even if the months between have none', async () => {
    await addEdits(501, monthsAgo(2), 6000);
    await addEdits(501, monthsAgo(0), 4000);
    expect(await ask({ by: 501 })).toEqual({ range: 'changes 0-0/10000', more: null, records: [4000] });
    await addEdits(501, monthsAgo(30), 1);
    expect(await ask({ by: 501 })).toEqual({ range: 'changes 0-0/10000', more: 'more', records: [1] });
  });

  it('the list of changes sorted by id begins with the highest id, even if that change is older', async () => {
    await addEdits(504, monthsAgo(0), 10_001);
    await addEdits(504, monthsAgo(20), 1, '1 second');
    const range = [0, 2];
    const more = { range: 'changes 0-2/10000', more: 'more' };
    expect(await ask({ by: 504 }, { range })).toEqual({ ...more, records: [1, 10_001, 10_000] });
    expect(await ask({ by: 504 }, { range, sort: ['at', 'DESC'] })).toEqual({
      ...more,
      records: [10_001, 10_000, 9999],
    });
  });

  it('the list of changes has the oldest first in ascending order', async () => {
    await addEdits(505, monthsAgo(20), 2);
    await addEdits(505, monthsAgo(0), 10_001);
    const range = [1, 2];
    const oldest = { range: 'changes 1-2/10000', more: 'more', records: [2, 1] };
    expect(await ask({ by: 505 }, { range, sort: ['id', 'ASC'] })).toEqual(oldest);
    expect(await ask({ by: 505 }, { range, sort: ['at', 'ASC'] })).toEqual(oldest);
  });

  it('the list of changes continues with older months beyond the 10,000th change', async () => {
    await addEdits(506, monthsAgo(20), 7);
    await addEdits(506, monthsAgo(0), 10_001);
    expect(await ask({ by: 506 }, { range: [9999, 10_002] })).toEqual({
      range: 'changes 9999-10002/10000',
      more: 'more',
      records: [2, 1, 7, 6],
    });
  });

  it('the list of changes has no change outside the filter’s days, even within the same month', async () => {
    await addEdits(507, monthsAgo(10), 10_001);
    await addEdits(507, monthsAgo(9), 3, '-1 second');
    await addEdits(507, monthsAgo(9), 5);
    const lastDay = new Date(Date.parse(monthsAgo(9)) - 86_400_000).toISOString().slice(0, 10);
    const asked = (filter: object) => ask({ by: 507, ...filter });
    expect(await asked({ to: lastDay })).toEqual({ range: 'changes 0-0/10000', more: 'more', records: [3] });
    expect(await asked({ from: lastDay })).toEqual({ range: 'changes 0-0/8', more: null, records: [5] });
    expect(await asked({ from: lastDay, to: lastDay })).toMatchObject({ range: 'changes 0-0/3', more: null });
    expect(await asked({ from: monthsAgo(9) })).toMatchObject({ range: 'changes 0-0/5', more: null });
    expect(await asked({ to: monthsAgo(11) })).toMatchObject({ range: 'changes */0', more: null });
    expect(await asked({ from: monthsAgo(10), to: monthsAgo(10) })).toMatchObject({
      range: 'changes 0-0/10000',
      more: 'more',
    });
  });

  it('the list of changes counts only those that the reader may read', async () => {
    await addEdits(508, monthsAgo(0), 10_001);
    await sql`
      insert into change (at, by_user, register, record_id, action, was, became)
      values (${monthsAgo(15)}, 508, 'case-fillings', 8, 'edit', '{}', '{}')
    `.execute(history.test.db);
    expect(await ask({ by: 508 })).toMatchObject({ range: 'changes 0-0/10000', more: 'more' });
    expect(await ask({ by: 508 }, { headers: history.customs })).toEqual({
      range: 'changes 0-0/1',
      more: null,
      records: [8],
    });
  });
});
