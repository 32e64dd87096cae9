import { agentKinds } from '../domain/agents';
import { caseTypes } from '../domain/followOnCases';
import type { Court } from '../domain/followOnCases/caseType';
import { registerNames, registerRoutes } from '../domain/registerRoutes';
import type { RightOn } from '../domain/rights';
import type { Capability } from './dataProvider/capabilities';

/**
 * A resource's URLs: its list, its create form, and the dialogs below the list (`…-list/12/edit`).
 * React-admin's own paths (`/<resource>`, `/<resource>/create`, `/<resource>/12`) lead to them.
 */
export interface ResourceAddresses {
  resource: string;
  /** Which screens the URLs show (src/screens.tsx). All court case types share one set, as do all kinds of agent. */
  screens: 'agents' | 'caseFilings' | 'companies' | 'followOnCases' | 'keptLists' | 'registers' | 'users';
  /** The capability the server must offer; without it the URL does not exist. */
  offered?: Capability;
  list: string;
  /** `takes`: optional path parameters after `path`, in the router's notation. */
  add: { path: string; takes?: string };
  /** The URL below which records have pages of their own. */
  pages?: string;
  /** The place of the list in the menu; `name` is a catalogue key. */
  menu: { group: MenuGroup; name: string };
}

/** The URL of a screen without a resource, open to anybody with `right`. Without `menu`, another page links to it. */
export interface PageAddress {
  path: string;
  screen:
    | 'home'
    | 'report'
    | 'notifications'
    | 'bills'
    | 'leave'
    | 'office'
    | 'backups'
    | 'imports'
    | 'importNew'
    | 'importBatch'
    | 'file'
    | 'diary'
    | 'limits'
    | 'causeList'
    | 'today'
    | 'search'
    | 'bin'
    | 'activity'
    | 'proposals'
    | 'events'
    | 'testScreen';
  right: { resource: RightOn; action: string };
  menu?: ResourceAddresses['menu'];
  offered?: Capability;
}

/** The groups of the menu, which follow how the wing divides its work. */
export type MenuGroup =
  'today' | 'companiesAndAgents' | 'demandNotices' | Court | 'hearings' | 'users' | 'report' | 'settings';

export const resourceAddresses: ResourceAddresses[] = [
  {
    resource: 'companies',
    screens: 'companies',
    list: '/importer-exporter-list',
    add: { path: '/add-company' },
    menu: { group: 'companiesAndAgents', name: 'resources.companies.name' },
  },
  ...agentKinds.map(({ name, routes }) => ({
    resource: name,
    screens: 'agents' as const,
    list: routes.list,
    add: { path: routes.add },
    menu: { group: 'companiesAndAgents' as const, name: `resources.${name}.name` },
  })),
  {
    resource: 'case-fillings',
    screens: 'caseFilings',
    list: '/case-fillings-list',
    add: { path: '/add-case-fillings' },
    pages: '/files',
    menu: { group: 'demandNotices', name: 'layout.menuGroups.demandNotices' },
  },
  ...caseTypes.map(({ name, court, routes }) => ({
    resource: name,
    screens: 'followOnCases' as const,
    list: routes.list,
    add: { path: routes.add, takes: '/:fileNumber?' },
    menu: { group: court, name: `resources.${name}.name` },
  })),
  {
    resource: 'users',
    screens: 'users',
    list: '/users-list',
    add: { path: '/create-user' },
    menu: { group: 'users', name: 'layout.menuGroups.users' },
  },
  ...registerNames.map((name) => ({
    resource: name,
    screens: 'merges' in registerRoutes[name] ? ('keptLists' as const) : ('registers' as const),
    offered: name,
    list: registerRoutes[name].list,
    add: { path: registerRoutes[name].add },
    menu: { group: 'settings' as const, name: `resources.${name}.name` },
  })),
];

export const pageAddresses: PageAddress[] = [
  { path: '/', screen: 'home', right: { resource: 'dashboard', action: 'read' } },
  {
    path: '/case-summary-report',
    screen: 'report',
    right: { resource: 'summary', action: 'read' },
    menu: { group: 'report', name: 'layout.menuGroups.report' },
  },
  {
    path: '/today',
    screen: 'today',
    offered: 'today',
    right: { resource: 'today', action: 'read' },
    menu: { group: 'today', name: 'layout.menuGroups.today' },
  },
  {
    path: '/hearings',
    screen: 'diary',
    offered: 'hearings',
    right: { resource: 'hearings', action: 'read' },
    menu: { group: 'hearings', name: 'layout.menuGroups.hearings' },
  },
  {
    path: '/limits',
    screen: 'limits',
    offered: 'limits',
    right: { resource: 'limits', action: 'read' },
    menu: { group: 'hearings', name: 'layout.limits' },
  },
  {
    path: '/hearings/match',
    screen: 'causeList',
    offered: 'hearings',
    right: { resource: 'hearings', action: 'create' },
  },
  {
    path: '/office',
    screen: 'office',
    offered: 'office',
    right: { resource: 'office', action: 'read' },
    menu: { group: 'settings', name: 'layout.office' },
  },
  {
    path: '/backups',
    screen: 'backups',
    offered: 'backups',
    right: { resource: 'backups', action: 'read' },
    menu: { group: 'settings', name: 'layout.backups' },
  },
  {
    path: '/import',
    screen: 'imports',
    offered: 'imports',
    right: { resource: 'imports', action: 'read' },
    menu: { group: 'settings', name: 'layout.import' },
  },
  {
    path: '/import/new',
    screen: 'importNew',
    offered: 'imports',
    right: { resource: 'imports', action: 'create' },
  },
  {
    path: '/import/:id',
    screen: 'importBatch',
    offered: 'imports',
    right: { resource: 'imports', action: 'read' },
  },
  {
    path: '/bin',
    screen: 'bin',
    offered: 'deleted',
    right: { resource: 'deleted', action: 'read' },
    menu: { group: 'settings', name: 'layout.bin' },
  },
  {
    path: '/activity',
    screen: 'activity',
    offered: 'changes',
    right: { resource: 'events', action: 'read' },
    menu: { group: 'settings', name: 'layout.activity' },
  },
  {
    path: '/activity/events',
    screen: 'events',
    offered: 'events',
    right: { resource: 'events', action: 'read' },
  },
  {
    path: '/activity/proposals',
    screen: 'proposals',
    offered: 'proposals',
    right: { resource: 'proposals', action: 'decide' },
  },
  {
    path: '/all-notifications',
    screen: 'notifications',
    right: { resource: 'notifications', action: 'read' },
  },
  { path: '/bill-list', screen: 'bills', right: { resource: 'notifications', action: 'read' } },
  { path: '/leave-list', screen: 'leave', right: { resource: 'notifications', action: 'read' } },
  {
    path: '/files/:id',
    screen: 'file',
    offered: 'files',
    right: { resource: 'case-fillings', action: 'read' },
  },
  { path: '/search', screen: 'search', offered: 'search', right: { resource: 'search', action: 'read' } },
  { path: '/test-screen', screen: 'testScreen', right: { resource: 'testScreen', action: 'read' } },
];

/** Translates a path that react-admin made to this product's URL path; any other path stays as it is. */
export function addressOf(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const [, resource, part, view] = /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const addresses = resourceAddresses.find((row) => row.resource === resource);
  if (!addresses) return path;
  if (!part) return addresses.list + rest;
  if (part === 'create') return addresses.add.path + rest;
  return `${addresses.list}/${part}/${view === 'show' ? 'details' : 'edit'}${rest}`;
}
