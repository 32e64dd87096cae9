import type { Field, Fields } from './fields';
import { isRecord } from './isRecord';

export type WireRecord = Record<string, unknown>;

/** A request body → form values: `workPlace: {id: 3}` becomes `workPlaceId: 3`. Does not validate. */
export function valuesFromBody(fields: Fields, body: unknown): WireRecord {
  const source = isRecord(body) ? body : {};
  const values: WireRecord = {};
  for (const { name, field, names } of wiredFields(fields))
    values[name] = field.kind.fromBody(sentUnder(names, source), field);
  return values;
}

/** Form values → request body: `workPlaceId: 3` becomes `workPlace: {id: 3}`; missing values become empty. */
export function bodyFromValues(fields: Fields, values: WireRecord): WireRecord {
  const body: WireRecord = {};
  for (const { name, field, names } of wiredFields(fields))
    body[names[0]] = field.kind.toBody(values[name] ?? field.empty, field);
  return body;
}

/**
 * A record of any server that keeps the contract → form values plus the record's other properties: dates
 * `[y, m, d]` become `YYYY-MM-DD`, references get their `…Id`, amounts become numbers.
 */
export function recordFromWire<R extends WireRecord>(fields: Fields, wire: R): R {
  const record: WireRecord = { ...wire };
  for (const { name, field, names } of wiredFields(fields)) {
    const value = field.kind.fromRecord(sentUnder(names, wire), field);
    if (value !== undefined && value !== record[name]) record[name] = value;
  }
  return record as R;
}

/** Stored values → the wire: dates become `[y, m, d]`; the store has already nested references. */
export function recordToWire(fields: Fields, values: WireRecord): WireRecord {
  const record: WireRecord = {};
  for (const { name, field, names } of wiredFields(fields)) {
    const { fromRow, toRecord } = field.kind;
    if (!toRecord) continue;
    const stored = values[name] ?? null;
    const value = stored === null ? null : toRecord(fromRow(stored), field);
    for (const each of names) record[each] = value;
  }
  return record;
}

interface WiredField {
  name: string;
  field: Field;
  names: [string, ...string[]];
}

/**
 * An entity's fields with their wire names. They are kept, because an export converts each field of 100,000 records.
 */
function wiredFields(fields: Fields): readonly WiredField[] {
  let wired = known.get(fields);
  if (!wired) {
    wired = Object.entries(fields).map(([name, field]) => ({ name, field, names: namesOf(name, field) }));
    known.set(fields, wired);
  }
  return wired;
}

const known = new WeakMap<Fields, readonly WiredField[]>();

/** A field's wire names: requests use the first, records have all. */
export const namesOf = (name: string, field: Field): [string, ...string[]] => field.kind.names(name, field);

/** The fields of which at least one wire name is among these. */
export const fieldsSentAs = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, field]) =>
      namesOf(name, field).some((each) => names.includes(each)),
    ),
  );

/** A field's value; its second name is read if the first is empty. */
function sentUnder([name, twin]: [string, ...string[]], source: WireRecord): unknown {
  const value = source[name];
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty && twin !== undefined ? (source[twin] ?? value) : value;
}

/** Returns a function that reads a path such as `caseFilling.workPlace.name`. */
export function valueAt(path: string): (record: WireRecord) => unknown {
  const names = path.split('.');
  return (record) => {
    let value: unknown = record;
    for (const name of names) value = isRecord(value) ? value[name] : undefined;
    return value;
  };
}
