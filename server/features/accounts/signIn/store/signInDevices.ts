import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/database/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The most browsers remembered per account, and the most accounts per browser. */
const MAX_DEVICES = 20;

export interface Device {
  userId: number;
  device: Buffer;
  lastSignIn: Date;
  keepsCookies: boolean;
}

/** Remembers a browser for an account whose user the caller has locked; the oldest are forgotten. */
export async function rememberDevice(trx: Trx, { userId, device, ...seen }: Device): Promise<void> {
  await trx
    .insertInto('signInDevice')
    .values({ userId, device, ...seen })
    .onConflict((conflict) => conflict.columns(['userId', 'device']).doUpdateSet(seen))
    .execute();
  await keepNewest(trx, sql`user_id = ${userId}`, sql`device <> ${device}`);
  await keepNewest(trx, sql`device = ${device}`, sql`user_id <> ${userId}`);
}

/**
 * Browsers that never sent a cookie back are forgotten first, because a program without cookies looks like a
 * new browser at each sign-in.
 */
const keepNewest = (trx: Trx, ofOne: ReturnType<typeof sql>, isOther: ReturnType<typeof sql>) =>
  sql`
    delete from sign_in_device where (user_id, device) in (
      select user_id, device from sign_in_device where ${ofOne} and ${isOther}
      order by keeps_cookies desc, last_sign_in desc offset ${MAX_DEVICES - 1}
    )
  `.execute(trx);

/** Forgets all browsers of an account: when it is disabled, or on an administrator's request. */
export async function endDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('signInDevice').where('userId', '=', userId).execute();
}

/** Forgets all browsers of an account except one. */
export async function endOtherDevicesOf(db: Db, userId: number, kept: Buffer | null): Promise<void> {
  await db
    .deleteFrom('signInDevice')
    .where('userId', '=', userId)
    .where((eb) => (kept ? eb('device', '<>', kept) : eb.lit(true)))
    .execute();
}

export async function deleteOldDevices(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('signInDevice').where('lastSignIn', '<=', since).execute();
}
