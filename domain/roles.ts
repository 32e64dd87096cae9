/** All roles an account of the wing may have. Only the first two may use the product. */
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

export const ADMINISTRATORS = ['ROLE_ADMIN'] as const satisfies Role[];
export const STAFF = ['ROLE_ADMIN', 'ROLE_CUSTOMS'] as const satisfies Role[];

/** Whether a person with these roles may sign in to the UI. */
export const maySignIn = (held: readonly string[]): boolean => STAFF.some((role) => held.includes(role));

export const isAdministrator = (held: readonly string[]): boolean =>
  ADMINISTRATORS.some((role) => held.includes(role));
