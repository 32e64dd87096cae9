import { sql } from 'kysely';
import type { ImportRowState } from '../../../domain/imports';
import type { Batch, Row } from './batches';
import { rowReader } from './reading';
import { importedRegister } from './registers';
import type { Trx } from '../../platform/database/schema';

/** The next rows in these states, by their place in the sheet. */
export const rowsIn = (trx: Trx, batchId: number, state: Row['state'], limit: number): Promise<Row[]> =>
  trx
    .selectFrom('importRow')
    .selectAll()
    .where('batchId', '=', batchId)
    .where('state', '=', state)
    .orderBy('line')
    .limit(limit)
    .execute();

/** Stores the key of each row, by which rows of the same record are found. */
export async function storeKeys(
  trx: Trx,
  batch: Batch,
  rows: Pick<Row, 'id' | 'cells' | 'decision'>[],
): Promise<void> {
  const read = rowReader(batch.register, batch.layout);
  const { key, resolveKey } = importedRegister(batch.register);
  const drafts = rows.map((row) => ({ id: row.id, ...read(row) }));
  await resolveKey?.(trx, drafts);
  const given = drafts.map(({ id, values }) => ({ id, key: key(values) }));
  await sql`
    update import_row r set key = g.key, state = 'read'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id bigint, key text) where r.id = g.id
  `.execute(trx);
}

interface Outcome extends Pick<Row, 'values' | 'errors' | 'candidates' | 'existing' | 'recordId'> {
  id: number;
  state: ImportRowState;
}

export async function saveOutcomes(trx: Trx, outcomes: Outcome[]): Promise<void> {
  const given = outcomes.map(({ id, state, values, errors, candidates, existing, recordId }) => ({
    id,
    state,
    values,
    errors,
    candidates,
    existing,
    record_id: recordId,
  }));
  await sql`
    update import_row r set state = g.state, "values" = g."values", errors = g.errors, candidates = g.candidates,
      existing = g.existing, record_id = g.record_id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id bigint, state text, "values" jsonb,
      errors jsonb, candidates jsonb, existing text, record_id bigint)
    where r.id = g.id
  `.execute(trx);
}
