/** `setUp`: the list on Home in a new register. */
export const setUp = {
  title: 'Set up your register',
  items: {
    office: 'Name the office',
    sections: 'Check the sections and branches',
    colleagues: 'Add your colleagues',
    filings: 'Import your spreadsheets',
    backups: 'Choose where backups go',
  },
  done: 'Done:',
  open: 'To do:',
  dismiss: 'Hide this list',
};
