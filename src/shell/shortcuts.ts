/**
 * The keys of one character. They work where nothing is typed, and a person can switch them off. Where one
 * leads to, its `aria-keyshortcuts` says (`useShortcutKey`).
 */
export const characterKeys = { search: '/', create: 'n', help: '?' } as const;

export type CharacterKey = keyof typeof characterKeys;

/** Keys that are pressed together, as their caps name them; each of several ways is one. */
type Ways = readonly (readonly string[])[];

/**
 * All keys beyond what every form and dialog of a browser has, by where they work; what they do is said under
 * `shortcuts.<where>.<name>` in the catalogue. Shown by the dialog, carried out where they belong.
 */
export const shortcuts = {
  anywhere: {
    help: [[characterKeys.help]],
    find: [['Ctrl', 'K']],
    close: [['Esc']],
  },
  lists: {
    search: [[characterKeys.search]],
    create: [[characterKeys.create]],
    searchNow: [['Enter']],
    intoRows: [['↓']],
    alongRows: [['↑'], ['↓'], ['Home'], ['End'], ['PgUp'], ['PgDn']],
    openRow: [['Enter']],
    wholeText: [['Enter'], ['Space']],
    stopExport: [['Esc']],
  },
  forms: {
    save: [['Enter']],
    saveFromAnywhere: [['Ctrl', 'Enter']],
    calendar: [['Alt', '↓']],
    takeFirst: [['Enter'], ['Tab']],
    filingsFound: [['↓']],
  },
  userRows: {
    edit: [['F2']],
    save: [['Enter']],
    giveUp: [['Esc']],
  },
} as const satisfies Record<string, Record<string, Ways>>;
