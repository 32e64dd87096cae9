import { agentKinds, type AgentKindName } from '../../../domain/agents';
import type { CompanyColumn, CompanyField } from '../../../domain/companies';
import type { CompanyGroup } from '../../../domain/companies';
import type { HintedField } from '../../../domain/companies';
import { partyNames } from './names';

/** `pictures`: texts of the input that takes a picture. */
export const pictures = {
  choose: 'Drop a picture here, paste one, or click to choose one',
  replace: 'Drop, paste or choose another picture',
  kinds: 'JPEG or PNG. Resized automatically.',
  preview: 'The chosen picture',
  chosen: '%{name} was chosen',
  remove: 'Remove the picture',
  removed: 'The picture was removed',
};

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
  sameName: 'Already registered with this or a similar name:',
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

/** Texts that differ between the kinds of agent. */
const kinds: Record<AgentKindName, { add: string; create: string; nameField: string }> = {
  'cnf-agents': {
    add: 'Create C&F Agent',
    create: 'Add CandF Agent',
    nameField: 'C&F Agent Name',
  },
  'freight-forwarder-agents': {
    add: 'Create Freight Forwarder Agent',
    create: 'Add Freight Forwarder Agent',
    nameField: 'Agent Name',
  },
  'shipping-agents': {
    add: 'Create Shipping Agent',
    create: 'Add Shipping Agent',
    nameField: 'Agent Name',
  },
};

const wordsOf = (name: string, kind: (typeof kinds)[AgentKindName]) => ({
  name,
  list: {
    title: `${name} List`,
    breadcrumb: 'Agent Management',
    add: kind.add,
    search: 'Name, AIN, phone or address',
  },
  create: { title: kind.create, breadcrumb: 'Agent Management' },
  edit: { title: 'Edit Agent Details' },
  fields: {
    cnfAgentName: kind.nameField,
    agentName: kind.nameField,
    licNo: 'AIN',
    contactNumber: 'Mobile Number',
    otherNumber: 'Other Number',
    address: 'Address',
  },
  messages: {
    created: 'Agent added successfully',
    edited: 'Agent Updated successfully',
    failed: 'There was an error',
    deleteQuestion: 'Do you really want to delete the case?',
  },
});

export type AgentWords = ReturnType<typeof wordsOf>;

/** `resources.<kind>` of every kind of agent. */
export const agents = Object.fromEntries(
  agentKinds.map(({ name }) => [name, wordsOf(partyNames[name].name, kinds[name])]),
) as Record<AgentKindName, AgentWords>;

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { pictures, resources: { companies, ...agents } };
