/** The actions of a row. For those that open a dialog, the name is also the last part of its address. */
export type RowActionName = 'other-cases' | 'details' | 'edit' | 'delete' | 'change-status' | 'merge';

/** Id of a row's button, to which a closing dialog returns the focus. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;
