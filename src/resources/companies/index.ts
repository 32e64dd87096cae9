import { screen } from '../../screens';
import type { Resource } from '../resource';

export const companies: Resource = {
  name: 'companies',
  list: screen(() => import('./CompanyList'), 'CompanyList', 'parties'),
  create: screen(() => import('./CompanyForms'), 'CompanyCreate', 'parties'),
  edit: screen(() => import('./CompanyForms'), 'CompanyEditDialog', 'parties'),
  options: {
    addresses: { list: '/importer-exporter-list', create: '/add-company' },
    menu: { group: 'companiesAndAgents', name: 'resources.companies.name' },
  },
};
