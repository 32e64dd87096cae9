import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/responses';
import { by } from '../../platform/resource/resource';
import { readableKinds } from '../cases/proceedings';

type Trx = Transaction<Database>;

/** The file number of a record of `table`, for lists. */
export const fileNumber = (table: string) => ({
  sql: sql`(select f.nothi_number from case_filing f where f.id = ${sql.ref(`${table}.case_filing_id`)})`,
  schema: text,
});

export const byFileNumber = (table: string) => ({
  ...by('nothi_number'),
  expression: sql`(select f.nothi_number_fold from case_filing f where f.id = ${sql.ref(`${table}.case_filing_id`)})`,
});

/** @throws 400 unless the proceeding, if one is named, is one of the file that the user may read. */
export async function refuseForeign(
  trx: Trx,
  field: string,
  proceedingId: number | null,
  caseFilingIds: readonly number[],
  user: SignedInUser,
): Promise<void> {
  if (proceedingId === null) return;
  const found = await trx
    .selectFrom('proceeding')
    .select('id')
    .where('id', '=', proceedingId)
    .where('kind', 'in', readableKinds(user))
    .where('caseFilingId', 'in', [...caseFilingIds, 0])
    .executeTakeFirst();
  if (!found) throw invalidField(field, 'unknownReference');
}
