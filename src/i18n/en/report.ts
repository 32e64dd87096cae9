import { reportHeadings } from '../reportHeadings';

/** `report`: the section-wise report. */
export const report = {
  title: 'Section Wise Case Summary Report',
  breadcrumb: 'Report',
  table: 'Figures by section',
  download: 'Download Report',
  pageNumber: 'Page %{page} of %{pages}',
  headings: reportHeadings,
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { report };
