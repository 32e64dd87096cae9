import type { Role } from '../../../domain/roles';

/** Display names of roles; `other` stands for any role not listed. */
export const roles = {
  ROLE_ADMIN: 'Admin',
  ROLE_CUSTOMS: 'Customs',
  ROLE_DIVISION_MANAGER: 'Division Manager',
  ROLE_MANAGER: 'Manager',
  ROLE_NATIONAL_MANAGER: 'National Manager',
  ROLE_SUPPORT: 'Support',
  ROLE_TERRITORY_MANAGER: 'Territory Manager',
  ROLE_WIN_MANAGER: 'Wing Manager',
  ROLE_MIS: 'MIS',
  ROLE_DEPOT_MANAGER: 'Depot Manager',
  ROLE_SIND: 'Sind',
  ROLE_MODERATOR: 'Moderator',
  other: 'User',
} satisfies Record<Role | 'other', string>;
