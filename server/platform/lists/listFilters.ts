import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { FilterValue, FilterValues, ListFilter, ListFilters } from '../../../domain/listFilters';
import { isMonth, type Month } from '../../../domain/months';
import { readBool } from '../../../domain/yesNo';
import { idFilter } from '../http/paging';
import { clause, when, type Condition } from './slices';

/** The query parameters of a list's filters. */
export const filterQuery = (filters: ListFilters): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, parameterOf(filter)]));

function parameterOf(filter: ListFilter): z.ZodType {
  switch (filter.kind) {
    case 'choice': {
      const choices = z.enum(filter.choices, { error: 'notAChoice' });
      return z.preprocess(
        (sent) => (filter.inAnyCase && typeof sent === 'string' ? sent.toUpperCase() : sent) || null,
        filter.isCalledRequired ? choices.nullable() : choices.nullish(),
      );
    }
    case 'flag':
      return z.preprocess((sent) => readBool(sent || null), z.boolean({ error: 'notYesOrNo' }).nullable());
    case 'month':
      return z
        .string({ error: 'notAChoice' })
        .refine((text) => text === '' || isMonth(text), { error: 'notAChoice' })
        .transform((text) => text || null)
        .nullable()
        .default(null);
    case 'section':
    case 'company':
      return idFilter;
  }
}

/** The values of a list's filters in a checked query. */
export const filtersIn = <F extends ListFilters>(filters: F, query: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, query[name] ?? null])) as FilterValues<F>;

/** Conditions of filters whose column does not simply have the value. */
type Special<F extends ListFilters> = { [Name in keyof F]?: (value: FilterValue<F[Name]>) => Condition };

/** The conditions of a list's filters. */
export const conditionsOf =
  <F extends ListFilters>(filters: F, special: Special<F> = {}) =>
  (values: Partial<FilterValues<F>>): Condition[] =>
    Object.entries(filters).flatMap(([name, { column = name }]) =>
      when(values[name] ?? null, special[name] ?? ((value) => sql`${sql.ref(column)} = ${value}`)),
    );

interface Tally<F extends ListFilters> {
  /** The table of the list, by which the tally of months calls it. */
  table: string;
  /** Sums the tally's rows that meet conditions, as a query of one value. */
  sum: (conditions: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Conditions on the whole tally. */
  of?: Condition[];
  special: Special<F>;
}

/**
 * The total of a filtered list from its tally; null if rows must be counted, which an index makes cheap: for filters
 * that the tally does not have, and for a month combined with others.
 */
export function talliedBy<F extends ListFilters>(
  filters: F,
  { table, sum, of = [], special }: Tally<F>,
): (values: FilterValues<F>) => RawBuilder<unknown> | null {
  const conditionsFor = conditionsOf(filters, special);
  return ({ month = null, ...others }: FilterValues<F>) => {
    const set = Object.keys(others).filter((name) => others[name as keyof typeof others] !== null);
    if (set.some((name) => !filters[name]!.isTallied)) return null;
    if (month !== null) return set.length ? null : totalOfMonth(table, month as Month);
    return sum(clause([...of, ...conditionsFor(others as Partial<FilterValues<F>>)]));
  };
}

/** A register's cases in a month, from the tally. */
const totalOfMonth = (register: string, month: Month) => sql`
  select coalesce(sum(cases), 0) from case_month_tally
  where register = ${register} and month = ${firstDay(month)}`;

export const firstDay = (month: Month) => sql`${`${month}-01`}::date`;
