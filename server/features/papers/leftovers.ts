import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/transaction';
import type { Db, Trx } from '../../platform/database/schema';
import type { PaperStore } from './store';

const DAY = 24 * 60 * 60 * 1000;

/** How many stored files are looked up at once. */
const BATCH = 1000;

/** The key of the lock that keeps bytes from being removed while a paper is about to name them. */
const LOCK = sql`hashtextextended('bytes of papers', 0)`;

/** Keeps the job that removes leftovers waiting until the transaction ends. */
export async function lockLeftovers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx);
}

/**
 * Removes stored bytes that no scan names, if they are older than a day: they were stored by a server that was stopped
 * before it could write the row.
 * @returns how many
 */
export async function removeLeftovers(db: Db, store: PaperStore, now = Date.now()): Promise<number> {
  let removed = 0;
  const lookThrough = async (some: string[]) => {
    const unnamed = await unnamedAmong(db, some);
    if (!unnamed.length) return;
    // within the lock nobody is about to name them: who came before has a row by now, who comes later looks whether
    // they are there
    await inTransaction(db, null, async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      for (const sha256 of await unnamedAmong(trx, unnamed)) {
        const there = await store.head(sha256);
        if (!there || now - there.since.getTime() < DAY) continue;
        await store.delete(sha256);
        removed += 1;
      }
    });
  };
  let some: string[] = [];
  for await (const sha256 of store.list()) {
    some.push(sha256);
    if (some.length < BATCH) continue;
    await lookThrough(some);
    some = [];
  }
  await lookThrough(some);
  return removed;
}

async function unnamedAmong(db: Db, some: string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${some}::text[]) as stored (sha256)
    where not exists (select from paper_version v where v.sha256 = stored.sha256)
  `.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
