import { documents, pdfs, texts } from './documents.mjs';
import { workbooks } from './workbooks.mjs';

/**
 * Files that are made to stop whoever reads them. `import` is what the import then says, `match` what the page of the
 * cause lists says, or the text that it shows.
 */
export const hostileFiles = [...workbooks, ...documents, ...pdfs, ...texts];

/** Those that browser tests open in every run. Tests of the reader itself take the others; the long run gives all to both. */
export const openedInBrowser = new Set([
  'a declared range.xlsx',
  'a cell in the last column of 50,898 rows.xlsx',
  'two gigabytes that claim a thousand bytes.xlsx',
  'many paragraphs.docx',
  'a page deflated three times.pdf',
  'fifteen hundred pages.pdf',
  'an empty stretch of 90,000 lines.csv',
]);
