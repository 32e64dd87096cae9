import { setImmediate as answerSent } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { WireRecord } from '../../domain/wire';
import type { SignedInUser } from '../access';
import type { Database } from '../db/schema';
import type { Log } from '../log';
import type { Deliver } from '../mail';
import type { Language } from '../mail/language';
import { sessionsOfUser, type LivingSession } from '../store/ownSessions';
import { deleteExpiredSessions, endSession, endSessionsOf } from '../store/sessions';
import { deleteOldAttempts } from '../store/signInAttempts';
import { deviceOf } from './devices';
import { DAY } from './guessing';
import { loadKeys, type Keys } from './keys';
import { proveOwner, type OwnershipProof } from './ownership';
import { changePassword, type PasswordChange } from './ownPassword';
import { lookUp, newCode, trySecret } from './secrets';
import { identify, openSession, refreshSession, type TokenPair } from './sessions';

export type { TokenPair } from './sessions';

/** Signing in, and who is signed in (docs/contract.md, "Sign-in"). */
export interface SignIn {
  /** How a name signs in. Sends a code if that is by code, or if one is wanted instead of the password. */
  requestCode(userName: string, options?: CodeOptions): Promise<'OTP' | 'PASSWORD'>;
  /** A session for a password or a code. @throws OAuthError */
  withSecret(userName: string, secret: string, ip: string, userAgent?: string): Promise<TokenPair>;
  /** @throws OAuthError */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** @throws ApiError 401 unless the token is ours, its session lives and its user is enabled. */
  identify(accessToken: string): Promise<SignedInUser>;
  end(sessionId: string): Promise<void>;
  endAllOf(userId: number): Promise<void>;
  /** The living sessions of a user, the newest first. */
  sessionsOf(userId: number): Promise<LivingSession[]>;
  /** @throws ApiError unless the account's owner sits at the session. */
  proveOwner(proof: OwnershipProof): Promise<void>;
  /** @throws ApiError unless the present password was proven and may be replaced. */
  changePassword(change: PasswordChange): Promise<WireRecord>;
  /** Deletes what has expired. Every hour or so is enough; several processes may. */
  clean(): Promise<void>;
  /** Resolves when no code is on its way any more. */
  delivered(): Promise<void>;
}

export interface CodeOptions {
  insteadOfPassword?: boolean;
  /** Of the message that brings it; English when nobody says. */
  language?: Language;
}

export interface SignInParts {
  db: Kysely<Database>;
  deliver: Deliver;
  now?: () => Date;
  log: Log;
}

export function createSignIn({ db, deliver, now = () => new Date(), log }: SignInParts): SignIn {
  const keys = keysOf(db);
  const deliveries = new Set<Promise<void>>();

  const send: Deliver = async (recipient, code) => {
    await answerSent();
    try {
      await deliver(recipient, code);
    } catch (error) {
      log.error({ user: recipient.userName, reason: (error as Error).name }, 'sign-in code not delivered');
    }
  };

  return {
    async requestCode(userName, { insteadOfPassword = false, language = 'en' } = {}) {
      const name = await lookUp(db, await keys(), userName);
      if (!name.signsInByCode && !insteadOfPassword) return 'PASSWORD';
      const code = await newCode(db, await keys(), name, now());
      if (code && name.account) {
        // after the answer: how long it takes must not tell whether anybody has the name
        const delivery = send({ ...name.account, language }, code);
        deliveries.add(delivery);
        void delivery.finally(() => deliveries.delete(delivery));
      }
      return 'OTP';
    },

    async withSecret(userName, secret, ip, userAgent) {
      const known = await keys();
      return trySecret(db, known, { userName, secret, ip }, now, (trx, account) =>
        openSession(trx, known, account, now(), deviceOf(userAgent)),
      );
    },

    refresh: async (refreshToken) => refreshSession(db, await keys(), refreshToken, now()),
    identify: async (accessToken) => identify(db, await keys(), accessToken, now()),
    end: (sessionId) => endSession(db, sessionId),
    endAllOf: (userId) => endSessionsOf(db, userId),
    sessionsOf: (userId) => sessionsOfUser(db, userId, now()),
    proveOwner: async (proof) => void (await proveOwner(db, await keys(), proof, now)),
    changePassword: async (change) => changePassword(db, await keys(), change, now),

    async clean() {
      await deleteExpiredSessions(db, now());
      await deleteOldAttempts(db, new Date(now().getTime() - DAY), now());
    },

    async delivered() {
      await Promise.all(deliveries);
    },
  };
}

/** Reads the keys when they are first needed, and again when that failed. */
function keysOf(db: Kysely<Database>): () => Promise<Keys> {
  let keys: Promise<Keys> | undefined;
  return () =>
    (keys ??= loadKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    }));
}
