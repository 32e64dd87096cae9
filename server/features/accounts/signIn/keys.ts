import { createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';

const PURPOSES = [
  'name',
  'code',
  'mode',
  'place',
  'device',
  'pair',
  'slot',
  'address',
  'wayIn',
  'factor',
] as const;

type Purpose = (typeof PURPOSES)[number];

/** The keys shared by all server processes on one database, derived from a secret stored in it. */
export interface Keys {
  accessTokens: KeyObject;
  /** HMAC of `texts` with a key of its own per purpose, so that a hash for one purpose is useless for another. */
  hash(purpose: Purpose, ...texts: string[]): Buffer;
  /** Encrypts `facts` about `subject`, so that only the server processes of this register can read them. */
  seal(purpose: SealPurpose, subject: string, facts: JWTPayload, until?: Date): Promise<string>;
  /** The facts of `seal`; null if they were altered, are about another subject, or have expired. */
  unseal(purpose: SealPurpose, subject: string, sealed: string, now: Date): Promise<JWTPayload | null>;
}

type SealPurpose = 'factor' | 'oidc' | 'webhook';

export async function loadKeys(db: Db): Promise<Keys> {
  // all processes get the secret that was stored first
  await inTransaction(db, null, (trx) =>
    trx
      .insertInto('signInSecret')
      .values({ secret: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const { secret } = await db.selectFrom('signInSecret').select('secret').executeTakeFirstOrThrow();
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `casebook ${purpose}`, 32));
  const hashing = Object.fromEntries(PURPOSES.map((purpose) => [purpose, derive(purpose)]));
  return {
    accessTokens: createSecretKey(derive('access token')),
    hash: (purpose, ...texts) =>
      createHmac('sha256', hashing[purpose]!).update(JSON.stringify(texts)).digest(),
    async seal(purpose, subject, facts, until) {
      const sealed = new EncryptJWT(facts)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(subject);
      if (until) sealed.setExpirationTime(until);
      return sealed.encrypt(derive(`sealed ${purpose}`));
    },
    unseal: (purpose, subject, sealed, now) =>
      jwtDecrypt(sealed, derive(`sealed ${purpose}`), { subject, currentDate: now }).then(
        ({ payload }) => payload,
        () => null,
      ),
  };
}

/**
 * Maps a text to one of 65,536 slots, which bounds the rows that unauthenticated callers can create. The hash is
 * keyed, so that no caller can choose a slot.
 */
export const slotOf = (keys: Keys, purpose: 'slot' | 'address', text: string): number =>
  keys.hash(purpose, text).readUInt16BE(0);

/** Loads the keys on first use; retries after a failure. */
export function keysOf(db: Db): () => Promise<Keys> {
  let keys: Promise<Keys> | undefined;
  return () =>
    (keys ??= loadKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
}
