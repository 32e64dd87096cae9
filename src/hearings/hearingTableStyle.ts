import { betweenRows } from '../theme/shades';

/** In rem, so that the columns also give way to large text. */
const NARROW = '@container (max-width: 71rem)';

/** The style of the table of hearings; without room each row is a block of labelled facts. */
export const hearingTableStyle = {
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'clip',
  displayPrint: 'none',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& :is(th, td)': {
    typography: 'body2',
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    px: 0.75,
    py: '6px',
  },
  '& th': { fontWeight: 600, fontSize: '0.8125rem', whiteSpace: 'normal', overflowWrap: 'normal' },
  '& tbody td': { borderTop: 1, borderColor: betweenRows },
  '& tbody tr:not(.result-row):hover': { bgcolor: 'action.hover' },
  '& .choose': { width: '2.25rem' },
  '& .caption': { typography: 'caption', display: 'block', color: 'text.secondary' },
  '& .result-row > td': { borderTop: 0, bgcolor: 'background.default', px: 2 },
  [NARROW]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& :is(table, tbody)': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '2rem repeat(auto-fill, minmax(min(14rem, 100% - 2rem), 1fr))',
      borderTop: 1,
      borderColor: 'divider',
      py: 0.75,
    },
    '& tbody td': { border: 0, py: '2px' },
    '& tbody td.choose': { gridColumn: 1, gridRow: '1 / span 11' },
    '& tbody td[data-label]:empty': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: 'text.secondary',
      fontSize: '0.75rem',
    },
    '& tbody .result-row > td': { gridColumn: '1 / -1' },
  },
};
