import { CLAMPED } from '../../fields/cells';
import { ROW_ACTION } from '../rowActions/RowActions';

/** Overrides for compact rows: one line each. */
export const compactRowStyle = {
  '& tbody > tr > :is(td, th)': { py: '3px' },
  '& tbody td > svg': { display: 'block' },
  '& td.row-actions': { pt: '3px', pb: 0, lineHeight: 0 },
  [`& td.row-actions :is(.MuiIconButton-root, .${ROW_ACTION})`]: {
    p: 0,
    width: '1.5rem',
    height: '1.5rem',
  },
  // The text is cut at a letter instead of a word, and does not widen its column.
  [`& tbody .${CLAMPED}`]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    width: 0,
    minWidth: '100%',
  },
  '& .one-line': { display: 'flex', gap: 1, [`& .${CLAMPED}.${CLAMPED}`]: { flexGrow: 1, minWidth: 0 } },
  // names are short and must stay whole
  [`& tbody .row-name .${CLAMPED}`]: { width: 'max-content', minWidth: 0, maxWidth: '16rem' },
  '& tbody .row-name .number-link': { display: '-webkit-box', maxWidth: '14rem' },
  '& tbody td .number-link wbr': { display: 'none' },
};
