import type { ClosedDayKind, closedDayFields } from '../../../domain/calendars';
import type { RegisterName } from '../../../domain/registers';
import { closedDays } from './closedDays';
import { limitationRules } from './limitationRules';
import { registerNames } from './registerNames';

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
