import type { AlertChoice } from '../../../domain/alerts';
import { signInWays, users } from './users';

const { fullName, email, phone } = users.fields;

/** `resources.account`: settings of the person's own account. */
export const account = {
  name: 'My account',
  fields: {
    fullName,
    email,
    phone,
    signInBy: 'Sign in by',
    present: 'Present password',
    new: 'New password',
  },
  choices: { signInBy: signInWays },
  groups: {
    person: 'My details',
    password: 'Password',
    calendar: 'My hearings in a calendar',
    sessions: 'Where I am signed in',
  },
  language: 'Language',
  alerts: {
    heading: 'Alerts',
    choices: {
      HEARING: 'Hearings of the next days, and results that are missing',
      LIMIT: 'Time limits',
      FILE: 'Files that I follow, and notes that name me or answer mine',
      SYSTEM: 'My imports that are finished; for administrators, backups that are missing',
      EMAIL: 'One e-mail a day, at 8:00, with what I have not read',
    } satisfies Record<AlertChoice, string>,
    saved: 'Saved',
  },
  otpUntilPassword: 'You sign in with a one-time code (OTP) until you set a password below.',
  presentHint: 'Needed because codes to sign in with will be sent elsewhere.',
  saved: 'Your account was updated',
  password: {
    show: 'Show %{field}',
    hide: 'Hide %{field}',
    hint: 'At least %{min} characters. Setting it ends your other sessions.',
    set: 'Set password',
    change: 'Change password',
    saved: 'Your password was set. Your other sessions have ended.',
  },
  calendar: {
    explained:
      'A private address that shows your hearings and time limits in the calendar of your phone or in Outlook. Whoever has it sees them too, so tell nobody.',
    make: 'Make an address',
    renew: 'Make a new address',
    revoke: 'Revoke the address',
    url: 'Calendar address',
    once: 'Copy it now: it is not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    since:
      'You have an address, made on %{at}. If it is lost or told to somebody, make a new one: the old one ends.',
    revoked: 'The calendar address was revoked',
    withParties: 'Name companies in the calendar',
  },
  sessions: {
    current: 'This session',
    unknownDevice: 'Unknown device',
    started: 'Since %{at}',
    lastSeen: 'Last used on %{at}',
    end: 'Sign out',
    endOf: 'Sign out: %{device}, since %{at}',
    ended: 'That session has ended',
    endAll: 'Sign out everywhere',
    endAllText: 'Ends all your sessions, this one too.',
  },
};

/** `territoryDialog`: choosing among several territories. */
export const territoryDialog = {
  text: 'Choose the territory you work in now. The page is loaded again afterwards; save what you have typed first.',
  label: 'Designation (territory)',
  none: 'Choose one',
  required: 'Designation is mandatory field',
  save: 'Switch',
  cancel: 'Cancel',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { territoryDialog, resources: { account } };
