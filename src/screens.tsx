import { lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { withWords, type LaterWords } from './i18n';
import { pageAddresses, resourceAddresses, type PageAddress, type ResourceAddresses } from './addresses';

/** The screens of a resource's URLs. */
interface ResourceScreens {
  list: ComponentType;
  add: ComponentType;
  /** Keyed by the last part of their URL. */
  dialogs: Partial<Record<'edit' | 'details' | 'other-cases' | 'merge', ComponentType>>;
}

const loads = new Map<ComponentType, () => Promise<unknown>>();

const registers: ResourceScreens = {
  list: screen(
    () => import('./resources/registers/RegisterRecords'),
    'RegisterRecords',
    'registers',
    'limits',
  ),
  add: screen(() => import('./resources/registers/RegisterCreate'), 'RegisterCreate', 'registers', 'limits'),
  dialogs: {
    edit: screen(
      () => import('./resources/registers/RegisterEditDialog'),
      'RegisterEditDialog',
      'registers',
      'limits',
    ),
  },
};

const resourceScreens: Record<ResourceAddresses['screens'], ResourceScreens> = {
  companies: {
    list: screen(() => import('./resources/companies/CompanyList'), 'CompanyList', 'parties'),
    add: screen(() => import('./resources/companies/CompanyCreate'), 'CompanyCreate', 'parties'),
    dialogs: {
      edit: screen(() => import('./resources/companies/CompanyEditDialog'), 'CompanyEditDialog', 'parties'),
    },
  },
  agents: {
    list: screen(() => import('./resources/agents/AgentList'), 'AgentList', 'parties'),
    add: screen(() => import('./resources/agents/AgentCreate'), 'AgentCreate', 'parties'),
    dialogs: {
      edit: screen(() => import('./resources/agents/AgentEditDialog'), 'AgentEditDialog', 'parties'),
    },
  },
  caseFilings: {
    list: screen(() => import('./resources/caseFilings/CaseFilingList'), 'CaseFilingList'),
    add: screen(() => import('./resources/caseFilings/CaseFilingCreate'), 'CaseFilingCreate', 'parties'),
    dialogs: {
      edit: screen(
        () => import('./resources/caseFilings/CaseFilingEditDialog'),
        'CaseFilingEditDialog',
        'parties',
      ),
      details: screen(
        () => import('./resources/caseFilings/CaseFilingDetailsDialog'),
        'CaseFilingDetailsDialog',
        'parties',
      ),
      'other-cases': screen(() => import('./resources/caseFilings/OtherCasesDialog'), 'OtherCasesDialog'),
    },
  },
  followOnCases: {
    list: screen(
      () => import('./resources/followOnCases/FollowOnCaseList'),
      'FollowOnCaseList',
      'followOnCases',
    ),
    add: screen(() => import('./resources/followOnCases/FollowOnCaseCreate'), 'FollowOnCaseCreate', 'finder'),
    dialogs: {
      edit: screen(
        () => import('./resources/followOnCases/FollowOnCaseEditDialog'),
        'FollowOnCaseEditDialog',
        'followOnCases',
      ),
      details: screen(
        () => import('./resources/followOnCases/FollowOnCaseDetailsDialog'),
        'FollowOnCaseDetailsDialog',
        'followOnCases',
      ),
    },
  },
  registers,
  keptLists: {
    ...registers,
    dialogs: {
      ...registers.dialogs,
      merge: screen(() => import('./resources/keptLists/MergeDialog'), 'MergeDialog', 'registers'),
    },
  },
  users: {
    list: screen(() => import('./resources/users/UserList'), 'UserList', 'users'),
    add: screen(() => import('./resources/users/UserCreate'), 'UserCreate', 'users'),
    dialogs: { edit: screen(() => import('./resources/users/UserEditDialog'), 'UserEditDialog', 'users') },
  },
};

const pageScreens: Record<PageAddress['screen'], ComponentType> = {
  home: screen(() => import('./home/Home'), 'Home', 'home', 'followOnCases'),
  report: screen(() => import('./report/CaseSummaryReport'), 'CaseSummaryReport', 'report', 'history'),
  notifications: screen(
    () => import('./notifications/NotificationList'),
    'AllNotifications',
    'notifications',
  ),
  bills: screen(() => import('./notifications/NotificationList'), 'BillList', 'notifications'),
  leave: screen(() => import('./notifications/NotificationList'), 'LeaveList', 'notifications'),
  office: screen(() => import('./office/OfficePage'), 'OfficePage', 'office', 'history'),
  search: screen(
    () => import('./search/SearchPage'),
    'SearchPage',
    'users',
    'registers',
    'parties',
    'followOnCases',
    'hearings',
  ),
  bin: screen(() => import('./history/bin/Bin'), 'Bin', 'history'),
  activity: screen(() => import('./history/activity/ChangeList'), 'ChangeList', 'history'),
  events: screen(() => import('./history/activity/EventList'), 'EventList', 'history'),
  proposals: screen(() => import('./proposals/ProposalList'), 'ProposalList', 'history', 'proposals'),
  testScreen: screen(() => import('./diagnostics/TestScreen'), 'TestScreen', 'history', 'testScreen'),
  backups: screen(() => import('./backups/BackupsPage'), 'BackupsPage', 'backups'),
  file: screen(
    () => import('./files/FilePage'),
    'FilePage',
    'files',
    'hearings',
    'history',
    'proposals',
    'limits',
  ),
  limits: screen(() => import('./limits/Limits'), 'Limits', 'limits', 'hearings'),
  causeList: screen(() => import('./causeLists/MatchPage'), 'MatchPage', 'causeList', 'diary', 'hearings'),
  today: screen(() => import('./today/MyDay'), 'MyDay', 'today', 'diary', 'limits', 'history', 'proposals'),
  imports: screen(() => import('./import/ImportPage'), 'ImportPage', 'imports'),
  importNew: screen(() => import('./import/NewImport'), 'NewImport', 'imports'),
  importBatch: screen(() => import('./import/BatchPage'), 'BatchPage', 'imports'),
  diary: screen(() => import('./hearings/Diary'), 'Diary', 'diary', 'hearings'),
};

/** Every resource's URLs with their screens. */
export const resourceRoutes = resourceAddresses.map(({ resource, screens, offered, list, add }) => {
  const shown = resourceScreens[screens];
  return {
    resource,
    offered,
    list: { path: list, screen: shown.list },
    add: { path: add.path + (add.takes ?? ''), screen: shown.add },
    dialogs: Object.entries(shown.dialogs).map(([name, dialog]) => ({ name, screen: dialog })),
  };
});

export const pageRoutes = pageAddresses.map(({ path, screen: name, right, offered }) => ({
  path,
  right,
  offered,
  screen: pageScreens[name],
}));

/**
 * Loads all screens, the cards for narrow windows and the dialog that confirms a deletion while the browser
 * is idle, so that they open even after the connection was lost.
 */
export const loadScreens = (): Promise<unknown> =>
  Promise.allSettled([
    import('./list/rowActions/RowChange'),
    import('./list/cards/RegisterCards'),
    settled([...loads.keys()]),
  ]);

/** Loads the screens of a URL: a list, the dialog over it, a form or a page. */
export function loadScreensAt(pathname: string): Promise<unknown> {
  const addresses = [
    ...resourceRoutes.flatMap(({ list, add, dialogs }) => [
      { path: `${list.path}/*`, screen: list.screen },
      ...dialogs.map(({ name, screen: dialog }) => ({ path: `${list.path}/:id/${name}`, screen: dialog })),
      add,
    ]),
    ...pageRoutes,
  ];
  return settled(addresses.filter(({ path }) => matchPath(path, pathname)).map(({ screen: shown }) => shown));
}

/** Ignores failures here: a screen that cannot be loaded shows its error when rendered. */
const settled = (screens: ComponentType[]) =>
  Promise.allSettled(screens.map(async (shown) => loads.get(shown)?.()));

/**
 * A lazily loaded screen. If its chunk was loaded before it is opened, it renders at once, without Suspense
 * showing the waiting page. `words`: the catalogues that this screen needs in addition to those of the first
 * list.
 */
function screen<Name extends string>(
  load: () => Promise<{ [K in Name]: ComponentType }>,
  name: Name,
  ...words: LaterWords[]
) {
  let loaded: ComponentType | undefined;
  const loadNow = async () => {
    const module = await withWords(load(), ...words);
    return (loaded = module[name]);
  };
  const Loaded = lazy(async (): Promise<{ default: ComponentType }> => ({ default: await loadNow() }));
  function Screen() {
    const [Shown] = useState(() => loaded ?? Loaded);
    return <Shown />;
  }
  loads.set(Screen, loadNow);
  return Screen;
}
