/** `shortcuts`: descriptions of the keys, by the place where they work. */
export const shortcuts = {
  or: 'or',
  characterKeys: 'Shortcuts of one character: /, n, t and ?',
  characterKeysHint: 'Switch them off if you speak to your computer, or press such keys by accident.',
  anywhere: {
    title: 'Anywhere',
    help: 'Show this list',
    find: 'Search everything',
    close: 'Close a dialog or menu',
  },
  lists: {
    title: 'In a list',
    search: 'Go to the search',
    create: 'Add a record',
    searchNow: 'In the search: search at once, and open a single hit',
    intoRows: 'In the search: go into the rows',
    alongRows: 'In the rows: go to another row',
    openRow: 'On the number of a record: open it',
    wholeText: 'On a text that is cut: show all of it',
    stopExport: 'During an export: stop it',
  },
  forms: {
    title: 'In a form',
    save: 'Save, from a field of one line',
    saveFromAnywhere: 'Save, from any field',
    calendar: 'On a date: open the calendar',
    takeFirst: 'In a list with a search: choose the highlighted entry',
    filingsFound: 'In the case finder: go to the results',
  },
  hearings: {
    title: 'In the diary of hearings',
    today: 'Go to today',
    step: 'Go to the day, week or month before or after',
    days: 'In a month: go to another day',
    result: 'On a hearing: enter its result; Esc discards it',
  },
  userRows: {
    title: 'In the list of users',
    edit: 'Edit the row where you are',
    save: 'Save the row',
    giveUp: 'Discard the changes to the row',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { shortcuts };
