import { image, text } from './fields';
import { toAsciiDigits } from './digits';

/** A BIN of thirteen digits with the hyphen of its papers: `003290993-0508`; other texts stay as they are. */
export function formatBin(bin: string): string {
  const [, number, place] = /^(\d{9})(\d{4})$/.exec(toAsciiDigits(bin).trim()) ?? [];
  return number ? `${number}-${place}` : bin;
}

/** An importer, exporter or person concerned by a case filing; fields in the form's order. */
export const companyFields = {
  companyName: text({ required: { create: 'companyNameRequired', edit: 'companyNameRequired' } }),
  contactPersonName: text(),
  email: text({ format: 'email' }),
  phone1: text({ isPhone: true }),
  phone2: text({ isPhone: true }),
  regCode: text(),
  tin: text(),
  vatRegNo: text({ shownAs: formatBin }),
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

/** The groups of the form, each with its fields in order. */
export const companyGroups = [
  { name: 'company', fields: ['companyName'] },
  { name: 'contact', fields: ['contactPersonName', 'email', 'phone1', 'phone2'] },
  { name: 'registration', fields: ['regCode', 'tin', 'vatRegNo', 'web'] },
  { name: 'address', fields: ['division', 'district', 'thana', 'addressLine1', 'addressLine2'] },
  { name: 'logo', fields: ['logo'] },
] as const satisfies readonly { name: string; fields: readonly CompanyField[] }[];

export type CompanyGroup = (typeof companyGroups)[number]['name'];

const phone = /^(88)?\d{11}$/;

/** The usual number formats. They only hint, because older papers have other numbers. */
const usual = { vatRegNo: /^\d{13}$/, tin: /^\d{12}$/, phone1: phone, phone2: phone };

export type HintedField = keyof typeof usual;

export const isHinted = (source: string): source is HintedField => Object.hasOwn(usual, source);

/** Whether a number has its usual format; empty counts as usual. */
export function isUsual(source: HintedField, typed: string | null): boolean {
  const plain = toAsciiDigits(typed ?? '').replace(/[\s+-]/g, '');
  return plain === '' || usual[source].test(plain);
}
