import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo, seedLookups } from '../../../server/seed';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { everything } from './support/everything';
import { EARLY_DAY, hashPassword, SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

describe('the sample register', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await sampleRegister();
  });
  afterAll(() => database.drop());

  it('the sample register has 3,000 filings, 600 companies and 270 agents', async () => {
    const { filings, companies, agents, forwarders, shippingAgents } = await everything(database);
    expect([filings.length, companies.length]).toEqual([3000, 600]);
    expect([agents.length, forwarders.length, shippingAgents.length]).toEqual([200, 40, 30]);
  });

  it('two processes that start in parallel create one sample register, the same as in every database @long', async () => {
    const other = await createTestDatabase();
    const early = await sampleRegister(EARLY_DAY);
    try {
      await seedLookups(other.db);
      const options = { today: EARLY_DAY, hashPassword };
      await Promise.all([seedDemo(other.db, options), seedDemo(other.db, options)]);
      expect(await everything(other)).toEqual(await everything(early));
    } finally {
      await other.drop();
      await early.drop();
    }
  });

  it('the sample register is not added again at the next start', async () => {
    const before = await everything(database);
    await seedDemo(database.db, {
      today: SAMPLE_DAY,
      hashPassword: () => Promise.reject(new Error('not needed')),
    });
    expect(await everything(database)).toEqual(before);
  });

  it('the sample register is not added to a register in use', async () => {
    const used = await createTestDatabase();
    try {
      await seedLookups(used.db);
      await used.db.insertInto('company').values({ companyName: 'Ours' }).execute();
      await seedDemo(used.db, { today: SAMPLE_DAY, hashPassword });
      const { companies, users } = await everything(used);
      expect([companies.length, users.length]).toEqual([1, 0]);
    } finally {
      await used.drop();
    }
  });

  it('the sample register has the sample accounts with their roles, passwords and sign-in methods', async () => {
    const { rows } = await sql`
      select user_name as account, sign_in_by as way, password_hash as hash, role, length(phone) as digits,
        email is not null as mail, jsonb_array_length(territories) as territories,
        (select count(*) from user_work_place where user_id = app_user.id) as sections
      from app_user join user_role on user_id = app_user.id join role on role.id = role_id
      where user_name not like '%.%' order by 1
    `.execute(database.db);
    const reachable = { digits: 11, mail: true, territories: 0 };
    const byPassword = (password: string) => ({ way: 'PASSWORD', hash: `hash of ${password}`, ...reachable });
    expect(rows).toEqual([
      { account: 'admin', role: 'ROLE_ADMIN', ...byPassword('Casebook#Admin1'), sections: 3 },
      { account: 'customs', role: 'ROLE_CUSTOMS', ...byPassword('Casebook#Customs1'), sections: 2 },
      { account: 'moderator', role: 'ROLE_MODERATOR', ...byPassword('Casebook#Moderator1'), sections: 1 },
      { account: 'otpuser', role: 'ROLE_CUSTOMS', way: 'OTP', hash: null, ...reachable, sections: 2 },
      {
        account: 'territory',
        role: 'ROLE_ADMIN',
        ...byPassword('Casebook#Territory1'),
        territories: 2,
        sections: 2,
      },
    ]);
  });

  it('adding the sample register keeps an existing account that has a sample account’s name @long', async () => {
    const other = await createTestDatabase();
    try {
      await seedLookups(other.db);
      await other.db
        .insertInto('appUser')
        .values({ userName: 'Admin', fullName: 'The one before', passwordHash: 'theirs' })
        .execute();
      await seedDemo(other.db, { today: SAMPLE_DAY, hashPassword });
      const { users, filings } = await everything(other);
      expect(users).toHaveLength(31);
      expect(users[0]).toMatchObject({ userName: 'Admin', passwordHash: 'theirs' });
      expect(filings).toHaveLength(3000);
    } finally {
      await other.drop();
    }
  });
});
