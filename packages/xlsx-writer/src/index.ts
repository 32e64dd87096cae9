export { HEADING_ROWS, paperWorkbook, type PaperCell, type PaperColumn, type PaperTable } from './paperXml';
export { address, type Cell, type Formula, type SheetColumn } from './sheetXml';
export { startWorkbook, type Workbook } from './workbook';
