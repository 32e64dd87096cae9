import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { sharedSecret } from '../store/signIn/signInSecret';

const PURPOSES = ['name', 'code', 'mode', 'place', 'device', 'pair', 'slot', 'address', 'wayIn'] as const;

type Purpose = (typeof PURPOSES)[number];

/** The keys of every server process on one database; nothing outside it needs to keep them. */
export interface Keys {
  accessTokens: KeyObject;
  /** Keyed hash of texts that belong to one purpose; the purposes cannot be mixed up. */
  hash(purpose: Purpose, ...texts: string[]): Buffer;
}

export async function loadKeys(db: Kysely<Database>): Promise<Keys> {
  const secret = await sharedSecret(db, randomBytes(32));
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `casebook ${purpose}`, 32));
  const hashing = Object.fromEntries(PURPOSES.map((purpose) => [purpose, derive(purpose)]));
  return {
    accessTokens: createSecretKey(derive('access token')),
    hash: (purpose, ...texts) =>
      createHmac('sha256', hashing[purpose]!).update(JSON.stringify(texts)).digest(),
  };
}

/** One of 65,536, which nobody outside can choose: what belongs to strangers is kept in as many rows. */
export const slotOf = (keys: Keys, purpose: 'slot' | 'address', text: string): number =>
  keys.hash(purpose, text).readUInt16BE(0);
