/** `territory`: choosing among several territories. */
export const territory = {
  switch: 'Switch territory',
  text: 'Choose the territory you work in now. The page is loaded again afterwards; save what you have typed first.',
  label: 'Designation (territory)',
  none: 'Choose one',
  required: 'Designation is mandatory field',
  save: 'Switch',
  cancel: 'Cancel',
  current: 'Territory: %{name}',
};
