/** The actions of a row. Those that open a dialog are the end of its address too. */
export type RowActionName =
  'other-cases' | 'details' | 'edit' | 'delete' | 'change-status' | 'merge' | 'restore';

/** Id of a row's button, to which a closing dialog returns the focus. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;
