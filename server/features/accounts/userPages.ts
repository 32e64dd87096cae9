import { sql } from 'kysely';
import { userFilters, type FilterValues } from '../../../domain/listFilters';
import type { ListedRegister } from '../../platform/lists/listedRegister';
import { conditionsOf } from '../../platform/lists/listFilters';
import { usersInOrder } from './userRecords';
import { rolesOfUser } from './userRoles';

/** The list of users, searched by name, user name, e-mail address and phone number. */
export const users: ListedRegister<FilterValues<typeof userFilters>> = {
  table: 'app_user',
  searched: 'search_fold',
  conditions: conditionsOf(userFilters, { role: (name) => sql`${name} = any (${rolesOfUser})` }),
  records: usersInOrder,
};
