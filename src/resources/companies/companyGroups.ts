import type { CompanyField } from '../../../domain/companies';

/** The groups of the form. */
export const companyGroups = [
  { name: 'company', fields: ['companyName', 'web', 'logo'] },
  { name: 'contact', fields: ['contactPersonName', 'email', 'phone1', 'phone2'] },
  { name: 'registration', fields: ['regCode', 'tin', 'vatRegNo'] },
  { name: 'address', fields: ['division', 'district', 'thana', 'addressLine1', 'addressLine2'] },
] as const satisfies readonly { name: string; fields: readonly CompanyField[] }[];

export type CompanyGroup = (typeof companyGroups)[number]['name'];
