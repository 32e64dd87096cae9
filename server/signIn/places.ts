import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isDeviceKnown, rememberDevice } from '../store/signInDevices';
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

/** What a browser is known by: 256 random bits. */
export const randomPlace = (): string => randomBytes(32).toString('base64url');

export const hashOfDevice = (keys: Keys, { device }: Caller): Buffer | null =>
  device ? keys.hash('place', 'device', device) : null;

/** What the codes of a browser are kept under; null without any cookie. */
export const hashOfPlace = (keys: Keys, { device, place }: Caller): string | null => {
  const hash = device ? keys.hash('place', 'device', device) : place && keys.hash('place', 'browser', place);
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
  const brought = hashOfDevice(keys, from);
  const isOurs = brought !== null && (await isDeviceKnown(trx, brought, devicesSince(now)));
  const id = isOurs ? from.device! : randomPlace();
  const device = hashOfDevice(keys, { ...from, device: id })!;
  const keepsCookies = from.device !== undefined || from.place !== undefined;
  await rememberDevice(trx, { userId, device, lastSignIn: now, keepsCookies });
  return id;
}
