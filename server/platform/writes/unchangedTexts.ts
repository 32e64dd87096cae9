import type { Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { doubtfulTexts, settled } from '../http/doubts';
import type { EditedTable } from './edits';

/**
 * Reconciles an edit's values with the record, which the caller has locked.
 * @throws 400 as `settled` does.
 */
export async function withUnchangedTexts<V extends object>(
  trx: Transaction<Database>,
  table: EditedTable,
  id: number,
  values: V,
): Promise<V> {
  const names = doubtfulTexts(values);
  if (!names.length) return values;
  const stored = await trx
    .selectFrom(table)
    .select(names as never[])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return settled(values, stored);
}
