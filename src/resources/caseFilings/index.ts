import { screen } from '../../screens';
import type { Resource } from '../resource';

export const caseFilings: Resource = {
  name: 'case-fillings',
  list: screen(() => import('./CaseFilingList'), 'CaseFilingList'),
  create: screen(() => import('./CaseFilingForms'), 'CaseFilingCreate', 'parties'),
  edit: screen(() => import('./CaseFilingForms'), 'CaseFilingEditDialog', 'parties'),
  show: screen(() => import('./CaseFilingDetailsDialog'), 'CaseFilingDetailsDialog', 'parties'),
  dialogs: {
    'other-cases': screen(() => import('./OtherCasesDialog'), 'OtherCasesDialog'),
  },
  options: {
    addresses: { list: '/case-fillings-list', create: '/add-case-fillings', pages: '/files' },
    menu: { group: 'demandNotices', name: 'layout.menuGroups.demandNotices' },
  },
};
