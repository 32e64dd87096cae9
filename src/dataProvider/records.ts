import type { Fields, Values } from '../../domain/fields';

/** A record of the server; only our own server sends `version`. */
export interface StoredRecord {
  id: number;
  version?: number;
  [property: string]: unknown;
}

/** The form's values of a record. */
export const valuesOf = <F extends Fields>(fields: F, record: StoredRecord): Values<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name] ?? null])) as unknown as Values<F>;

/** Facts about a write that the history keeps; they are passed as react-admin's `meta`. */
export interface WriteMeta {
  /** Why a record is deleted, as the person gave it. */
  reason?: string;
  /** How the change was saved: `row` in the row of the list; absent for a form. */
  via?: 'row';
}

/** The header by which our own server learns how a change was made; other servers ignore it. */
export const viaHeader = (meta: WriteMeta | undefined): Record<string, string> =>
  meta?.via ? { 'casebook-via': meta.via } : {};
