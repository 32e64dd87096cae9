import { agentKinds } from '../../domain/agents';
import { caseFilingFields } from '../../domain/caseFilings';
import { companyFields } from '../../domain/companies';
import { bool, ref, text, whole, type Field, type Fields } from '../../domain/fields';
import { caseTypes } from '../../domain/followOnCases';
import { officeFields } from '../../domain/office';
import { proceedingFields } from '../../domain/proceedings';
import { registers } from '../../domain/registers';
import { newUserFields } from '../../domain/users';
import { namesOf, type WireRecord } from '../../domain/wire';

const filing = ref('caseFilling', 'case-fillings');

/** What a register's records hold, by the resource's name. A new field is in here by itself. */
const fieldsByRegister: Record<string, Fields> = {
  'case-fillings': caseFilingFields,
  ...Object.fromEntries(
    caseTypes.map(({ name, fields }) => [name, { caseFilingId: filing, ...(fields as Fields) }]),
  ),
  companies: { ...companyFields, isActive: bool() },
  ...Object.fromEntries(agentKinds.map(({ name, fields }) => [name, fields as Fields])),
  // of a password only whether there is one
  users: { ...newUserFields, isEnabled: bool(), password: bool() },
  ...Object.fromEntries(registers.map(({ name, fields }) => [name, fields as Fields])),
  proceedings: proceedingFields,
  office: officeFields,
};

/** The registers whose changes are kept. */
export const keptRegisterNames: readonly string[] = Object.keys(fieldsByRegister);

/** What a change or a record tells of itself beside its fields. */
const NOT_SHOWN = new Set(['id', 'version']);

/**
 * The fields of a register, in the order of its form, and after them whatever else the given records hold: the
 * history never hides a change because this version of the interface does not know the field.
 */
export function fieldsOf(register: string, ...records: (WireRecord | null)[]): Fields {
  const known = fieldsByRegister[register] ?? {};
  const names = new Set(Object.entries(known).flatMap(([name, field]) => [name, ...namesOf(name, field)]));
  const others = records.flatMap((record) =>
    Object.entries(record ?? {}).filter(([name]) => !names.has(name) && !NOT_SHOWN.has(name)),
  );
  return { ...known, ...Object.fromEntries(others.map(([name, value]) => [name, fieldLike(value)])) };
}

/** A field that shows a value of which only its type is known. */
function fieldLike(value: unknown): Field {
  if (typeof value === 'boolean') return bool();
  return typeof value === 'number' ? whole() : text();
}
