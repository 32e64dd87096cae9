/** A file or case number, which wraps only between its parts. */
export const numberLinkStyle = {
  maxWidth: '14rem',
  whiteSpace: 'nowrap',
  '& wbr': { whiteSpace: 'normal' },
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
