import { sql } from 'kysely';
import { guaranteeStepFields } from '../../../domain/money/records';
import type { Trx } from '../../platform/database/schema';
import type { Kept } from './keptRecords';

/**
 * Inserts the parts of a filing that comes back from the bin. Until they are there, the sums over its ledger may be
 * below 0 and do not become the filing's fields.
 */
export async function withLedger(trx: Trx, id: number, insertParts: () => Promise<void>): Promise<void> {
  await sql`select set_config('casebook.ledger', 'restoring', true)`.execute(trx);
  await insertParts();
  await sql`select settle_field_entries(${id})`.execute(trx);
  await sql`select set_config('casebook.ledger', '', true)`.execute(trx);
}

/**
 * Gives a restored filing back its parts of guarantees that it shared with other filings, as far as these do not need
 * them by now. The guarantee that was made anew from its bank fields goes if it is one of these or of its own.
 *
 * @returns what now secures others, in taka
 */
export async function restoreGuarantees(trx: Trx, changeId: number, id: number, by: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with lost as (
      select distinct on (edit.record_id) edit.record_id as id, (part ->> 'amount')::numeric as part, greatest(least(
        (part ->> 'amount')::numeric,
        g.amount - (select coalesce(sum(a.amount), 0) from guarantee_allocation a where a.guarantee_id = g.id)
      ), 0) as free
      from change deletion
      join change edit on edit.tx = deletion.tx and edit.register = 'guarantees' and edit.action = 'edit'
      join guarantee g on g.id = edit.record_id,
        jsonb_array_elements(edit.was -> 'allocations') as part
      where deletion.id = ${changeId} and (part ->> 'caseFilingId')::bigint = ${id} and not exists (
        select from guarantee_allocation a where a.guarantee_id = g.id and a.case_filing_id = ${id}
      )
    ), given as (
      update guarantee set allocations = allocations
          || jsonb_build_array(jsonb_build_object('caseFilingId', ${id}::bigint, 'amount', lost.free)),
        version = version + 1, changed_by = ${by}, changed_at = now()
      from lost where guarantee.id = lost.id and lost.free > 0
    ), unmade as (
      delete from guarantee made using lost join guarantee g on g.id = lost.id
      where made.origin = 'field' and made.case_filing_id = ${id}
        and (made.bank_id, made.number, made.issued_on) is not distinct from (g.bank_id, g.number, g.issued_on)
    )
    select coalesce(sum(part - free), 0)::float8 as taken from lost
  `.execute(trx);
  await sql`
    delete from guarantee made using (
      select g.*, a.amount as part from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
      where a.case_filing_id = ${id} and g.kind = 'BANK_GUARANTEE' and g.origin = 'own' order by g.id limit 1
    ) as own
    where made.origin = 'field' and made.case_filing_id = ${id}
      and (made.bank_id, made.number, made.issued_on, made.amount, is_encashed(made.steps, ${id}))
        is not distinct from (own.bank_id, own.number, own.issued_on, own.part, is_encashed(own.steps, ${id}))
  `.execute(trx);
  return rows[0]!.taken;
}

/** The history leaves out what is empty, also in the steps of a guarantee. */
export const withWholeSteps = (was: Kept): Kept => ({
  ...was,
  steps: (was.steps as object[]).map((step) => ({ ...EMPTY_STEP, ...step })),
});

const EMPTY_STEP = Object.fromEntries(Object.keys(guaranteeStepFields).map((name) => [name, null]));
