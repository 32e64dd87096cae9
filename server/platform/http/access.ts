import type { rights, RightOn } from '../../../domain/rights';

type ActionOn<R extends RightOn> = keyof (typeof rights)[R] & string;

/** The requirement of a route: nothing (`public`), or a right from the table in domain/rights.ts. */
type Access = 'public' | Right;

export interface Right {
  resource: RightOn;
  action: string;
}

/** `access('case-fillings', 'read')`: a mistyped resource or action does not compile. */
export const access = <R extends RightOn>(resource: R, action: ActionOn<R>): { access: Right } => ({
  access: { resource, action },
});

export const publicAccess: { access: Access } = { access: 'public' };

/** The user who sent a request, identified by the access token and its active session, or by an API token. */
export interface SignedInUser {
  userId: number;
  userName: string;
  fullName: string;
  roles: string[];
  sessionId: string;
  /** Whether the user must set up a second factor first, which the office requires of administrators. */
  lacksSecondFactor?: boolean;
  /** The API token that acts for the user, who has made it; `roles` are then the token's. */
  token?: { name: string; scopes: readonly string[] };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set on every route that is not public. */
    user: SignedInUser;
  }
}
