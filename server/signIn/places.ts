import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { rememberDevice } from '../store/signIn/signInDevices';
import { DAY } from './windows';
import type { Keys } from './keys';

/** Where a request of sign-in comes from, as far as it can be told. None of it proves who asks. */
export interface Caller {
  ip: string;
  /** The device cookie: of a browser that has signed in before, or a forged one. */
  device?: string | undefined;
  /** The cookie that a browser without one gets when it asks for a code. */
  place?: string | undefined;
  /** Whether the answer can reach nobody any more. */
  isGone?: () => boolean;
}

/** For so long after the last sign-in an account knows a browser, in milliseconds. */
export const DEVICE_LIFE = 180 * DAY;

export const devicesSince = (now: Date): Date => new Date(now.getTime() - DEVICE_LIFE);

/** What a browser is known by while it waits for a code: 256 random bits. */
export const randomPlace = (): string => randomBytes(32).toString('base64url');

/** A new device cookie: random, and marked as ours, so that a made-up one asks nothing of the database. */
export function newDevice(keys: Keys): string {
  const id = randomBytes(ID_BYTES);
  return Buffer.concat([id, markOf(keys, id)]).toString('base64url');
}

const ID_BYTES = 16;

const markOf = (keys: Keys, id: Buffer) => keys.hash('device', id.toString('base64')).subarray(0, ID_BYTES);

/** Whether the caller brings a device cookie that this register gave. */
export function hasOurDevice(keys: Keys, { device }: Caller): boolean {
  const bytes = Buffer.from(device ?? '', 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  return bytes.length === 2 * ID_BYTES && timingSafeEqual(bytes.subarray(ID_BYTES), markOf(keys, id));
}

export const hashOfDevice = (keys: Keys, caller: Caller): Buffer | null =>
  hasOurDevice(keys, caller) ? keys.hash('place', 'device', caller.device!) : null;

/** What the codes of a browser are kept under; null without any cookie. */
export const hashOfPlace = (keys: Keys, caller: Caller): string | null => {
  const hash = hashOfDevice(keys, caller) ?? (caller.place && keys.hash('place', 'browser', caller.place));
  return hash ? hash.toString('base64') : null;
};

/**
 * Makes the browser known to a user whom the caller has just made sure of, and holds.
 * @returns its device cookie: the one it brought, if that is one of ours.
 */
export async function rememberBrowser(
  trx: Transaction<Database>,
  keys: Keys,
  { userId, from, now }: { userId: number; from: Caller; now: Date },
): Promise<string> {
  const id = hasOurDevice(keys, from) ? from.device! : newDevice(keys);
  const device = hashOfDevice(keys, { ...from, device: id })!;
  const keepsCookies = from.device !== undefined || from.place !== undefined;
  await rememberDevice(trx, { userId, device, lastSignIn: now, keepsCookies });
  return id;
}
