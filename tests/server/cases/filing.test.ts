import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { addCases, addFilings, addWorkPlace, buildFiling, casesTallyAndCount } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf, registers, typeOf } from './registers';

let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp({ connections: 16 });
  admin = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

const newFiling = async (values: Parameters<typeof buildFiling>[0] = {}) => {
  const workPlaceId = values.workPlaceId ?? (await addWorkPlace(test.db));
  const [id] = await addFilings(test.db, [buildFiling({ workPlaceId, ...values })]);
  return { id: id!, workPlaceId };
};
const correctFiling = (id: number, body: object) =>
  test.app.inject({ method: 'PUT', url: `/api/case/case-fillings/${id}`, headers: admin, payload: body });
const removeFiling = (id: number) =>
  test.app.inject({ method: 'DELETE', url: `/api/case/case-filling${id}`, headers: admin });
const statusOf = async (id: number, headers = admin) =>
  (await test.app.inject({ url: `/api/case/case-file-status?caseId=${id}`, headers })).json();
const renameSection = (id: number, name: string) =>
  test.db.updateTable('workPlace').set({ name }).where('id', '=', id).execute();
const times = <T>(count: number, act: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)));

/** The cases in which a value copied from their filing is outdated. */
const outdated = async (table: string) => {
  const { rows } = await sql`
    select c.id from ${sql.table(table)} c join case_filing f on f.id = c.case_filing_id
    where (c.nothi_number_fold, c.work_place_name_fold, c.revenue, c.work_place_id, c.filing_status)
      is distinct from
      (f.nothi_number_fold, f.work_place_name_fold, f.revenue, f.work_place_id, f.status)
  `.execute(test.db);
  return rows;
};

// these tests must run first, while the ids in every register begin with 1
describe("a filing's status in the courts", () => {
  it('a filing’s status in the courts has the contract’s exact form', async () => {
    const { id } = await newFiling({ nothiNumber: 'S-1' });
    await addCases(test.db, caseTypeNamed('contempt-cases'), [{ caseFillingId: id }]);
    for (const [i, register] of registers.filter(({ status }) => status).entries()) {
      // one case more in each register than in the one before, so that their ids differ
      const status = i % 2 ? 'SUBJUDICE' : 'ORDER_PASSED';
      const cases = Array.from({ length: i + 1 }, () => ({ caseFillingId: id, status }));
      await addCases(test.db, typeOf(register), cases);
    }
    const all = {
      caseId: id,
      nothiNumber: 'S-1',
      applicateComCaseStatus: 'ORDER_PASSED',
      applicateComCaseId: 1,
      tribunalCaseStatus: 'SUBJUDICE',
      tribunalCaseId: 2,
      customAppealStatus: 'ORDER_PASSED',
      customAppealId: 3,
      highCourtRitStatus: 'SUBJUDICE',
      highCourtRitId: 4,
      highCourtCpaCplCaseStatus: 'ORDER_PASSED',
      highCourtCpaCplCaseId: 5,
      highCourtCpCaseStatus: 'SUBJUDICE',
      highCourtCpCaseId: 6,
      admiralSuitCaseStatus: 'ORDER_PASSED',
      admiralSuitCaseId: 7,
      foujdariCaseStatus: 'SUBJUDICE',
      foujdariCaseId: 8,
      civilCaseStatus: 'ORDER_PASSED',
      civilCaseId: 9,
    };
    expect(await statusOf(id)).toEqual(all);
    // customs staff may not read civil cases, so they are not told of one
    expect(await statusOf(id, await test.as('ROLE_CUSTOMS'))).toEqual({
      ...all,
      civilCaseStatus: 'NO_CASE',
      civilCaseId: null,
    });
  });

  it('a filing’s status is NO_CASE in every court before a case is added', async () => {
    const { id } = await newFiling();
    const { caseId, nothiNumber, ...courts } = await statusOf(id);
    expect({ caseId, nothiNumber }).toEqual({ caseId: id, nothiNumber: expect.any(String) });
    expect(Object.keys(courts)).toHaveLength(18);
    for (const [name, value] of Object.entries(courts)) {
      expect(value, name).toBe(name.endsWith('Status') ? 'NO_CASE' : null);
    }
  });
});

describe.each(registers)('a filing with cases in $name', (register) => {
  const calls = () => callsOf(register, test, admin);
  const enter = (filing: number) => calls().create({ caseFilling: { id: filing } });

  it('each change of a filing is copied to its cases and their tally', async () => {
    const { name, table } = register;
    const section = await addWorkPlace(test.db, `${name} AIR`);
    const { id } = await newFiling({ nothiNumber: `${name} ১`, revenue: 10, workPlaceId: section });
    const other = await addWorkPlace(test.db, `${name} জেটি ৭`);
    await enter(id);
    let filing: object = { nothiNumber: `${name} ১`, revenue: 10, workPlace: { id: section } };
    const change = (one: object) => {
      filing = { ...filing, ...one };
      return correctFiling(id, filing);
    };
    const copies = async () => {
      const { rows } = await sql<Record<string, unknown>>`
        select nothi_number_fold, work_place_name_fold, revenue, work_place_id, filing_status
        from ${sql.table(table)} where case_filing_id = ${id}
      `.execute(test.db);
      const { tallied } = await casesTallyAndCount(test.db);
      const ofSections = tallied.filter((row) => [section, other].includes(row.workPlaceId));
      const { revenue, workPlaceId, filingStatus } = rows[0]!;
      const status = null;
      expect(ofSections).toEqual([
        { caseTable: table, cases: '1', status, revenue, workPlaceId, filingStatus },
      ]);
      return Object.values(rows[0]!);
    };

    expect(await copies()).toEqual([`${name} 1`, `${name} air`, '10.00', section, 'OPEN']);
    await change({ nothiNumber: `${name} পরে-২` });
    expect(await copies()).toEqual([`${name} পরে-2`, `${name} air`, '10.00', section, 'OPEN']);
    await change({ revenue: 12.34 });
    expect(await copies()).toEqual([`${name} পরে-2`, `${name} air`, '12.34', section, 'OPEN']);
    await change({ status: 'CLOSED' });
    expect(await copies()).toEqual([`${name} পরে-2`, `${name} air`, '12.34', section, 'CLOSED']);
    await change({ workPlace: { id: other } });
    expect(await copies()).toEqual([`${name} পরে-2`, `${name} জেটি 7`, '12.34', other, 'CLOSED']);
    await renameSection(other, `${name} EPZ`);
    expect(await copies()).toEqual([`${name} পরে-2`, `${name} epz`, '12.34', other, 'CLOSED']);
  });

  it('the cases of a changed filing are found by its new values and show them', async () => {
    const { id, workPlaceId } = await newFiling({ nothiNumber: `${register.name} before` });
    await enter(id);
    const changed = { nothiNumber: `${register.name} পরে-৭`, revenue: 12.34, boeDate: '2026-01-02' };
    await correctFiling(id, { ...changed, workPlace: { id: workPlaceId } });
    await renameSection(workPlaceId, `${register.name} কাস্টমস`);
    const find = async (term: string) =>
      (await calls().list(`?nothiNumber=${encodeURIComponent(term)}`)).json().content;
    expect(await find(`${register.name} before`)).toEqual([]);
    expect(await find(`${register.name} পরে-7`)).toMatchObject([
      {
        caseFilling: {
          nothiNumber: `${register.name} পরে-৭`,
          revenue: 12.34,
          boeDate: [2026, 1, 2],
          workPlace: { name: `${register.name} কাস্টমস` },
        },
        version: 1,
      },
    ]);
  });

  it('a filing with cases cannot be deleted', async () => {
    const { id } = await newFiling();
    await enter(id);
    await enter(id);
    const response = await removeFiling(id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      status: 409,
      error: 'Conflict',
      code: 'inUse',
      message: `In use by ${register.title} (2), so it cannot be deleted`,
      usedBy: [{ resource: register.name, count: 2 }],
    });
    expect((await statusOf(id)).caseId).toBe(id);
  });

  it('a filing can be deleted after its last case is deleted', async () => {
    const { id } = await newFiling();
    const entered = (await enter(id)).json();
    await calls().remove(entered.id);
    expect((await removeFiling(id)).json()).toEqual({ id });
    expect((await enter(id)).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'caseFillingId', code: 'filingGone' }],
    });
  });
});

describe.each(registers.filter(({ status }) => status))('the latest case in $name', (register) => {
  const calls = () => callsOf(register, test, admin);

  it('a filing’s status in a court is that of its latest case there', async () => {
    const { id } = await newFiling();
    await addCases(test.db, typeOf(register), [
      { caseFillingId: id, status: 'SUBJUDICE', dateOfCase: '2025-01-01' },
      { caseFillingId: id, status: 'ORDER_PASSED', dateOfCase: '2019-01-01' },
    ]);
    const latest = (await calls().list('?sortBy=id&ascOrDesc=desc&size=1')).json().content[0];
    expect(await statusOf(id)).toMatchObject({
      [`${register.status}Status`]: 'ORDER_PASSED',
      [`${register.status}Id`]: latest.id,
    });
    await calls().remove(latest.id);
    expect(await statusOf(id)).toMatchObject({
      [`${register.status}Status`]: 'SUBJUDICE',
      [`${register.status}Id`]: latest.id - 1,
    });
  });

  it('a filing’s status in a court is null, with the case’s id, if the case has no status', async () => {
    const { id } = await newFiling();
    const entered = (await calls().create({ caseFilling: { id } })).json();
    expect(await statusOf(id)).toMatchObject({
      [`${register.status}Status`]: null,
      [`${register.status}Id`]: entered.id,
    });
  });
});

describe('a filing that changes while cases are added in every register', () => {
  const enterOne = (filing: number, i: number) =>
    callsOf(registers[i % registers.length]!, test, admin).create({ caseFilling: { id: filing } });
  const outdatedCases = async () => {
    const found = [];
    for (const { table } of registers) found.push(...(await outdated(table)));
    return found;
  };

  it('no case has outdated values of a filing that was changed while cases were added', async () => {
    const { id, workPlaceId } = await newFiling({ revenue: 1 });
    const answers = await times(40, (i) =>
      i % 4
        ? enterOne(id, i)
        : correctFiling(id, {
            nothiNumber: `race ${i}`,
            revenue: i,
            status: i % 8 ? 'OPEN' : 'CLOSED',
            workPlace: { id: workPlaceId },
          }),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await outdatedCases()).toEqual([]);
  });

  it('no case has an outdated name of a section that was renamed while cases were added', async () => {
    const { id, workPlaceId } = await newFiling();
    await times(36, async (i) => {
      // directly into the table, since triggers maintain the copies
      if (i % 4) return addCases(test.db, typeOf(registers[i % 10]!), [{ caseFillingId: id }]);
      return renameSection(workPlaceId, `renamed ${i}`);
    });
    expect(await outdatedCases()).toEqual([]);
  });

  it('a filing is never both deleted and given a case by concurrent requests', async () => {
    await times(18, async (i) => {
      const { id } = await newFiling();
      const [entered, removed] = await Promise.all([enterOne(id, i), removeFiling(id)]);
      expect([entered.statusCode, removed.statusCode], entered.body + removed.body).toSatisfy(
        ([enteredAs, removedAs]) =>
          (enteredAs === 200 && removedAs === 409) || (enteredAs === 400 && removedAs === 200),
      );
    });
  });
});

it('refusing to delete a filing tells how many cases it has in each register, in the order of courts', async () => {
  const { id } = await newFiling();
  const follows = { caseFillingId: id };
  await addCases(test.db, caseTypeNamed('civil-case'), [follows]);
  await addCases(test.db, caseTypeNamed('high-court-cpa-cpl-cases'), [follows, follows, follows]);
  await addCases(test.db, caseTypeNamed('tribunal-cases'), [follows, follows]);
  expect((await removeFiling(id)).json()).toMatchObject({
    message:
      'In use by Appellate Tribunal Case (2), CPLA/CMP, Appellate Division (3), Civil Case (1), so it cannot be deleted',
    usedBy: [
      { resource: 'tribunal-cases', count: 2 },
      { resource: 'high-court-cpa-cpl-cases', count: 3 },
      { resource: 'civil-case', count: 1 },
    ],
  });
});
