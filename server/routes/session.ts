import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { access, publicAccess } from '../access';
import { checked } from '../checking';
import { languageOf } from '../mail/language';
import type { SignIn } from '../signIn';

/** The name somebody signs in by. */
export const nameToSignInBy = checked(
  z.object({
    userName: z.string({ error: 'userNameRequired' }).trim().min(1, { error: 'userNameRequired' }),
  }),
);

/** What this server offers beyond the contract's two calls of sign-in. */
export async function sessionRoutes(app: FastifyInstance, { signIn }: { signIn: SignIn }): Promise<void> {
  app.post<{ Body: { userName: string } }>(
    '/api/casebook/session/code',
    {
      config: publicAccess,
      schema: {
        summary: 'Send a code to somebody who forgot the password; the answer is the same for any name',
        tags: ['casebook'],
        body: nameToSignInBy,
      },
    },
    async (request) => ({
      signInBy: await signIn.requestCode(request.body.userName, {
        insteadOfPassword: true,
        language: languageOf(request),
      }),
    }),
  );

  app.delete(
    '/api/casebook/session',
    {
      config: access('session', 'end'),
      schema: { summary: 'Sign out: the session and its tokens end at once', tags: ['casebook'] },
    },
    async (request) => {
      await signIn.end(request.user.sessionId);
      return { id: request.user.sessionId };
    },
  );
}
