import type { Fields, Values } from '../../domain/fields';

/** A record of the server; `version` is our own server's alone. */
export interface StoredRecord {
  id: number;
  version?: number;
  [property: string]: unknown;
}

/** What a form of the entity holds of a record. */
export const valuesOf = <F extends Fields>(fields: F, record: StoredRecord): Values<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name] ?? null])) as unknown as Values<F>;
