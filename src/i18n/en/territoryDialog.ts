/** `territoryDialog`: choosing among several territories. */
export const territoryDialog = {
  text: 'Choose the territory you work in now. The page is loaded again afterwards; save what you have typed first.',
  label: 'Designation (territory)',
  none: 'Choose one',
  required: 'Designation is mandatory field',
  save: 'Switch',
  cancel: 'Cancel',
};

/** Fetched with the dialog (src/i18n/index.ts). */
export const catalogue = { territoryDialog, resources: {} };
