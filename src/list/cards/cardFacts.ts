import { caseTypes } from '../../../domain/followOnCases';
import { nameColumn } from '../table/tableColumns';
import type { TableColumn } from '../table/tableColumns';

const OF_FILING = ['caseFilling.workPlace.name', 'caseFilling.revenue'];

const numbers = new Map(caseTypes.map(({ name, fields }) => [name, Object.keys(fields)[0]!]));

/**
 * The columns that a register's cards show below the name, for registers whose cards do not show the first
 * three columns of the table.
 */
const chosen: Record<string, readonly string[]> = {
  'case-fillings': ['company.companyName', 'workPlace.name', 'revenue'],
  ...Object.fromEntries([...numbers].map(([name, number]) => [name, [number, ...OF_FILING]])),
  'foujdari-suit-cases': ['relatedThana', 'mamlaNoOfRelatedThana', ...OF_FILING], // named here, because its first field is a court
  companies: ['contactPersonName', 'phone1', 'email'],
  sections: ['name', 'nameBn', 'active', 'used'],
  banks: ['name', 'nameBn', 'active', 'used'],
  users: ['userName', 'roles', 'phone', 'isEnabled'],
  deleted: ['register', 'at', 'by.fullName', 'reason'],
  changes: ['at', 'by.fullName', 'register', 'became'],
  events: ['at', 'by.fullName', 'about.fullName', 'details'],
  proposals: ['at', 'by.fullName', 'state', 'became', 'reason', 'decidedBy.fullName'],
  limits: ['name', 'due', 'aimFor', 'side'],
  'money-positions': ['companyName', 'outstanding', 'recoverable', 'stayed'],
  guarantees: ['bankName', 'encashBy', 'files', 'left'],
  returns: ['state', 'opening', 'received', 'disposed', 'closing'],
  'return-rows': ['kind', 'company', 'amount', 'way'],
  movements: ['to', 'dueBack', 'no'],
  retention: ['companyName', 'overOn', 'class', 'why', 'destroyedOn', 'destroyedBy'],
  stays: ['kind', 'daysLeft', 'condition', 'amount'],
};

const statuses = new Set(['status', 'isActive', 'seen']);
const buttons = new Set(['changeStatus']);
const lines = new Set([
  'became',
  'details',
  'reason',
  'company.companyName',
  'shortMessage',
  ...numbers.values(),
  'mamlaNoOfRelatedThana',
]);
const plain = new Set([
  'company.companyName',
  'shortMessage',
  'workPlace.name',
  'caseFilling.workPlace.name',
  'addDateTime',
]);

/** Registers whose records have at most one button or box, so that a menu is not needed. */
const withoutMenu = new Set([
  'notifications',
  'changes',
  'events',
  'limits',
  'money-positions',
  'returns',
  'return-rows',
  'retention',
]);

export interface CardFact {
  column: TableColumn<never>;
  /** Whether the label is visible; screen readers always read it. */
  labelled: boolean;
  ownLine: boolean;
}

export function cardFacts(resource: string, columns: readonly TableColumn<never>[]) {
  const name = columns[nameColumn(columns)]!;
  const status = columns.find(({ source }) => statuses.has(source));
  const isAction = ({ source }: TableColumn<never>) => buttons.has(source);
  const rest = columns.filter((column) => column !== name && column !== status && !isAction(column));
  const shown =
    chosen[resource]?.flatMap((source) => rest.filter((each) => each.source === source)) ?? rest.slice(0, 3);
  return {
    name,
    status,
    facts: shown.map((column): CardFact => ({
      column,
      labelled: !plain.has(column.source),
      ownLine: lines.has(column.source),
    })),
    actions: columns.filter(isAction),
    hasMenu: !withoutMenu.has(resource),
  };
}
