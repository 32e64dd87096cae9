import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema';
import type { PaperStore } from './store';

/** Bytes that rows name, and what people call the paper. */
interface NamedBytes {
  sha256: string;
  bytes: number;
  name: string;
}

/** The bytes that rows name, those of deleted papers too while the bin holds them; with `only` of these hashes. */
async function namedBytes(db: Db, only?: readonly string[]): Promise<NamedBytes[]> {
  const { rows } = await sql<NamedBytes>`
    select distinct on (v.sha256) v.sha256, v.bytes,
      coalesce(p.name, k.name, v.file_name) || coalesce(' (' || f.nothi_number || ')', '') as name
    from paper_version v
      left join paper p on p.id = v.paper_id
      left join paper_kind k on k.id = p.kind
      left join case_filing f on f.id = p.case_filing_id
    ${only ? sql`where v.sha256 = any(${only})` : sql``}
    order by v.sha256, p.id
  `.execute(db);
  return rows;
}

/** What people call the papers with these hashes: their name or kind, and the number of their file. */
export const namesOfPapers = async (db: Db, sha256: readonly string[]): Promise<string[]> =>
  sha256.length ? (await namedBytes(db, sha256)).map(({ name }) => name) : [];

type PaperFault = { missing: string } | { altered: string } | { nobodys: string };

/** What no row names counts from this age on, in milliseconds: leftovers of interrupted uploads are removed in a day. */
const NOBODYS_AFTER = 2 * 24 * 60 * 60 * 1000;

/** Compares the rows of papers with what is stored, all of which is read. */
export async function* faultsOfPapers(
  db: Db,
  store: PaperStore,
  now = Date.now(),
): AsyncGenerator<PaperFault & { sha256: string }> {
  const named = await namedBytes(db);
  for (const { sha256, name } of named) {
    const hash = await hashIn(store, sha256);
    if (hash === null) yield { missing: name, sha256 };
    else if (hash !== sha256) yield { altered: name, sha256 };
  }
  const known = new Set(named.map(({ sha256 }) => sha256));
  for await (const sha256 of store.list()) {
    if (known.has(sha256)) continue;
    const since = (await store.head(sha256))?.since;
    if (since && now - since.getTime() > NOBODYS_AFTER) yield { nobodys: since.toISOString(), sha256 };
  }
}

/** The hash of what is stored under a hash; null if there is nothing. */
export async function hashIn(store: PaperStore, sha256: string): Promise<string | null> {
  if (!(await store.head(sha256))) return null;
  const hash = createHash('sha256');
  for await (const piece of store.get(sha256)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
