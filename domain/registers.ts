import { closedDayFields } from './closedDays';
import type { Fields } from './fields';
import { keptListFields } from './keptLists';
import { moneyRuleFields } from './money/records';
import { retentionRuleFields } from './retention';
import { returnFormFields } from './returns/forms';
import { ruleFields } from './limitation/rules';
import { registerRoutes, type RegisterName } from './registerRoutes';

export type { RegisterName };

/**
 * A register whose list, form and spreadsheet derive from these facts (CONTRIBUTING.md). Its server half
 * is a regular resource of the same name.
 */
export interface Register {
  /** The resource's name, which is also its row in domain/rights.ts and its capability. */
  name: RegisterName;
  /** The table, whose columns are the fields in snake case, except `tableColumns`. */
  table: string;
  tableColumns?: Record<string, string>;
  /** The English name, used for the spreadsheet's file. */
  title: string;
  fields: Fields;
  /** Fields that only the edit form has. */
  editOnly?: readonly string[];
  /** The field with the record's name. */
  nameField: string;
  /** The list's columns, each sortable; a column may show something that is no field. */
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
  { ...keptList, name: 'desks', table: 'desk', title: 'Desks', routes: registerRoutes.desks },
  {
    ...keptList,
    name: 'sections',
    table: 'work_place',
    title: 'Sections and Branches',
    routes: registerRoutes.sections,
  },
  {
    ...keptList,
    name: 'banks',
    table: 'bank',
    tableColumns: { name: 'bank_name' },
    title: 'Banks',
    routes: registerRoutes.banks,
  },
  {
    ...keptList,
    name: 'loss-reasons',
    table: 'loss_reason',
    title: 'Reasons of loss',
    routes: registerRoutes['loss-reasons'],
  },
  {
    ...keptList,
    name: 'paper-kinds',
    table: 'paper_kind',
    title: 'Kinds of papers',
    routes: registerRoutes['paper-kinds'],
  },
  {
    name: 'closed-days',
    table: 'closed_day',
    tableColumns: { from: 'from_day', to: 'to_day' },
    title: 'Closed days',
    fields: closedDayFields,
    nameField: 'name',
    columns: ['name', 'from', 'to', 'calendarId', 'kind', 'nameBn'],
    routes: registerRoutes['closed-days'],
  },
  {
    name: 'limitation-rules',
    table: 'limitation_rule',
    title: 'Periods of limitation',
    fields: ruleFields,
    nameField: 'name',
    columns: [
      'name',
      'n',
      'act',
      'section',
      'verifiedOn',
      'validFrom',
      'validTo',
      'nameBn',
      'side',
      'verifiedBy',
      'code',
    ],
    routes: registerRoutes['limitation-rules'],
  },
  {
    name: 'money-rules',
    table: 'money_rule',
    title: 'Money rules',
    fields: moneyRuleFields,
    nameField: 'name',
    columns: [
      'name',
      'n',
      'act',
      'section',
      'active',
      'verifiedOn',
      'validFrom',
      'validTo',
      'nameBn',
      'code',
    ],
    routes: registerRoutes['money-rules'],
  },
  {
    name: 'retention-rules',
    table: 'retention_rule',
    title: 'Retention rules',
    fields: retentionRuleFields,
    nameField: 'name',
    columns: ['name', 'class', 'years', 'section', 'outcome', 'minAmount', 'active', 'nameBn'],
    routes: registerRoutes['retention-rules'],
  },
  {
    name: 'return-forms',
    table: 'return_form',
    title: 'Return forms',
    fields: returnFormFields,
    nameField: 'name',
    columns: ['name', 'fileName', 'type', 'bytes', 'createdAt', 'nameBn'],
    routes: registerRoutes['return-forms'],
  },
] as const satisfies readonly Register[];

/** The register with this name. @throws if there is none. */
export function registerNamed(wanted: string): Register {
  const register = registers.find(({ name }) => name === wanted);
  if (!register) throw new Error(`${wanted} is no register`);
  return register;
}
