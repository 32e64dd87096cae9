import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { alterTable } from '../../../server/platform/database/migrations/alterTable';
import { createTestDatabase } from '../../support/database';

it('a table gets a column with a default, and the functions that take its rows are as before', async () => {
  const { db, drop } = await createTestDatabase();
  await sql`
    create table berth (length int);
    insert into berth values (200);
    create function depth(berth) returns int language sql immutable return ($1).length / 10;
    create function depth_of_two(one berth, other berth) returns int language sql immutable
    return depth(one) + depth(other)
  `.execute(db);
  await alterTable(db, 'berth', 'add crane boolean not null default true');
  const { rows } = await sql`select crane, depth(berth), depth_of_two(berth, berth) from berth`.execute(db);
  expect(rows).toEqual([{ crane: true, depth: 20, depthOfTwo: 40 }]);
  await drop();
});
