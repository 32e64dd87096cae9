import { forwardRef, lazy, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { reactRouterProvider, type RouterLinkProps, type RouterProvider, type RouterTo } from 'react-admin';
import { matchPath } from 'react-router-dom';
import { agentKinds } from '../domain/agents';
import { caseTypes } from '../domain/followOnCases';
import type { Court } from '../domain/followOnCases/caseType';
import type { RightOn } from '../domain/rights';

/**
 * A resource's addresses: its list, its create form, and the dialogs below the list (`…-list/12/edit`).
 * React-admin's own paths (`/<resource>`, `/<resource>/create`, `/<resource>/12`) lead to them.
 */
export interface ResourceRoutes {
  resource: string;
  list: { path: string; screen: ComponentType };
  /** `takes`: what the address may go on with, in the router's notation. */
  add?: { path: string; takes?: string; screen: ComponentType };
  dialogs: { name: 'edit' | 'details' | 'other-cases'; screen: ComponentType }[];
  /** Where the menu has it, and the words there, a key of the catalogue. */
  menu: { group: MenuGroup; name: string };
}

/** A screen that is no resource's, open to whoever has the right. Without `menu`, something else leads to it. */
export interface PageRoute {
  path: string;
  screen: ComponentType;
  right: { resource: RightOn; action: string };
  menu?: ResourceRoutes['menu'];
}

/** The groups of the menu, as the wing thinks. */
export type MenuGroup = 'companiesAndAgents' | 'demandNotices' | Court | 'users' | 'report';

const loads = new Map<ComponentType, () => Promise<unknown>>();

/** Loads every screen while nothing else goes on, so that a form also opens when the line is down. */
export const loadScreens = (): Promise<unknown> => settled([...loads.keys()]);

/** Loads what an address shows: a list, the dialog over it, a form or a page. */
export function loadScreensAt(pathname: string): Promise<unknown> {
  const addresses = [
    ...resourceRoutes.flatMap(({ list, add, dialogs }) => [
      { path: `${list.path}/*`, screen: list.screen },
      ...dialogs.map(({ name, screen }) => ({ path: `${list.path}/:id/${name}`, screen })),
      ...(add ? [{ path: add.path + (add.takes ?? ''), screen: add.screen }] : []),
    ]),
    ...pageRoutes,
  ];
  return settled(addresses.filter(({ path }) => matchPath(path, pathname)).map(({ screen }) => screen));
}

/** A screen that cannot be loaded says so when it is drawn. */
const settled = (screens: ComponentType[]) =>
  Promise.allSettled(screens.map(async (screen) => loads.get(screen)?.()));

// One set of screens serves every court case type; the resource around it says which.
const FollowOnCaseList = screen(
  () => import('./resources/followOnCases/FollowOnCaseList'),
  'FollowOnCaseList',
);
const FollowOnCaseCreate = screen(
  () => import('./resources/followOnCases/FollowOnCaseCreate'),
  'FollowOnCaseCreate',
);
const FollowOnCaseEditDialog = screen(
  () => import('./resources/followOnCases/FollowOnCaseEditDialog'),
  'FollowOnCaseEditDialog',
);
const FollowOnCaseDetailsDialog = screen(
  () => import('./resources/followOnCases/FollowOnCaseDetailsDialog'),
  'FollowOnCaseDetailsDialog',
);

// And one every kind of agent.
const AgentList = screen(() => import('./resources/agents/AgentList'), 'AgentList');
const AgentCreate = screen(() => import('./resources/agents/AgentCreate'), 'AgentCreate');
const AgentEditDialog = screen(() => import('./resources/agents/AgentEditDialog'), 'AgentEditDialog');

export const resourceRoutes: ResourceRoutes[] = [
  {
    resource: 'companies',
    list: {
      path: '/importer-exporter-list',
      screen: screen(() => import('./resources/companies/CompanyList'), 'CompanyList'),
    },
    add: {
      path: '/add-company',
      screen: screen(() => import('./resources/companies/CompanyCreate'), 'CompanyCreate'),
    },
    dialogs: [
      {
        name: 'edit',
        screen: screen(() => import('./resources/companies/CompanyEditDialog'), 'CompanyEditDialog'),
      },
    ],
    menu: { group: 'companiesAndAgents', name: 'resources.companies.name' },
  },
  ...agentKinds.map(({ name, routes }) => ({
    resource: name,
    list: { path: routes.list, screen: AgentList },
    add: { path: routes.add, screen: AgentCreate },
    dialogs: [{ name: 'edit' as const, screen: AgentEditDialog }],
    menu: { group: 'companiesAndAgents' as const, name: `resources.${name}.name` },
  })),
  {
    resource: 'case-fillings',
    list: {
      path: '/case-fillings-list',
      screen: screen(() => import('./resources/caseFilings/CaseFilingList'), 'CaseFilingList'),
    },
    add: {
      path: '/add-case-fillings',
      screen: screen(() => import('./resources/caseFilings/CaseFilingCreate'), 'CaseFilingCreate'),
    },
    dialogs: [
      {
        name: 'edit',
        screen: screen(() => import('./resources/caseFilings/CaseFilingEditDialog'), 'CaseFilingEditDialog'),
      },
      {
        name: 'details',
        screen: screen(
          () => import('./resources/caseFilings/CaseFilingDetailsDialog'),
          'CaseFilingDetailsDialog',
        ),
      },
      {
        name: 'other-cases',
        screen: screen(() => import('./resources/caseFilings/OtherCasesDialog'), 'OtherCasesDialog'),
      },
    ],
    menu: { group: 'demandNotices', name: 'layout.menuGroups.demandNotices' },
  },
  ...caseTypes.map(({ name, court, routes }) => ({
    resource: name,
    list: { path: routes.list, screen: FollowOnCaseList },
    add: { path: routes.add, takes: '/:fileNumber?', screen: FollowOnCaseCreate },
    dialogs: [
      { name: 'edit' as const, screen: FollowOnCaseEditDialog },
      { name: 'details' as const, screen: FollowOnCaseDetailsDialog },
    ],
    menu: { group: court, name: `resources.${name}.name` },
  })),
  {
    resource: 'users',
    list: { path: '/users-list', screen: screen(() => import('./resources/users/UserList'), 'UserList') },
    add: {
      path: '/create-user',
      screen: screen(() => import('./resources/users/UserCreate'), 'UserCreate'),
    },
    dialogs: [
      {
        name: 'edit',
        screen: screen(() => import('./resources/users/UserEditDialog'), 'UserEditDialog'),
      },
    ],
    menu: { group: 'users', name: 'layout.menuGroups.users' },
  },
];

export const pageRoutes: PageRoute[] = [
  {
    path: '/',
    screen: screen(() => import('./home/Home'), 'Home'),
    right: { resource: 'dashboard', action: 'read' },
  },
  {
    path: '/case-summary-report',
    screen: screen(() => import('./report/CaseSummaryReport'), 'CaseSummaryReport'),
    right: { resource: 'summary', action: 'read' },
    menu: { group: 'report', name: 'layout.menuGroups.report' },
  },
  {
    path: '/all-notifications',
    screen: screen(() => import('./notifications/NotificationList'), 'AllNotifications'),
    right: { resource: 'notifications', action: 'read' },
  },
  {
    path: '/bill-list',
    screen: screen(() => import('./notifications/NotificationList'), 'BillList'),
    right: { resource: 'notifications', action: 'read' },
  },
  {
    path: '/leave-list',
    screen: screen(() => import('./notifications/NotificationList'), 'LeaveList'),
    right: { resource: 'notifications', action: 'read' },
  },
  {
    path: '/test-screen',
    screen: screen(() => import('./testScreen/TestScreen'), 'TestScreen'),
    right: { resource: 'testScreen', action: 'read' },
  },
];

/**
 * A screen of its own chunk, loaded when its address is first opened, or before: then it is drawn at once,
 * without the waiting page in between.
 */
function screen<Name extends string>(load: () => Promise<{ [K in Name]: ComponentType }>, name: Name) {
  let loaded: ComponentType | undefined;
  const loadNow = async () => (loaded = (await load())[name]);
  const Placeholder = lazy(async (): Promise<{ default: ComponentType }> => ({ default: await loadNow() }));
  function Screen() {
    const [Shown] = useState(() => loaded ?? Placeholder);
    return <Shown />;
  }
  loads.set(Screen, loadNow);
  return Screen;
}

/** The address in this product of a path that react-admin made; any other path stays as it is. */
export function addressOf(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const [, resource, part, view] = /^\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const routes = resourceRoutes.find((row) => row.resource === resource);
  if (!routes) return path;
  if (!part) return routes.list.path + rest;
  if (part === 'create') return (routes.add?.path ?? routes.list.path) + rest;
  return `${routes.list.path}/${part}/${view === 'show' ? 'details' : 'edit'}${rest}`;
}

const addressed = <To extends RouterTo | number>(to: To): To => {
  if (typeof to === 'string') return addressOf(to) as To;
  if (typeof to !== 'object' || typeof to.pathname !== 'string') return to;
  return { ...to, pathname: addressOf(to.pathname) };
};

const { useNavigate, useMatch, Link, Navigate } = reactRouterProvider;

/** React Router, with react-admin's own links, redirects and menu matches led to our addresses. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    return useCallback<typeof navigate>((to, options) => navigate(addressed(to), options), [navigate]);
  },
  useMatch: (pattern) => useMatch({ ...pattern, path: addressOf(pattern.path) }),
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(function AddressedLink(props, ref) {
    return <Link {...props} ref={ref} to={addressed(props.to)} />;
  }),
  Navigate: (props): ReactNode => <Navigate {...props} to={addressed(props.to)} />,
};
