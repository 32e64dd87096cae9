import type { Translated } from '../catalogue';
import type { report as english } from '../en/report';
import { reportHeadings } from '../reportHeadings';

export const report: Translated<typeof english> = {
  title: 'শাখাভিত্তিক মামলার সারসংক্ষেপ প্রতিবেদন',
  breadcrumb: 'প্রতিবেদন',
  table: 'শাখাভিত্তিক হিসাব',
  download: 'প্রতিবেদন ডাউনলোড',
  pageNumber: 'পৃষ্ঠা %{page}/%{pages}',
  headings: reportHeadings,
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { report };
