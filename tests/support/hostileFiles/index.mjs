import { documents, pdfs, texts } from './documents.mjs';
import { workbooks } from './workbooks.mjs';

/**
 * Files that are made to stop whoever reads them. `import` is what the import then says, `match` what the page of the
 * cause lists says, or the text that it shows.
 */
export const hostileFiles = [...workbooks, ...documents, ...pdfs, ...texts];
