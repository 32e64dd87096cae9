import type { Theme } from '@mui/material/styles';
import { hovered } from '../theme/shades';

/** Width of the number column, and so the left edge of the sticky section column. */
const NUMBER = '3.5rem';

const line = ({ palette }: Theme) => `1px solid ${palette.divider}`;

const EVERY_COURT = ':has(colgroup:nth-of-type(11))';

/** The first line of a row has six courts, the second four and the total: on one, the type would be too small. */
const onTwoLines = {
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '9mm 34mm repeat(12, minmax(0, 1fr))',
    border: '0.5pt solid #000',
    mb: '-0.5pt',
  },
  '&:has(.subject) tr': { gridTemplateColumns: '34mm 30mm repeat(12, minmax(0, 1fr))' },
  '& :is(th, td, .starts, .starts + *, .section + *)': { border: '0.5pt solid #bbb' },
  '& tbody .section': { whiteSpace: 'normal' },
  // what stands before the figures, or an empty place for it, is as high as both lines
  '& tr::before': { content: '""', gridArea: '1 / 1 / 3 / 2' },
  '& tr:is(:has(> .rowNumber), :has(> .section))::before': { display: 'none' },
  '& .rowNumber, &:has(.subject) .section': { gridArea: '1 / 1 / 3 / 2' },
  '& :is(.rowNumber + .section, .subject)': { gridArea: '1 / 2 / 3 / 3' },
  '& tfoot .section, & thead tr + tr::before': { gridArea: '1 / 1 / 3 / 3' },
  '& thead tr:first-of-type > .starts:not(:last-child)': { gridColumn: 'span 2' },
  '& thead tr + tr > :nth-of-type(n + 13)': { display: 'none' },
};

/** The report's table: scrolls in its box on screen, page-wide in print. */
export const sectionTableStyle = {
  maxHeight: 'min(80vh, var(--table-room, 80vh))',
  overflow: 'auto',
  border: line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },

  // Collapsed borders would scroll away from sticky cells.
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& :is(th, td)': {
    px: 0.625,
    py: 0.75,
    borderBottom: line,
    bgcolor: 'background.paper',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .starts': { borderLeft: line },
  '& .total': { fontWeight: 600 },
  '& :is(thead, tfoot) :is(th, td)': { bgcolor: 'background.default', fontWeight: 600 },
  '& thead th': { lineHeight: 1.35, textAlign: 'center', whiteSpace: 'normal' },
  '& tfoot :is(th, td)': { borderTop: line, borderBottom: 0 },
  '& tbody tr:hover :is(th, td)': { backgroundImage: hovered },

  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& tfoot': { position: 'sticky', bottom: 0, zIndex: 2 },
  // A phone has room for one sticky column.
  '& .rowNumber': { position: { sm: 'sticky' }, left: { sm: 0 }, zIndex: 1, width: NUMBER, minWidth: NUMBER },
  '& .section': {
    position: 'sticky',
    left: { xs: 0, sm: NUMBER },
    zIndex: 1,
    boxShadow: ({ palette }: Theme) => `inset -1px 0 ${palette.divider}`,
  },
  '& .section + .starts': { borderLeft: 0 },
  '& :is(tbody, tfoot) .section': {
    textAlign: 'left',
    fontWeight: 500,
    minWidth: '6.5rem',
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
  },
  '& tfoot .section': { left: { xs: `-${NUMBER}`, sm: 0 }, pl: { xs: `calc(${NUMBER} + 5px)`, sm: 0.625 } },

  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    border: 0,
    '& table': { width: '100%', minWidth: 0, borderCollapse: 'collapse', fontSize: '9pt' },
    '& :is(.rowNumber, .section, thead, tfoot)': { position: 'static' },
    '& :is(th, td)': { px: '0.7mm', py: '0.7mm', minWidth: '0 !important' },
    '& :is(td, p) a': { minWidth: 0, lineHeight: 'inherit' },
    '& :is(th, td, .starts, .starts + *, .section + *)': { border: '0.5pt solid #000', boxShadow: 'none' },
    '& .rowNumber': { width: 'auto', minWidth: 0 },
    // Prints totals once at the end instead of on every page.
    '& tfoot': { display: 'table-row-group' },
    [`& table${EVERY_COURT}`]: onTwoLines,
  },
};
