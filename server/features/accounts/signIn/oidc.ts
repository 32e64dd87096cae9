import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { maySignIn } from '../../../../domain/roles';
import type { Config } from '../../../platform/config';
import type { Db, Trx } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import type { Language } from '../../../platform/mail';
import { recordEvent } from '../../../platform/writes/events';
import { lockAccount, type Account } from '../users';
import type { Keys } from './keys';
import { openSession, type TokenPair } from './sessions';

type Settings = NonNullable<Config['oidc']>;

/** What the browser that begins a sign-in keeps, sealed, until the provider sends it back. */
export interface OidcAttempt {
  state: string;
  nonce: string;
  verifier: string;
  /** The page to open afterwards. */
  returnTo: string;
}

/** Whom the provider has signed in. `email`: only if the provider says that it is verified. */
interface OidcIdentity {
  subject: string;
  email: string | null;
}

/** Why nobody was signed in; the UI has a sentence for each. */
export type OidcProblem = 'unreachable' | 'refused' | 'unknown' | 'disabled' | 'notAuthorized' | 'changed';

/** Seconds to wait for each of the provider's answers, of which a sign-in needs two. */
const PATIENCE = 5;
const REDISCOVER_MS = 60 * 60_000;

/** A client of the provider of OIDC_ISSUER, by code flow with PKCE. */
export function createOidcClient(settings: Settings) {
  const redirectUri = `${settings.publicUrl}/oauth/oidc/callback`;
  let known: { at: number; configuration: Promise<oidc.Configuration> } | undefined;
  const configuration = () => {
    if (!known || known.at < Date.now() - REDISCOVER_MS) {
      const found = { at: Date.now(), configuration: discover(settings) };
      found.configuration.catch(() => (known = known === found ? undefined : known));
      known = found;
    }
    return known.configuration;
  };
  return {
    /** @throws if the provider does not answer in time. */
    async begin(returnTo: string): Promise<{ url: URL; attempt: OidcAttempt }> {
      const provider = await configuration();
      const [state, nonce, verifier] = [
        oidc.randomState(),
        oidc.randomNonce(),
        oidc.randomPKCECodeVerifier(),
      ];
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, attempt: { state, nonce, verifier, returnTo } };
    },

    /** @throws unless the answer is one to this attempt, and the ID token is signed, current and for us. */
    async finish(query: string, { state, nonce, verifier }: OidcAttempt): Promise<OidcIdentity> {
      const provider = await configuration();
      const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      if (!claims.sub) throw new Error('the subject is empty');
      if (
        claims.at_hash !== undefined &&
        claims.at_hash !== hashOfToken(tokens.id_token!, tokens.access_token)
      )
        throw new Error('at_hash does not match');
      const isElsewhere = claims.email === undefined && provider.serverMetadata().userinfo_endpoint;
      const { email, email_verified: isVerified } = isElsewhere
        ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : claims;
      return { subject: claims.sub, email: isVerified === true && typeof email === 'string' ? email : null };
    },
  };
}

/** Without `enableNonRepudiationChecks` the signature of an ID token that comes over TLS is not checked. */
const discover = ({ issuer, clientId, clientSecret }: Settings): Promise<oidc.Configuration> =>
  oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
    timeout: PATIENCE,
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(new URL(issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });

/** OpenID Connect Core 3.1.3.6: the left half of the access token's hash, by the algorithm of the ID token. */
function hashOfToken(idToken: string, accessToken: string): string {
  const { alg } = JSON.parse(Buffer.from(idToken.split('.')[0]!, 'base64url').toString()) as { alg: string };
  const bits = Number(alg.slice(-3)) || 512;
  const hash = createHash(`sha${bits}`).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

interface Arrival {
  issuer: string;
  state: string;
  device: string | null;
  language: Language;
  now: Date;
}

/**
 * Opens a session for the account of an identity: the one linked to it, else the only one with its verified e-mail,
 * which is then linked. Accounts are never made. Each state opens one session.
 */
export const signInByOidc = (
  db: Db,
  keys: Keys,
  identity: OidcIdentity,
  { issuer, state, device, language, now }: Arrival,
): Promise<TokenPair | { problem: OidcProblem; userId: number | null }> =>
  inTransaction(db, null, async (trx) => {
    const used = { hash: createHash('sha256').update(state).digest(), usedAt: now };
    const first = trx
      .insertInto('oidcState')
      .values(used)
      .onConflict((conflict) => conflict.doNothing());
    if (!(await first.executeTakeFirst()).numInsertedOrUpdatedRows)
      return { problem: 'refused', userId: null };
    const { subject } = identity;
    const linked = await trx
      .selectFrom('oidcLink')
      .select('userId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    const userId = linked?.userId ?? (await userOfEmail(trx, identity.email));
    const account = userId === null ? undefined : await lockAccount(trx, userId);
    const problem = account ? obstacle(account) : 'unknown';
    if (problem || !account) return { problem: problem ?? 'unknown', userId };
    if (!linked) {
      const link = trx.insertInto('oidcLink').values({ userId: account.id, issuer, subject });
      const made = await link.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      if (!made.numInsertedOrUpdatedRows) return { problem: 'changed', userId };
    }
    const about = { byUser: account.id, aboutUser: account.id };
    if (!linked) await recordEvent(trx, { kind: 'OIDC_LINKED', ...about });
    const signIn = await recordEvent(trx, { kind: 'SIGN_IN', ...about, details: { device, with: 'OIDC' } });
    return openSession(trx, keys, account, now, { device, language, signIn });
  });

function obstacle({ isEnabled, roles }: Account): OidcProblem | null {
  if (!isEnabled) return 'disabled';
  return maySignIn(roles) ? null : 'notAuthorized';
}

/** The only account with this e-mail address; null if several share it. */
async function userOfEmail(trx: Trx, email: string | null): Promise<number | null> {
  if (!email) return null;
  const users = await trx
    .selectFrom('appUser')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute();
  return users.length === 1 ? users[0]!.id : null;
}
