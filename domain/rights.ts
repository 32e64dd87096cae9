import { agentKinds, type AgentKindName } from './agents';
import { caseTypes, type CaseTypeName } from './followOnCases';
import { registerNames, registerRoutes, type RegisterName } from './registerRoutes';
import { ADMINISTRATORS, roles, STAFF, type Role } from './roles';

const register = { read: STAFF, create: STAFF, edit: STAFF, delete: ADMINISTRATORS };
const administratorsRegister = {
  read: ADMINISTRATORS,
  create: ADMINISTRATORS,
  edit: ADMINISTRATORS,
  delete: ADMINISTRATORS,
};

type Register = Record<keyof typeof register, readonly Role[]>;

const openTo = <Name extends string>(kinds: readonly { name: Name; openTo: 'staff' | 'administrators' }[]) =>
  Object.fromEntries<Register>(
    kinds.map((kind) => [kind.name, kind.openTo === 'staff' ? register : administratorsRegister]),
  ) as Record<Name, Register>;

const ofAgents = openTo<AgentKindName>(agentKinds);
const ofCaseTypes = openTo<CaseTypeName>(caseTypes);
const ofRegisters = Object.fromEntries<Register>(
  registerNames.map((name) => [name, { ...administratorsRegister, read: registerRoutes[name].readBy }]),
) as Record<RegisterName, Register>;

/**
 * Who may do what (docs/contract.md, "Rights"): the only such table, enforced by the server and mirrored
 * by the UI. Keys are the UI's resource names; missing resources and actions are forbidden to everybody.
 */
export const rights = {
  // companies are deactivated, never deleted
  companies: { read: STAFF, create: STAFF, edit: STAFF },
  ...ofAgents,
  'case-fillings': register,
  // finds only records of registers that the role may read
  search: { read: STAFF },
  ...ofCaseTypes,
  // proceedings, hearings and limits: only those of case types that the role may read
  proceedings: { read: STAFF, edit: STAFF },
  hearings: { read: STAFF, create: STAFF, edit: STAFF, delete: ADMINISTRATORS },
  limits: { read: STAFF, create: STAFF, edit: STAFF, delete: ADMINISTRATORS },
  // changed and deleted by their author and by administrators alone
  notes: { read: STAFF, create: STAFF, edit: STAFF, delete: STAFF },
  // users follow files only for themselves
  follows: { read: STAFF, create: STAFF, delete: STAFF },
  users: { read: ADMINISTRATORS, create: ADMINISTRATORS, edit: ADMINISTRATORS },
  roles: { read: ADMINISTRATORS },
  // one for the office and one per kind of court: none is added or deleted
  calendars: { read: STAFF, edit: ADMINISTRATORS },
  steps: register,
  volumes: register,
  movements: register,
  // `call`: enter a court's list. Calls are kept
  'file-calls': { read: STAFF, edit: STAFF, call: STAFF },
  'file-call-rows': { read: STAFF, edit: STAFF },
  // the list of what may be destroyed tells of every case, so it is not for everybody; `destroy`: record that it was
  retention: { read: ADMINISTRATORS },
  'file-retention': { read: STAFF, create: STAFF, edit: STAFF },
  destructions: { read: ADMINISTRATORS, destroy: ADMINISTRATORS },
  // those of a case that the role may not read are shown by date and amount alone, on the page of the file
  'money-entries': register,
  guarantees: register,
  stays: register,
  'recovery-steps': register,
  'money-positions': { read: STAFF },
  ...ofRegisters,
  office: { read: ADMINISTRATORS, edit: ADMINISTRATORS },
  // only those of case types that the role may read; `create` includes uploads in parts, of which forms are made too
  papers: register,
  // files of a folder, which become papers
  scans: { read: STAFF, create: STAFF },
  backups: { read: ADMINISTRATORS, create: ADMINISTRATORS },
  // the whole register in one file
  everything: { read: ADMINISTRATORS },
  // a token itself has at most the rights that domain/tokens.ts leaves it
  tokens: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  webhooks: { ...administratorsRegister, test: ADMINISTRATORS },
  'webhook-deliveries': { read: ADMINISTRATORS, again: ADMINISTRATORS },
  // `run`: check an import, carry it out, stop it, undo it, correct its rows
  imports: { read: ADMINISTRATORS, create: ADMINISTRATORS, run: ADMINISTRATORS },
  // shows only changes of registers that the role may read; restoring also requires the right to edit them
  changes: { read: STAFF, restore: STAFF },
  deleted: { read: ADMINISTRATORS, restore: ADMINISTRATORS },
  events: { read: ADMINISTRATORS, create: STAFF },
  // proposing requires the right to make the change itself; another administrator decides it, and its author may
  // withdraw it
  proposals: { read: STAFF, propose: STAFF, decide: ADMINISTRATORS },
  // of the whole office: begun, frozen and opened again by administrators alone
  returns: { read: ADMINISTRATORS, create: ADMINISTRATORS, freeze: ADMINISTRATORS },
  today: { read: STAFF },
  dashboard: { read: STAFF },
  summary: { read: ADMINISTRATORS },
  notifications: { read: STAFF, edit: STAFF },
  lookups: { read: STAFF },
  account: { read: STAFF, edit: STAFF },
  session: { end: roles },
  clientErrors: { create: STAFF },
  sampleAccounts: { read: ADMINISTRATORS, edit: ADMINISTRATORS },
  testScreen: { read: ADMINISTRATORS },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type RightOn = keyof typeof rights;

/** Whether a person with these roles may do `action` on `resource`. */
export function may(held: readonly string[], action: string, resource: string): boolean {
  const allowed = (rights as Record<string, Record<string, readonly string[]>>)[resource]?.[action];
  return allowed?.some((role) => held.includes(role)) ?? false;
}
