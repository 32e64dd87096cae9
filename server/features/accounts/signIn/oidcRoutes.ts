import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { publicAccess } from '../../../platform/http/access';
import { networkOf } from '../../../platform/http/addresses';
import { checked, type App } from '../../../platform/http/checking';
import { notFound } from '../../../platform/http/errors';
import { languageOf } from '../../../platform/mail';
import type { SignIn } from '.';
import { ARRIVED, clear, OIDC_ATTEMPT, valueOf, write } from './browserCookies';
import { after, countAt } from './counters';
import { deviceOf } from './devices';
import { keysOf, slotOf } from './keys';
import { FAILURES_OF_ADDRESS } from './lockoutPolicy';
import { createOidcClient, signInByOidc, type OidcAttempt, type OidcProblem } from './oidc';
import { recordRefusal } from './refusals';
import { tokenAnswer } from './routes';

interface Options {
  db: Db;
  signIn: SignIn;
  config: Config;
}

const startQuery = checked(z.object({ returnTo: z.string().max(1000).optional().catch(undefined) }));

/** Signing in at the office's own provider (docs/operations.md, "Sign-in by OpenID Connect"). */
export async function oidcRoutes(app: App, { db, signIn, config: { oidc } }: Options): Promise<void> {
  const client = oidc && createOidcClient(oidc);
  const keys = keysOf(db);
  /** A page of ours and how the sign-in ended, which the UI reads; always at our own origin. */
  const pageOf = (path: string, outcome = '') => `${oidc?.publicUrl}${path}#oidc${outcome && `-${outcome}`}`;
  const open = { config: publicAccess, exposeHeadRoute: false };
  const described = (summary: string) => ({ summary, tags: ['sign-in'] });

  /** Keeps an event, as many a minute from one address as there are of wrong passwords. */
  async function refuse(request: FastifyRequest, problem: OidcProblem, userId: number | null = null) {
    const now = new Date();
    const slot = slotOf(await keys(), 'address', networkOf(request.ip));
    const { most, within } = FAILURES_OF_ADDRESS;
    const device = deviceOf(request.headers['user-agent']);
    await inTransaction(db, null, async (trx) => {
      if (!(await countAt(trx, 'failures', { slot, most, now, until: after(now, within) }))) return;
      await recordRefusal(trx, { aboutUser: userId, device, reason: 'OIDC', problem });
    });
    return problem;
  }

  app.get(
    '/oauth/oidc/start',
    {
      ...open,
      schema: { ...described('Leads to the provider of OIDC_ISSUER'), querystring: startQuery },
    },
    async (request, reply) => {
      if (!client || !oidc) throw notFound();
      const begun = await client
        .begin(pathAt(oidc.publicUrl, request.query.returnTo))
        .catch((error: unknown) => {
          request.log.error(
            { reason: (error as Error).message },
            'the OpenID Connect provider does not answer',
          );
        });
      if (!begun) return reply.redirect(pageOf('/', await refuse(request, 'unreachable')));
      const until = after(new Date(), OIDC_ATTEMPT.seconds * 1000);
      const sealed = await (await keys()).seal('oidc', 'attempt', { ...begun.attempt }, until);
      write(request, reply, OIDC_ATTEMPT, sealed);
      return reply.redirect(begun.url.href);
    },
  );

  app.get(
    '/oauth/oidc/callback',
    { ...open, schema: described('The provider sends the browser back to here') },
    async (request, reply) => {
      if (!client || !oidc) throw notFound();
      const now = new Date();
      const known = await keys();
      const sealed = valueOf(request, OIDC_ATTEMPT) ?? '';
      const attempt = (await known.unseal('oidc', 'attempt', sealed, now)) as OidcAttempt | null;
      clear(request, reply, OIDC_ATTEMPT);
      if (!attempt) return reply.redirect(pageOf('/', await refuse(request, 'refused')));
      const { state, returnTo } = attempt;
      const identity = await client
        .finish(request.url.split('?')[1] ?? '', attempt)
        .catch((error: unknown) => {
          const { name, code, message } = error as Error & { code?: string };
          request.log.warn(
            { reason: [name, code, message].join(' ') },
            'a sign-in by OpenID Connect was refused',
          );
          return isTimeout(error) ? 'unreachable' : 'refused';
        });
      if (typeof identity === 'string') return reply.redirect(pageOf('/', await refuse(request, identity)));
      const device = deviceOf(request.headers['user-agent']);
      const arrival = { issuer: oidc.issuer, state, device, language: languageOf(request), now };
      const outcome = await signInByOidc(db, known, identity, arrival);
      if ('problem' in outcome) {
        return reply.redirect(pageOf('/', await refuse(request, outcome.problem, outcome.userId)));
      }
      write(request, reply, ARRIVED, outcome.refreshToken);
      return reply.redirect(pageOf(returnTo));
    },
  );

  app.post(
    '/oauth/oidc/session',
    {
      ...open,
      schema: described('The token pair of whom the provider has just sent back, once, by a cookie'),
    },
    async (request, reply) => {
      const refreshToken = valueOf(request, ARRIVED);
      clear(request, reply, ARRIVED);
      if (!refreshToken) throw notFound();
      const from = languageOf(request);
      const pair = await signIn.refresh(refreshToken, from, request.headers['user-agent']).catch(() => null);
      if (!pair) throw notFound();
      return tokenAnswer(pair);
    },
  );
}

/** The path and query of a page of ours; `/` for anything that leads elsewhere. */
function pathAt(publicUrl: string, returnTo = '/'): string {
  if (!returnTo.startsWith('/') || !URL.canParse(returnTo, publicUrl)) return '/';
  const { origin, pathname, search } = new URL(returnTo, publicUrl);
  return origin === publicUrl ? pathname + search : '/';
}

/** Whether the provider did not answer, rather than answer what is not right. */
function isTimeout(error: unknown): boolean {
  const { cause } = error as Error;
  const names = [error, cause].map((each) => (each instanceof Error ? each.name + each.message : ''));
  return ['Timeout', 'fetch failed'].some((each) => names.join(' ').includes(each));
}
