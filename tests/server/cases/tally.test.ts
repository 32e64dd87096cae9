import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filingStatuses, followOnStatuses } from '../../../domain/choices';
import { inTransaction } from '../../../server/platform/database/transaction';
import {
  followOnCaseTally,
  foldTally,
  tallies,
  tallyNeedsFolding,
  driftOfTallies,
} from '../../../server/features/cases/figures/tally';
import { addFilings, addWorkPlace, buildFiling, casesTallyAndCount } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, registers } from './registers';

let test: TestApp;
let admin: { authorization: string };
let sections: number[];

beforeAll(async () => {
  test = await buildTestApp({ connections: 16 });
  admin = await test.as('ROLE_ADMIN');
  sections = await Promise.all([1, 2, 3].map(() => addWorkPlace(test.db)));
});
afterAll(() => test.close());

const days = ['2024-02-29', '2024-03-01', '2026-11-20', null];

const pick = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)]!;

it('the tally of court cases equals the cases after random writes during which it is compacted @long', async () => {
  const filings = await addFilings(
    test.db,
    Array.from({ length: 12 }, () => buildFiling({ workPlaceId: pick(sections), revenue: 7 })),
  );
  const entered: { register: (typeof registers)[number]; id: number }[] = [];
  const statuses: Record<string, number> = {};
  const seen = ({ statusCode }: { statusCode: number }) =>
    void (statuses[statusCode] = (statuses[statusCode] ?? 0) + 1);

  const act = async () => {
    const chance = Math.random();
    const status = pick([...followOnStatuses, null]);
    const some = entered.length ? pick(entered) : null;
    if (chance < 0.4 || !some) {
      const register = pick(registers);
      const answer = await callsOf(register, test, admin).create({
        caseFilling: { id: pick(filings) },
        status,
        dateOfCase: pick(days),
      });
      if (answer.statusCode === 200) entered.push({ register, id: answer.json().id });
      return seen(answer);
    }
    const calls = callsOf(some.register, test, admin);
    if (chance < 0.55) return seen(await calls.replace(some.id, { status, dateOfCase: pick(days) }));
    if (chance < 0.7) return seen(await calls.remove(some.id));
    const filing = pick(filings);
    if (chance < 0.75) {
      const url = `/api/case/case-filling${filing}`;
      return seen(await test.app.inject({ method: 'DELETE', url, headers: admin }));
    }
    if (chance < 0.78) {
      const name = `Section ${Math.random()}`;
      await inTransaction(test.db, null, (trx) =>
        trx.updateTable('workPlace').set({ name }).where('id', '=', pick(sections)).execute(),
      );
      return;
    }
    const payload = {
      nothiNumber: `storm ${filing}`,
      workPlace: { id: pick(sections) },
      status: pick(filingStatuses),
      revenue: Math.floor(Math.random() * 1e6) / 100,
      dateOfJudgement: pick(days),
    };
    const url = `/api/case/case-fillings/${filing}`;
    seen(await test.app.inject({ method: 'PUT', url, headers: admin, payload }));
  };
  const write = async () => {
    for (let i = 0; i < 45; i++) await act();
  };
  const fold = async () => {
    for (let i = 0; i < 20; i++) await foldTally(test.db, pick(tallies));
  };
  await Promise.all([...Array.from({ length: 8 }, write), fold(), fold()]);

  // concurrent writes may succeed, be invalid, find nothing or conflict, but never fail
  expect(Object.keys(statuses).filter((status) => !['200', '400', '404', '409'].includes(status))).toEqual(
    [],
  );
  expect(statuses['200']).toBeGreaterThan(100);
  const { tallied, counted } = await casesTallyAndCount(test.db);
  expect(counted.length).toBeGreaterThan(5);
  expect(tallied).toEqual(counted);
  expect(await driftOfTallies(test.db)).toEqual([]);
  for (const register of registers) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(register.table)}`.execute(
      test.db,
    );
    const list = (await callsOf(register, test, admin).list('?size=5')).json();
    expect(list.totalElements).toBe(rows[0]!.count);
  }
});

it('the tally of court cases is compacted to one row per group with the same sums', async () => {
  const [filing] = await addFilings(test.db, [buildFiling({ workPlaceId: sections[0], revenue: 2.5 })]);
  for (const register of registers) {
    for (let i = 0; i < 8; i++) {
      await callsOf(register, test, admin).create({ caseFilling: { id: filing } });
    }
  }
  const before = await casesTallyAndCount(test.db);
  expect(await tallyNeedsFolding(test.db, followOnCaseTally, before.tallied.length)).toBe(true);
  await foldTally(test.db, followOnCaseTally);
  expect(await tallyNeedsFolding(test.db, followOnCaseTally, before.tallied.length)).toBe(false);
  expect((await casesTallyAndCount(test.db)).tallied).toEqual(before.tallied);
  expect(before.tallied).toEqual(before.counted);
});
