import type { Theme } from '@mui/material/styles';
import { betweenRows } from '../../theme/shades';

/** Style of the cards, set once on their list: separate styles per card would take longer to render. */
export const cardStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: betweenRows },
  '& article': { px: 1.5, pt: 0.75, pb: 1 },
  '& header': { display: 'flex', alignItems: 'center', gap: 1 },
  '& .number': { typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& h2': {
    flexGrow: 1,
    minWidth: 0,
    m: 0,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& .status': {
    flexShrink: 0,
    typography: 'caption',
    lineHeight: 1.35,
    color: 'text.secondary',
    textAlign: 'right',
    '& svg': { display: 'block' },
  },
  '& .card-menu': {
    flexShrink: 0,
    p: '5px',
    mr: -1,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'action.active',
    lineHeight: 0,
    cursor: 'pointer',
    '& svg': { width: '1.375rem', height: '1.375rem', fill: 'currentColor' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    m: 0,
    typography: 'body2',
    lineHeight: 1.4,
    '& > div': { minWidth: 0 },
    // hides a fact without a value
    '& > div:has(dd:empty, dd > span:only-child:empty, dd > .no-amount)': { display: 'none' },
    '& > .own-line': { flexBasis: '100%' },
    '& > [data-align=right]': { fontVariantNumeric: 'tabular-nums' },
    // one amount of many cards is compared along the edge; several would be torn apart
    '& > [data-align=right]:nth-child(1 of [data-align=right]):nth-last-child(1 of [data-align=right])': {
      ml: 'auto',
    },
    '& dt': { display: 'inline', mr: 0.75, typography: 'caption', color: 'text.secondary' },
    '& dd': { display: 'inline', m: 0, overflowWrap: 'anywhere' },
  },
  '& a': { color: ({ palette }: Theme) => palette.primary.main },
};
