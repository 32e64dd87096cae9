import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAccess } from '../../../platform/http/access';
import { languageOf } from '../../../platform/mail';
import type { SignIn, TokenPair } from '.';
import { OAuthError } from './errors';
import { callerOf, callerOfCode, keepDevice } from './browserCookies';
import { nameToSignInBy } from './sessionRoutes';
import type { App } from '../../../platform/http/checking';

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
          .send({ error: error.error, error_description: error.message });
      },
    },
    async (request, reply) => {
      if (!isClient(request.headers.authorization, client)) throw wrongClient();
      return answer(await grant(signIn, request, reply));
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
      const signedIn = await signIn.withSecret(userName, secret, callerOf(request), userAgent);
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

const answer = ({ access, refreshToken }: TokenPair) => ({
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
