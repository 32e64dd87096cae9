import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Fields, Values } from '../../domain/fields';
import type { MessageCode } from '../../domain/messages';
import type { RightOn } from '../../domain/rights';
import type { WireRecord } from '../../domain/wire';
import type { SignedInUser } from '../http/access';
import type { Database } from '../db/schema';
import type { Usage } from '../http/errors';
import type { SortedBy } from '../store/lists/slices';
import type { Filter } from './filters';

type Trx = Transaction<Database>;

/**
 * A resource of the regular dialect (docs/contract.md, "Regular resources"). `regularRoutes` makes its routes:
 * the actions of its row in domain/rights.ts (`read`, `create`, `edit`, `delete`) are the routes it has.
 */
export interface RegularResource<F extends Fields = Fields> {
  /** The resource in the UI, its path below /api/casebook/, and its row in domain/rights.ts. */
  name: RightOn;
  /** Its English name in the OpenAPI document. */
  title: string;
  /** The table that is listed; `id`, and for edits the audit columns and `version`, must be there. */
  table: string;
  /** What a body holds. A reference to one record has the field's own name on the wire: `ref('bankId', 'banks')`. */
  fields: F;
  /** What a record shows beside or instead of a field's column: SQL over `table`, under its name on the wire. */
  derived?: Record<string, Derived>;
  /** Sort options by their name on the wire; `id` is always one. */
  sorts: Record<string, SortedBy>;
  /** Without `sort`: the highest id first. */
  newestFirst?: true;
  /** By their name on the wire; `id`, a value or a list, is always one. */
  filters?: Record<string, Filter>;
  /** The rows that a user may know of, or null for all: the others do not exist for it. */
  visibleTo?(user: SignedInUser): RawBuilder<unknown> | null;
  /**
   * How totals are found. Absent: counted. `upTo`: exact up to 10,000, beyond them 10,000 and the header
   * `Casebook-Total: more`. A function: a query of one number, from a tally say, and a name for the rows
   * that it counts; null where there is none for this filter.
   */
  total?: 'upTo' | ((filter: WireRecord, user: SignedInUser) => CountedBy | null);
  /** Replaces the default reading: the records of these ids, in their order; one that is gone is left out. */
  records?(db: Kysely<Database>, ids: number[], user: SignedInUser): Promise<WireRecord[]>;
  /** What one record shows beside what a list shows of it. */
  details?(db: Kysely<Database>, record: WireRecord): Promise<WireRecord>;
  /** The row that values are stored as, where it differs from them. A property that is missing stays as it is. */
  row?(values: Values<F>): Record<string, unknown>;
  /** Replaces the insert; answers the new id. */
  create?(trx: Trx, values: Values<F>, user: SignedInUser): Promise<number>;
  /** Replaces the update of a record that is held. `version` and the audit columns are its own to raise. */
  save?(trx: Trx, id: number, values: Values<F>, user: SignedInUser): Promise<void>;
  /** Replaces the deletion of a record that is held. */
  remove?(trx: Trx, id: number, user: SignedInUser): Promise<void>;
  /** What holds on to a record that is held, and so keeps it from being deleted. */
  usages?(trx: Trx, id: number): Promise<Usage[]>;
  /** Unique constraints: a write that breaks one is a 409 at this field. */
  unique?: Record<string, { field: keyof F & string; code: MessageCode }>;
}

export interface Derived {
  sql: RawBuilder<unknown>;
  /** Its JSON schema. */
  schema: Record<string, unknown>;
}

export interface CountedBy {
  count: RawBuilder<unknown>;
  population: string;
}

/** Keeps the types of the fields together with what uses their values. */
export const regularResource = <F extends Fields>(resource: RegularResource<F>): RegularResource => resource;
