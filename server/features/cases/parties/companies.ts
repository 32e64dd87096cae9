import { sql } from 'kysely';
import { companyFields, type CompanyField } from '../../../../domain/companies';
import { companyFilters, type FilterValues } from '../../../../domain/listFilters';
import { recordToWire, type WireRecord } from '../../../../domain/wire';
import type { Db, Trx } from '../../../platform/database/schema';
import { logoUrl, bytesOf, pngOfLogo } from '../../../platform/images/logo';
import type { ListedRegister } from '../../../platform/lists/listedRegister';
import { conditionsOf } from '../../../platform/lists/listFilters';
import { searchTerm } from '../../../platform/lists/searching';
import type { Values } from '../../../../domain/fields';
import { notFound } from '../../../platform/http/errors';
import { writeEntry } from '../../../platform/writes/searchEntries';
import {
  edited,
  lockRecord,
  saveChanged,
  type Edit,
  withUnchangedTexts,
} from '../../../platform/writes/edits';
import { once, type Write } from '../../../platform/writes/idempotency';

export const companies: ListedRegister<FilterValues<typeof companyFilters>> = {
  table: 'company',
  searched: 'search_fold',
  conditions: conditionsOf(companyFilters),
  atOnce: 50, // each may have a logo of 100 KiB
  records: companiesById,
};

export async function companyById(db: Db, id: number): Promise<WireRecord | null> {
  return (await companiesById(db, [id]))[0] ?? null;
}

const FIELDS = Object.keys(companyFields) as CompanyField[];

async function companiesById(db: Db, ids: number[]): Promise<WireRecord[]> {
  const rows = await db
    .selectFrom('company')
    .select(['id', ...FIELDS, 'isActive', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, isActive, version, logo, ...values }) => ({
    id,
    ...recordToWire(companyFields, { ...values, logo: logo && logoUrl(logo) }),
    isActive,
    // older clients keep the address in a separate record; here it is part of the company and has the
    // company's id
    addressBook: {
      id,
      addressLine1: values.addressLine1,
      addressLine2: values.addressLine2,
      isActive: true,
    },
    version,
  }));
}

/** The similarity, from 0 to 1, above which two names may mean the same company. */
const MIN_SIMILARITY = 0.7;

/** Words that do not identify a company and are written differently: `Ltd.`, `Limited`. */
const LEGAL_FORMS = String.raw`\m(m/s|ltd|limited|pvt|private|plc|co|company|bd|bangladesh)\M|মেসার্স|লিমিটেড`;

/** At most five companies with this name or a similar one: an equal name first, then the most similar. */
export async function companiesNamed(db: Db, name: string) {
  const folded = searchTerm(name);
  if (!folded) return [];
  const withoutForm = (text: unknown) => sql`regexp_replace(${text}, ${LEGAL_FORMS}, ' ', 'g')`;
  const alike = sql`similarity(${withoutForm(sql.ref('company_name_fold'))}, ${withoutForm(folded)})`;
  // the trigram operator (%) quickly excludes dissimilar names before the exact comparison
  const { rows } = await sql<{ id: number; companyName: string }>`
    select id, company_name from company
    where company_name_fold = ${folded} or (company_name_fold % ${folded} and ${alike} >= ${MIN_SIMILARITY})
    order by company_name_fold = ${folded} desc, ${alike} desc, id limit 5
  `.execute(db);
  return rows;
}

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
  await lockRecord(trx, 'company', id, version);
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
