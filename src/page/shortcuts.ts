import type { catalogue } from '../i18n/en/shortcuts';

/**
 * Single-character shortcuts. They work outside text inputs and can be switched off. Their targets are
 * marked with `aria-keyshortcuts` (`useShortcutKey`).
 */
export const characterKeys = { search: '/', create: 'n', today: 't', help: '?' } as const;

export type CharacterKey = keyof typeof characterKeys;

/** Alternative key combinations, each a list of keys pressed together. */
export type Ways = readonly (readonly string[])[];

/**
 * All shortcuts beyond a browser's usual keys, by the place where they work; their descriptions are
 * `shortcuts.<where>.<name>` in the catalogue. This list is only for the dialog that shows them; each place
 * handles its own keys.
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
  hearings: {
    today: [[characterKeys.today]],
    step: [['←'], ['→']],
    days: [['↑'], ['↓'], ['PgUp'], ['PgDn']],
    result: [['Enter']],
  },
  userRows: {
    edit: [['F2']],
    save: [['Enter']],
    giveUp: [['Esc']],
  },
} as const satisfies {
  [Where in Exclude<keyof Words, 'or' | 'characterKeys' | 'characterKeysHint'>]: Record<
    Exclude<keyof Words[Where], 'title'>,
    Ways
  >;
};

type Words = typeof catalogue.shortcuts;
