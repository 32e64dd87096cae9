import { closedDayFields } from './calendars';
import type { Fields } from './fields';
import { keptListFields } from './keptLists';

/**
 * A register whose list, form and spreadsheet derive from these facts (CONTRIBUTING.md). Its server half
 * is a regular resource of the same name.
 */
export interface Register {
  /** The resource's name, which is also its row in domain/rights.ts and its capability. */
  name: string;
  /** The English name, used for the spreadsheet's file. */
  title: string;
  fields: Fields;
  /** Fields that only the edit form has. */
  editOnly?: readonly string[];
  /** The field with the record's name. */
  nameField: string;
  /** The list's columns, sortable each; they need not be fields. */
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
  { ...keptList, name: 'desks', title: 'Desks', routes: { list: '/desks-list', add: '/create-desk' } },
  {
    name: 'closed-days',
    title: 'Closed days',
    fields: closedDayFields,
    nameField: 'name',
    columns: ['from', 'to', 'name', 'nameBn', 'kind', 'calendarId'],
    routes: { list: '/closed-days', add: '/create-closed-day' },
  },
] as const satisfies readonly Register[];

export type RegisterName = (typeof registers)[number]['name'];

/** The register with this name. @throws if there is none. */
export function registerNamed(wanted: string): Register & { name: RegisterName } {
  const register = registers.find(({ name }) => name === wanted);
  if (!register) throw new Error(`${wanted} is no register`);
  return register;
}
