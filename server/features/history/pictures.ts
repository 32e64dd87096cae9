import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** The picture with this SHA-256; changes hold only the hash. Null if there is none. */
export async function keptPicture(db: Kysely<Database>, sha256: string): Promise<Buffer | null> {
  const { rows } = await sql<{ image: Buffer }>`
    select image from kept_picture where sha256 = ${sha256}
  `.execute(db);
  return rows[0]?.image ?? null;
}
