import type { MenuGroup } from '../../addresses';
import { somethingBad } from './somethingBad';

export const layout = {
  home: 'Home',
  mainMenu: 'Main menu',
  menuGroups: {
    companiesAndAgents: 'Companies and Agents',
    demandNotices: 'Demand Notices',
    appealAndTribunal: 'Appeal and Tribunal',
    highCourt: 'High Court',
    appellateDivision: 'Appellate Division',
    otherCourts: 'Other Courts',
    users: 'Users',
    report: 'Report',
    settings: 'Settings',
  } satisfies Record<MenuGroup, string>,
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  breadcrumb: 'You are here',
  account: 'Account of %{name}',
  logout: 'Logout',
  retry: 'Try again',
  loading: 'Loading…',
  close: 'Close',
  errorTitle: 'Error',
  pageNotFound: 'Page not found.',
  pageNotFoundText: 'There is nothing at this address. It may have been typed wrongly, or moved.',
  backToHome: 'Back to Home',
  notAllowed: 'Your role does not allow this page.',
  somethingBad,
  footer: '© %{year} %{organisation}',
};
