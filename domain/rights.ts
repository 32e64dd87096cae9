import { caseTypes, type CaseTypeName } from './followOnCases';
import { ADMINISTRATORS, roles, STAFF, type Role } from './roles';

const register = { read: STAFF, create: STAFF, edit: STAFF, delete: ADMINISTRATORS };
const administratorsRegister = {
  read: ADMINISTRATORS,
  create: ADMINISTRATORS,
  edit: ADMINISTRATORS,
  delete: ADMINISTRATORS,
};

type Register = Record<keyof typeof register, readonly Role[]>;

const ofCaseTypes = Object.fromEntries<Register>(
  caseTypes.map(({ name, openTo }) => [name, openTo === 'staff' ? register : administratorsRegister]),
) as Record<CaseTypeName, Register>;

/**
 * Who may do what (docs/contract.md, "Rights"): the one table, enforced by the server and mirrored by
 * the UI. Keys are the UI's resource names; a resource or action that is missing is allowed to nobody.
 */
export const rights = {
  companies: register,
  'cnf-agents': register,
  'case-fillings': register,
  ...ofCaseTypes,
  lookups: { read: STAFF },
  session: { end: roles },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type RightOn = keyof typeof rights;

/** Whether a bearer of these roles may do `action` on `resource`. */
export function may(held: readonly string[], action: string, resource: string): boolean {
  const allowed = (rights as Record<string, Record<string, readonly string[]>>)[resource]?.[action];
  return allowed?.some((role) => held.includes(role)) ?? false;
}
