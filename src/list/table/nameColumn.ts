/** Class of the column with the row's name. */
export const ROW_NAME = 'row-name';

/** Index of the column with the row's name: the first, unless another is marked `isName`. */
export const nameColumn = (columns: readonly { isName?: boolean }[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
