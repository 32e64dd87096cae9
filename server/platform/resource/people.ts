import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { SortedBy } from '../lists/slices';
import { filter, ids, type Filter } from './filters';

/** The JSON schema of a person on the wire; null: the server itself. */
export const person = {
  type: ['object', 'null'],
  properties: { id: { type: 'integer' }, userName: { type: 'string' }, fullName: { type: 'string' } },
};

/** SQL for the person whose id is in a column. */
export const personOf = (column: string): string => `(
  select jsonb_build_object('id', id, 'userName', user_name, 'fullName', full_name)
  from app_user where app_user.id = ${column}
)`;

export const personIn = (column: string): RawBuilder<unknown> => sql.raw(personOf(column));

/** Sorts by the person's name; rows of the server itself come last. */
export const byPersonsName = (column: string): SortedBy => ({
  column,
  nullable: true,
  expression: sql`(select folded(full_name) collate "C" from app_user where app_user.id = ${sql.ref(column)})`,
});

/** Filters by the acting user: one id, a list of ids, or `none` for the server itself. */
export const byUser = (column: string): Filter => {
  const byIds = ids(column);
  return filter(z.union([z.literal('none'), byIds.value], { error: 'notANumber' }), (value, user) =>
    value === 'none' ? sql`${sql.ref(column)} is null` : byIds.where(value, user),
  );
};
