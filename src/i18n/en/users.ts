import type { signInWays as signInWayValues, UserColumn, UserField } from '../../../domain/users';

const fields: Record<UserField | 'isEnabled', string> = {
  fullName: 'Name',
  userName: 'Username',
  email: 'Email',
  phone: 'Phone No.',
  roles: 'Roles',
  workPlaces: 'Workplaces',
  signInBy: 'Signs in by',
  isEnabled: 'Is Enabled',
};

const { fullName, userName, email, phone, roles, isEnabled } = fields;

export const signInWays: Record<(typeof signInWayValues)[number], string> = {
  PASSWORD: 'Password',
  OTP: 'One-time code (OTP)',
};

/** `resources.users` */
export const users = {
  name: 'Users',
  list: { title: 'User List', breadcrumb: 'User Management', add: 'Create User', search: 'Search' },
  create: { title: 'Create User', breadcrumb: 'User Management' },
  edit: { title: 'Edit User Details' },
  fields,
  columns: {
    rowNumber: 'SN No',
    ...({ fullName, userName, email, phone, roles, isEnabled } satisfies Record<UserColumn, string>),
    changeStatus: 'Change Status',
    edit: 'Edit',
  },
  groups: { person: 'User', access: 'Roles and Workplaces' },
  choices: { signInBy: signInWays },
  /** Of the lists of checkboxes. */
  references: {
    roles: { failed: 'There was an error getting Roles', filter: 'Filter the roles' },
    workPlaces: { failed: 'There was an error getting Workplaces', filter: 'Filter the workplaces' },
  },
  firstSignIn:
    'The new user needs no password: they sign in with a one-time code (OTP), which is sent to the e-mail or phone given here. Afterwards they may set a password under “My account”.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  inRow: {
    edit: 'Edit in row (%{key})',
    save: 'Save row (%{key})',
    cancel: 'Cancel (%{key})',
    load: 'Load the current version',
    overwrite: 'Save mine over it',
  },
  messages: {
    created: 'User added successfully',
    edited: 'User Updated successfully',
    failed: 'There was an error',
    statusQuestion: 'Do you really want to change User status?',
    statusChanged: 'Change Successful',
  },
};
