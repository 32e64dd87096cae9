/** Style of a table's headings. */
export const registerHeadStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  px: 0.75,
  py: '6px',
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'left',
  verticalAlign: 'bottom',
  // wraps only at `<wbr>`
  '& .heading': { whiteSpace: 'nowrap', '& wbr': { whiteSpace: 'normal' } },
  '& button': {
    px: 0,
    // a target of 24 pixels, its text on the baseline of other headings
    py: '3.5px',
    my: '-3.5px',
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  // decorative: screen readers get `aria-sort`
  '&[aria-sort=ascending] button::after': { content: '"\\2191" / ""', ml: '3px' },
  '&[aria-sort=descending] button::after': { content: '"\\2193" / ""', ml: '3px' },
};
