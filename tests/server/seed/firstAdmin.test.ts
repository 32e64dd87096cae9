import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../../server/seed';
import { verifyPassword } from '../../../server/features/accounts/signIn/passwords';
import { createTestDatabase, type TestDatabase } from '../../support/database';

describe('a start without sample data', () => {
  let database: TestDatabase;
  const printed: string[] = [];
  const start = () => seed(database.db, 'none', (line) => printed.push(line));
  beforeAll(async () => {
    database = await createTestDatabase();
    await Promise.all([start(), start()]);
    await start();
  });
  afterAll(() => database.drop());

  it('without sample data, parallel and repeated starts create a single administrator', async () => {
    const users = await database.db
      .selectFrom('appUser')
      .innerJoin('userRole', 'userRole.userId', 'appUser.id')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .select(['userName', 'role'])
      .execute();
    expect(users).toEqual([{ userName: 'admin', role: 'ROLE_ADMIN' }]);
  });

  it('without sample data, the first administrator’s password is printed only once', async () => {
    expect(printed).toHaveLength(1);
    const password = /password (\S{20})/.exec(printed[0]!)![1]!;
    const { passwordHash } = await database.db
      .selectFrom('appUser')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(passwordHash, password)).toBe(true);
  });

  it('without sample data, a start adds the lookups, but no filing or company', async () => {
    const count = async (table: 'workPlace' | 'company' | 'caseFiling') =>
      (await database.db.selectFrom(table).select('id').execute()).length;
    expect([await count('workPlace'), await count('company'), await count('caseFiling')]).toEqual([14, 0, 0]);
  });
});
