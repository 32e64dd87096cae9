import { sectionTableStyle } from '../report/sectionTableStyle';

/** The style of the report's table, adapted to a part of a page and without row numbers. */
export const figureTableStyle = {
  ...sectionTableStyle,
  maxHeight: '70vh',
  // Lays out off-screen rows only when they scroll into view: there are thousands of cells.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70vh',
  '& .section': { ...sectionTableStyle['& .section'], left: 0 },
  '& tfoot .section': {},
  // Not sticky, because the totals would half cover links and make them hard to hit.
  '& tfoot': { position: 'static' },
  '& .subject': { textAlign: 'left', fontWeight: 400 },
  '& tbody .section': { verticalAlign: 'top' },
  '@media print': { ...sectionTableStyle['@media print'], contentVisibility: 'visible' },
  '& thead th': { ...sectionTableStyle['& thead th'], minWidth: '5.5rem' },
};
