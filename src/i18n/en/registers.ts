import type { FormFact } from '../../../domain/returns/formNames';
import type { FormType, keptFormFields } from '../../../domain/returns/forms';
import type { ClosedDayKind, closedDayFields } from '../../../domain/calendars';
import type { ruleFields, Trigger, Unit } from '../../../domain/limitation/rules';
import type { MoneyRuleCode, moneyRuleFields } from '../../../domain/money/records';
import type { Side } from '../../../domain/limits';
import type { Outcome } from '../../../domain/proceedings';
import type { ListUser } from '../../../domain/keptLists';
import type { RegisterName } from '../../../domain/registers';
import { caseTypeNames, registerNames } from './names';
import { retentionRules } from './retention';

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
    'The movable holidays of %{year} are not entered yet for: %{calendars}. Without them, next sitting days and time limits in %{year} may be wrong.',
  paste: {
    action: 'Paste a list…',
    title: 'Paste a list of closed days',
    explained:
      'Paste the lines of a gazette: each line has days or ranges of days with their names. A line saying that the office is open becomes an extra working day. Dates may be written in any way and in either script, such as “17–23 March 2026 Eid-ul-Fitr”.',
    text: 'List',
    year: 'Year of dates without one',
    calendars: 'Calendars',
    understood: '%{smart_count} entry understood |||| %{smart_count} entries understood',
    unread: '%{smart_count} line not understood |||| %{smart_count} lines not understood',
    columns: { line: 'Line', days: 'Days', name: 'Name', kind: 'Kind' },
    choose: 'Add line %{line}: %{name}',
    range: '%{from} to %{to}',
    back: 'Back',
    preview: 'Preview',
    add: 'Add %{smart_count} entry |||| Add %{smart_count} entries',
    added: '%{smart_count} entry added |||| %{smart_count} entries added',
    addedSome:
      '%{smart_count} added, %{same} already existed |||| %{smart_count} added, %{same} already existed',
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
    explained: 'No rule covers orders of these days, so no time limit starts for them.',
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
    outcome: 'Outcome of the order',
    trigger: 'Runs from',
    n: 'Period',
    unit: 'Unit',
    extensionN: 'Extension',
    extensionUnit: 'Unit of the extension',
    copyExcluded: 'Days for a certified copy are added',
    rolls: 'Moves to the next working day while the office is closed',
    side: 'Who may act',
    consequence: 'Consequence if missed',
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
    side: { GOVERNMENT: 'Government', OTHER: 'Other party', EITHER: 'Either' } satisfies Record<Side, string>,
  },
};

const moneyRules = {
  one: 'Money rule',
  create: 'Add money rule',
  edit: 'Edit money rule',
  created: 'Money rule added',
  edited: 'Money rule saved',
  deleteQuestion: 'Do you really want to delete this money rule?',
  fields: {
    code: 'Rule',
    name: 'Name',
    nameBn: 'Name in Bengali',
    n: 'Percent or days',
    cashPercent: 'Of it in cash (percent)',
    active: 'Applied',
    act: 'Act',
    section: 'Section',
    note: 'Note',
    validFrom: 'For orders from',
    validTo: 'For orders until',
    verifiedBy: 'Verified by',
    verifiedOn: 'Verified on',
  } satisfies Record<keyof typeof moneyRuleFields, string>,
  choices: {
    code: {
      DEPOSIT_DUTY: 'Deposit, of the duty',
      DEPOSIT_PENALTY: 'Deposit, of the penalty',
      DUE_DAYS: 'Days for paying',
      INTEREST: 'Interest a year',
      APPEAL_SUSPENDS: 'An appeal suspends recovery',
    } satisfies Record<MoneyRuleCode, string>,
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
    position: 'Position in lists',
    active: 'Offered in forms',
    used: 'Used by',
  },
});

const returnForms = {
  one: 'Form',
  create: 'Add form',
  edit: 'Edit form',
  created: 'Form added',
  edited: 'Form saved',
  deleteQuestion: 'Do you really want to delete this form?',
  empty:
    'Upload a workbook or document of the office with names such as {closing.writ.count} in its cells; it is then filled with the figures of any return.',
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    fileName: 'File',
    type: 'Type',
    bytes: 'Size',
    createdAt: 'Added',
    uploadId: 'Workbook or document',
    sha256: 'Content (SHA-256)',
    ready: 'Ready form',
  } satisfies Record<keyof typeof keptFormFields | 'createdAt' | 'uploadId', string>,
  choices: { type: { xlsx: 'Excel (xlsx)', docx: 'Word (docx)' } satisfies Record<FormType, string> },
  ready: 'Ready form',
  failed: 'The file could not be downloaded',
  file: {
    choose: 'Choose file',
    replace: 'Replace file',
    sending: 'The file is being sent',
    kinds:
      'An Excel workbook (.xlsx) or a Word document (.docx) of up to 5 MB, without macros. Names in braces are filled; all else stays as it is.',
  },
  fill: {
    title: 'Fill form',
    explained: 'The form is filled with the figures of this return and downloaded.',
    ofMonth: '%{month} (%{state})',
    DRAFT: 'draft',
    FROZEN: 'frozen',
    REPLACED: 'replaced',
    noReturn: 'There is no return yet. Begin one under Returns.',
    return: 'Return',
  },
  names: {
    action: 'Names for forms',
    title: 'Names for forms',
    explained:
      'Write a name in braces into a cell: alone it becomes a number that keeps the cell’s format, in a text it becomes text. {…|bn} writes Bengali digits, {…|crore} crore taka to two decimals, {…|crore|bn} both.',
    section: 'Figures of',
    office: 'The whole office',
    name: 'Name',
    meaning: 'Meaning',
    value: 'Present value',
    valueIn: 'Value in %{month}',
    copy: 'Copy %{name}',
    copied: '%{name} copied',
    selected: 'Selected. Copy it with Ctrl+C',
    more: '%{count} more. Search for them',
    none: 'No name matches',
    facts: {
      from: 'First day of the return',
      to: 'Last day of the return',
      month: 'Month of the return',
      office: 'Name of the office',
      signedBy: 'Who has signed',
      memo: 'Memo number',
      date: 'Date of the memo',
    } satisfies Record<FormFact, string>,
  },
};

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
      guarantees: '%{count} guarantee |||| %{count} guarantees',
      'money-entries': '%{count} ledger entry |||| %{count} ledger entries',
      proceedings: '%{count} case |||| %{count} cases',
      papers: '%{count} paper |||| %{count} papers',
      volumes: '%{count} volume |||| %{count} volumes',
      movements: '%{count} movement |||| %{count} movements',
      'retention-rules': '%{count} retention rule |||| %{count} retention rules',
    } satisfies Record<ListUser, string>,
  },
  banks: { ...registerNames.banks, ...keptList('Bank', 'this bank') },
  desks: { ...registerNames.desks, ...keptList('Step', 'this step') },
  'loss-reasons': { ...registerNames['loss-reasons'], ...keptList('Reason of loss', 'this reason of loss') },
  'paper-kinds': { ...registerNames['paper-kinds'], ...keptList('Kind of paper', 'this kind of paper') },
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
  'retention-rules': { ...registerNames['retention-rules'], ...retentionRules },
  'money-rules': { ...registerNames['money-rules'], ...moneyRules },
  'return-forms': { ...registerNames['return-forms'], ...returnForms },
} satisfies Record<RegisterName, object>;

export const merge = {
  title: 'Merge into another',
  explained:
    'Everything that uses this entry will use the one you choose, and this entry is removed from the list. This cannot be undone.',
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
