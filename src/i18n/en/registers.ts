import type { RegisterName } from '../../../domain/registers';
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
    },
  },
  banks: { ...registerNames.banks, ...keptList('Bank', 'this bank') },
} satisfies Record<RegisterName, object>;

/** `merge` */
export const merge = {
  title: 'Merge into another',
  explained:
    'Everything that uses it uses the one you choose from then on, and it is removed from the list. This cannot be undone.',
  into: 'Merge into',
  done: 'Merged',
};

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { merge, resources: registers };
