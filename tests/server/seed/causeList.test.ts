import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseTypes } from '../../../domain/followOnCases';
import { sampleCauseList } from '../../../server/seed/causeList';
import { matchList } from '../../../server/features/hearings/causeLists';
import type { TestDatabase } from '../../support/database';
import { SAMPLE_DAY, sampleRegister } from './support/sampleRegister';

let database: TestDatabase;
beforeAll(async () => {
  database = await sampleRegister();
});
afterAll(() => database.drop());

it('the sample cause list is for the next court day and names nine sample cases, one without a serial number', async () => {
  const text = await sampleCauseList(database.db, SAMPLE_DAY);
  const kinds = caseTypes.map(({ name }) => name);
  const lines = await matchList(database.db, text, kinds);
  const found = lines.filter(({ matches }) => matches.length);
  expect(found.map(({ matches, date }) => [matches[0]!.kind, matches[0]!.sure, date])).toEqual([
    ...Array.from({ length: 2 }, () => ['high-court-rits', true, '2026-11-23']),
    ...Array.from({ length: 3 }, () => ['custom-appeals', true, '2026-11-23']),
    ...Array.from({ length: 3 }, () => ['high-court-cpa-cpl-cases', true, '2026-11-23']),
    ['high-court-rits', true, '2026-11-23'],
  ]);
  expect(found[1]).toMatchObject({ itemNo: null, with: '2' });
});
