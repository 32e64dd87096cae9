import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../server/features/accounts/signIn/passwords';
import { seed, seedLookups } from '../../../server/seed';
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

describe('the lookups', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedLookups(database.db);
  });
  afterAll(() => database.drop());

  const names = async () => {
    const { rows } = await sql<Record<'roles' | 'divisions' | 'sections' | 'banks', string[]>>`
      select (select array_agg(role order by id) from role) as roles,
        (select array_agg(name order by name) from division) as divisions,
        (select array_agg(name order by id) from work_place) as sections,
        (select array_agg(bank_name order by id) from bank) as banks
    `.execute(database.db);
    return rows[0]!;
  };

  it('the seeded lookups are twelve roles, eight divisions, the sections of the house and the banks', async () => {
    const { roles, divisions, sections, banks } = await names();
    expect(roles).toHaveLength(12);
    expect(roles).toContain('ROLE_WIN_MANAGER');
    expect(divisions.join(' ')).toBe('Barishal Chattogram Dhaka Khulna Mymensingh Rajshahi Rangpur Sylhet');
    expect(sections).toHaveLength(14);
    expect(sections).toContain('Section 5(A)');
    expect(banks.length).toBeGreaterThanOrEqual(50);
    expect(banks).toEqual(expect.arrayContaining(['Sonali Bank PLC', 'Islami Bank Bangladesh PLC']));
  });

  it('the seeded lookups are not duplicated at the next start', async () => {
    const before = await names();
    await seedLookups(database.db);
    expect(await names()).toEqual(before);
  });

  it('seeding the lookups again keeps a section that the office has renamed, and adds no other', async () => {
    await database.db.updateTable('workPlace').set({ name: 'Jetty-2' }).where('name', '=', 'Jetty').execute();
    await seedLookups(database.db);
    const { sections } = await names();
    expect(sections).toHaveLength(14);
    expect(sections).not.toContain('Jetty');
  });

  it('seeding the lookups again adds a deleted role', async () => {
    await database.db.deleteFrom('role').where('role', '=', 'ROLE_SIND').execute();
    await seedLookups(database.db);
    expect((await names()).roles).toHaveLength(12);
  });
});
