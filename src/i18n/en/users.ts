import type { signInWays as signInWayValues, UserColumn, UserField } from '../../../domain/users';

const fields: Record<UserField | 'isEnabled' | 'password', string> = {
  fullName: 'Name',
  userName: 'Username',
  email: 'Email',
  phone: 'Phone No.',
  roles: 'Roles',
  workPlaces: 'Workplaces',
  signInBy: 'Signs in with',
  isEnabled: 'Is Enabled',
  password: 'Password',
};

const { fullName, userName, email, phone, roles, isEnabled } = fields;

export const signInWays: Record<(typeof signInWayValues)[number], string> = {
  PASSWORD: 'Password',
  OTP: 'One-time code (OTP)',
};

/** The texts of `resources.users`. */
export const users = {
  name: 'Users',
  list: { title: 'User List', breadcrumb: 'User Management', add: 'Create User', search: 'Search' },
  filters: { role: 'Role', isEnabled: 'Status', states: { true: 'Enabled', false: 'Disabled' } },
  create: { title: 'Create User', breadcrumb: 'User Management' },
  edit: { title: 'Edit User Details' },
  fields,
  columns: {
    rowNumber: 'SN No',
    ...({ fullName, userName, email, phone, roles, isEnabled } satisfies Record<UserColumn, string>),
    workPlaces: fields.workPlaces,
    lastSignInAt: 'Last Sign-in',
    changeStatus: 'Change Status',
    edit: 'Edit',
  },
  groups: { person: 'User', access: 'Roles and Workplaces' },
  choices: { signInBy: signInWays },
  /** Texts of the checkbox lists. */
  references: {
    roles: {
      failed: 'There was an error getting Roles',
      filter: 'Filter the roles',
      marked: 'may sign in to Casebook',
    },
    workPlaces: { failed: 'There was an error getting Workplaces', filter: 'Filter the workplaces' },
  },
  firstSignIn: {
    byEither:
      'The new user needs no password: they sign in with a one-time code (OTP), which is sent to the e-mail or phone given here. Afterwards they may set a password under “My account”.',
    byMail:
      'The new user needs no password: they sign in with a one-time code (OTP), which is sent to the e-mail given here. Afterwards they may set a password under “My account”.',
    bySms:
      'The new user needs no password: they sign in with a one-time code (OTP), which is sent to the phone given here. Afterwards they may set a password under “My account”.',
    byHand:
      'The new user needs no password. This server sends neither mail nor SMS: after saving, you get a code to print or read out, with which they sign in and set a password.',
  },
  invitation: {
    done: 'A sign-in code for %{name}',
    tell: 'Hand it over: open %{address}, enter the username %{userName}, then this code. It works once, until %{until}.',
    afterwards:
      'Then set a password under “My account”. The code is not shown again; when it has expired, “Reset password” in the user’s form makes another.',
    copy: 'Copy',
    copied: 'Copied',
  },
  reset: {
    open: 'Reset password',
    title: 'Reset the password of %{name}?',
    question:
      'The password is cleared and all sessions of this user end. You get a code with which they can sign in.',
    done: 'A sign-in code for %{name}',
    tell: 'Give it only to the user, whose username is %{userName}. It works once, in place of the password or OTP, until %{until}.',
    afterwards:
      'It is not shown again. The password has already been reset; there is nothing else to save. The user sets a new one under “My account”.',
    copy: 'Copy',
    copied: 'Copied',
  },
  factor: {
    open: 'Remove two-step verification',
    title: 'Remove the two-step verification of %{name}?',
    question:
      'From then on the password or OTP alone signs this user in. Do it only if the user has lost the phone and the recovery codes.',
    removed: 'The two-step verification was removed',
  },
  warnings: {
    noAccess: 'With these roles the user cannot sign in to Casebook.',
    noMail: 'Codes are sent only by e-mail: without an e-mail address the user gets none.',
  },
  enabled: 'Enabled',
  disabled: 'Disabled',
  messages: {
    created: 'User added successfully',
    edited: 'User Updated successfully',
    failed: 'There was an error',
    statusQuestion: 'Do you really want to change User status?',
    statusChanged: 'Change Successful',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { resources: { users } };
