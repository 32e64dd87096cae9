import { choice, choices, date, text } from './fields';
import { rights, type RightOn } from './rights';
import { STAFF } from './roles';

/**
 * Closed to API tokens, whatever their scopes and their maker's role: accounts, secrets, the running of the server,
 * what asks for a person's own judgement, and what belongs to one person.
 */
const FOR_PEOPLE: ReadonlySet<string> = new Set<RightOn>([
  'users',
  'roles',
  'account',
  'session',
  'sampleAccounts',
  'tokens',
  'webhooks',
  'webhook-deliveries',
  'backups',
  'everything',
  'office',
  'imports',
  'events',
  'deleted',
  'proposals',
  'follows',
  'notifications',
  'today',
  'clientErrors',
  'testScreen',
]);

/** Tokens read these and write none: to freeze a return, destroy a file or restore a version is a person's act. */
const READ_ONLY: ReadonlySet<string> = new Set<RightOn>(['changes', 'returns', 'destructions']);

const writable = Object.entries(rights).flatMap(([name, actions]) =>
  FOR_PEOPLE.has(name) || READ_ONLY.has(name) || Object.keys(actions).every((action) => action === 'read')
    ? []
    : [`write:${name}`],
);

/** `read`: whatever the role may read; `write:hearings`: every other action on hearings. */
export const tokenScopes: readonly string[] = ['read', ...writable];

/** Whether a token with these scopes may do `action` on `resource`, if its role may. */
export const tokenMay = (scopes: readonly string[], action: string, resource: string): boolean =>
  !FOR_PEOPLE.has(resource) && scopes.includes(action === 'read' ? 'read' : `write:${resource}`);

const required = { create: 'fieldRequired' } as const;

/** A new API token. Its role is at most its maker's; civil cases are hidden from `ROLE_CUSTOMS`. */
export const tokenFields = {
  name: text({ required: { create: 'nameRequired' } }),
  role: { ...choice(STAFF, { default: 'ROLE_CUSTOMS' }), required },
  scopes: choices(tokenScopes, { required }),
  /** The last day in Dhaka on which it is accepted. */
  expiresOn: date({ future: true, required }),
};

export const tokenStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

/** What every secret of a token begins with, so that programs that look for leaked secrets know one. */
export const TOKEN_START = 'casebook_';
