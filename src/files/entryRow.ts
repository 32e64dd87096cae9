/** An entry of a section: its text, with its buttons beside or below it. */
export const entryRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  py: 0.5,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
};
