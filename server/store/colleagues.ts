import { sql, type Kysely } from 'kysely';
import { STAFF } from '../../domain/roles';
import type { Database } from '../db/schema';

export interface Colleague {
  id: number;
  userName: string;
  fullName: string;
}

const MOST = 8;

/** Enabled staff, a word of whose user name or full name begins so; at most eight, by name. */
export async function colleagues(db: Kysely<Database>, beginning: string): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, user_name, full_name from app_user
    where is_enabled
      and exists (select from user_role join role on role.id = role_id
        where user_id = app_user.id and role = any(${[...STAFF]}::text[]))
      and (starts_with(user_name_fold, folded(${beginning}))
        or strpos(' ' || folded(full_name), ' ' || folded(${beginning})) > 0)
    order by full_name, id limit ${MOST}
  `.execute(db);
  return rows;
}
