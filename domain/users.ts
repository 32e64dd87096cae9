import { choice, refs, text } from './fields';

/** How a user signs in; users without a password always use one-time codes. */
export const signInWays = ['PASSWORD', 'OTP'] as const;

/** The editable fields of a user, in the form's order. */
export const userFields = {
  fullName: text({ required: { create: 'nameRequired', edit: 'nameRequired' }, min: 3 }),
  email: text({ format: 'email' }),
  phone: text({
    required: { create: 'phoneRequired', edit: 'phoneRequired' },
    format: 'mobile',
    isPhone: true,
  }),
  roles: refs('roles', { required: { create: 'permissionRequired', edit: 'permissionRequired' } }),
  workPlaces: refs('workplace', { looksRequired: true }),
  /** Only Casebook's own server has it; empty on save means unchanged. */
  signInBy: choice(signInWays),
};

const { fullName, ...others } = userFields;

/** The fields of a new user: also the user name, which never changes. */
export const newUserFields = {
  fullName,
  userName: text({ required: { create: 'newUserNameRequired' }, min: 3, format: 'userName' }),
  ...others,
};

export type UserField = keyof typeof newUserFields;

/** The columns of the list between S/N and the actions, in order. */
export const userColumns = ['fullName', 'userName', 'email', 'phone', 'roles', 'isEnabled'] as const;

export type UserColumn = (typeof userColumns)[number];

/** The minimum length of a password that a user sets. */
export const SHORTEST_PASSWORD = 10;
