import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diaryApp, problem } from './diary';

let diary: Awaited<ReturnType<typeof diaryApp>>;
beforeAll(async () => {
  diary = await diaryApp();
});
afterAll(() => diary.close());

const range = (answer: { headers: Record<string, unknown> }) => answer.headers['content-range'];
const titles = (answer: { json(): { title: string }[] }) => answer.json().map(({ title }) => title);
const raw = (query: string) => diary.call('GET', `?${query}`);

describe('a list below /api/casebook', () => {
  beforeAll(async () => {
    await sql`truncate court_day restart identity`.execute(diary.db);
    // 30 days of January; every tenth is secret, and the 5th has no date
    await sql`
      insert into court_day (title, day, fee_in_taka, court, secret, created_by, created_at)
      select 'Day ' || n, case when n <> 5 then date '2026-01-01' + n - 1 end, n * 1.5,
        case when n % 2 = 0 then 'HIGH' else 'LOW' end, n % 10 = 0, ${diary.userIds.chief},
        timestamptz '2026-01-01T17:59:00Z' + n * interval '1 minute'
      from generate_series(1, 30) n
    `.execute(diary.db);
  });

  it('a regular list returns 25 rows from the lowest id, with range and total in the headers', async () => {
    const answer = await diary.list();
    expect(answer.statusCode).toBe(200);
    expect(range(answer)).toBe('case-fillings 0-24/27');
    expect(answer.json()[1]).toEqual({
      id: 2,
      title: 'Day 2',
      day: '2026-01-02',
      fee: 3,
      court: 'HIGH',
      note: null,
      judgeId: null,
      titleLength: 5,
      enteredAt: '2026-01-01T18:01:00.000Z',
      version: 1,
    });
  });

  it('a regular list returns the rows of a range, and on the last page the rest', async () => {
    const answer = await diary.list({ range: [20, 39] });
    expect(titles(answer)).toEqual(['Day 23', 'Day 24', 'Day 25', 'Day 26', 'Day 27', 'Day 28', 'Day 29']);
    expect(range(answer)).toBe('case-fillings 20-26/27');
  });

  it.each([
    [27, 51],
    [1_000_000, 1_000_024],
    [9_007_199_254_740_000, 9_007_199_254_740_010],
    [5000, 9000],
  ])('a regular list of 27 rows returns none from %i on', async (first, last) => {
    const answer = await diary.list({ range: [first, last] });
    expect([answer.statusCode, answer.json(), range(answer)]).toEqual([200, [], 'case-fillings */27']);
  });

  it('a regular list is sorted by an allowed field in both directions, empty values last', async () => {
    const first = async (field: string, order: string) =>
      titles(await diary.list({ sort: [field, order], range: [0, 1] }));
    expect(await first('id', 'DESC')).toEqual(['Day 29', 'Day 28']);
    expect(await first('day', 'DESC')).toEqual(['Day 29', 'Day 28']);
    expect(await first('titleLength', 'ASC')).toEqual(['Day 1', 'Day 2']);
    expect(titles(await diary.list({ sort: ['day', 'DESC'], range: [26, 30] }))).toEqual(['Day 5']);
    expect(titles(await diary.list({ sort: ['day', 'ASC'], range: [26, 30] }))).toEqual(['Day 5']);
  });

  it.each([
    ['["secret","ASC"]'],
    ['["id","UP"]'],
    ['["id","ASC","x"]'],
    ['["constructor","ASC"]'],
    ['["title; drop table court_day","ASC"]'],
    ['null'],
  ])('a regular list refuses the sort %s', async (sort) => {
    expect(problem(await raw(`sort=${encodeURIComponent(sort)}`))).toEqual([400, 'sort', 'notASortOption']);
  });

  it.each([['[0]'], ['[5,4]'], ['[-1,4]'], ['[0,1.5]'], ['["0","4"]'], ['[0,24']])(
    'a regular list refuses the range %s',
    async (text) => {
      expect(problem(await raw(`range=${encodeURIComponent(text)}`))).toEqual([400, 'range', 'notARange']);
    },
  );

  it.each([['[]'], ['null'], ['{"title":'], ['7']])(
    'a regular list refuses the filter %s, which is not an object',
    async (text) => {
      expect(problem(await raw(`filter=${encodeURIComponent(text)}`))).toEqual([400, 'filter', 'notAFilter']);
    },
  );

  it.each([
    ['{"colour":"red"}', 'colour', 'notAFilter'],
    ['{"constructor":1}', 'constructor', 'notAFilter'],
    ['{"title":"Day 1"}', 'title', 'notAFilter'],
    ['{"id":"1 or true"}', 'id', 'notANumber'],
    ['{"id":[1,{}]}', 'id', 'notANumber'],
    ['{"court":"MIDDLE"}', 'court', 'notAChoice'],
    ['{"secret":"yes"}', 'secret', 'notYesOrNo'],
    ['{"from":"2026-02-31"}', 'from', 'noSuchDate'],
    ['{"q":7}', 'q', 'notText'],
  ])('a regular list refuses the filter %s and names its field', async (text, field, code) => {
    expect(problem(await raw(`filter=${encodeURIComponent(text)}`))).toEqual([400, field, code]);
  });

  it('a regular list uses defaults for empty parameters and ignores unknown ones', async () => {
    const answer = await raw('sort=&range=&filter=&embed=judge');
    expect([answer.statusCode, range(answer)]).toEqual([200, 'case-fillings 0-24/27']);
  });

  it('a regular list filtered by ids has the records in the requested order', async () => {
    expect(titles(await diary.list({ filter: { id: 3 } }))).toEqual(['Day 3']);
    expect(titles(await diary.list({ filter: { id: '3' } }))).toEqual(['Day 3']);
    const some = await diary.list({ filter: { id: [7, 3, 9999] }, sort: ['id', 'DESC'] });
    expect([titles(some), range(some)]).toEqual([['Day 7', 'Day 3'], 'case-fillings 0-1/2']);
    expect((await diary.list({ filter: { id: [] } })).json()).toEqual([]);
    const all = Array.from({ length: 30 }, (_, i) => i + 1);
    expect(range(await diary.list({ filter: { id: all } }))).toBe('case-fillings 0-26/27');
  });

  it('a regular list combines filters by folded term, choices and days', async () => {
    expect(titles(await diary.list({ filter: { q: ' DAY ২৯ ' } }))).toEqual(['Day 29']);
    expect(titles(await diary.list({ filter: { q: '%' } }))).toEqual([]);
    expect(
      titles(await diary.list({ filter: { court: ['HIGH', 'LOW'], from: '2026-01-03', to: '2026-01-06' } })),
    ).toEqual(['Day 3', 'Day 4', 'Day 6']);
    expect(titles(await diary.list({ filter: { court: 'HIGH', q: 'day 2' } }))).toEqual([
      'Day 2',
      'Day 22',
      'Day 24',
      'Day 26',
      'Day 28',
    ]);
  });

  it('a regular list filters times by days in Dhaka, including the first and the last day', async () => {
    // 18:00 UTC is midnight in Dhaka, so Day 1 was entered on the 2nd
    expect(range(await diary.list({ filter: { since: '2026-01-02', until: '2026-01-02' } }))).toMatch(
      /\/27$/,
    );
    expect((await diary.list({ filter: { until: '2026-01-01' } })).json()).toEqual([]);
  });

  it('a filter of a regular list may depend on the user who requests the list', async () => {
    expect(range(await diary.list({ filter: { mine: true } }))).toMatch(/\/0$/);
    expect(range(await diary.list({ filter: { mine: true } }, 'chief'))).toMatch(/\/30$/);
  });

  it('rows hidden from the user are missing in regular lists, totals, reads and writes', async () => {
    expect(range(await diary.list({}, 'chief'))).toBe('case-fillings 0-24/30');
    expect((await diary.list({ filter: { id: 10 } })).json()).toEqual([]);
    expect((await diary.list({ filter: { secret: true } })).json()).toEqual([]);
    expect((await diary.call('GET', '/10', undefined, { as: 'chief' })).json()).toMatchObject({
      title: 'Day 10',
    });
    for (const [method, payload] of [['GET'], ['PUT', { title: 'mine' }], ['DELETE']] as const) {
      const hidden = await diary.call(method, '/10', payload);
      const missing = await diary.call(method, '/9999', payload);
      expect([hidden.statusCode, hidden.json().code]).toEqual([404, 'notFound']);
      expect(hidden.json().message).toBe(missing.json().message);
    }
  });
});

describe('a list of more than 1,000 rows', () => {
  beforeAll(async () => {
    await sql`truncate court_day restart identity`.execute(diary.db);
    await sql`
      insert into court_day (title, secret) select 'Day ' || n, n % 100 = 0 from generate_series(1, 12100) n
    `.execute(diary.db);
  });

  it('a regular list of 12,000 rows is streamed with every row of the range once', async () => {
    const answer = await diary.list({ range: [0, 11_999], sort: ['id', 'DESC'] });
    const ids = answer.json().map(({ id }: { id: number }) => id);
    expect(range(answer)).toBe('case-fillings 0-11978/11979');
    expect(ids).toEqual(Array.from({ length: 12_100 }, (_, i) => 12_100 - i).filter((id) => id % 100 !== 0));
    const few = await diary.list({ range: [11_970, 11_999], sort: ['id', 'DESC'] });
    expect(few.json()).toEqual(answer.json().slice(-9));
  });

  it('a streamed regular list is empty past the end', async () => {
    const answer = await diary.list({ range: [20_000, 29_999] });
    expect([answer.json(), range(answer)]).toEqual([[], 'case-fillings */11979']);
  });

  it('a regular list whose total is set to upTo counts at most 10,000 rows, and says if there are more', async () => {
    const long = await diaryApp({ total: 'upTo' });
    await sql`
      insert into court_day (title) select 'Day ' || n from generate_series(1, 10001) n
    `.execute(long.db);
    const seen = async (query: object) => {
      const answer = await long.list(query as Record<string, unknown>);
      return [range(answer), answer.headers['casebook-total'], answer.json().length];
    };
    expect(await seen({})).toEqual(['case-fillings 0-24/10000', 'more', 25]);
    expect(await seen({ range: [9990, 10_014] })).toEqual(['case-fillings 9990-10000/10000', 'more', 11]);
    expect(await seen({ range: [0, 10_999] })).toEqual(['case-fillings 0-10000/10000', 'more', 10_001]);
    await sql`delete from court_day where id = 7`.execute(long.db);
    expect(await seen({})).toEqual(['case-fillings 0-24/10000', undefined, 25]);
    await long.close();
  });

  it('a regular list is counted by the resource’s own query if it has one', async () => {
    const tallied = await diaryApp({
      total: ({ q }) => (q ? null : { count: sql`select 4711`, population: 'court days' }),
    });
    expect(range(await tallied.list())).toBe('case-fillings */4711');
    expect(range(await tallied.list({ filter: { q: 'x' } }))).toBe('case-fillings */0');
    await tallied.close();
  });
});
