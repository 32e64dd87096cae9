import { z } from 'zod';
import { access, publicAccess } from '../../../platform/http/access';
import { checked, type App } from '../../../platform/http/checking';
import { languageOf } from '../../../platform/mail';
import { authorised } from './authentication';
import type { SignIn } from '.';
import { callerOfCode } from './browserCookies';

/** The user name of a sign-in request. */
export const nameToSignInBy = checked(
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
    {
      config: publicAccess,
      schema: {
        summary: 'Send a code to somebody who forgot the password; the answer is the same for any name',
        tags: ['casebook'],
        body: nameToSignInBy,
      },
    },
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
