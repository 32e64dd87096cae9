import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAccess, access } from '../../../platform/http/access';
import { languageOf } from '../../../platform/mail';
import type { SignIn, TokenPair } from '.';
import { OAuthError } from './errors';
import { callerOf, callerOfCode, keepDevice } from './browserCookies';
import { type App, checked } from '../../../platform/http/checking';
import { z } from 'zod';
import { authorised } from './authentication';
import { casebookRoute } from '../../../platform/http/responses';

interface Options {
  signIn: SignIn;
  client: { id: string; secret: string };
}

/** The contract's sign-in endpoints (docs/contract.md, "Sign-in"). */
export async function oauthRoutes(app: App, { signIn, client }: Options): Promise<void> {
  // All parameters are in the query string, so bodies of any content type are accepted and ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

  app.get(
    '/oauth/token/otp/sendOtp',
    {
      config: publicAccess,
      exposeHeadRoute: false,
      schema: {
        summary: 'How a name signs in: `OTP` (a code is sent) or `PASSWORD`',
        tags: ['sign-in'],
        querystring: nameToSignInBy,
      },
    },
    async (request, reply) => {
      const from = callerOfCode(request, reply);
      const options = { language: languageOf(request) };
      const signInBy = await signIn.requestCode(request.query.userName, from, options);
      return reply.type('text/plain; charset=utf-8').send(signInBy);
    },
  );

  app.post(
    '/oauth/token',
    {
      config: publicAccess,
      schema: { summary: 'A token pair for a password, a code or a refresh token', tags: ['sign-in'] },
      errorHandler(error, _request, reply) {
        if (!(error instanceof OAuthError)) throw error;
        void reply
          .code(error.status)
          .headers(error.headers)
          .send({ error: error.error, error_description: error.message, code: error.code });
      },
    },
    async (request, reply) => {
      if (!isClient(request.headers.authorization, client)) throw wrongClient();
      return tokenAnswer(await grant(signIn, request, reply));
    },
  );
}

type Query = Record<string, string | string[] | undefined>;

async function grant(signIn: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<TokenPair> {
  const query = request.query as Query;
  const userAgent = request.headers['user-agent'];
  switch (parameter(query, 'grant_type')) {
    case 'password': {
      const [userName, secret] = [parameter(query, 'username'), parameter(query, 'password')];
      const factor = query.second_factor === undefined ? undefined : parameter(query, 'second_factor');
      const signedIn = await signIn.withSecret(userName, secret, callerOf(request), { userAgent, factor });
      keepDevice(request, reply, signedIn.device);
      return signedIn;
    }
    case 'refresh_token':
      return signIn.refresh(parameter(query, 'refresh_token'), languageOf(request), userAgent);
    default:
      throw new OAuthError(400, 'unsupported_grant_type', 'Unsupported grant type');
  }
}

function parameter(query: Query, name: string): string {
  const value = query[name];
  if (typeof value === 'string') return value;
  throw new OAuthError(400, 'invalid_request', `The parameter ${name} must be given once`);
}

export const tokenAnswer = ({ access, refreshToken }: TokenPair) => ({
  access_token: access.token,
  refresh_token: refreshToken,
  token_type: 'bearer',
  expires_in: access.expiresIn,
  expire_date: access.expiresAt.toISOString(),
});

const wrongClient = () =>
  new OAuthError(401, 'invalid_client', 'Bad client credentials', {
    'www-authenticate': 'Basic realm="casebook"',
  });

/**
 * RFC 6749, 2.3.1, requires form-encoded id and secret, but most clients send them as plain text; both are
 * accepted.
 */
function isClient(authorization: string | undefined, client: Options['client']): boolean {
  const encoded = /^Basic +([A-Za-z0-9+/=]+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const plain = sameText(given, `${client.id}:${client.secret}`);
  const formEncoded = sameText(given, `${formEncode(client.id)}:${formEncode(client.secret)}`);
  return plain || formEncoded;
}

const formEncode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

const digest = (text: string) => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** The user name of a sign-in request. */
const nameToSignInBy = checked(
  z.object({
    userName: z.string({ error: 'userNameRequired' }).trim().min(1, { error: 'userNameRequired' }),
  }),
);

/** The refresh token identifies the session even when the access token has expired. */
const sessionToEnd = checked(
  z
    .object({ refreshToken: z.string({ error: 'notText' }).nullish() })
    .nullish()
    .transform((body) => ({ refreshToken: body?.refreshToken ?? null })),
);

/** Sign-in endpoints beyond the contract's two: request a code, and sign out. */
export async function sessionRoutes(app: App, { signIn }: { signIn: SignIn }): Promise<void> {
  app.post(
    '/api/casebook/session/code',
    casebookRoute(
      publicAccess,
      'Send a code to somebody who forgot the password; the answer is the same for any name',
      undefined,
      { body: nameToSignInBy },
    ),
    async (request, reply) => ({
      signInBy: await signIn.requestCode(request.body.userName, callerOfCode(request, reply), {
        insteadOfPassword: true,
        language: languageOf(request),
      }),
    }),
  );

  app.delete(
    '/api/casebook/session',
    {
      config: publicAccess, // signing out must work with an expired access token
      schema: {
        summary: 'Sign out by the access token or the refresh token: the session ends at once',
        tags: ['casebook'],
        body: sessionToEnd,
      },
    },
    async (request) => {
      const { refreshToken } = request.body;
      const ended = refreshToken ? await signIn.endByRefreshToken(refreshToken) : null;
      if (ended) return { id: ended };
      const user = await authorised(signIn, request, access('session', 'end').access).catch(
        (error: unknown) => {
          // the refresh token's session has already ended, so signing out has succeeded
          if (refreshToken) return null;
          throw error;
        },
      );
      if (user) await signIn.end(user.sessionId);
      return { id: user?.sessionId ?? null };
    },
  );
}
