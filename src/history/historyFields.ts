import { bool, text, whole, type Field, type Fields } from '../../domain/fields';
import { keptRegisters } from '../../domain/history';
import { isRecord } from '../../domain/isRecord';
import { namesOf, type WireRecord } from '../../domain/wire';
import type { Change } from '../dataProvider/history';

/** The registers whose changes are kept. */
export const keptRegisterNames: readonly string[] = keptRegisters.map(({ name }) => name);

/** Properties of a record that are not shown as fields. */
const NOT_SHOWN = new Set(['id', 'version']);

/**
 * The fields of a register, in the order of its form, followed by unknown fields of the given records: the
 * history must not hide a change only because this version of the UI does not know its field.
 */
export function fieldsOf(register: string, ...records: (WireRecord | null)[]): Fields {
  const known = keptRegisters.find(({ name }) => name === register)?.fields ?? {};
  const names = new Set(Object.entries(known).flatMap(([name, field]) => [name, ...namesOf(name, field)]));
  const others = records.flatMap((record) =>
    Object.entries(record ?? {}).filter(([name]) => !names.has(name) && !NOT_SHOWN.has(name)),
  );
  return { ...known, ...Object.fromEntries(others.map(([name, value]) => [name, fieldLike(value)])) };
}

/** A substitute for an unknown field, which shows a value according to its type. */
function fieldLike(value: unknown): Field {
  if (typeof value === 'boolean') return bool();
  return typeof value === 'number' ? whole() : text();
}

/**
 * A field that a change concerns, with its old and new value; a value is undefined if the record does not
 * hold the field.
 */
export interface ChangedField {
  name: string;
  field: Field;
  was: unknown;
  became: unknown;
}

/**
 * The fields of a change, in the order of the form: for an edit, those that differ; for a new or deleted
 * record, those with a value.
 */
export function changedFields({ register, was, became }: Pick<Change, 'register' | 'was' | 'became'>) {
  return Object.entries(fieldsOf(register, was, became)).flatMap(([name, field]): ChangedField[] => {
    const changed = { name, field, was: valueIn(was, name, field), became: valueIn(became, name, field) };
    return changed.was === undefined && changed.became === undefined ? [] : [changed];
  });
}

/** Every field of a record of the history, in the order of its register's form. */
export const valuesIn = (fields: Fields, record: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueIn(record, name, field)]));

/** Whether two values of the history are equal as JSON; null and undefined count as equal. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The value of a field in a record, as a form has it; undefined if the record lacks the field. References and
 * pictures stay as in the history: `{id, name}`, `{sha256}`.
 */
function valueIn(record: WireRecord | null, name: string, field: Field): unknown {
  const sentAs = record && namesOf(name, field).find((each) => Object.hasOwn(record, each));
  if (!sentAs) return undefined;
  const sent = record[sentAs];
  return isRecord(sent) || Array.isArray(sent) ? sent : field.kind.fromRecord(sent, field);
}
