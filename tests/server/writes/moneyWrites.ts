import { sql } from 'kysely';
import { plusDays } from '../../../domain/dates';
import { countNext } from '../../../server/features/returns/count';
import { inTransaction } from '../../../server/platform/database/transaction';
import type { TestApp } from '../../support/signInAs';
import { added, filingIn, proceedingIn, writesOf } from './requests';

let made = 0;

const entry = async (test: TestApp) => ({
  caseFilingId: await filingIn(test),
  date: '2026-02-01',
  kind: 'DEPOSIT',
  amount: 5,
});

const guarantee = async (test: TestApp) => ({
  number: `BG-${++made}`,
  amount: 500,
  allocations: [{ caseFilingId: await filingIn(test), amount: 500 }],
});

const stay = async (test: TestApp) => ({
  proceedingId: await proceedingIn(test),
  orderedOn: '2026-02-01',
  until: 'DISPOSAL',
});

const notice = async (test: TestApp) => ({
  caseFilingId: await filingIn(test),
  kind: 'NOTICE',
  date: '2026-02-01',
});

/** A version for another day each; the one that holds for all days goes first. */
const rule = async ({ db }: TestApp) => {
  await inTransaction(db, null, (trx) =>
    trx.deleteFrom('moneyRule').where('code', '=', 'INTEREST').where('validFrom', 'is', null).execute(),
  );
  const day = plusDays('2026-01-01', ++made);
  return { code: 'INTEREST', name: 'Interest', n: 10, validFrom: day, validTo: day };
};

export const moneyCollections: [name: string, make: (test: TestApp) => Promise<object>, change: object][] = [
  ['/api/casebook/money-entries', entry, { memo: 'Memo 12' }],
  ['/api/casebook/guarantees', guarantee, { branch: 'Agrabad' }],
  ['/api/casebook/stays', stay, { receivedOn: '2026-02-05' }],
  ['/api/casebook/recovery-steps', notice, { memo: 'Memo 12' }],
  ['/api/casebook/money-rules', rule, { n: 12 }],
];

/** The draft of July 2026; with `signed`, frozen. */
async function returnOf(test: TestApp, signed = false) {
  await sql`truncate monthly_return cascade`.execute(test.db);
  const body = { from: '2026-07-01', to: '2026-07-31' };
  const { id } = await added(test, '/api/casebook/returns', body);
  if (signed) {
    await added(test, `/api/casebook/returns/${id}/freeze`, { signedBy: 'Commissioner' });
    await countNext(test.db);
  }
  return id;
}

export const returnWrites = writesOf({
  'POST /api/casebook/returns': () => ({ payload: { from: '2026-07-01', to: '2026-07-31' } }),
  'POST /api/casebook/returns/:id/freeze': async (test) => ({
    id: await returnOf(test),
    payload: { signedBy: 'Commissioner' },
  }),
  'POST /api/casebook/returns/:id/unfreeze': async (test) => ({
    id: await returnOf(test, true),
    payload: { reason: 'A writ was left out' },
  }),
});

export const guaranteeSteps = writesOf({
  'POST /api/casebook/guarantees/:id/steps': async (test) => ({
    id: (await added(test, '/api/casebook/guarantees', await guarantee(test))).id,
    payload: { kind: 'ENCASHED', date: '2026-02-01', amount: 100 },
  }),
});
