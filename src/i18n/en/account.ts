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
    signInBy: 'Sign in with',
    present: 'Current password',
    new: 'New password',
    code: 'Code from the app',
  },
  choices: { signInBy: signInWays },
  groups: {
    person: 'My details',
    password: 'Password',
    calendar: 'My hearings in a calendar',
    sessions: 'Where I am signed in',
  },
  language: 'Language',
  version: 'Casebook %{version}',
  whatIsNew: 'What is new',
  alerts: {
    heading: 'Alerts',
    choices: {
      HEARING: 'Upcoming hearings and missing results',
      LIMIT: 'Time limits',
      MONEY: 'Guarantees, stays and deposits',
      FILE: 'Files I follow, and notes that mention me or reply to mine',
      SYSTEM: 'My finished imports; for administrators, missing backups',
      EMAIL: 'One e-mail a day at 8:00, with my unread notifications',
    } satisfies Record<AlertChoice, string>,
    saved: 'Saved',
  },
  otpUntilPassword: 'You sign in with a one-time code (OTP) until you set a password below.',
  presentHint: 'Needed because sign-in codes will be sent to a new address.',
  saved: 'Your account was updated',
  password: {
    show: 'Show %{field}',
    hide: 'Hide %{field}',
    hint: 'At least %{min} characters. Setting it ends your other sessions.',
    set: 'Set password',
    change: 'Change password',
    saved: 'Your password was set. Your other sessions have ended.',
  },
  factor: {
    heading: 'Two-step verification',
    off: 'Off. With it, a password alone no longer opens your account: signing in also asks for a code that an authenticator app on your phone shows, such as Google Authenticator. The phone needs no internet for this.',
    on: 'On: signing in also asks for a code from your authenticator app. Recovery codes left: %{count}.',
    begin: 'Set up',
    go: 'Continue',
    qr: 'QR code for the authenticator app',
    scan: 'Scan this with the authenticator app. If you cannot scan it, type this key into the app (time-based):',
    type: 'Then enter the six digits that the app shows. Your other sessions will end.',
    confirm: 'Switch on',
    renew: 'New recovery codes',
    end: 'Switch off two-step verification',
    ended: 'Two-step verification is off',
    codes: 'Recovery codes of %{userName}',
    keep: 'Print these codes or write them down, and keep them apart from the phone. Each works once in place of a code from the app. They are not shown again; earlier ones no longer work.',
    kept: 'I have kept them',
    required:
      'Your office requires two-step verification of administrators. Set it up now to continue. You need a phone with an authenticator app.',
  },
  calendar: {
    explained:
      'A private address that shows your hearings and time limits in the calendar of your phone or in Outlook. Anybody who has the address can see them, so keep it to yourself.',
    make: 'Create an address',
    renew: 'Create a new address',
    revoke: 'Revoke the address',
    url: 'Calendar address',
    once: 'Copy it now: it is not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    since:
      'You have an address, created on %{at}. If it is lost or somebody else knows it, create a new one: the old one then stops working.',
    revoked: 'The calendar address was revoked',
    withParties: 'Show company names in the calendar',
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
    endAllText: 'Ends all your sessions, including this one.',
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
