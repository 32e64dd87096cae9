import { choice, refs, text } from './fields';

/** How a user signs in; one without a password always by one-time codes. */
export const signInWays = ['PASSWORD', 'OTP'] as const;

/** What can be changed of a user, in the order of its form. */
export const userFields = {
  fullName: text({ required: { create: 'nameRequired', edit: 'nameRequired' }, min: 3 }),
  email: text({ format: 'email' }),
  phone: text({ required: { create: 'phoneRequired', edit: 'phoneRequired' }, format: 'mobile' }),
  roles: refs('roles', { required: { create: 'permissionRequired', edit: 'permissionRequired' } }),
  workPlaces: refs('workplace', { looksRequired: true }),
  /** Of our own server only; empty leaves it as it is. */
  signInBy: choice(signInWays),
};

const { fullName, ...others } = userFields;

/** A new user has a name to sign in with too, which never changes. */
export const newUserFields = {
  fullName,
  userName: text({ required: { create: 'newUserNameRequired' }, min: 3, format: 'userName' }),
  ...others,
};

export type UserField = keyof typeof newUserFields;

/** The columns of the list between S/N and the actions, in order. */
export const userColumns = ['fullName', 'userName', 'email', 'phone', 'roles', 'isEnabled'] as const;

export type UserColumn = (typeof userColumns)[number];

/** The fewest characters of a password that a user sets. */
export const SHORTEST_PASSWORD = 10;
