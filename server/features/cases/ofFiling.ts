import { caseTypes, type ContractType } from '../../../domain/followOnCases';
import type { Db, Trx } from '../../platform/database/schema';
import type { Usage } from '../../platform/http/errors';

type Types = readonly ContractType[];

interface FilingInCourts {
  nothiNumber: string;
  /** Keyed by the type's name in the status of a filing: the latest case (the one with the highest id), or null. */
  latest: Record<string, { id: number; status: string | null } | null>;
}

/** A filing's status in the courts of these types; undefined if there is no such filing. */
export async function filingInCourts(db: Db, id: number, types: Types): Promise<FilingInCourts | undefined> {
  const rows = await db
    .selectFrom('caseFiling')
    .leftJoin('proceeding', (join) =>
      join.onRef('proceeding.caseFilingId', '=', 'caseFiling.id').on(
        'kind',
        'in',
        types.map(({ name }) => name),
      ),
    )
    .distinctOn('kind')
    .select(['nothiNumber', 'kind', 'recordId', 'proceeding.status'])
    .where('caseFiling.id', '=', id)
    .orderBy('kind')
    .orderBy('recordId', 'desc')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const latest = types.map(({ name, contract: { status } }) => {
    const found = rows.find(({ kind }) => kind === name);
    return [status, found ? { id: found.recordId!, status: found.status } : null] as const;
  });
  return { nothiNumber: first.nothiNumber, latest: Object.fromEntries(latest) };
}

/** The number of a filing's cases by type; types without cases are left out. */
export async function casesOfFiling(trx: Trx, id: number): Promise<Usage[]> {
  const counts = await trx
    .selectFrom('proceeding')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('caseFilingId', '=', id)
    .groupBy('kind')
    .execute();
  const found = new Map(counts.map(({ kind, count }) => [kind, count]));
  return caseTypes
    .map(({ name, title }) => ({ resource: name, title, count: found.get(name) ?? 0 }))
    .filter(({ count }) => count > 0);
}
