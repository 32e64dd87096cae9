import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { may } from '../../../../domain/rights';
import { tokenMay } from '../../../../domain/tokens';
import type { Right, SignedInUser } from '../../../platform/http/access';
import { ApiError } from '../../../platform/http/errors';
import type { SignIn } from '.';
import { notSignedIn } from './errors';

/**
 * Authenticates and authorises each request before its body is read: 401 comes before 403, and 403 before any
 * validation error. If an API route declares no access requirement, the server does not start.
 */
export const authentication = plugin<{ signIn: SignIn }>(async (app, { signIn }) => {
  app.decorateRequest('user', null as unknown as SignedInUser);

  app.addHook('onRoute', ({ method, url, config }) => {
    if (/^\/(api|oauth)(\/|$)/.test(url) && !config?.access) {
      throw new Error(
        `${String(method)} ${url} does not say who may call it (server/platform/http/access.ts)`,
      );
    }
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || access === 'public') return;
    request.user = await authorised(signIn, request, access);
  });
});

/** The user of a request's access token. @throws ApiError 401 without a valid token, 403 without the right. */
export async function authorised(
  signIn: SignIn,
  { headers }: FastifyRequest,
  { action, resource }: Right,
): Promise<SignedInUser> {
  const user = await signIn.identify(bearerToken(headers.authorization));
  const { roles, token } = user;
  if (!may(roles, action, resource) || (token && !tokenMay(token.scopes, action, resource)))
    throw new ApiError(403, 'notAllowed');
  if (user.lacksSecondFactor && !SETTING_UP.has(resource)) throw new ApiError(403, 'factorDue');
  return user;
}

/** What an administrator may use to set up a second factor. */
const SETTING_UP = new Set<string>(['account', 'session', 'clientErrors']);

function bearerToken(authorization: string | undefined): string {
  if (!authorization) throw notSignedIn();
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (!token) throw notSignedIn('invalid_token');
  return token;
}
