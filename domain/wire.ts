import { parseDay, toWireDate } from './dates';
import type { Field, Fields } from './fields';
import { readImage } from './images';
import { readYesNo } from './yesNo';

export type WireRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A request body → form values: `workPlace: {id: 3}` becomes `workPlaceId: 3`. Nothing is checked. */
export function valuesFromBody(fields: Fields, body: unknown): WireRecord {
  const source = isRecord(body) ? body : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'refs') return [name, withReadIds(source[name])];
      if (field.kind !== 'ref') return [name, named(field, name, source)];
      const nested = source[field.wire];
      return [name, readId(isRecord(nested) ? nested.id : nested)];
    }),
  );
}

/** Ids are sent as texts too. A form's text is never an id: it is a name that matched nothing. */
const readId = (id: unknown) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id);

const withReadIds = (list: unknown) =>
  Array.isArray(list)
    ? list.map((each: unknown) => (isRecord(each) ? { ...each, id: readId(each.id) } : each))
    : list;

/** Form values → request body: `workPlaceId: 3` becomes `workPlace: {id: 3}`, an empty one null. */
export function bodyFromValues(fields: Fields, values: WireRecord): WireRecord {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name] ?? null;
      if (field.kind !== 'ref') return [name, spelt(field, value)];
      return [field.wire, value === null ? null : { id: value }];
    }),
  );
}

/**
 * A record from any server that keeps the contract → form values beside the rest of the record: dates
 * `[y, m, d]` become `YYYY-MM-DD`, references get their `…Id`, amounts become numbers.
 */
export function recordFromWire<R extends WireRecord>(fields: Fields, wire: R): R {
  const record: WireRecord = { ...wire };
  for (const [name, field] of Object.entries(fields)) {
    const value = named(field, name, wire);
    if (field.kind === 'text' && field.twin) record[name] = value ?? null;
    if (field.kind === 'date') record[name] = dayFromWire(value);
    if (field.kind === 'money') record[name] = Number(value ?? 0);
    if (field.kind === 'yesNo') record[name] = readYesNo(value) ?? null;
    if (field.kind === 'image') record[name] = readImage(value || null) ?? null;
    if (field.kind === 'refs') record[name] = Array.isArray(value) ? value : [];
    if (field.kind === 'ref')
      record[name] = isRecord(wire[field.wire]) ? (wire[field.wire] as WireRecord).id : null;
  }
  return record as R;
}

/** Stored values → the wire: dates become `[y, m, d]`; references are nested by the store. */
export function recordToWire(fields: Fields, values: WireRecord): WireRecord {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind !== 'ref')
      .flatMap(([name, field]) => {
        const value = stored(field, values[name] ?? null);
        const twin = field.kind === 'text' && field.twin ? [[field.twin, value]] : [];
        return [[name, value], ...twin];
      }),
  );
}

function stored(field: Field, value: unknown): unknown {
  if (value === null) return null;
  if (field.kind === 'date') return toWireDate(value as string);
  return field.kind === 'money' ? Number(value) : spelt(field, value);
}

/** A field's value, under its second name where the first holds nothing. */
function named(field: Field, name: string, source: WireRecord): unknown {
  const value = source[name];
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty && field.kind === 'text' && field.twin ? (source[field.twin] ?? value) : value;
}

/** `yes` → 1 where the wire has numbers. */
const spelt = (field: Field, value: unknown): unknown =>
  field.kind === 'yesNo' && field.numeric && value !== null ? Number(value === 'yes') : value;

const dayFromWire = (value: unknown) =>
  parseDay(value) ?? (typeof value === 'string' ? parseDay(value.slice(0, 10)) : null);
