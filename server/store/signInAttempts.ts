import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { SignInAttemptsTable } from '../db/signInSchema';

export type Attempts = Selectable<SignInAttemptsTable>;

/** The row of an account, made when missing and locked: attempts on one account pass one by one. */
export async function lockAttempts(
  trx: Transaction<Database>,
  account: Buffer,
  now: Date,
): Promise<Attempts> {
  return trx
    .insertInto('signInAttempts')
    .values({ account, touchedAt: now })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ touchedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveAttempts(trx: Transaction<Database>, attempts: Attempts): Promise<void> {
  const { account, ...values } = attempts;
  await trx.updateTable('signInAttempts').set(values).where('account', '=', account).execute();
}

export interface Limits {
  waitUntil: Date | null;
  /** Failures from the address in the current minute, and when that ends. */
  failures: number | null;
  failuresUntil: Date | null;
}

/** How far an account and an address are from their limits, without locking either. */
export async function readLimits(db: Kysely<Database>, account: Buffer, address: string): Promise<Limits> {
  const { rows } = await sql<Limits>`
    select wait_until, failures, until as failures_until
    from (select 1) as one
    left join sign_in_attempts on account = ${account}
    left join sign_in_failures on address = ${address}
  `.execute(db);
  return rows[0]!;
}

/** Counts one failure of an address. @returns false, and counts nothing, when it has had `most`. */
export async function countFailure(
  trx: Transaction<Database>,
  address: string,
  most: number,
  now: Date,
  until: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_failures as known (address, failures, until) values (${address}, 1, ${until})
    on conflict (address) do update set
      failures = case when known.until <= ${now} then 1 else known.failures + 1 end,
      until = case when known.until <= ${now} then ${until} else known.until end
    where known.until <= ${now} or known.failures < ${most}
    returning 1
  `.execute(trx);
  return rows.length > 0;
}

/** Forgets accounts untouched since `untouchedSince` and addresses whose minute is over. */
export async function deleteOldAttempts(
  db: Kysely<Database>,
  untouchedSince: Date,
  now: Date,
): Promise<void> {
  await db.deleteFrom('signInAttempts').where('touchedAt', '<', untouchedSince).execute();
  await db.deleteFrom('signInFailures').where('until', '<=', now).execute();
}
