import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** The most browsers kept of an account, and the most accounts of a browser. */
const MOST = 20;

export interface Device {
  userId: number;
  device: Buffer;
  lastSignIn: Date;
  keepsCookies: boolean;
}

/** Makes a browser known to an account whose user the caller holds, at the cost of the oldest ones. */
export async function rememberDevice(trx: Trx, { userId, device, ...seen }: Device): Promise<void> {
  await trx
    .insertInto('signInDevice')
    .values({ userId, device, ...seen })
    .onConflict((conflict) => conflict.columns(['userId', 'device']).doUpdateSet(seen))
    .execute();
  await keepNewest(trx, sql`user_id = ${userId}`, sql`device <> ${device}`);
  await keepNewest(trx, sql`device = ${device}`, sql`user_id <> ${userId}`);
}

/** Of a program that brings no cookie back each sign-in looks like a new browser: those go first. */
const keepNewest = (trx: Trx, ofOne: ReturnType<typeof sql>, isOther: ReturnType<typeof sql>) =>
  sql`
    delete from sign_in_device where (user_id, device) in (
      select user_id, device from sign_in_device where ${ofOne} and ${isOther}
      order by keeps_cookies desc, last_sign_in desc offset ${MOST - 1}
    )
  `.execute(trx);

/** Makes an account know no browser any more: when it is disabled, or an administrator wishes so. */
export async function endDevicesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('signInDevice').where('userId', '=', userId).execute();
}

/** The same, but for one browser. */
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
