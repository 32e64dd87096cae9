import { sql, type Kysely } from 'kysely';
import type { Role } from '../../../domain/roles';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../db/schema';
import { pageOfSearch, pageOfSlice } from '../lists/pages';
import { contains, isIndexed } from '../lists/searching';
import { clause, openIds, type Slice } from '../lists/slices';
import { usersInOrder } from './userRecords';
import { rolesOfUser } from './userRoles';

type Db = Kysely<Database>;

export interface UserQuery {
  /** A part of the name, user name, e-mail address or phone number; empty for all. */
  searchKey: string;
  /** Users with this role; null for all. */
  role: Role | null;
  /** Enabled or disabled users; null for both. */
  isEnabled: boolean | null;
  page: number;
  size: number;
}

export async function countUsers(db: Db, query: UserQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`${totalOf(sliceOf(query))}`.execute(db);
  return rows[0]!.total;
}

/** A page of users as wire records, with the total. */
export async function pageOfUsers(
  db: Db,
  query: UserQuery,
): Promise<{ content: WireRecord[]; total: number }> {
  const slice = sliceOf(query);
  const { total, ids } = slice.where.length
    ? await pageOfSearch(db, slice, { isIndexed: isIndexed(query.searchKey) })
    : await pageOfSlice(db, slice, totalOf(slice), slice.table);
  return { content: await usersInOrder(db, ids), total };
}

/** Streams all users of a page of any size in batches, to bound memory. Needs a transaction. */
export async function* streamUsers(trx: Db, query: UserQuery): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(query));
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await usersInOrder(trx, batch);
  }
}

const totalOf = ({ where }: Slice) => sql`select count(*) as total from app_user ${clause(where)}`;

function sliceOf({ searchKey, role, isEnabled, page, size }: UserQuery): Slice {
  const search = contains('search_fold', searchKey);
  return {
    table: 'app_user',
    where: [
      ...(search ? [search] : []),
      ...(role === null ? [] : [sql`${role} = any (${rolesOfUser})`]),
      ...(isEnabled === null ? [] : [sql`is_enabled = ${isEnabled}`]),
    ],
    sort: null,
    order: 'asc',
    // PostgreSQL's maximum for OFFSET
    offset: Math.min(page * size, Number.MAX_SAFE_INTEGER),
    limit: size,
  };
}
