import type { Change } from '../../history/change';

/** `history`: what was changed, by whom and when; in the dialogs of a record, in the bin and on Activity. */
export const history = {
  title: 'History',
  tabs: 'Record and history',
  none: 'No change of this record has been kept.',
  more: 'Load more (%{shown} of %{total})',
  actions: {
    create: 'Added',
    edit: 'Changed',
    delete: 'Deleted',
    restore: 'Restored',
    baseline: 'As it was when the history began',
  } satisfies Record<Change['action'], string>,
  vias: {
    form: 'in the form',
    row: 'in the row of the list',
    import: 'by an import',
    restore: 'by restoring an older version',
    merge: 'by merging',
    system: 'by the system',
  },
  system: 'The system',
  reason: 'Reason: %{reason}',
  present: 'As it is now',
  fields: 'Fields filled in: %{count}',
  renewed: 'changed',
  becomes: 'changed to',
  removed: 'removed:',
  added: 'added:',
  numbered: 'No. %{id}',
  now: 'Now:',
  asItWas: {
    action: 'As it was then',
    of: 'As it was then: %{at}',
    title: 'As it was on %{at}',
    marked:
      'This is how the record stood right after that change, not how it is now. Fields that are different now are marked.',
  },
  restore: {
    action: 'Restore this version',
    of: 'Restore this version: %{at}',
    title: 'Restore this version?',
    question: 'The record is saved again as it was then. What it holds now stays in the history.',
    questionUnsaved:
      'The record is saved again as it was then. What it holds now stays in the history. What you typed in the form and did not save is left out.',
    done: 'Version restored',
  },
};
