import { sql, type Kysely, type Transaction } from 'kysely';
import { caseTypes, type CaseTypeName } from '../../../domain/followOnCases';
import type { CaseType } from '../../../domain/followOnCases/caseType';
import type { Database } from '../../db/schema';
import type { Usage } from '../../http/errors';

type Types = readonly CaseType<CaseTypeName>[];

export interface FilingInCourts {
  nothiNumber: string;
  /** By what the type's status is called, the latest case (the one with the highest id), or null. */
  latest: Record<string, { id: number; status: string | null } | null>;
}

/** Where a filing stands in the courts of these types; undefined when there is no such filing. */
export async function filingInCourts(
  db: Kysely<Database>,
  id: number,
  types: Types,
): Promise<FilingInCourts | undefined> {
  const columns = types.map(
    ({ table, status }) => sql`(
      select jsonb_build_object('id', id, 'status', status) from ${sql.table(table)}
      where case_filing_id = f.id order by id desc limit 1
    ) as ${sql.ref(status)}`,
  );
  const { rows } = await sql<FilingInCourts['latest'] & { nothiNumber: string }>`
    select ${sql.join([sql`nothi_number`, ...columns])} from case_filing f where id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { nothiNumber, ...latest } = row;
  return { nothiNumber, latest };
}

/** How many cases of each type follow from a filing; types without one are left out. */
export async function casesOfFiling(trx: Transaction<Database>, id: number): Promise<Usage[]> {
  const counts = caseTypes.map(
    ({ name, table }) => sql`
      select ${name} as resource, count(*) from ${sql.table(table)} where case_filing_id = ${id}`,
  );
  const { rows } = await sql<{ resource: string; count: number }>`
    ${sql.join(counts, sql` union all `)}
  `.execute(trx);
  const found = new Map(rows.map(({ resource, count }) => [resource, count]));
  return caseTypes
    .map(({ name, title }) => ({ resource: name, title, count: found.get(name) ?? 0 }))
    .filter(({ count }) => count > 0);
}
