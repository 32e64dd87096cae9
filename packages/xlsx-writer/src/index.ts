export { address, type Formula } from './cellXml';
export { HEADING_ROWS, type PaperCell, type PaperColumn, type PaperTable } from './paperTable';
export { paperWorkbook } from './paperXml';
export type { Cell, SheetColumn } from './sheetXml';
export { startWorkbook, type Workbook } from './workbook';
