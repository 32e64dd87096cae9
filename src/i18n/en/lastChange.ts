/** `lastChange`: the column of a list that says who changed a record last. */
const lastChange = {
  system: 'The system',
  vias: { import: 'import', restore: 'restored', merge: 'merged' },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { lastChange, resources: {} };
