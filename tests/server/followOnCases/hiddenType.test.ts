import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as rights from '../../../domain/rights';
import { caseTypeNamed } from '../../../domain/followOnCases';
import { addCases, addFilings, addWorkPlace, buildFiling } from '../../support/register';
import { buildTestApp, type TestApp } from '../../support/signInAs';

/** As if criminal cases were for administrators alone: no type is, as yet. */
vi.mock('../../../domain/rights', async (original) => {
  const { may, ...others } = await original<typeof rights>();
  return {
    ...others,
    may: (...[held, action, resource]: Parameters<typeof may>) =>
      may(held, action, resource) && (resource !== 'foujdari-suit-cases' || held.includes('ROLE_ADMIN')),
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const workPlaceId = await addWorkPlace(test.db);
  await addFilings(test.db, [buildFiling({ workPlaceId })]);
  for (const name of ['tribunal-cases', 'foujdari-suit-cases']) {
    await addCases(test.db, caseTypeNamed(name), [{ caseFillingId: 1, status: 'SUBJUDICE' }]);
  }
});
afterAll(() => test.close());

const statusAs = async (role: 'ROLE_ADMIN' | 'ROLE_CUSTOMS') =>
  (
    await test.app.inject({ url: '/api/case/case-file-status?caseId=1', headers: await test.as(role) })
  ).json();

it('tells nobody of a case in a register that the role may not read', async () => {
  expect(await statusAs('ROLE_CUSTOMS')).toMatchObject({
    tribunalCaseStatus: 'SUBJUDICE',
    tribunalCaseId: 1,
    foujdariCaseStatus: 'NO_CASE',
    foujdariCaseId: null,
  });
  expect(await statusAs('ROLE_ADMIN')).toMatchObject({ foujdariCaseStatus: 'SUBJUDICE', foujdariCaseId: 1 });
});
