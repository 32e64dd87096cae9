import type { Field, Fields } from '../../domain/fields';
import { namesOf, type WireRecord } from '../../domain/wire';
import type { Change } from './change';
import { fieldsOf } from './registerFields';

/** A field that a change concerns, with its values as a form holds them. */
export interface ChangedField {
  name: string;
  field: Field;
  was: unknown;
  became: unknown;
}

/**
 * What a change concerns, in the order of the form: of an edit the fields that differ, of a new or deleted
 * record the fields that hold something.
 */
export function changedFields(change: Change): ChangedField[] {
  const { register, was, became } = change;
  return Object.entries(fieldsOf(register, was, became)).flatMap(([name, field]) => {
    const before = valueIn(was, name, field);
    const after = valueIn(became, name, field);
    if (before === undefined && after === undefined) return [];
    const changed = { name, field, was: before ?? field.empty, became: after ?? field.empty };
    return field.kind.isSame(changed.was, changed.became, field) ? [] : [changed];
  });
}

/** The values of a record of the wire, as a form holds them. */
export const valuesIn = (fields: Fields, record: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueIn(record, name, field) ?? field.empty]),
  );

/** A field's value in a record that may hold only some fields; undefined when it does not hold this one. */
export function valueIn(record: WireRecord | null, name: string, field: Field): unknown {
  if (!record) return undefined;
  const sentAs = [...namesOf(name, field), name].find((each) => Object.hasOwn(record, each));
  if (sentAs === undefined) return undefined;
  const sent = record[sentAs];
  // A reference may come as the id alone.
  return field.kind.fromRecord('wire' in field && typeof sent === 'number' ? { id: sent } : sent, field);
}
