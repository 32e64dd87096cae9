import type { ClosedDayKind, closedDayFields } from '../../../domain/calendars';
import type { ruleFields, Trigger, Unit } from '../../../domain/limitation/rules';
import type { Side } from '../../../domain/limits';
import type { Outcome } from '../../../domain/proceedings';
import type { RegisterName } from '../../../domain/registers';
import { caseTypeNames, registerNames } from './names';

/** `closedDays`: the year at a glance, the reminder, and pasting a list. */
export const closedDays = {
  year: 'Year',
  glance: '%{calendar}, %{year} at a glance',
  legend: {
    closed: 'closed',
    vacation: 'court does not sit',
    extra: 'open by exception',
    weekly: 'weekly day off',
  },
  editCalendar: 'Edit calendar',
  calendarSaved: 'Calendar saved',
  reminder:
    'The moving holidays of %{year} are not entered yet for: %{calendars}. Without them, next sitting days and time limits in %{year} may be wrong.',
  paste: {
    action: 'Paste a list…',
    title: 'Paste a list of closed days',
    explained:
      'Paste the lines of a gazette: each has days or ranges of days with their names. A line that says that the office is open becomes an extra working day. Dates may be written in any way and in either script, such as “17–23 March 2026 Eid-ul-Fitr”.',
    text: 'List',
    year: 'Year of dates without one',
    calendars: 'Calendars',
    understood: '%{smart_count} entry understood |||| %{smart_count} entries understood',
    unread: '%{smart_count} line not understood |||| %{smart_count} lines not understood',
    columns: { line: 'Line', days: 'Days', name: 'Name', kind: 'Kind' },
    choose: 'Take line %{line}: %{name}',
    range: '%{from} to %{to}',
    back: 'Back',
    preview: 'Preview',
    add: 'Add %{smart_count} entry |||| Add %{smart_count} entries',
    added: '%{smart_count} entry added |||| %{smart_count} entries added',
    addedSome:
      '%{smart_count} added, %{same} were there already |||| %{smart_count} added, %{same} were there already',
  },
};

const kinds = Object.fromEntries(Object.entries(caseTypeNames).map(([kind, { name }]) => [kind, name]));

/** The texts of `resources.limitation-rules`. */
export const limitationRules = {
  one: 'Period of limitation',
  create: 'Add period of limitation',
  edit: 'Edit period of limitation',
  created: 'Period of limitation added',
  edited: 'Period of limitation saved',
  deleteQuestion: 'Do you really want to delete this period of limitation?',
  periods: {
    DAYS: '%{smart_count} day |||| %{smart_count} days',
    MONTHS: '%{smart_count} month |||| %{smart_count} months',
    WORKING_DAYS: '%{smart_count} working day |||| %{smart_count} working days',
  } satisfies Record<Unit, string>,
  gaps: {
    explained: 'No version for orders of these days: no time limit starts for them.',
    line: '%{name} (%{code}): %{days}',
    until: 'until %{to}',
    from: 'from %{from}',
    between: 'from %{from} to %{to}',
  },
  fields: {
    code: 'Code',
    name: 'Name',
    nameBn: 'Name in Bengali',
    kind: 'Against the order of',
    outcome: 'If it was',
    trigger: 'Runs from',
    n: 'Period',
    unit: 'Unit',
    extensionN: 'Extension',
    extensionUnit: 'Unit of the extension',
    copyExcluded: 'Days for a certified copy are added',
    rolls: 'Moves on while the office is closed',
    side: 'Who may act',
    consequence: 'What follows when it is missed',
    act: 'Act',
    section: 'Section',
    note: 'Note',
    validFrom: 'For orders from',
    validTo: 'For orders until',
    verifiedBy: 'Verified by',
    verifiedOn: 'Verified on',
  } satisfies Record<keyof typeof ruleFields, string>,
  choices: {
    kind: {
      ...kinds,
      'case-fillings': 'Custom House (adjudication)',
      'high-court': 'High Court Division',
      'appellate-division': 'Appellate Division',
    },
    outcome: {
      government: 'For the government',
      against: 'Against the government',
      remand: 'Remanded',
    } satisfies Record<Outcome, string>,
    trigger: {
      ISSUE: 'Issue of the order',
      COMMUNICATION: 'Communication of the order',
      RECEIPT: 'Receipt of the order or notice',
      JUDGMENT: 'Judgment',
      FIELD: 'Another day',
    } satisfies Record<Trigger, string>,
    unit: { DAYS: 'Days', MONTHS: 'Months', WORKING_DAYS: 'Working days' } satisfies Record<Unit, string>,
    extensionUnit: { DAYS: 'Days', MONTHS: 'Months', WORKING_DAYS: 'Working days' } satisfies Record<
      Unit,
      string
    >,
    side: { GOVERNMENT: 'The government', OTHER: 'The other party', EITHER: 'Either' } satisfies Record<
      Side,
      string
    >,
  },
};

const keptList = (one: string, article: string) => ({
  one,
  create: `Add ${one}`,
  edit: `Edit ${one}`,
  created: `${one} added`,
  edited: `${one} saved`,
  deleteQuestion: `Do you really want to delete ${article}?`,
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    position: 'Place in lists',
    active: 'Offered in forms',
    used: 'Used by',
  },
});

/** `resources.<register>` of every register defined in domain/registers.ts. */
export const registers = {
  sections: {
    ...registerNames.sections,
    ...keptList('Section/Branch', 'this section or branch'),
    unused: 'Nothing',
    usedBy: {
      'case-fillings': '%{count} filing |||| %{count} filings',
      users: '%{count} user |||| %{count} users',
      steps: '%{count} step |||| %{count} steps',
    },
  },
  banks: { ...registerNames.banks, ...keptList('Bank', 'this bank') },
  desks: { ...registerNames.desks, ...keptList('Desk', 'this desk') },
  'closed-days': {
    ...registerNames['closed-days'],
    one: 'Closed day',
    create: 'Add closed days',
    edit: 'Edit closed days',
    created: 'Closed days added',
    edited: 'Closed days saved',
    deleteQuestion: 'Do you really want to delete these closed days?',
    empty:
      'Suggested hearing dates and the ends of time limits avoid closed days. Paste the list from the gazette, or add the days one by one.',
    fields: {
      calendarId: 'Calendar',
      from: 'First day',
      to: 'Last day',
      name: 'Name',
      nameBn: 'Name in Bengali',
      kind: 'Kind',
    } satisfies Record<keyof typeof closedDayFields, string>,
    choices: {
      kind: {
        PUBLIC: 'Public holiday',
        VACATION: 'Vacation of the court',
        EXECUTIVE: 'Holiday by executive order',
        EXTRA_SITTING: 'Extra working day',
      } satisfies Record<ClosedDayKind, string>,
    },
  },
  'limitation-rules': { ...registerNames['limitation-rules'], ...limitationRules },
} satisfies Record<RegisterName, object>;

export const merge = {
  title: 'Merge into another',
  explained:
    'Everything that uses it uses the one you choose from then on, and it is removed from the list. This cannot be undone.',
  into: 'Merge into',
  done: 'Merged',
};

/** The names of the calendars and their fields in the history. */
const calendars = {
  name: 'Calendars',
  fields: { name: 'Name', nameBn: 'Name in Bengali', daysOff: 'Weekly days off' },
  choices: { daysOff: { FRIDAY_SATURDAY: 'Friday and Saturday', FRIDAY: 'Friday' } },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { merge, closedDays, resources: { ...registers, calendars } };
