import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfPapers } from '../../../server/features/papers/check';
import { createPaperStore } from '../../../server/features/papers/store';
import { typeOf } from '../../../server/features/papers/typeOf';
import { storeSamplePapers } from '../../../server/seed/papers';
import type { TestDatabase } from '../../support/database';
import { sampleRegister } from './support/sampleRegister';

const folder = mkdtempSync(join(tmpdir(), 'casebook-papers-'));
let sample: TestDatabase;
beforeAll(async () => {
  sample = await sampleRegister();
});
afterAll(async () => {
  await sample.drop();
  rmSync(folder, { recursive: true });
});

it('two sample files have ten small papers of three types, whose bytes a start stores', async () => {
  const { rows } = await sql`
    select f.nothi_number, p.case_kind, count(*) as papers from paper p join case_filing f on f.id = p.case_filing_id
    group by 1, 2 order by 1, 2
  `.execute(sample.db);
  expect(rows).toEqual([
    { nothiNumber: 'F. No. 2-16/Cus/2025', caseKind: 'high-court-rits', papers: 2 },
    { nothiNumber: 'S-44/DM/2019', caseKind: 'case-fillings', papers: 4 },
    { nothiNumber: 'S-44/DM/2019', caseKind: 'custom-appeals', papers: 1 },
    { nothiNumber: 'S-44/DM/2019', caseKind: 'tribunal-cases', papers: 3 },
  ]);
  const store = createPaperStore(folder);
  for (const _ of [1, 2]) await storeSamplePapers(sample.db, folder);
  const faults = [];
  for await (const fault of faultsOfPapers(sample.db, store)) faults.push(fault);
  expect(faults).toEqual([]);
  const scans = await sample.db.selectFrom('paperVersion').selectAll().execute();
  for (const { sha256, type, bytes } of scans) {
    expect(await typeOf(store.fileOf(sha256))).toBe(type);
    expect(bytes).toBeLessThan(40 * 1024);
  }
});
