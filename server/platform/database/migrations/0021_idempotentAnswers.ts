import { sql, type Kysely } from 'kysely';

/**
 * Stores the first answer with its key as `json`, so that it is repeated verbatim. Keys are hashed from
 * now on, and they key the fingerprints (server/platform/http/idempotencyKey.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key add column answer json, drop column record_id`.execute(db);
  await sql`update idempotency_key set key = encode(sha256(convert_to(key, 'UTF8')), 'hex')`.execute(db);
}
