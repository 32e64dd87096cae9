import type { CSSProperties } from 'react';
import { betweenRows } from '../theme/shades';

/** The width below which each row is a block. In rem, so that large text gets the blocks sooner. */
const NARROW = '@container (max-width: 71rem)';

/**
 * The grid columns: first the button that selects the row, then columns of the given widths, or of equal
 * shares if no width is given.
 */
export const columnsOf = (widths: readonly (string | undefined)[]) =>
  ({
    '--columns': ['2.25rem', ...widths.map((width) => width ?? 'minmax(0, 1fr)')].join(' '),
  }) as CSSProperties;

/**
 * The style of the table of hearings, with the columns of `columnsOf`; where the table is narrow, each row is
 * a block of labelled facts. Rows are grids, since `content-visibility` does not apply to rows of a table
 * layout. That property skips the layout of rows off screen, which with 200 hearings would delay each key
 * press.
 */
export const hearingTableStyle = {
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'clip',
  displayPrint: 'none',
  '& :is(table, thead, tbody)': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)' },
  '& tbody tr:not(.result-row)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.5rem' },
  '& :is(th, td)': {
    typography: 'body2',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    px: 0.75,
    py: '6px',
  },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', whiteSpace: 'normal', overflowWrap: 'normal' },
  '& tbody tr': { borderTop: 1, borderColor: betweenRows },
  '& tbody tr:not(.result-row):hover': { bgcolor: 'action.hover' },
  '& .caption': { typography: 'caption', display: 'block', color: 'text.secondary' },
  '& tbody .result-row': { borderTop: 0, gridTemplateColumns: '100%', bgcolor: 'background.default' },
  '& .result-row > td': { px: 2 },
  [NARROW]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      gridTemplateColumns: '2rem repeat(auto-fill, minmax(min(14rem, 100% - 2rem), 1fr))',
      borderTop: 1,
      borderColor: 'divider',
      py: 0.75,
    },
    '& tbody td': { py: '2px' },
    '& tbody td.choose': { gridColumn: 1, gridRow: '1 / span 11' },
    '& tbody td[data-label]:empty': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
      fontSize: '0.75rem',
    },
  },
};
