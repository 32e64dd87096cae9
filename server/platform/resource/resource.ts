import { sql, type RawBuilder } from 'kysely';
import type { Fields, Values } from '../../../domain/fields';
import type { MessageCode } from '../../../domain/messages';
import type { RightOn } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../http/access';
import type { Db, Trx } from '../database/schema';
import type { Usage } from '../http/errors';
import type { CountedBy } from '../lists/pages';
import type { SortedBy } from '../lists/slices';
import type { Filter } from './filters';

/**
 * A resource of the regular dialect (docs/contract.md, "Regular resources"). `regularRoutes` adds a route
 * for each action of its row in domain/rights.ts (`read`, `create`, `edit`, `delete`).
 */
export interface RegularResource<F extends Fields = Fields> {
  /** The UI's resource name, its path below /api/casebook/, and its row in domain/rights.ts. */
  name: RightOn;
  /** The resource's English name in the OpenAPI document. */
  title: string;
  /** The resource's table, with `id`, and for edits the audit columns and `version`. */
  table: string;
  /**
   * The fields of a body. A reference to one record uses the field's own name on the wire: `ref('bankId',
   * 'banks')`.
   */
  fields: F;
  /**
   * Computed values of a record, which are added to its fields' columns or replace them: SQL over `table` and
   * `joins` by wire name.
   */
  derived?: Record<string, Derived>;
  /** Joins of other tables for `derived`, one row each. Sorts and filters cannot use them. */
  joins?: RawBuilder<unknown>;
  /** Sort options by wire name; `id` is always available. A function sorts by the values that the user may see. */
  sorts: Record<string, SortedBy | ((user: SignedInUser) => SortedBy)>;
  /** The default order without `sort` is the highest id first. */
  newestFirst?: true;
  /** Filters by wire name; `id`, a value or a list, is always available. */
  filters?: Record<string, Filter>;
  /** Other rows that the list has where a filter of this name is sent, with filters and sorts of their own. */
  instead?: Record<string, RegularResource>;
  /**
   * The condition for the rows that a user may see, which may depend on the filter; null if the user may see
   * all. Other rows are treated as not existing.
   */
  visibleTo?(user: SignedInUser, filter?: WireRecord): RawBuilder<unknown> | null;
  /**
   * How totals are found; by default by counting. With `upTo` they are exact up to 10,000, and larger ones
   * are sent as 10,000 with the header `Casebook-Total: more`. A function returns a query of one number, for
   * example from a tally, and a cache key of the rows that it counts; else how this filter's total is found.
   */
  total?: 'upTo' | ((filter: WireRecord, user: SignedInUser) => CountedBy | 'upTo' | null);
  /**
   * For a table partitioned by month: `column` is the column of instants by which it is partitioned and which
   * the filters `from` and `to` narrow down; `few` names the filters that leave few rows. A total `upTo`
   * looks through the newest months first.
   */
  months?: { column: string; few: readonly string[] };
  /** Replaces the default reading: returns the records with these ids in this order, without deleted ones. */
  records?(db: Db, ids: number[], user: SignedInUser): Promise<WireRecord[]>;
  /** Properties of a single record beyond those that a list shows, with their JSON schema. */
  details?: {
    schema: Record<string, unknown>;
    of(db: Db, record: WireRecord, user: SignedInUser): Promise<WireRecord>;
  };
  /** Properties of the answer to POST and PUT besides the record, with their JSON schema. */
  remarks?: {
    schema: Record<string, unknown>;
    of(trx: Trx, record: WireRecord): Promise<WireRecord>;
  };
  /** The columns to store, if they differ from the values. A column that is left out stays unchanged. */
  row?(values: Values<F>): Record<string, unknown>;
  /** Replaces the insert; returns the new id. */
  create?(trx: Trx, values: Values<F>, user: SignedInUser): Promise<number>;
  /** Replaces the update of a locked record, and must set `version` and the audit columns itself. */
  save?(trx: Trx, id: number, values: Values<F>, user: SignedInUser): Promise<void>;
  /** Replaces the deletion of a locked record. */
  remove?(trx: Trx, id: number, user: SignedInUser): Promise<void>;
  /** References to a locked record, which prevent its deletion. */
  usages?(trx: Trx, id: number): Promise<Usage[]>;
  /** Unique constraints; violating one is a 409 at this field. */
  unique?: Record<string, { field: keyof F & string; code: MessageCode }>;
}

export interface Derived {
  sql: RawBuilder<unknown>;
  schema: Record<string, unknown>;
}

/** The value of a column of `table` or `joins`. */
export const shown = (column: string, schema: Derived['schema']): Derived => ({
  sql: sql.ref(column),
  schema,
});

/** A value that the resource's own `records` function supplies; the SQL is only a placeholder. */
export const readApart = (schema: Derived['schema']): Derived => ({ sql: sql`null`, schema });

/** Infers the types of the fields for the functions that take their values. */
export const regularResource = <F extends Fields>(resource: RegularResource<F>): RegularResource => resource;

/** Sorts by a column that is never null, so that the query reads no second range of the index for nulls. */
export const by = (column: string): SortedBy => ({ column, nullable: false });

/** Sorts by a column, with its nulls last. */
export const byNullable = (column: string): SortedBy => ({ column, nullable: true });

/**
 * Sorts by a text that has no folded column as if it had one: by code point of the folded text, whatever the
 * database's locale.
 */
export const byText = (column: string, text: RawBuilder<unknown> = sql.ref(column)): SortedBy => ({
  column,
  nullable: true,
  expression: sql`folded(${text}) collate "C"`,
});

/**
 * Sorts by Bengali names in the order of the Bengali alphabet, which code points do not follow. Records
 * without a Bengali name are sorted by their other name; names in Latin letters come after all Bengali ones.
 */
export const byBengaliName = (nameColumn: string, bengaliColumn = 'name_bn_fold'): SortedBy => ({
  column: bengaliColumn,
  nullable: false,
  expression: sql`coalesce(${sql.ref(bengaliColumn)}, ${sql.ref(nameColumn)}) collate "bn-x-icu"`,
});
