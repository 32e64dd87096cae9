import type { tokenFields, tokenStates } from '../../../domain/tokens';

/** The texts of `resources.tokens`. */
export const tokens = {
  name: 'API tokens',
  one: 'API token',
  create: 'New API token',
  created: 'API token created',
  empty:
    'With an API token another program reads or writes this register for you. Give each program a token of its own.',
  revokeQuestion:
    'Do you really want to revoke this API token? The program that uses it is refused from now on.',
  revoked: 'API token revoked',
  fields: {
    name: 'Name',
    role: 'Acts as',
    scopes: 'May',
    expiresOn: 'Valid until',
    state: 'State',
    by: 'Created by',
    createdAt: 'Created',
    lastUsedAt: 'Last used',
  } satisfies Record<keyof typeof tokenFields | 'state' | 'by' | 'createdAt' | 'lastUsedAt', string>,
  choices: {
    role: { ROLE_ADMIN: 'Administrator, civil cases included', ROLE_CUSTOMS: 'Customs staff' },
    state: { ACTIVE: 'Valid', EXPIRED: 'Expired', REVOKED: 'Revoked' } satisfies Record<
      (typeof tokenStates)[number],
      string
    >,
  },
  scopes: {
    read: 'Read everything that the role may read',
    write: 'Write: %{register}',
    of: { scans: 'Scan inbox' },
  },
  secret: {
    done: 'The secret of the API token %{name}',
    tell: 'Enter it in the program that shall use it. Whoever has it can do all that this token may.',
    afterwards:
      'It is not shown again. If it is lost or seen by others, revoke the token and create another.',
    copy: 'Copy',
    copied: 'Copied',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { tokens } };
