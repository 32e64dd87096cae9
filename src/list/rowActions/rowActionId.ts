/** The actions of a row. The name of an action that opens a dialog is also the end of the dialog's URL. */
export type RowActionName =
  'other-cases' | 'details' | 'edit' | 'delete' | 'change-status' | 'merge' | 'restore';

/** Id of a row's button, to which a closing dialog returns the focus. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;
