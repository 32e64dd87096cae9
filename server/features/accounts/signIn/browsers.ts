import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/schema';
import type { Language } from '../../../platform/mail';
import { DAY } from './counters';
import type { Keys } from './keys';

/** The origin of a sign-in request, as far as it is known. None of these facts proves who sends it. */
export interface Caller {
  ip: string;
  /** The device cookie: set when the browser signed in before, or forged. */
  device?: string | undefined;
  /** The cookie set when a browser without a device cookie requests a code. */
  place?: string | undefined;
  /** The language of the caller's interface, for later e-mails. */
  language?: Language | undefined;
  /** Whether the client has disconnected. */
  isDisconnected?: () => boolean;
}

/** The browser in which a code is requested or tried. */
export interface Place {
  /** Whether the account has signed in from this browser before; it then has counters of its own. */
  known: boolean;
  /** The keyed hash of the browser's cookie; null without a cookie. */
  id: string | null;
}

/** Time since the last sign-in during which an account recognises a browser, in milliseconds. */
export const DEVICE_LIFE = 180 * DAY;

export const devicesSince = (now: Date): Date => new Date(now.getTime() - DEVICE_LIFE);

/** A cookie value of 256 random bits that identifies a browser while it waits for a code. */
export const randomPlace = (): string => randomBytes(32).toString('base64url');

/** A new device cookie: random and authenticated by a MAC, so that a forged one costs no database query. */
function newDevice(keys: Keys): string {
  const id = randomBytes(ID_BYTES);
  return Buffer.concat([id, macOf(keys, id)]).toString('base64url');
}

const ID_BYTES = 16;

const macOf = (keys: Keys, id: Buffer) => keys.hash('device', id.toString('base64')).subarray(0, ID_BYTES);

/** Whether the caller sends a device cookie that this register issued. */
export function hasOurDevice(keys: Keys, { device }: Caller): boolean {
  const bytes = Buffer.from(device ?? '', 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  return bytes.length === 2 * ID_BYTES && timingSafeEqual(bytes.subarray(ID_BYTES), macOf(keys, id));
}

export const hashOfDevice = (keys: Keys, caller: Caller): Buffer | null =>
  hasOurDevice(keys, caller) ? keys.hash('place', 'device', caller.device!) : null;

/** The hash under which a browser's sign-in codes are stored; null without a cookie. */
export const hashOfPlace = (keys: Keys, caller: Caller): string | null => {
  const hash = hashOfDevice(keys, caller) ?? (caller.place && keys.hash('place', 'browser', caller.place));
  return hash ? hash.toString('base64') : null;
};

/**
 * Marks the browser as known to a user. The caller has authenticated the user and holds a lock on the row.
 * @returns its device cookie: the one it sent, if this register issued it, else a new one.
 */
export async function rememberBrowser(
  trx: Trx,
  keys: Keys,
  { userId, from, now }: { userId: number; from: Caller; now: Date },
): Promise<string> {
  const id = hasOurDevice(keys, from) ? from.device! : newDevice(keys);
  const device = hashOfDevice(keys, { ...from, device: id })!;
  const keepsCookies = from.device !== undefined || from.place !== undefined;
  await rememberDevice(trx, { userId, device, lastSignIn: now, keepsCookies });
  return id;
}

/** The most browsers remembered per account, and the most accounts per browser. */
const MAX_DEVICES = 20;

interface Device {
  userId: number;
  device: Buffer;
  lastSignIn: Date;
  keepsCookies: boolean;
}

/** Remembers a browser for an account whose user the caller has locked; the oldest are forgotten. */
async function rememberDevice(trx: Trx, { userId, device, ...seen }: Device): Promise<void> {
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
