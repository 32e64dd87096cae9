import { CLAMPED } from '../../fields/cells';

/** Tables with more columns than fit into the page print each row on several lines. */
const MANY_COLUMNS = ':has(th:nth-of-type(14))';

/** A register's table on paper: as wide as the page, with whole texts and without controls or sticky columns. */
export const registerTableOnPaper = {
  '@media print': {
    border: 0,
    borderRadius: 0,
    overflow: 'visible',
    '& .RaDataTable-tableWrapper': { maxHeight: 'none', overflow: 'visible', pr: '1px' },
    '& .row-actions.row-actions': { display: 'none' },
    '& .row-name::after': { display: 'none !important' },
    '& table': { borderCollapse: 'collapse', fontSize: '9pt' },
    '& :is(th, td, .row-number, .row-name)': {
      position: 'static',
      width: 'auto',
      minWidth: '0 !important', // overrides a column's own width
      p: '0.7mm 0.8mm',
      border: '0.5pt solid #000',
      boxShadow: 'none',
      background: 'none', // the backgrounds of sticky cells cover the lines between rows
      fontSize: 'inherit',
      lineHeight: 1.35,
    },
    // Chromium leaves a button empty when it repeats the headings on the next page.
    '& thead button': { display: 'contents' },
    '& thead button::after': { display: 'none' },
    '& .heading': { display: 'block', width: 'min-content' },
    '& [data-align=right] .heading': { ml: 'auto' },
    '& thead .row-number wbr': { display: 'none' },
    '& .number-link': { color: 'inherit', whiteSpace: 'normal' },
    '& :is(span, .MuiTypography-root)': { fontSize: 'inherit' },
    [`& .${CLAMPED}.${CLAMPED}`]: {
      display: 'block',
      overflow: 'visible',
      overflowWrap: 'break-word',
      width: 'auto',
      maxWidth: 'none',
    },
    [`& .number-link.${CLAMPED}.${CLAMPED}`]: {
      width: 'max-content', // on one line unless it is unusually long
      maxWidth: '38mm',
      overflowWrap: 'anywhere',
    },

    [`& table${MANY_COLUMNS}`]: {
      width: '100%',
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '9mm 44mm repeat(7, minmax(0, 1fr))',
        border: '0.5pt solid #000',
        mb: '-0.5pt',
      },
      '& :is(th, td)': { border: 0, borderLeft: '0.5pt solid #bbb', textAlign: 'left' },
      '& :is(.row-number, .row-name)': { gridRow: '1 / span 3' },
      '& .row-number': { borderLeft: 0 },
      '& .heading': { width: 'auto', m: 0 },
      '& .row-number .heading': { whiteSpace: 'normal' }, // its column has no more than 9 mm
      [`& :is(td *, .number-link.${CLAMPED}.${CLAMPED})`]: {
        width: 'auto',
        maxWidth: 'none',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
};
