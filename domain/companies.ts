import { image, text } from './fields';

/** An importer, exporter or person concerned by a case filing; fields in the form's order. */
export const companyFields = {
  companyName: text({ required: { create: 'companyNameRequired', edit: 'companyNameRequired' } }),
  contactPersonName: text(),
  email: text({ format: 'email' }),
  phone1: text({ isPhone: true }),
  phone2: text({ isPhone: true }),
  regCode: text(),
  tin: text(),
  vatRegNo: text(),
  web: text(),
  division: text(),
  district: text(),
  thana: text(),
  addressLine1: text(),
  addressLine2: text(),
  logo: image(),
};

export type CompanyField = keyof typeof companyFields;

/** The columns of the list between S/N and the actions, in order. */
export const companyColumns = [
  'logo',
  'companyName',
  'contactPersonName',
  'email',
  'phone1',
  'phone2',
  'isActive',
] as const;

export type CompanyColumn = (typeof companyColumns)[number];
