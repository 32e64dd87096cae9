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
