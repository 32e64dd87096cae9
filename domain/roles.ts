/** Every role the wing's accounts may carry. Only the first two may use the product. */
export const roles = [
  'ROLE_ADMIN',
  'ROLE_CUSTOMS',
  'ROLE_DIVISION_MANAGER',
  'ROLE_MANAGER',
  'ROLE_NATIONAL_MANAGER',
  'ROLE_SUPPORT',
  'ROLE_TERRITORY_MANAGER',
  'ROLE_WIN_MANAGER',
  'ROLE_MIS',
  'ROLE_DEPOT_MANAGER',
  'ROLE_SIND',
  'ROLE_MODERATOR',
] as const;

export type Role = (typeof roles)[number];

const ADMIN = ['ROLE_ADMIN'] as const satisfies Role[];
const STAFF = ['ROLE_ADMIN', 'ROLE_CUSTOMS'] as const satisfies Role[];

const register = { read: STAFF, create: STAFF, edit: STAFF, delete: ADMIN };

/**
 * Who may do what (docs/contract.md, "Rights"): the one table, enforced by the server and mirrored by
 * the UI. Keys are the UI's resource names; a resource or action that is missing is allowed to nobody.
 */
export const rights = {
  companies: register,
  'cnf-agents': register,
  'case-fillings': register,
  'civil-case': { read: ADMIN },
  lookups: { read: STAFF },
  session: { end: roles },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type RightOn = keyof typeof rights;

/** Whether a bearer of these roles may do `action` on `resource`. */
export function may(held: readonly string[], action: string, resource: string): boolean {
  const allowed = (rights as Record<string, Record<string, readonly string[]>>)[resource]?.[action];
  return allowed?.some((role) => held.includes(role)) ?? false;
}

/** Whether these roles let a person sign in to the UI at all. */
export const maySignIn = (held: readonly string[]): boolean => STAFF.some((role) => held.includes(role));
