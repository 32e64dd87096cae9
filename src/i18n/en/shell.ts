import englishMessages from 'ra-language-english';
import type { Role } from '../../../domain/roles';
import { somethingBad } from './somethingBad';

export const layout = {
  home: 'Home',
  search: 'Search everything',
  mainMenu: 'Main menu',
  menuGroups: {
    today: 'My day',
    hearings: 'Hearings',
    demandNotices: 'Demand Notices',
    appealAndTribunal: 'Appeal and Tribunal',
    highCourt: 'High Court',
    appellateDivision: 'Appellate Division',
    otherCourts: 'Other Courts',
    companiesAndAgents: 'Companies and Agents',
    money: 'Money',
    report: 'Report',
    settings: 'Settings',
    lists: 'Lists',
    administration: 'Administration',
  },
  users: 'Users',
  bin: 'Bin',
  activity: 'Activity',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  breadcrumb: 'You are here',
  account: 'Account of %{name}',
  myAccount: 'My account',
  testScreen: 'Test Screen',
  practise: 'Practise',
  practice: 'Practice – nothing here is real',
  shortcuts: 'Keyboard shortcuts',
  help: 'Help with this page',
  office: 'Office',
  backups: 'Backups',
  tokens: 'API tokens',
  webhooks: 'Webhooks',
  import: 'Import',
  causeList: 'Cause list',
  limits: 'Time limits',
  guarantees: 'Guarantees',
  stays: 'Stays',
  ledger: 'Ledger',
  returns: 'Monthly returns',
  papers: 'Papers',
  scanInbox: 'Scan inbox',
  logout: 'Logout',
  retry: 'Try again',
  loading: 'Loading…',
  close: 'Close',
  errorTitle: 'Error',
  pageNotFound: 'Page not found.',
  pageNotFoundText:
    'There is nothing at this address. The address may be mistyped, or the page may have moved.',
  recordNotFound: '%{what} not found',
  recordNotFoundText: 'It may have been deleted, or the address may be mistyped. Look for it in the list.',
  toList: 'To the list',
  backToHome: 'Back to Home',
  notAllowed: 'Your role does not allow this page.',
  somethingBad,
  footer: '© %{year} %{organisation}',
};

export const look = {
  scheme: 'Appearance',
  schemes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
  patterns: 'Patterns in charts',
  printedOn: 'Printed on %{day}',
  nothingMatches: {
    search: 'Nothing matches “%{term}”.',
    filters: 'Nothing matches the filters above.',
    both: 'Nothing matches “%{term}” together with the filters above.',
  },
};

/** `session`: shown when the session expires, over the open screen. */
export const session = {
  expired: 'Your session has ended',
  goOn: 'Sign in again to continue where you were. Everything is as you left it.',
  signOut: 'Log out',
  another:
    'To sign in as somebody else, log out first. A form that you have not saved is kept on this computer for you alone.',
  leave: {
    title: 'Log out without saving?',
    text: 'You have typed something that is not saved yet. A form is offered to you again when you next open it on this computer.',
    leave: 'Log out without saving',
  },
};

/** `offline`: shown without a connection. */
export const offline = {
  title: 'No Internet Connection Available!',
  advice: 'Try to connect over mobile network or wifi.',
  cancel: 'Cancel',
  retry: 'Try again',
  asOf: 'As of %{time}',
  notHere:
    'What you asked for was not loaded before the connection was lost. It will load by itself when the connection is back.',
};

/** `territory`: the territory in the person's menu. */
export const territory = {
  switch: 'Switch territory',
  current: 'Territory: %{name}',
};

/** `tour`: the introduction for first-time users. */
export const tour = {
  again: 'Show tour again',
  offer: {
    title: 'New here?',
    text: 'A short tour shows where things are. You can leave it at any time.',
    start: 'Show me around',
    decline: 'No, thanks',
  },
};

/** Texts for a failed call when the server's answer has none. */
export const errors = {
  noResponse: 'Cannot connect to the server right now, please try again later.',
  outage:
    'Casebook tries again by itself. Please try again in a few minutes; if this lasts, tell whoever runs the server.',
  askedAgain: 'Casebook tries again every %{seconds} seconds; this message then disappears by itself.',
  notFound: '404 Not Found, Unexpected error.',
  status: {
    '0': 'Network Error. The server could not be reached. Check the connection and try again.',
    '400': 'Bad Request. The server did not accept what was sent. Check what was filled in and try again.',
    '401': 'Unauthorized. Your session is no longer valid. Sign in again to continue.',
    '403': 'Forbidden. Your role does not allow this. Ask your administrator if you need it.',
    '404': 'Not Found. What you asked for is not on the server. It may have been deleted.',
    '500': 'Internal Server Error. Something went wrong on the server. Please try again later.',
    other: 'Unexpected error (%{status}). Please try again later.',
  },
};

/** `faults`: shown instead of a screen that failed. */
export const faults = {
  missing: {
    title: 'This page could not be loaded',
    advice:
      'Casebook may have been updated since you opened it, or the connection is gone. Reload the page to continue. What you typed into a form is kept on this computer and offered to you again.',
  },
};

/** Display names of roles; `other` stands for any role not listed. */
export const roles = {
  ROLE_ADMIN: 'Admin',
  ROLE_CUSTOMS: 'Customs',
  ROLE_DIVISION_MANAGER: 'Division Manager',
  ROLE_MANAGER: 'Manager',
  ROLE_NATIONAL_MANAGER: 'National Manager',
  ROLE_SUPPORT: 'Support',
  ROLE_TERRITORY_MANAGER: 'Territory Manager',
  ROLE_WIN_MANAGER: 'Wing Manager',
  ROLE_MIS: 'MIS',
  ROLE_DEPOT_MANAGER: 'Depot Manager',
  ROLE_SIND: 'Sind',
  ROLE_MODERATOR: 'Moderator',
  other: 'User',
} satisfies Record<Role | 'other', string>;

/** React-admin's own texts; headings name a column as it is written, not in lower case. */
export const ra = {
  ...englishMessages.ra,
  sort: { ...englishMessages.ra.sort, sort_by: 'Sort by %{field} %{order}' },
};
