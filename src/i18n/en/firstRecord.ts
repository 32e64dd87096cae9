/** `firstRecord`: the ways of entering the first record of an empty register. */
const firstRecord = {
  add: 'Add the first record',
  import: 'Import a spreadsheet',
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { firstRecord, resources: {} };
