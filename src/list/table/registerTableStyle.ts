import type { Theme } from '@mui/material/styles';
import { CLAMPED } from '../../fields/cells';
import { clamped, betweenRows, hovered, shadow } from '../../theme/shades';
import { registerTableOnPaper } from './registerTableOnPaper';
import { ROW_ACTION } from '../rowActions/RowActions';

const registerHeadStyle = {
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

const compactRowStyle = {
  '& tbody > tr > :is(td, th)': { py: '3px' },
  '& tbody td > svg': { display: 'block' },
  '& td.row-actions': { pt: '3px', pb: 0, lineHeight: 0 },
  [`& td.row-actions :is(.MuiIconButton-root, .${ROW_ACTION})`]: {
    p: 0,
    width: '1.5rem',
    height: '1.5rem',
  },
  // The text is cut at a letter instead of a word. A column is as narrow as its heading or its own width where
  // the table is wider than the screen; spare width goes to the columns with cut texts.
  [`& tbody .${CLAMPED}`]: { ...clamped(1), wordBreak: 'break-all', maxWidth: '24rem' },
  '& .one-line': { display: 'flex', gap: 1, [`& .${CLAMPED}.${CLAMPED}`]: { flexGrow: 1, minWidth: 0 } },
  // names are short and must stay whole
  [`& tbody .row-name .${CLAMPED}`]: {
    width: 'max-content',
    minWidth: 0,
    maxWidth: 'clamp(16rem, 20vw, 18rem)',
  },
  '& tbody .row-name .number-link': { display: '-webkit-box', maxWidth: '14rem' },
  '& tbody td .whole-parts': { maxWidth: '18rem' },
  '& tbody td :is(.number-link, .whole-parts) wbr': { display: 'none' },
};

/** Looks like MUI's small icon button, which takes ten times as long to render. */
export const rowActionStyle = {
  display: 'inline-flex',
  p: '5px',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'action.active',
  lineHeight: 0,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& svg': { width: iconSize, height: iconSize, fill: 'currentColor' },
  '&[data-final]': { color: 'error.main' },
  '&:not([aria-disabled]):hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '&[aria-disabled]': { color: 'action.disabled', cursor: 'default' },
};

function iconSize({ typography }: Theme): string {
  return typography.pxToRem(20);
}

/** Width of the number column, and so the left edge of the sticky name column. */
const NUMBER = '3.25rem';

const ROW_CELL = 'tbody > tr > :is(td, th)';

const inSight = { position: { md: 'sticky' }, bgcolor: 'background.paper' };

const numberLinkStyle = {
  maxWidth: '14rem',
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

export const registerTableStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& .RaDataTable-tableWrapper': {
    maxHeight: 'min(80vh, var(--table-room, 80vh))',
    overflow: 'auto',
    scrollPaddingTop: '3.25rem', // height of a two-line heading
  },
  '& thead th': registerHeadStyle,
  // A changed row repaints only its group, not the whole table.
  '& tbody': { isolation: 'isolate' },
  '& tbody tr': { outline: 0, '&:not([aria-busy]):hover': { bgcolor: 'action.hover' } },
  [`& ${ROW_CELL}`]: {
    typography: 'body2',
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    px: 0.75,
    py: '6px',
    borderBottom: 1,
    borderColor: betweenRows,
  },
  '& [data-align=right]': { textAlign: 'right' },
  // keeps focused elements clear of the sticky columns, which have these widths
  '& :is(thead button, tbody [role=button], td .number-link)': {
    scrollMarginInline: { xs: '0 9rem', md: '16rem 13.5rem' },
  },

  '& .caption': { typography: 'caption', display: 'block', whiteSpace: 'nowrap', color: 'text.secondary' },
  [`& .${CLAMPED}`]: clamped(2),
  [`& .${CLAMPED}[role=button]`]: {
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline dotted' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  '& .number-link': numberLinkStyle,
  '@media screen': {
    '[data-density=compact] &': compactRowStyle,
    // Behind an open dialog the table cannot be scrolled, so that its sticky cells need no compositor layers,
    // which would delay each key press in the dialog.
    '[aria-hidden=true] & .RaDataTable-tableWrapper': { overflow: 'hidden', scrollbarGutter: 'stable' },
  },

  // On wide screens, number and name stay visible while the table scrolls sideways.
  '& .row-number': { ...inSight, left: { md: 0 }, width: { md: NUMBER }, minWidth: { md: NUMBER } },
  '& .row-name': {
    ...inSight,
    left: { md: NUMBER },
    boxShadow: (theme: Theme) => `inset -1px 0 ${theme.palette.divider}`,
  },
  '& tbody :is(.row-number, .row-name)': { zIndex: 1 },
  '& thead :is(.row-number, .row-name)': { zIndex: 3 },
  // The actions stay visible too.
  '--action-width': { xs: '2.25rem', md: '4.125rem' },
  '& .row-actions': { position: 'sticky', right: 0, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& .row-actions:nth-last-of-type(2)': { right: 'var(--action-width)' },
  '& .row-actions:nth-last-of-type(3)': { right: 'calc(2 * var(--action-width))' },
  [`& .${ROW_ACTION}`]: rowActionStyle,
  '& .one-action': {
    width: 'var(--action-width)',
    minWidth: 'var(--action-width)',
    maxWidth: 'var(--action-width)',
    px: 0,
    textAlign: 'center',
    whiteSpace: 'normal',
  },
  // hidden on phones: the buttons have labels of their own
  '& th.one-action': { fontSize: { xs: 0, md: '0.8125rem' } },
  '& :not(.row-actions) + .row-actions': {
    // a shadow, since a border would scroll away from a sticky cell
    boxShadow: (theme: Theme) => `inset 1px 0 ${theme.palette.divider}`,
  },
  // A shadow shows that sticky cells cover other cells, because otherwise half an amount would look like a
  // whole one. Where they cover none, it would only darken the cell beside them.
  '& [data-covered-left] .row-name::after, & [data-covered-right] :not(.row-actions) + .row-actions::before':
    {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      pointerEvents: 'none',
    },
  '& .row-name::after': {
    display: { xs: 'none', md: 'block' },
    left: '100%',
    width: '0.5rem',
    background: shadow('right', 0.12),
  },
  '& :not(.row-actions) + .row-actions::before': {
    right: '100%',
    width: '0.75rem',
    background: shadow('left', 0.16),
  },
  '& td.row-actions': { zIndex: 1, py: 0.25 },
  // Each sticky cell is a compositor layer, so off-screen groups have none.
  '& tbody[data-far] > tr > *': { position: 'static !important' },
  '& tbody[data-far] > tr > *::after, & tbody[data-far] > tr > *::before': { display: 'none !important' },
  '& tbody tr:hover > :is(.row-number, .row-name, .row-actions)': { backgroundImage: hovered },
  '& th.row-actions': { zIndex: 3 },

  ...registerTableOnPaper,
};
