/** The actions of a row. Those that open a dialog are the end of its address too. */
export type RowActionName =
  'other-cases' | 'details' | 'edit' | 'delete' | 'change-status' | 'merge' | 'restore';

/** The id of a row's button, by which a closing dialog finds its way back. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;
