import { sectionTableStyle } from '../report/sectionTableStyle';

/** The report table's style, without row numbers and inside a page. */
export const figureTableStyle = {
  ...sectionTableStyle,
  maxHeight: '70vh',
  // Lays out off-screen rows only when they scroll into view: there are thousands of cells.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70vh',
  '& .section': { ...sectionTableStyle['& .section'], left: 0 },
  '& tfoot .section': {},
  // Not sticky: it would half cover links and make them hard to hit.
  '& tfoot': { position: 'static' },
  '& .subject': { textAlign: 'left', fontWeight: 400 },
  '& tbody .section': { verticalAlign: 'top' },
  '@media print': { ...sectionTableStyle['@media print'], contentVisibility: 'visible' },
  '& thead th': { ...sectionTableStyle['& thead th'], minWidth: '5.5rem' },
};
