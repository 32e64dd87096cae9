import type { Fields } from './fields';
import { keptListFields } from './keptLists';

/**
 * A register with a list, a form and a spreadsheet that follow from its facts (CONTRIBUTING.md). Its
 * server half is a regular resource of the same name.
 */
export interface Register {
  /** The resource, a row of domain/rights.ts and the capability that offers it. */
  name: string;
  /** Its name in English: of the spreadsheet's file. */
  title: string;
  fields: Fields;
  /** Fields that a new record does not have. */
  editOnly?: readonly string[];
  /** The field that a record is called by. */
  nameField: string;
  /** The columns of the list, fields or not; each can be sorted by. */
  columns: readonly string[];
  routes: { list: `/${string}`; add: `/${string}` };
}

const keptList = {
  fields: keptListFields,
  editOnly: ['active'],
  nameField: 'name',
  columns: ['name', 'nameBn', 'position', 'active', 'used'],
};

export const registers = [
  {
    ...keptList,
    name: 'sections',
    title: 'Sections and Branches',
    routes: { list: '/sections-list', add: '/create-section' },
  },
  { ...keptList, name: 'banks', title: 'Banks', routes: { list: '/banks-list', add: '/create-bank' } },
] as const satisfies readonly Register[];

export type RegisterName = (typeof registers)[number]['name'];

/** The register of this name. @throws when there is none. */
export function registerNamed(wanted: string): Register & { name: RegisterName } {
  const register = registers.find(({ name }) => name === wanted);
  if (!register) throw new Error(`${wanted} is no register`);
  return register;
}
