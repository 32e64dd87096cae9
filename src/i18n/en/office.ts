/** `office` */
export const office = {
  title: 'Office',
  explained:
    'The name stands on the sign-in, at the foot of every page and on what is printed. Left empty, the name from the server’s settings stands there.',
  saved: 'Office saved',
};

/** `resources.office` */
export const officeResource = {
  name: office.title,
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    needsApproval:
      'Deleting, closing, reopening a filing and lowering its revenue need another administrator',
  },
};

/** `setUp`: the list on Home in a new register. */
export const setUp = {
  title: 'Set up your register',
  items: {
    office: 'Name the office',
    sections: 'Check the sections and branches',
    colleagues: 'Add your colleagues',
    backups: 'Choose where backups go',
  },
  done: 'Done:',
  open: 'To do:',
  dismiss: 'Hide this list',
};
