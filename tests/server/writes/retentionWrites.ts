import type { TestApp } from '../../support/signInAs';
import { added, filingIn, writesOf } from './requests';

/** Of a file that was closed years ago. */
async function destruction(test: TestApp) {
  const caseFilingId = await filingIn(test, { status: 'CLOSED', dateOfJudgement: '2019-03-31' });
  await added(test, '/api/casebook/file-retention', { caseFilingId, class: 'D' });
  return { caseFilingIds: [caseFilingId], on: '2026-01-20', memo: 'Memo 7', by: 'Committee' };
}

/** The writes of how long files are kept. */
export const retentionWrites = writesOf({
  'POST /api/casebook/files/labelled': async (test) => ({
    payload: { caseFilingIds: [await filingIn(test)] },
  }),
  'POST /api/casebook/file-retention': async (test) => ({
    payload: { caseFilingId: await filingIn(test), class: 'C' },
  }),
  'PUT /api/casebook/file-retention/:id': async (test) => {
    const caseFilingId = await filingIn(test);
    const { id } = await added(test, '/api/casebook/file-retention', { caseFilingId, class: 'C' });
    return { id, payload: { caseFilingId, holdReason: 'Audit', version: 1 } };
  },
  'POST /api/casebook/destructions': async (test) => ({ payload: await destruction(test) }),
});
