import { sectionTableStyle } from '../report/sectionTableStyle';

/** The look of Home's tables: that of the report's, without row numbers and with a page around them. */
export const figureTableStyle = {
  ...sectionTableStyle,
  maxHeight: '70vh',
  // Thousands of cells: they are laid out when they come into sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70vh',
  '& .section': { ...sectionTableStyle['& .section'], left: 0 },
  '& tfoot .section': {},
  // Links that lie half under it would be hard to hit.
  '& tfoot': { position: 'static' },
  '& .subject': { textAlign: 'left', fontWeight: 400 },
  '& tbody .section': { verticalAlign: 'top' },
  '@media print': { ...sectionTableStyle['@media print'], contentVisibility: 'visible' },
  '& thead th': { ...sectionTableStyle['& thead th'], minWidth: '5.5rem' },
};
