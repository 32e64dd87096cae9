import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database';
import { createCaseFiling, saveCaseFiling } from '../../../server/store/caseFilings/caseFilingWrites';
import { addWorkPlace, addCompany, addCnfAgent, addBank, buildFiling } from '../../support/register';
import { addUser } from '../../support/signInAs';

it('costs', async () => {
  const { db, drop } = await createTestDatabase({ max: 1 });
  const userName = await addUser(db, { userName: 'x' });
  const { id: by } = await db
    .selectFrom('appUser')
    .select('id')
    .where('userName', '=', userName)
    .executeTakeFirstOrThrow();
  const workPlaceId = await addWorkPlace(db);
  const companyId = await addCompany(db);
  const cnfAgentId = await addCnfAgent(db);
  const bankId = await addBank(db);
  let n = 0;
  const values = () =>
    buildFiling({
      workPlaceId,
      companyId,
      cnfAgentId,
      bankId,
      nothiNumber: `CHC/${++n}/2026`,
      irregularityReason:
        'ঘোষিত পণ্য অপেক্ষা কেজি বেশি পাওয়া গিয়াছে; বিল অব এন্ট্রি অনুযায়ী শুল্ক-কর ফাঁকি উদ্ঘাটিত হয়।',
      revenue: 5000,
      boe: '77',
      boeDate: '2026-01-02',
      hsCode: '1234.56.00',
      productName: 'Polyester fabric',
      dateOfHearing: '2026-02-03',
      sectionName: 'CIID',
      shipName: 'MV X',
      remarks: 'Hearing adjourned at the request of the importer.',
    } as never);
  const create = () => createCaseFiling(db, values(), { by, resend: { key: `k${n}`, fingerprint: 'f' } });
  const first = await create();
  let r = 0;
  const edit = async () =>
    saveCaseFiling(db, first.id as number, { ...values(), nothiNumber: 'same', revenue: ++r } as never, {
      by,
      version: null,
    });
  const time = async (f: () => Promise<unknown>, count: number) => {
    const t: number[] = [];
    for (let i = 0; i < count; i++) {
      const b = performance.now();
      await f();
      t.push(performance.now() - b);
    }
    t.sort((a, b) => a - b);
    return t[count >> 1]!;
  };
  const on = (yes: boolean) =>
    sql.raw(`alter table case_filing ${yes ? 'enable' : 'disable'} trigger keep_change`).execute(db);
  await time(create, 200);
  await time(edit, 100);
  const out: number[][] = [];
  for (let round = 0; round < 6; round++) {
    await on(false);
    const c0 = await time(create, 300),
      e0 = await time(edit, 200);
    await on(true);
    const c1 = await time(create, 300),
      e1 = await time(edit, 200);
    out.push([c0, c1, c1 / c0, e0, e1, e1 / e0]);
  }
  console.log(out.map((row) => row.map((x) => x.toFixed(2)).join(' ')).join('\n'));
  const { rows } = await sql`select * from change order by id desc limit 1`.execute(db);
  console.log(JSON.stringify(rows));
  await drop();
  expect(1).toBe(1);
}, 120000);
