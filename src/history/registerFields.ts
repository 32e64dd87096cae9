import { bool, text, whole, type Field, type Fields } from '../../domain/fields';
import { keptRegisters } from '../../domain/history';
import { namesOf, type WireRecord } from '../../domain/wire';

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
