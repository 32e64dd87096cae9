import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/schema';
import { inTransaction } from '../../platform/database/transaction';

/** The maximum number of rows in one seal. */
const MOST = 10_000;

/** An advisory lock, so that only one process seals at a time. */
const SEALING = 7_325_001;

/** An advisory lock for changing the history's tables and functions, since several processes may start at once. */
const PREPARING = sql`select pg_advisory_xact_lock(7325002)`;

/**
 * The columns that seals cover. Never add one: the digests in existing seals would no longer match their rows.
 * Instants are written as seconds, because their text depends on the session's time zone.
 */
const SEALED: Record<'change' | 'event', RawBuilder<unknown>> = {
  change: sql`'change', id, extract(epoch from at), tx, by_user, via, request_id, register, record_id, case_filing_id,
    action, version, was, became, reason`,
  event: sql`'event', id, extract(epoch from at), tx, by_user, request_id, kind, about_user, details`,
};

/**
 * Selects `key`, `id`, `tx` and `digest` of rows of both tables, of each at most those that `most` leaves. Seals list
 * rows by their key: the id of a change, or the negated id of an event.
 */
export const digestsOf = (where: RawBuilder<unknown>, most = sql``): RawBuilder<unknown> =>
  sql.join(
    Object.entries(SEALED).map(
      ([table, columns]) => sql`select ${table === 'event' ? sql`-id` : sql`id`} as key, id, tx,
        sha256(convert_to(jsonb_build_array(${columns})::text, 'UTF8')) as digest
      from (select * from ${sql.table(table)} where ${where} ${most}) as ${sql.table(table)}`,
    ),
    sql` union all `,
  );

/** The hash of a seal `s`: over its own columns, the digests of its rows, and `before`, the previous seal's hash. */
export const hashOfSeal = (before: RawBuilder<unknown>): RawBuilder<unknown> => sql`encode(sha256(
  convert_to(jsonb_build_array(s.id, ${before}, extract(epoch from s.at), s.to_tx, s.to_id, s.rows)::text, 'UTF8')
    || (select string_agg(digest, '' order by place) from unnest(s.digests) with ordinality as each (digest, place))
), 'hex')`;

/**
 * Seals the rows written since the last seal, ordered by transaction. Only transactions that are older than
 * every running one are sealed, because no further row can be added among them. Several processes may call it
 * at once. A backlog takes many seals; `stopping` ends after the next one.
 */
export async function sealHistory(db: Db, stopping?: AbortSignal): Promise<void> {
  while ((await sealOnce(db)) === MOST && !stopping?.aborted);
}

const sealOnce = (db: Db): Promise<number> =>
  inTransaction(db, null, async (trx) => {
    const { rows: locks } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${SEALING}) as is_ours
    `.execute(trx);
    if (!locks[0]!.isOurs) return 0;
    const { rows: last } = await sql<{ id: number; toTx: number; toId: number; hash: string | null }>`
      select id, to_tx, to_id, hash from seal order by id desc limit 1
    `.execute(trx);
    const { id, toTx, toId, hash } = last[0] ?? { id: 0, toTx: 0, toId: 0, hash: null };
    // Reads the next rows alone, by the index on (tx, id). PostgreSQL would sort the whole backlog for each seal where
    // statistics are old or missing, as after a restore.
    await sql`set local enable_sort = off`.execute(trx);
    const unsealed = digestsOf(
      sql`(tx, id) > (${sql.lit(toTx)}, ${sql.lit(toId)}) and tx < oldest_transaction()`,
      sql`order by tx, id limit ${sql.lit(MOST)}`,
    );
    const { rows } = await sql<{ count: number }>`
      with newest as materialized (select * from (${unsealed}) as unsealed order by tx, id limit ${sql.lit(MOST)}),
        s as (
          select ${sql.lit(id + 1)} as id, now() as at, max(tx) as to_tx,
            (array_agg(id order by tx desc, id desc))[1] as to_id, array_agg(key order by tx, id) as rows,
            array_agg(digest order by tx, id) as digests
          from newest having count(*) > 0
        )
      insert into seal (id, at, to_tx, to_id, rows, digests, hash)
      select id, at, to_tx, to_id, rows, digests, ${hashOfSeal(sql`${hash}::text`)} from s
      returning cardinality(rows) as count
    `.execute(trx);
    return rows[0]?.count ?? 0;
  });

/** The newest seal; null if nothing was sealed yet. */
export async function newestSeal(db: Db) {
  const { rows } = await sql<{ hash: string; at: Date; rows: number }>`
    select hash, at, cardinality(rows) as rows from seal order by id desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Makes the partitions of the coming months. */
export const makePartitions = (db: Db): Promise<unknown> =>
  inTransaction(db, null, async (trx) => {
    await PREPARING.execute(trx);
    // gives up instead of blocking writers; until the next attempt rows of these months go to the default partition
    await sql`set local lock_timeout = '2s'`.execute(trx);
    await sql`select make_history_partitions()`.execute(trx);
  });

/**
 * Raises the offset of transaction numbers above those in the history: PostgreSQL numbers transactions per cluster,
 * so they start lower after a backup was restored into another one. Call it before anything is written.
 */
export const continueHistory = (db: Db): Promise<void> =>
  inTransaction(db, null, async (trx) => {
    await PREPARING.execute(trx);
    const { rows } = await sql<{ behind: number; before: number }>`
      select greatest(
        (select max(tx) from change), (select max(tx) from event), (select max(to_tx) from seal), 0
      ) - pg_snapshot_xmax(pg_current_snapshot())::text::bigint - transaction_offset() as behind,
        transaction_offset() as before
    `.execute(trx);
    const { behind, before } = rows[0]!;
    if (behind < 0) return;
    await sql`
      create or replace function transaction_offset() returns bigint language sql immutable parallel safe
      return ${sql.lit(before + behind + 1)}
    `.execute(trx);
  });
