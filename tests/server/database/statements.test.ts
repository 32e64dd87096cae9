import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, afterEach, describe, vi } from 'vitest';
import { prepared } from '../../../server/platform/database/preparedStatements';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { joinLookups } from '../../../server/platform/database/joinedLookups';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database.drop());

const doubled = prepared<{ twiceAsMuch: number }>('doubled', 'select 2 * $1::bigint as "twiceAsMuch"');

it('a prepared statement’s plan is cached per connection, and its columns keep their names', async () => {
  for (let number = 1; number <= 3; number++) {
    expect(await doubled(database.db, [number])).toEqual([{ twiceAsMuch: 2 * number }]);
  }
  const { rows } = await sql<{ name: string; used: number }>`
    select name, generic_plans + custom_plans as used from pg_prepared_statements
  `.execute(database.db);
  expect(rows).toEqual([{ name: 'doubled', used: 3 }]);
});

it('a prepared statement runs in the given transaction', async () => {
  const add = prepared('addDivision', 'insert into division (name) values ($1)');
  await expect(
    database.db.transaction().execute(async (trx) => {
      await add(trx, ['Nowhere']);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(await database.db.selectFrom('division').selectAll().execute()).toEqual([]);
});

it('the database connection returns lists of ids as numbers', async () => {
  const { rows } = await sql`select array[1, 2]::bigint[] as ids`.execute(database.db);
  expect(rows).toEqual([{ ids: [1, 2] }]);
});

/** Lookups whose statements end when the test says so. */
function heldLookups() {
  const statements: { keys: string[]; answer(): void; fail(): void }[] = [];
  const find = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      statements.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`]))),
        fail: () => reject(new Error('gone')),
      });
    });
  return { lookUp: joinLookups(find), statements, sent: () => statements.map(({ keys }) => keys) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe('joined lookups', () => {
  it('lookups are sent at once while fewer than two statements are under way', async () => {
    const { lookUp, sent, statements } = heldLookups();
    const one = lookUp('a');
    await turn();
    const other = lookUp('b');
    await turn();
    expect(sent()).toEqual([['a'], ['b']]);
    for (const { answer } of statements) answer();
    expect(await Promise.all([one, other])).toEqual(['a!', 'b!']);
  });

  it('lookups that are asked for while two statements are under way are sent together as the next one', async () => {
    const { lookUp, sent, statements } = heldLookups();
    const answers = [lookUp('a')];
    await turn();
    answers.push(lookUp('b'));
    await turn();
    for (const key of ['a', 'c', 'c', 'none']) {
      answers.push(lookUp(key));
      await turn();
    }
    expect(sent()).toEqual([['a'], ['b']]);
    statements[0]!.answer();
    await turn();
    expect(sent()).toEqual([['a'], ['b'], ['a', 'c', 'none']]);
    statements[1]!.answer();
    statements[2]!.answer();
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'a!', 'c!', 'c!', undefined]);
  });

  it('a lookup is sent within 50 ms although the statements before it hang', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { lookUp, sent } = heldLookups();
    for (const key of ['a', 'b', 'c', 'd']) {
      void lookUp(key);
      await turn();
    }
    await vi.advanceTimersByTimeAsync(49);
    expect(sent()).toEqual([['a'], ['b']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('a statement that fails fails its own lookups, and the next ones are sent', async () => {
    const { lookUp, statements } = heldLookups();
    const failing = lookUp('a');
    await turn();
    void lookUp('b');
    await turn();
    const next = lookUp('c');
    statements[0]!.fail();
    await expect(failing).rejects.toThrow('gone');
    await turn();
    statements[2]!.answer();
    expect(await next).toBe('c!');
  });
});
