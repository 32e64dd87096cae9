/** `forms`: the shared parts of every form, of the edit dialog and of the details. */
export const forms = {
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  none: 'Not given',
  noMatch: 'No match',
  typeOn: 'The first %{count} are listed. Type on to find others.',
  datePlaceholder: 'DD/MM/YYYY',
  openCalendar: 'Choose a date (Alt+↓)',
  yearNotOffered: 'The year must lie between %{first} and %{last}',
  failed: 'Error',
  stale: {
    title: 'Changed in the meantime',
    changed: '%{by} changed this record on %{at}, while you had it open.',
    changedByAnother: 'Someone changed this record while you had it open.',
    question:
      'What you typed is still here and has not been saved. You can load the current version, which drops what you typed, or save yours over it.',
    keepEditing: 'Keep editing',
    load: 'Load the current version',
    overwrite: 'Save mine over it',
  },
};
