/** The class of the column that a row is called by. */
export const ROW_NAME = 'row-name';

/** The place of the column that a row is called by: the first, unless another says so. */
export const nameColumn = (columns: readonly { isName?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
