import type { CompanyField } from './companies';

/** The groups of the form, each with its fields in order. */
export const companyGroups = [
  { name: 'company', fields: ['companyName'] },
  { name: 'contact', fields: ['contactPersonName', 'email', 'phone1', 'phone2'] },
  { name: 'registration', fields: ['regCode', 'tin', 'vatRegNo', 'web'] },
  { name: 'address', fields: ['division', 'district', 'thana', 'addressLine1', 'addressLine2'] },
  { name: 'logo', fields: ['logo'] },
] as const satisfies readonly { name: string; fields: readonly CompanyField[] }[];

export type CompanyGroup = (typeof companyGroups)[number]['name'];
