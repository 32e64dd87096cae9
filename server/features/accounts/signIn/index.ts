import { setImmediate as answerSent } from 'node:timers/promises';
import type { WireRecord } from '../../../../domain/wire';
import type { SignedInUser } from '../../../platform/http/access';
import type { Db, Trx } from '../../../platform/database/schema';
import { joinLookups } from '../../../platform/database/joinedLookups';
import { inTransaction } from '../../../platform/database/transaction';
import type { Log } from '../../../platform/log';
import type { Deliver, Language } from '../../../platform/mail';
import { recordEvent } from '../../../platform/writes/events';
import {
  sessionsOfUser,
  type ActiveSession,
  deleteExpiredSessions,
  findSessionUsers,
} from './storedSessions';
import { deleteOldAddresses, deleteOldCounts, after, DAY } from './counters';
import {
  deleteOldDevices,
  devicesSince,
  hashOfPlace,
  hasOurDevice,
  randomPlace,
  rememberBrowser,
  type Caller,
} from './browsers';
import { deleteOldRecoveryCodes, createRecoveryCode, type WayIn } from './accountRecovery';
import { createTokenCheck, isApiToken } from '../tokens/identify';
import { deviceOf } from './devices';
import { tooManyAsk } from './errors';
import { keysOf } from './keys';
import { proveOwner, type OwnershipProof, changePassword, type PasswordChange } from './ownPassword';
import { lookUp } from './names';
import { recordUnknownNames } from './refusals';
import { newCode, rationCodes } from './codes';
import { trySecret } from './secrets';
import { beginFactor, confirmFactor, endFactor, type FactorSecret } from './secondFactor';
import { queryInTurn } from './passwords';
import {
  endSessionByRefreshToken,
  identify,
  openSession,
  refreshSession,
  signOut,
  type TokenPair,
} from './sessions';

export type { Caller } from './browsers';
export type { TokenPair } from './sessions';

/** Signs users in and identifies signed-in users (docs/contract.md, "Sign-in"). */
export interface SignIn {
  /** Returns how a name signs in. Sends a code if the user signs in by code or requests one instead of the password. */
  requestCode(userName: string, from: CodeCaller, options?: CodeOptions): Promise<'OTP' | 'PASSWORD'>;
  /**
   * Opens a session for a password or code.
   * @param options.factor the code of the second factor, for an account that has one
   * @throws OAuthError
   */
  withSecret(
    userName: string,
    secret: string,
    from: Caller,
    options?: { userAgent?: string | undefined; factor?: string | undefined },
  ): Promise<SignedIn>;
  /** @throws OAuthError */
  refresh(refreshToken: string, language?: Language, userAgent?: string): Promise<TokenPair>;
  /** @throws ApiError 401 unless the token is valid, its session active and its user enabled. */
  identify(accessToken: string): Promise<SignedInUser>;
  end(sessionId: string): Promise<void>;
  /** Ends the session of a refresh token. @returns the session's id, or null when there is none. */
  endByRefreshToken(refreshToken: string): Promise<string | null>;
  /** The active sessions of a user, newest first. */
  sessionsOf(userId: number): Promise<ActiveSession[]>;
  /** Verifies that the session is used by the account's owner. @throws ApiError otherwise */
  proveOwner(proof: OwnershipProof): Promise<void>;
  /** @throws ApiError unless the present password is right and may be replaced. */
  changePassword(change: PasswordChange): Promise<WireRecord>;
  /** Creates a recovery code for a user who cannot sign in otherwise. @throws ApiError 404 */
  createRecoveryCode(userId: number, by: number | null): Promise<WayIn>;
  /** Makes the secret of a second factor for the user's app (`secondFactor.ts`). @throws ApiError 409 */
  beginFactor(user: SignedInUser): Promise<FactorSecret>;
  /** Switches it on by a first code, or renews its recovery codes. @throws ApiError */
  confirmFactor(user: SignedInUser, code: string): Promise<{ recoveryCodes: string[] }>;
  /** Switches it off. @throws ApiError unless the code is right. */
  endFactor(user: SignedInUser, code: string): Promise<void>;
  /** Keeps events of attempts on unknown names, once their hour has ended. Several processes may do so at once. */
  recordUnknownNames(): Promise<void>;
  /** Deletes expired rows. Call about every hour; several processes may do so at once. */
  clean(): Promise<void>;
  /** Resolves when no code is being delivered any more. */
  delivered(): Promise<void>;
}

/** A newly opened session. */
export interface SignedIn extends TokenPair {
  /** The device cookie by which the account will recognise the browser. */
  device: string;
}

/** The caller that requests a code. */
export interface CodeCaller extends Caller {
  /** A new cookie for the browser, if it has sent none. */
  newPlace?: string;
}

export interface CodeOptions {
  insteadOfPassword?: boolean;
  /** The language of the message; English by default. */
  language?: Language;
}

interface SignInParts {
  db: Db;
  deliver: Deliver;
  now?: () => Date;
  log: Log;
}

export function createSignIn({ db, deliver, now = () => new Date(), log }: SignInParts): SignIn {
  const keys = keysOf(db);
  const userOf = joinLookups((sessionIds) => findSessionUsers(db, sessionIds, now()));
  const identifyByToken = createTokenCheck(db, now);
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
    async requestCode(userName, from, { insteadOfPassword = false, language = 'en' } = {}) {
      const known = await keys();
      const caller = hasOurDevice(known, from) ? 'known' : 'unknown';
      const { name, wantsCode, code } = await queryInTurn(caller, tooManyAsk, async () => {
        const name = await lookUp(db, known, { userName, from, now: now() });
        const wantsCode = name.signsInByCode || insteadOfPassword;
        if (!name.place.known) await rationCodes(db, known, { ip: from.ip, wantsCode, now: now() });
        const newPlace = hashOfPlace(known, { ip: from.ip, place: from.newPlace ?? randomPlace() })!;
        const code = wantsCode ? await newCode(db, known, name, { newPlace, now: now() }) : null;
        return { name, wantsCode, code };
      });
      if (!wantsCode) return 'PASSWORD';
      if (code && name.account?.isEnabled) {
        // delivered after the response, whose timing must not reveal whether the name exists
        const delivery = send({ ...name.account, language }, code);
        deliveries.add(delivery);
        void delivery.finally(() => deliveries.delete(delivery));
      }
      return 'OTP';
    },

    async withSecret(userName, secret, from, { userAgent, factor } = {}) {
      const known = await keys();
      const device = deviceOf(userAgent);
      return trySecret(
        db,
        known,
        { userName, secret, from, browser: device, factor },
        now,
        async (trx, account, by, factorBy) => {
          const signIn = await recordEvent(trx, {
            kind: 'SIGN_IN',
            byUser: account.id,
            aboutUser: account.id,
            details: { device, with: by, ...(factorBy && { factor: factorBy }) },
          });
          return {
            ...(await openSession(trx, known, account, now(), { device, language: from.language, signIn })),
            device: await rememberBrowser(trx, known, { userId: account.id, from, now: now() }),
          };
        },
      );
    },

    refresh: async (refreshToken, language, userAgent) =>
      refreshSession(db, await keys(), { refreshToken, language, device: deviceOf(userAgent) }, now()),
    identify: async (accessToken) =>
      isApiToken(accessToken)
        ? identifyByToken(accessToken)
        : identify(userOf, await keys(), accessToken, now()),
    end: (sessionId) => inTransaction(db, null, async (trx) => void (await signOut(trx, { id: sessionId }))),
    endByRefreshToken: (refreshToken) => endSessionByRefreshToken(db, refreshToken),
    sessionsOf: (userId) => sessionsOfUser(db, userId, now()),
    proveOwner: async (proof) => void (await proveOwner(db, await keys(), proof, now)),
    changePassword: async (change) => changePassword(db, await keys(), change, now),

    createRecoveryCode: async (userId, by) =>
      createRecoveryCode(db, await keys(), { userId, by, now: now() }),

    beginFactor: async (user) => beginFactor(db, await keys(), user),
    confirmFactor: async (user, code) => confirmFactor(db, await keys(), { user, code, now: now() }),
    endFactor: async (user, code) => endFactor(db, await keys(), { user, code, now: now() }),

    recordUnknownNames: () => recordUnknownNames(db, now()),

    async clean() {
      const clear = (work: (trx: Trx) => Promise<void>) => inTransaction(db, null, work);
      await clear((trx) => deleteExpiredSessions(trx, now()));
      await clear((trx) => deleteOldCounts(trx, after(now(), -DAY), now()));
      await clear((trx) => deleteOldAddresses(trx, now()));
      await clear((trx) => deleteOldDevices(trx, devicesSince(now())));
      await clear((trx) => deleteOldRecoveryCodes(trx, now()));
      const oldStates = (trx: Trx) =>
        trx.deleteFrom('oidcState').where('usedAt', '<', after(now(), -DAY)).execute();
      await clear(async (trx) => void (await oldStates(trx)));
    },

    async delivered() {
      await Promise.all(deliveries);
    },
  };
}
