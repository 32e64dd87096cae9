import { CLAMPED } from '../../fields/cells';

/** Tables with this column are set smaller. */
const FOURTEEN_COLUMNS = ':has(th:nth-of-type(14))';

/** Tables with more columns than this get vertical headings. */
const MANY_COLUMNS = ':has(th:nth-of-type(17))';

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
    [`& table${FOURTEEN_COLUMNS}`]: { fontSize: '7pt' },
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
      fontSize: '6pt',
      '& thead th': {
        height: '24mm',
        writingMode: 'vertical-rl',
        textAlign: 'left',
        '@supports (writing-mode: sideways-lr)': { writingMode: 'sideways-lr' },
      },
      '& thead th .heading': { width: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& :is(th, td):not(.row-number)': { minWidth: '9.5mm !important' },
      '& :is(th, td).row-name': { minWidth: '16mm !important' },
      [`& .${CLAMPED}.${CLAMPED}`]: { width: 'auto', overflowWrap: 'anywhere' },
    },
  },
};
