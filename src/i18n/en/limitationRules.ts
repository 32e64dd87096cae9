import type { ruleFields } from '../../../domain/limitation/rules';
import type { Trigger, Unit } from '../../../domain/limitation/units';
import type { Side } from '../../../domain/limits';
import type { Outcome } from '../../../domain/proceedings';
import { caseTypeNames } from './caseTypeNames';

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
