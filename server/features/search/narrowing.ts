import { sql, type RawBuilder } from 'kysely';
import { caseTypes } from '../../../domain/followOnCases';
import { may } from '../../../domain/rights';
import type { Options } from './found';

/** Whether only open or closed records, or those of one section, are searched. Such records belong to a filing. */
export const isNarrowed = ({ isOpen, workPlaceId }: Options): boolean =>
  isOpen !== undefined || workPlaceId !== undefined;

/**
 * SQL for whether an entry of this table belongs to an open record. A filing with an open case that the user
 * may read counts as open, whatever its own status.
 */
export const isEntryOpen = (table: string, roles: readonly string[]) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const kinds = caseTypes.map(({ name }) => name).filter((name) => may(roles, 'read', name));
  return sql<boolean>`(${column('is_open')} or (${column('kind')} = 'case-fillings' and exists (
    select from proceeding p where p.case_filing_id = ${column('record_id')}
      and p.kind = any(${kinds}::text[]) and p.status is distinct from 'ORDER_PASSED'
  )))`;
};

/** SQL for whether an entry of this table has the requested state and section; null if none is requested. */
export function narrowingOf(
  table: string,
  { roles, isOpen, workPlaceId }: Options,
): RawBuilder<boolean> | null {
  const conditions = [
    ...(workPlaceId === undefined
      ? []
      : [
          sql`(select work_place_id from case_filing where id = ${sql.ref(`${table}.case_filing_id`)}) = ${workPlaceId}`,
        ]),
    ...(isOpen === undefined ? [] : [sql`${isEntryOpen(table, roles)} = ${isOpen}`]),
  ];
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null;
}
