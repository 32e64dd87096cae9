import { sql } from 'kysely';
import type { Role } from '../../../domain/roles';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { when } from '../../platform/lists/slices';
import { usersInOrder } from './userRecords';
import { rolesOfUser } from './userRoles';

export interface UserFilters {
  /** Users with this role; null for all. */
  role: Role | null;
  /** Enabled or disabled users; null for both. */
  isEnabled: boolean | null;
}

/** The list of users, searched by name, user name, e-mail address and phone number. */
export const users: ListedRegister<UserFilters> = {
  table: 'app_user',
  searched: 'search_fold',
  conditions: ({ role, isEnabled }) => [
    ...when(role, (name) => sql`${name} = any (${rolesOfUser})`),
    ...when(isEnabled, (state) => sql`is_enabled = ${state}`),
  ],
  records: usersInOrder,
};
