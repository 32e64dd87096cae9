import { sql, type Kysely } from 'kysely';
import type { companyFields } from '../../domain/companies';
import type { Values } from '../../domain/fields';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { notFound } from '../errors';
import { bytesOf, pngOfLogo } from '../images/logo';
import { edited, holdRecord, type Edit } from './edits';
import { once } from './idempotency';
import { withUnchangedTexts } from './unchangedTexts';

type Db = Kysely<Database>;

export type CompanyValues = Values<typeof companyFields>;

/**
 * Adds a company and answers its id; the same idempotency key never adds a second one.
 * @throws 400 at a logo that is no picture.
 */
export async function createCompany(
  db: Db,
  values: CompanyValues,
  { userId, key }: { userId: number; key: string | undefined },
): Promise<number> {
  const logo = values.logo === null ? null : await pngOfLogo(bytesOf(values.logo));
  return once(db, { userId, key, content: ['companies', values] }, async (trx) => {
    const { id } = await trx
      .insertInto('company')
      .values({ ...stored(values, logo), createdBy: userId, changedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Replaces a company, but for whether it is active. @throws 404, 409 when it was changed after the version
 * that was edited, 400 at a logo that is no picture.
 */
export async function saveCompany(
  db: Db,
  id: number,
  values: CompanyValues,
  { version, by }: Edit,
): Promise<void> {
  const logo = values.logo === null ? null : await savedLogo(db, id, bytesOf(values.logo));
  await inTransaction(db, async (trx) => {
    await holdRecord(trx, 'company', id, version);
    const kept = await withUnchangedTexts(trx, 'company', id, values);
    await trx
      .updateTable('company')
      .set({ ...stored(kept, logo), ...edited(by) })
      .where('id', '=', id)
      .execute();
  });
}

/** Switches a company on or off. @throws 404. */
export async function switchCompany(db: Db, id: number, by: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ isActive: sql<boolean>`not is_active`, ...edited(by) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (!numUpdatedRows) throw notFound();
}

/** One that comes back as it was read stays as it is: made anew each time, it would fade. */
async function savedLogo(db: Db, id: number, sent: Buffer): Promise<Buffer> {
  const company = await db.selectFrom('company').select('logo').where('id', '=', id).executeTakeFirst();
  return company?.logo?.equals(sent) ? company.logo : pngOfLogo(sent);
}

const stored = (values: CompanyValues, logo: Buffer | null) => ({
  ...values,
  companyName: values.companyName!,
  logo,
});
