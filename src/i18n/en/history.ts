import type { proceedingFields } from '../../../domain/proceedings';
import type { ChangeAction, EventKind } from '../../../domain/history';
import { factsForReturns } from './proceedings';
import { layout } from './shell';

/** `history`: texts of the changes of records, in their dialogs, in the bin and on Activity. */
const history = {
  show: 'Show the history',
  none: 'No changes to this record have been recorded.',
  more: 'Load more (%{shown} of %{total})',
  actions: {
    create: 'Added',
    edit: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    baseline: 'State when the history began',
  } satisfies Record<ChangeAction, string>,
  vias: {
    form: 'in the form',
    row: 'in the row of the list',
    import: 'by an import',
    restore: 'by restoring an older version',
    merge: 'by merging',
    token: 'by the API token %{token}',
    system: 'by the system',
  },
  system: 'The system',
  reason: 'Reason: %{reason}',
  present: 'Current state',
  fields: 'Fields filled in: %{count}',
  renewed: 'changed',
  becomes: 'changed to',
  diff: { removed: 'removed:', added: 'added:' },
  numbered: 'No. %{id}',
  now: 'Now:',
  seal: {
    newest: '%{hash} (%{at})',
    none: 'None yet: the history is sealed every minute.',
    foot: 'Seal of the history, %{at}: %{hash}',
  },
  asItWas: {
    action: 'As it was then',
    of: 'As it was then: %{at}',
    title: 'As it was on %{at}',
    marked:
      'This is the record right after that change, not its current state. Fields that differ now are marked.',
  },
  asOfDay: {
    action: 'As of a day',
    day: 'Day',
    title: 'The file at the end of %{day}',
    marked: 'This is the state of the file and its cases at the end of %{day}, not their current state.',
    dayLine: 'End of %{day}',
    none: 'This file did not exist on %{day}, or its history began later.',
  },
  restore: {
    action: 'Restore this version',
    of: 'Restore this version: %{at}',
    title: 'Restore this version?',
    question: 'The record is saved again as it was then. What it holds now stays in the history.',
    questionUnsaved:
      'The record is saved again as it was then. What it holds now stays in the history. What you typed in the form without saving it is not included.',
    done: 'Version restored',
  },
  byAt: '%{by}, %{at}',
  columns: {
    title: 'Record',
    at: 'When',
    by: 'By',
    register: 'Register',
    action: 'What',
    became: 'Changes',
    via: 'How',
    reason: 'Reason',
    deletedAt: 'Deleted on',
    deletedBy: 'Deleted by',
    kind: 'What',
    about: 'Account',
    details: 'Details',
  },
  sorts: { id: 'Order of entry' },
  filters: { section: 'Section of the file', import: 'Import', from: 'From', to: 'To' },
  bin: {
    deleted: 'Deleted: %{title}',
    question: 'Do you really want to restore this record?',
    restored: 'Record restored',
    guaranteeTaken: 'Tk %{amount} of its guarantees secures other files now',
  },
  activity: {
    changes: 'Changes',
    events: 'Sign-ins and other events',
    proposals: 'Proposals',
    last: 'Latest changes by this user',
    nothing: 'Nothing has been recorded yet.',
    sessions: 'Where this user is signed in',
    noSessions: 'Not signed in anywhere.',
    session: '%{device}, since %{since}, last used on %{lastSeen}',
    unknownDevice: 'Unknown device',
    allChanges: 'All changes by this user',
    allEvents: 'All sign-ins and other events of this user',
    allAbout: 'Everything about this account, including refused sign-ins',
  },
  events: {
    SIGN_IN: 'Sign-in',
    SIGN_IN_REFUSED: 'Sign-in refused',
    SIGN_OUT: 'Sign-out',
    PASSWORD_CHANGED: 'Password changed',
    SECOND_FACTOR_ON: 'Two-step verification switched on',
    SECOND_FACTOR_OFF: 'Two-step verification removed',
    RECOVERY_CODES_RENEWED: 'New recovery codes',
    OIDC_LINKED: 'Account linked to the sign-in service',
    ACCOUNT_ON: 'Account enabled',
    ACCOUNT_OFF: 'Account disabled',
    EXPORT: 'Export',
    PRINT: 'Print of a file',
    LABELS_PRINTED: 'Labels printed',
    PAPER_DOWNLOADED: 'Paper opened or downloaded',
    IMPORT: 'Import',
    CALENDAR_MADE: 'Calendar address created',
    CALENDAR_REVOKED: 'Calendar address revoked',
    TOKEN_MADE: 'API token created',
    TOKEN_USED: 'API token used for the first time',
    TOKEN_REFUSED: 'Expired or revoked API token refused',
    TOKEN_REVOKED: 'API token revoked',
    WEBHOOK_MADE: 'Webhook created',
    WEBHOOK_CHANGED: 'Webhook changed',
    WEBHOOK_DELETED: 'Webhook deleted',
    BACKUP: 'Backup',
    EVERYTHING_TAKEN: 'Whole register taken',
    RESTORE: 'Backup restored',
    PROPOSED: 'Change proposed',
    PROPOSAL_APPROVED: 'Proposal approved',
    PROPOSAL_REFUSED: 'Proposal refused or withdrawn',
  } satisfies Record<EventKind, string>,
  exported: '%{name}: %{rows} rows',
  factors: {
    APP: 'with two-step verification',
    RECOVERY_CODE: 'with a recovery code',
  },
  refusals: {
    REUSED_TOKEN: 'A session key was used a second time and may be stolen: the session was ended',
    UNKNOWN_NAMES: 'Attempts with unknown usernames from one IP address within an hour: %{count}',
    UNKNOWN_NAMES_ELSEWHERE:
      'Attempts with unknown usernames from other IP addresses (%{addresses}) within the same hour: %{count}',
    OIDC: 'At the sign-in service (OpenID Connect)',
    SECOND_FACTOR: 'Wrong code of the authenticator app, after the right password or OTP',
    WAITING: 'Tried again, once or more, during the wait after too many failures',
  },
};

const days = { from: history.filters.from, to: history.filters.to };

/** `resources.<resource>` of the resources that the history reads. */
const resources = {
  changes: { name: history.activity.changes, fields: days },
  events: { name: history.activity.events, fields: days },
  deleted: {
    name: layout.bin,
    empty: 'Deleted records stay here and can be restored.',
    fields: days,
  },
  proceedings: {
    name: 'Facts of cases',
    fields: {
      court: 'Court or Bench',
      filedBy: 'Filed by',
      fromId: 'Challenges the order of',
      lawOfficer: 'Law Officer',
      decidedOn: 'Decided on',
      ...factsForReturns,
    } satisfies Record<keyof typeof proceedingFields, string>,
    choices: { filedBy: { government: 'Government', other: 'Other party' } },
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { history, resources };
