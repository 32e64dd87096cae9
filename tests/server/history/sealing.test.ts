import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tamperingOf } from '../../../server/features/history/check';
import { sealHistory } from '../../../server/features/history/seals';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { isLong } from '../../support/long';
import { addFilings, addWorkPlace, buildFiling } from '../../support/register';

const WRITERS = 16;
const SECONDS = isLong ? 600 : 3;

let database: TestDatabase;
let filings: number[];
beforeAll(async () => {
  database = await createTestDatabase({ max: WRITERS + 4 });
  const workPlaceId = await addWorkPlace(database.db, 'AIR');
  filings = await addFilings(
    database.db,
    Array.from({ length: WRITERS * 4 }, () => buildFiling({ workPlaceId })),
  );
});
afterAll(() => database.drop());

/** Writes transactions of random length, which take their transaction number long before they commit. */
async function write(writer: number, until: number): Promise<number> {
  let edits = 0;
  for (; Date.now() < until; edits++) {
    await database.db.transaction().execute(async (trx) => {
      const id = filings[writer + WRITERS * (edits % 4)]!;
      await sql`update case_filing set remarks = ${`Edit ${edits}`}, version = version + 1 where id = ${id}`.execute(
        trx,
      );
      await pause(Math.random() * 40);
      if (edits % 3 === 0) await sql`insert into event (kind) values ('SIGN_IN')`.execute(trx);
    });
  }
  return edits;
}

it(
  `the seals raise no false alarm while ${WRITERS} writers and two sealing jobs run for ${SECONDS} seconds @long`,
  { timeout: (SECONDS + 120) * 1000 },
  async () => {
    const { db } = database;
    const until = Date.now() + SECONDS * 1000;
    const seal = async () => {
      while (Date.now() < until) {
        await sealHistory(db);
        await pause(10);
      }
    };
    const check = async () => {
      let checks = 0;
      for (; Date.now() < until; checks++) expect(await tamperingOf(db)).toEqual([]);
      return checks;
    };
    const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer, until));
    const [checks, edits] = await Promise.all([check(), Promise.all(writing), seal(), seal()]);
    expect(checks).toBeGreaterThan(0);
    expect(Math.min(...edits)).toBeGreaterThan(0);

    await expect
      .poll(
        async () => {
          await sealHistory(db);
          const { rows } = await sql<{ unsealed: number }>`
          select (select count(*) from change) + (select count(*) from event)
            - (select count(distinct key) from seal, unnest(rows) as each (key)) as unsealed
        `.execute(db);
          return rows[0]!.unsealed;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(0);
    expect(await tamperingOf(db)).toEqual([]);
  },
);
