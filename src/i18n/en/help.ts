/** `help`: the frame around the pages of the manual, which are in docs/manual. */
export const help = {
  title: 'Manual',
  about: 'A page for each task. Words in bold are on the screen just as they are written here.',
  more: 'Pages before and after',
  whole: 'All pages, to print',
  parts: {
    start: 'First steps',
    files: 'Files and cases',
    hearings: 'Hearings and time limits',
    money: 'Money and returns',
    papers: 'Papers and paper files',
    administration: 'For administrators',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { help };
