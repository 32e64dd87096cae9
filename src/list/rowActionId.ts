export type RowActionName = 'details' | 'edit' | 'delete';

/** The id of a row's button, by which a closing dialog finds its way back. */
export const rowActionId = (action: RowActionName, id: number | string): string => `row-${action}-${id}`;
