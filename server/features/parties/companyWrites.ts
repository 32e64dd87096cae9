import { sql, type Kysely, type Transaction } from 'kysely';
import type { companyFields } from '../../../domain/companies';
import type { Values } from '../../../domain/fields';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { bytesOf, pngOfLogo } from '../../platform/images/logo';
import { companyById } from './companies';
import { writeEntry } from '../../platform/writes/searchEntries';
import { edited, holdRecord, saveChanged, type Edit, withUnchangedTexts } from '../../platform/writes/edits';
import { once, type Write } from '../../platform/writes/idempotency';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

type CompanyValues = Values<typeof companyFields>;

/**
 * Adds a company and returns its record.
 * @throws 400 if the logo is not a picture.
 */
export async function createCompany(db: Db, values: CompanyValues, write: Write): Promise<WireRecord> {
  const logo = values.logo === null ? null : await pngOfLogo(bytesOf(values.logo));
  return once(
    db,
    write,
    async (trx) => (await companyById(trx, await addCompany(trx, values, logo, write.by)))!,
  );
}

/**
 * Like `createCompany`, but within the caller's transaction and with the logo already re-encoded.
 * @returns the new id.
 */
export async function addCompany(
  trx: Trx,
  values: CompanyValues,
  logo: Buffer | null,
  by: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('company')
    .values({ ...stored(values, logo), createdBy: by, changedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeEntry(trx, 'companies', { ...values, id });
  return id;
}

/**
 * Replaces a company, except for whether it is active, and returns its record.
 * @throws 404, 409 if it was changed after the edited version, 400 if the logo is not a picture.
 */
export async function saveCompany(
  db: Db,
  id: number,
  values: CompanyValues,
  edit: Edit,
): Promise<WireRecord> {
  const logo = values.logo === null ? null : await savedLogo(db, id, bytesOf(values.logo));
  return once(db, edit, async (trx) => {
    await replaceCompany(trx, id, values, logo, edit);
    return (await companyById(trx, id))!;
  });
}

/** Like `saveCompany`, but within the caller's transaction; an undefined logo keeps the stored one. */
export async function replaceCompany(
  trx: Trx,
  id: number,
  values: CompanyValues,
  logo: Buffer | null | undefined,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<void> {
  await holdRecord(trx, 'company', id, version);
  const kept = await withUnchangedTexts(trx, 'company', id, values);
  await saveChanged(trx, 'company', id, { ...stored(kept, null), logo }, by);
  await writeEntry(trx, 'companies', { ...kept, id });
}

/**
 * Enables or disables a company and returns its record.
 * @throws 404.
 */
export function switchCompany(db: Db, id: number, write: Write): Promise<WireRecord> {
  return once(db, write, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('company')
      .set({ isActive: sql<boolean>`not is_active`, ...edited(write.by) })
      .where('id', '=', id)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound();
    return (await companyById(trx, id))!;
  });
}

/** Keeps the stored logo if it comes back unchanged: re-encoding it each time would lose quality. */
async function savedLogo(db: Db, id: number, sent: Buffer): Promise<Buffer> {
  const company = await db.selectFrom('company').select('logo').where('id', '=', id).executeTakeFirst();
  return company?.logo?.equals(sent) ? company.logo : pngOfLogo(sent);
}

const stored = (values: CompanyValues, logo: Buffer | null) => ({
  ...values,
  companyName: values.companyName!,
  logo,
});
