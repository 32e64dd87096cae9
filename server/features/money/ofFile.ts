import { sql } from 'kysely';
import type { Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { invalidField } from '../../platform/http/errors';
import { text, textOrNull } from '../../platform/http/responses';
import { by, byNullable } from '../../platform/resource/resource';
import { readableKinds } from '../cases/proceedings';

/** The file number of a record of `table`, for lists. */
export const fileNumber = (table: string) => ({
  sql: sql`(select f.nothi_number from case_filing f where f.id = ${sql.ref(`${table}.case_filing_id`)})`,
  schema: text,
});

/** The name of the bank of a record of `table`, for lists. */
export const bankName = (table: string, column: string) => ({
  sql: sql`(select ${sql.ref(`b.${column}`)} from bank b where b.id = ${sql.ref(`${table}.bank_id`)})`,
  schema: textOrNull,
});

/** The place of the bank among the names: reading the name of every row's bank takes ten times as long. */
export const byBankName = (table: string) => ({
  ...byNullable('bank_name'),
  expression: sql`array_position(array(select id from bank order by bank_name_fold, id), ${sql.ref(`${table}.bank_id`)})`,
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
