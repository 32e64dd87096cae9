import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillEverything } from '../../../server/features/search/entries';
import { search } from '../../../server/features/search/search';
import { alike } from './names/alike';
import { unlike } from './names/unlike';
import { createTestDatabase, type TestDatabase } from '../../support/database';

const ROLES = ['ROLE_ADMIN'];

describe('the search of names by their spelling in the other script', () => {
  let test: TestDatabase;
  const ids = new Map<string, number>();
  beforeAll(async () => {
    test = await createTestDatabase();
    const names = [...new Set([...alike, ...unlike].map(([, latin]) => latin))];
    for (const companyName of names) {
      const { id } = await test.db
        .insertInto('company')
        .values({ companyName })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(companyName, id);
    }
    await fillEverything(test.db);
  });
  afterAll(() => test.drop());

  const isInFirstFive = async ([bengali, latin]: readonly [string, string]) => {
    const { groups } = await search(test.db, bengali, { roles: ROLES, limit: 5 });
    return groups.some(({ hits }) => hits.some(({ id }) => id === ids.get(latin)));
  };
  const found = async (pairs: typeof alike) =>
    (await Promise.all(pairs.map(isInFirstFive))).filter(Boolean).length / pairs.length;

  it('at least 90 % of names are among the first five hits for their spelling in the other script', async () => {
    expect(await found(alike)).toBeGreaterThanOrEqual(0.9);
  });

  it('at most 5 % of names are found by a different name in the other script', async () => {
    expect(await found(unlike)).toBeLessThanOrEqual(0.05);
  });
});
