import type { CompanyColumn, CompanyField } from '../../../domain/companies';
import type { CompanyGroup } from '../../resources/companies/companyGroups';
import type { HintedField } from '../../resources/companies/companyHints';
import { partyNames } from './partyNames';

const fields: Record<CompanyField, string> = {
  companyName: 'Importer/Exporter',
  contactPersonName: 'Contact Person',
  email: 'Email',
  phone1: 'Phone 1',
  phone2: 'Phone 2',
  regCode: 'RJSC Registration No',
  tin: 'TIN',
  vatRegNo: 'BIN',
  web: 'Website',
  division: 'Division',
  district: 'District',
  thana: 'Thana',
  addressLine1: 'Address Line 1',
  addressLine2: 'Address Line 2',
  logo: 'Logo',
};

const columns: Record<CompanyColumn, string> = {
  logo: fields.logo,
  companyName: fields.companyName,
  contactPersonName: fields.contactPersonName,
  email: fields.email,
  phone1: fields.phone1,
  phone2: fields.phone2,
  isActive: 'Status',
};

const groups: Record<CompanyGroup, string> = {
  company: 'Company',
  contact: 'Contact',
  registration: 'Registration',
  address: 'Address',
  logo: 'Picture',
};

const hints: Record<HintedField, string> = {
  vatRegNo: '13 digits, as 000000000-0000',
  tin: '12 digits',
  phone1: '11 digits',
  phone2: '11 digits',
};

/** The texts of `resources.companies`. */
export const companies = {
  ...partyNames.companies,
  list: {
    title: 'Importer/Exporter List',
    breadcrumb: 'Company Management',
    add: 'Add Importer/Exporter',
    search: 'Name, BIN, TIN, phone or e-mail',
  },
  create: { title: 'Add Importer/Exporter', breadcrumb: 'Company Management' },
  edit: { title: 'Edit Company Details' },
  fields: { ...fields, isActive: columns.isActive },
  columns,
  groups,
  hints,
  checkHint: 'Please check: %{hint}',
  sameName: 'Already registered with this name, or one like it:',
  logoOf: 'Logo of %{name}',
  noLogo: 'No logo',
  active: 'Active',
  inactive: 'Inactive',
  messages: {
    created: { title: 'Success', text: 'Company added successfully' },
    edited: 'Company Updated successfully',
    failed: 'There was an error',
    statusQuestion: 'Do you really want to change Company status?',
    statusChanged: 'Status Change Successful',
  },
};
