/** The style of the row of controls above a list. In print it shows only the filters that are set. */
export const toolbarRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  mb: 1.5,
  '@media print': { columnGap: 3, rowGap: 0, mb: 0.5, '& .MuiFormControl-root': { display: 'none' } },
  '& > .MuiFormControl-root': { flex: '1 1 8.5rem', maxWidth: { sm: '14rem' }, m: 0 },
  // wide enough for a whole date and its icon
  '& > .MuiFormControl-root:has(input[inputmode=numeric])': { flexBasis: '10.5rem' },
};
