import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../db/schema';
import { pageOfSearch, pageOfSlice } from './pages';
import { contains, isIndexed } from './searching';
import { openIds, type Slice } from './slices';

type Db = Kysely<Database>;

/** A register that is listed by id and searched in one column, `search_fold`. */
export interface SearchedRegister {
  table: string;
  /** The most records that are held in memory for one answer. */
  atOnce: number;
  /** The records of these ids by id; one that is gone is left out. */
  records(db: Db, ids: number[]): Promise<WireRecord[]>;
}

export interface SearchQuery {
  /** Empty for all. */
  search: string;
  page: number;
  size: number;
}

/** How many records match. */
export async function countSearched(db: Db, register: SearchedRegister, query: SearchQuery) {
  const { rows } = await sql<{ total: number }>`select (${totalOf(register, query)}) as total`.execute(db);
  return rows[0]!.total;
}

/** One page of records, and how many match in all. */
export async function pageOfSearched(
  db: Db,
  register: SearchedRegister,
  query: SearchQuery,
): Promise<{ content: WireRecord[]; total: number }> {
  const slice = sliceOf(register, query);
  const { total, ids } = slice.where.length
    ? await pageOfSearch(db, slice, { isIndexed: isIndexed(query.search) })
    : await pageOfSlice(db, slice, totalOf(register, query), register.table);
  return { content: ids.length ? await register.records(db, ids) : [], total };
}

/** Every record of a page of any size, in batches, so that memory stays bounded. Needs a transaction. */
export async function* streamSearched(
  trx: Db,
  register: SearchedRegister,
  query: SearchQuery,
): AsyncGenerator<WireRecord[]> {
  const ids = await openIds(trx, sliceOf(register, query), register.atOnce);
  for (let batch = await ids.next(); batch.length; batch = await ids.next()) {
    yield await register.records(trx, batch);
  }
}

function totalOf({ table }: SearchedRegister, { search }: SearchQuery): RawBuilder<unknown> {
  const found = contains('search_fold', search) ?? sql`true`;
  return sql`select count(*) from ${sql.table(table)} where ${found}`;
}

function sliceOf({ table }: SearchedRegister, { search, page, size }: SearchQuery): Slice {
  const found = contains('search_fold', search);
  return {
    table,
    where: found ? [found] : [],
    sort: null,
    order: 'asc',
    // PostgreSQL counts no further than a bigint
    offset: Math.min(page * size, Number.MAX_SAFE_INTEGER),
    limit: size,
  };
}
