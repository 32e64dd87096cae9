import type { ComponentType } from 'react';
import type { PageAddress } from './addresses';
import { screen } from './screens';

/** A screen that is no resource's. */
interface Page extends PageAddress {
  screen: ComponentType;
}

export const pages: Page[] = [
  {
    path: '/',
    right: { resource: 'dashboard', action: 'read' },
    screen: screen(() => import('./home/Home'), 'Home', 'home', 'followOnCases'),
  },
  {
    path: '/case-summary-report',
    right: { resource: 'summary', action: 'read' },
    menu: { group: 'report', name: 'layout.menuGroups.report' },
    screen: screen(() => import('./report/CaseSummaryReport'), 'CaseSummaryReport', 'report', 'history'),
  },
  {
    path: '/today',
    offered: 'today',
    right: { resource: 'today', action: 'read' },
    menu: { group: 'today', name: 'layout.menuGroups.today' },
    screen: screen(
      () => import('./today/MyDay'),
      'MyDay',
      'today',
      'diary',
      'limits',
      'history',
      'proposals',
    ),
  },
  {
    path: '/hearings',
    offered: 'hearings',
    right: { resource: 'hearings', action: 'read' },
    menu: { group: 'hearings', name: 'layout.menuGroups.hearings' },
    screen: screen(() => import('./hearings/Diary'), 'Diary', 'diary', 'hearings'),
  },
  {
    path: '/limits',
    offered: 'limits',
    right: { resource: 'limits', action: 'read' },
    menu: { group: 'hearings', name: 'layout.limits' },
    screen: screen(() => import('./limits/Limits'), 'Limits', 'limits', 'hearings'),
  },
  {
    path: '/money',
    offered: 'money',
    right: { resource: 'money-positions', action: 'read' },
    menu: { group: 'money', name: 'layout.menuGroups.money' },
    screen: screen(() => import('./money/MoneyPage'), 'MoneyPage', 'money', 'moneyLists', 'report'),
  },
  {
    path: '/money/files',
    offered: 'money',
    right: { resource: 'money-positions', action: 'read' },
    screen: screen(() => import('./money/MoneyFiles'), 'MoneyFiles', 'money', 'moneyLists'),
  },
  {
    path: '/guarantees',
    offered: 'money',
    right: { resource: 'guarantees', action: 'read' },
    menu: { group: 'money', name: 'layout.guarantees' },
    screen: screen(() => import('./money/Guarantees'), 'Guarantees', 'money', 'moneyLists'),
  },
  {
    path: '/stays',
    offered: 'money',
    right: { resource: 'stays', action: 'read' },
    menu: { group: 'money', name: 'layout.stays' },
    screen: screen(() => import('./money/Stays'), 'Stays', 'money', 'moneyLists', 'hearings'),
  },
  {
    path: '/money-entries',
    offered: 'money',
    right: { resource: 'money-entries', action: 'read' },
    menu: { group: 'money', name: 'layout.ledger' },
    screen: screen(() => import('./money/Entries'), 'Entries', 'money', 'moneyLists'),
  },
  {
    path: '/hearings/match',
    offered: 'hearings',
    right: { resource: 'hearings', action: 'create' },
    screen: screen(() => import('./causeLists/MatchPage'), 'MatchPage', 'causeList', 'diary', 'hearings'),
  },
  {
    path: '/office',
    offered: 'office',
    right: { resource: 'office', action: 'read' },
    menu: { group: 'administration', name: 'layout.office' },
    screen: screen(() => import('./office/OfficePage'), 'OfficePage', 'office', 'history'),
  },
  {
    path: '/backups',
    offered: 'backups',
    right: { resource: 'backups', action: 'read' },
    menu: { group: 'administration', name: 'layout.backups' },
    screen: screen(() => import('./backups/BackupsPage'), 'BackupsPage', 'backups'),
  },
  {
    path: '/import',
    offered: 'imports',
    right: { resource: 'imports', action: 'read' },
    menu: { group: 'administration', name: 'layout.import' },
    screen: screen(() => import('./import/ImportPage'), 'ImportPage', 'imports'),
  },
  {
    path: '/import/new',
    offered: 'imports',
    right: { resource: 'imports', action: 'create' },
    screen: screen(() => import('./import/NewImport'), 'NewImport', 'imports'),
  },
  {
    path: '/import/:id',
    offered: 'imports',
    right: { resource: 'imports', action: 'read' },
    screen: screen(() => import('./import/BatchPage'), 'BatchPage', 'imports'),
  },
  {
    path: '/bin',
    offered: 'deleted',
    right: { resource: 'deleted', action: 'read' },
    menu: { group: 'administration', name: 'layout.bin' },
    screen: screen(() => import('./history/Bin'), 'Bin', 'history'),
  },
  {
    path: '/activity',
    offered: 'changes',
    right: { resource: 'events', action: 'read' },
    menu: { group: 'administration', name: 'layout.activity' },
    screen: screen(() => import('./history/activity/ChangeList'), 'ChangeList', 'history'),
  },
  {
    path: '/activity/events',
    offered: 'events',
    right: { resource: 'events', action: 'read' },
    screen: screen(() => import('./history/activity/EventList'), 'EventList', 'history'),
  },
  {
    path: '/activity/proposals',
    offered: 'proposals',
    right: { resource: 'proposals', action: 'decide' },
    screen: screen(() => import('./proposals/ProposalList'), 'ProposalList', 'history', 'proposals'),
  },
  {
    path: '/all-notifications',
    right: { resource: 'notifications', action: 'read' },
    screen: screen(() => import('./notifications/NotificationList'), 'AllNotifications', 'notifications'),
  },
  {
    path: '/bill-list',
    right: { resource: 'notifications', action: 'read' },
    screen: screen(() => import('./notifications/NotificationList'), 'BillList', 'notifications'),
  },
  {
    path: '/leave-list',
    right: { resource: 'notifications', action: 'read' },
    screen: screen(() => import('./notifications/NotificationList'), 'LeaveList', 'notifications'),
  },
  {
    path: '/files/out',
    offered: 'volumes',
    right: { resource: 'movements', action: 'read' },
    screen: screen(() => import('./volumes/FilesOut'), 'FilesOut', 'volumes'),
  },
  {
    path: '/files/:id',
    offered: 'files',
    right: { resource: 'case-fillings', action: 'read' },
    screen: screen(
      () => import('./files/FilePage'),
      'FilePage',
      'files',
      'hearings',
      'history',
      'proposals',
      'limits',
      'money',
      'filePapers',
    ),
  },
  {
    path: '/search',
    offered: 'search',
    right: { resource: 'search', action: 'read' },
    screen: screen(
      () => import('./search/SearchPage'),
      'SearchPage',
      'users',
      'registers',
      'parties',
      'followOnCases',
      'hearings',
    ),
  },
  {
    path: '/test-screen',
    right: { resource: 'testScreen', action: 'read' },
    screen: screen(() => import('./diagnostics/TestScreen'), 'TestScreen', 'history', 'testScreen'),
  },
];
