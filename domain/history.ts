import { agentKinds } from './agents';
import { callFields, callRowFields } from './fileCalls';
import { calendarFields } from './closedDays';
import { caseFilingFields } from './caseFilings';
import { companyFields } from './companies';
import { bool, choice, date, ref, rows, text, type Fields } from './fields';
import { caseTypes } from './followOnCases';
import { hearingFields, origins } from './hearings';
import { limitFields, sides } from './limits';
import { noteFields } from './notes';
import { officeFields } from './office';
import { keptPaperFields } from './papers';
import { proceedingFields } from './proceedings';
import {
  guaranteeFields,
  guaranteeStepFields,
  moneyEntryFields,
  recoveryStepFields,
  stayFields,
} from './money/records';
import { destructionFields, fileRetentionFields } from './retention';
import { keptReturnFields } from './returns/records';
import { registerNamed, registers, type Register } from './registers';
import { keptFormFields } from './returns/forms';
import type { RightOn } from './rights';
import { stepFields } from './steps';
import { newUserFields } from './users';
import { keptMovementFields, volumeFields } from './volumes';

/** A register whose changes are kept, and how they are shown (docs/contract.md, "History"). */
export interface KeptRegister {
  name: RightOn;
  table: string;
  /** The fields of a record that are shown. */
  fields: Fields;
  /** The columns whose names are not those of their fields in snake case. */
  columns?: Record<string, string>;
  /** The field with the record's name; a record without one is named by its filing. */
  title?: string;
  /** The field that holds a picture; changes have its digest instead. */
  picture?: string;
}

/** The kinds of changes of a record. `baseline`: the record existed when its history began. */
export const changeActions = ['baseline', 'create', 'edit', 'delete', 'restore'] as const;

export type ChangeAction = (typeof changeActions)[number];

/** The kinds of events that are kept besides changes of records. */
export const eventKinds = [
  'SIGN_IN',
  'SIGN_IN_REFUSED',
  'SIGN_OUT',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODES_RENEWED',
  'OIDC_LINKED',
  'ACCOUNT_ON',
  'ACCOUNT_OFF',
  'CALENDAR_MADE',
  'CALENDAR_REVOKED',
  'TOKEN_MADE',
  'TOKEN_USED',
  'TOKEN_REFUSED',
  'TOKEN_REVOKED',
  'WEBHOOK_MADE',
  'WEBHOOK_CHANGED',
  'WEBHOOK_DELETED',
  'EXPORT',
  'PRINT',
  'LABELS_PRINTED',
  'PAPER_DOWNLOADED',
  'IMPORT',
  'BACKUP',
  'EVERYTHING_TAKEN',
  'RESTORE',
  'PROPOSED',
  'PROPOSAL_APPROVED',
  'PROPOSAL_REFUSED',
] as const;

export type EventKind = (typeof eventKinds)[number];

const filing = ref('caseFilling', 'case-fillings');

export const keptRegisters: readonly KeptRegister[] = [
  { name: 'case-fillings', table: 'case_filing', fields: caseFilingFields, title: 'nothiNumber' },
  ...caseTypes.map(({ name, table, fields, proceeding }) => ({
    name,
    table,
    fields: { caseFilingId: filing, ...(fields as Fields) },
    title: proceeding.number,
  })),
  { name: 'proceedings', table: 'proceeding', fields: proceedingFields },
  {
    name: 'hearings',
    table: 'hearing',
    fields: { ...hearingFields, nextId: ref('nextId', 'hearings'), origin: choice(origins) },
    title: 'date',
  },
  {
    name: 'limits',
    table: 'time_limit',
    fields: {
      ...limitFields,
      endedByHand: bool(),
      orderDate: date(),
      side: choice(sides),
      mayFile: date(),
      aimFor: date(),
      extended: date(),
    },
    columns: { state: 'ended' },
  },
  ofRegister(registerNamed('limitation-rules')),
  { name: 'notes', table: 'note', fields: noteFields, title: 'text' },
  {
    name: 'companies',
    table: 'company',
    fields: { ...companyFields, isActive: bool() },
    title: 'companyName',
    picture: 'logo',
  },
  ...agentKinds.map(({ name, table, fields, nameField }) => ({ name, table, fields, title: nameField })),
  {
    name: 'users',
    table: 'app_user',
    // the history shows only whether there is a password
    fields: { ...newUserFields, isEnabled: bool(), password: bool() },
    columns: { password: 'password_hash' },
    title: 'userName',
  },
  { name: 'calendars', table: 'calendar', fields: calendarFields, title: 'name' },
  ofRegister(registerNamed('closed-days')),
  {
    name: 'steps',
    table: 'step',
    fields: stepFields,
    columns: { in: 'in_day', out: 'out_day' },
  },
  { name: 'volumes', table: 'volume', fields: volumeFields, title: 'no' },
  {
    name: 'movements',
    table: 'movement',
    fields: keptMovementFields,
    columns: { to: 'to_place', by: 'by_whom', on: 'on_day' },
    title: 'to',
  },
  { name: 'file-calls', table: 'file_call', fields: callFields, title: 'name' },
  {
    name: 'file-call-rows',
    table: 'file_call_row',
    fields: { ...callRowFields, text: text(), caseFilingId: ref('caseFilingId', 'case-fillings') },
    columns: { text: 'written' },
    title: 'text',
  },
  { name: 'file-retention', table: 'file_retention', fields: fileRetentionFields },
  {
    name: 'destructions',
    table: 'destruction',
    fields: destructionFields,
    columns: { on: 'on_day', by: 'by_whom' },
    title: 'memo',
  },
  { name: 'money-entries', table: 'money_entry', fields: moneyEntryFields, title: 'instrument' },
  {
    name: 'guarantees',
    table: 'guarantee',
    fields: { ...guaranteeFields, steps: rows(guaranteeStepFields) },
    title: 'number',
  },
  { name: 'stays', table: 'stay', fields: stayFields },
  { name: 'recovery-steps', table: 'recovery_step', fields: recoveryStepFields, title: 'memo' },
  {
    name: 'papers',
    table: 'paper',
    fields: keptPaperFields,
    columns: { from: 'from_whom', to: 'to_whom' },
    title: 'name',
  },
  {
    name: 'returns',
    table: 'monthly_return',
    fields: keptReturnFields,
    columns: { from: 'from_day', to: 'to_day' },
    title: 'from',
  },
  ...registers
    .filter(({ name }) => !['closed-days', 'limitation-rules', 'return-forms'].includes(name))
    .map(ofRegister),
  { ...ofRegister(registerNamed('return-forms')), fields: keptFormFields },
  { name: 'office', table: 'office', fields: officeFields, title: 'name' },
];

function ofRegister({ name, table, tableColumns = {}, fields, nameField }: Register): KeptRegister {
  return { name, table, fields, columns: tableColumns, title: nameField };
}

/** The register with this name. @throws if its history is not kept */
export function keptRegisterNamed(name: string): KeptRegister {
  const register = keptRegisters.find((each) => each.name === name);
  if (!register) throw new Error(`${name} is no register with a history`);
  return register;
}
