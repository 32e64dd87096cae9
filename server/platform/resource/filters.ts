import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { dayInDhaka } from '../../../domain/dates';
import { LINE } from '../../../domain/fields';
import { hasControls } from '../../../domain/texts';
import type { SignedInUser } from '../http/access';
import { dayText, searchText } from '../http/checking';
import { contains, searchTerm } from '../lists/searching';
import type { SortedBy } from '../lists/slices';

/** A filter of a regular resource: the schema of its value and its condition on the table. */
export interface Filter {
  value: z.ZodType;
  /** The condition for a value; null if the value does not filter. */
  where(value: unknown, user: SignedInUser): RawBuilder<unknown> | null;
}

/** A filter whose value a zod schema checks; the schema's messages are codes of domain/messages.ts. */
export const filter = <S extends z.ZodType>(
  value: S,
  where: (value: z.output<S>, user: SignedInUser) => RawBuilder<unknown> | null,
): Filter => ({ value, where });

const listOf = <S extends z.ZodType>(one: S) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(one).max(MAX_VALUES, { error: 'invalid' }),
  );

const MAX_VALUES = 1000;

export const idValue = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int({ error: 'notANumber' }).nonnegative({ error: 'notANumber' }),
);

/**
 * A single value is compared with `=`, because PostgreSQL does not see for a list that an index has the rows
 * in order.
 */
function isAmong(column: string, list: readonly unknown[], type: 'bigint' | 'text'): RawBuilder<unknown> {
  const [only, ...others] = list;
  if (only !== undefined && !others.length) return sql`${sql.ref(column)} = ${only}::${sql.raw(type)}`;
  return sql`${sql.ref(column)} = any(${list}::${sql.raw(type)}[])`;
}

export const ids = (column: string): Filter =>
  filter(listOf(idValue), (list) => isAmong(column, list, 'bigint'));

/** Filters a column by one of these texts or a list of them. */
export const oneOf = (column: string, choices: readonly string[]): Filter =>
  filter(listOf(z.enum(choices, { error: 'notAChoice' })), (list) => isAmong(column, list, 'text'));

/** Filters a column by one text or a list of texts, compared as stored. */
export const texts = (column: string): Filter =>
  filter(
    listOf(
      z
        .string({ error: 'notText' })
        .max(LINE, { error: 'tooLong' })
        .refine((text) => !hasControls(text), { error: 'notText' }),
    ),
    (list) => isAmong(column, list, 'text'),
  );

/** A condition, or what it is on a day, which is a parameter: SQL for today is worked out anew for every row. */
export type OnDay = RawBuilder<unknown> | ((today: RawBuilder<unknown>) => RawBuilder<unknown>);

const today = (condition: OnDay): RawBuilder<unknown> =>
  typeof condition === 'function' ? condition(sql`${dayInDhaka()}::date`) : condition;

/** Filters by one of these named conditions or a list of them, of which any may hold. */
export const anyOf = <Name extends string>(conditions: Record<Name, OnDay>): Filter =>
  filter(listOf(z.enum(Object.keys(conditions) as Name[], { error: 'notAChoice' })), (list) =>
    list.length
      ? sql`(${sql.join(
          [...new Set(list)].map((name) => today(conditions[name])),
          sql` or `,
        )})`
      : sql`false`,
  );

export const flag = (column: string): Filter =>
  filter(z.boolean({ error: 'notYesOrNo' }), (value) => sql`${sql.ref(column)} = ${value}`);

/** Filters by what is the user's own: `true` is the only value. */
export const mine = (isMine: (userId: number) => RawBuilder<unknown>): Filter =>
  filter(z.literal(true, { error: 'notYesOrNo' }), (_, { userId }) => isMine(userId));

/** Filters by a term that one of these folded columns contains. */
export const containing = (...foldedColumns: string[]): Filter =>
  filter(searchText, (term) => {
    const found = foldedColumns.flatMap((column) => contains(column, term) ?? []);
    return found.length ? sql`(${sql.join(found, sql` or `)})` : null;
  });

/** Filters by a term in the name in either language, in a table of a few rows without folded columns. */
export const inEitherName: Filter = filter(
  searchText,
  (term) => sql`strpos(folded(concat_ws(' ', name, name_bn)), ${searchTerm(term)}) > 0`,
);

/** SQL for today's day in Dhaka. */
export const todayInDhaka = sql`(now() at time zone 'Asia/Dhaka')::date`;

/** Filters a column of dates from this day on. */
export const fromDay = (column: string): Filter =>
  filter(dayText, (value) => sql`${sql.ref(column)} >= ${value}::date`);

/** Filters a column of dates up to this day, inclusive. */
export const toDay = (column: string): Filter =>
  filter(dayText, (value) => sql`${sql.ref(column)} <= ${value}::date`);

/** Filters a column of dates by the days from today until this many days later, both included. */
export const withinDays = (column: string, condition: OnDay): Filter =>
  filter(
    idValue.pipe(z.number().max(MOST_DAYS, { error: 'tooManyDays' })),
    (days) =>
      sql`(${today(condition)} and ${sql.ref(column)} between ${todayInDhaka} and ${todayInDhaka} + ${days}::int)`,
  );

/** A hundred years: no guarantee and no stay lasts longer. */
const MOST_DAYS = 36_500;

/** Filters a column of instants from the beginning of this day in Dhaka. */
export const sinceDay = (column: string): Filter =>
  filter(dayText, (value) => sql`${sql.ref(column)} >= ${value}::timestamp at time zone 'Asia/Dhaka'`);

/** Filters a column of instants up to the end of this day in Dhaka. */
export const untilDay = (column: string): Filter =>
  filter(
    dayText,
    (value) => sql`${sql.ref(column)} < (${value}::timestamp + interval '1 day') at time zone 'Asia/Dhaka'`,
  );

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
