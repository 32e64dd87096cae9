import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { WireRecord } from '../../../domain/wire';
import type { Database } from '../../db/schema';
import { pageOfSearch, pageOfSlice } from './pages';
import { contains, isIndexed } from './searching';
import { openIds, type Slice } from './slices';

type Db = Kysely<Database>;

/** A register listed by id and searched in one column, `search_fold`. */
export interface SearchedRegister {
  table: string;
  /** The most records held in memory for one response. */
  atOnce: number;
  /** The records with these ids, by id; deleted ones are absent. */
  records(db: Db, ids: number[]): Promise<WireRecord[]>;
}

export interface SearchQuery {
  /** Empty for all. */
  search: string;
  page: number;
  size: number;
}

/** The number of matching records. */
export async function countSearched(db: Db, register: SearchedRegister, query: SearchQuery) {
  const { rows } = await sql<{ total: number }>`select (${totalOf(register, query)}) as total`.execute(db);
  return rows[0]!.total;
}

/** A page of records, with the total. */
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

/** Streams all records of a page of any size in batches, to bound memory. Needs a transaction. */
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
    // PostgreSQL's maximum for OFFSET
    offset: Math.min(page * size, Number.MAX_SAFE_INTEGER),
    limit: size,
  };
}
