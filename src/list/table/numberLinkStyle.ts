/** The look of a file or case number, which breaks between its parts only. */
export const numberLinkStyle = {
  maxWidth: '14rem',
  whiteSpace: 'nowrap',
  '& wbr': { whiteSpace: 'normal' },
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
