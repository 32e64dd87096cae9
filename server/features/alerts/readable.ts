import { sql, type RawBuilder } from 'kysely';
import { administratorsTypes } from '../../../domain/notifications';
import { ADMINISTRATORS } from '../../../domain/roles';
import { kindsReadableBy } from '../../../domain/proceedings';

/** The kinds of proceedings that staff other than administrators may read. */
const forStaff = kindsReadableBy(['ROLE_CUSTOMS']);

/** Whether the `reader` may read a proceeding of this kind. */
export const isReadable = (kind: RawBuilder<unknown>) =>
  sql`(reader.is_admin or ${kind} = any(${forStaff}::text[]))`;

/** Whether the user of a notification may still read what it is about: the user's roles may have changed since then. */
export const isStillReadable = (notification = 'notification') => sql<boolean>`(
  (${sql.ref(`${notification}.about`)} ->> 'kind' <> all(${forStaff}::text[])) is not true
    and ${sql.ref(`${notification}.notificationType`)} <> all(${[...administratorsTypes]}::text[])
  or exists (
    select from user_role join role on role.id = user_role.role_id
    where user_role.user_id = ${sql.ref(`${notification}.userId`)} and role.role = any(${[...ADMINISTRATORS]}::text[])
  )
)`;
