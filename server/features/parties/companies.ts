import { sql, type Kysely } from 'kysely';
import { companyFields, type CompanyField } from '../../../domain/companies';
import { companyFilters, type FilterValues } from '../../../domain/listFilters';
import { recordToWire, type WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { logoUrl } from '../../platform/images/logo';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { conditionsOf } from '../../platform/lists/listFilters';
import { searchTerm } from '../../platform/lists/searching';

type Db = Kysely<Database>;

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
