import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { isLong } from '../../support/long';
import { openApp } from '../caseFilings/openApp';
import { serveUsers, user } from '../users/userServer';

const foreign = useForeignServer();

const CUSTOM_HOUSE = 'Demand Notice/Order of Custom House, Chattogram';

type Screen = [address: string, heading: string];

/** Screens of other agents and court cases, built of the same parts as those below that stand for them. */
const alike: Screen[] = [
  ['/freight-forwarder-agent-list', 'Freight Forwarder Agent List'],
  ['/create-freight-forwarder-agent', 'Add Freight Forwarder Agent'],
  ['/shipping-agent-list', 'Shipping Agent List'],
  ['/create-shipping-agent', 'Add Shipping Agent'],
  ['/comm-cases', 'Custom, Excise & VAT (Appeal) Commissionerate Case'],
  ['/add-comm-case/S-1%2FAP%2F2024', 'Add Custom, Excise & VAT (Appeal) Commissionerate case'],
  ['/custom-appeal-cases', 'Custom Appeal, High Court Division'],
  ['/add-custom-appeal-case/S-1%2FAP%2F2024', 'Add Custom Appeal, High Court Division case'],
  ['/high-court-rit-list', 'Writ Cases, High Court Division'],
  ['/add-high-court-rit/S-1%2FAP%2F2024', 'Add Writ case, High Court Division'],
  ['/high-court-cpa-cpl-cases', 'CPLA/CMP, Appellate Division'],
  ['/add-cpa-cpi-rit/S-1%2FAP%2F2024', 'Add CPLA/CPA case'],
  ['/high-court-cp-cases', 'Civil Petition, Appellate Division'],
  ['/add-cp-rit/S-1%2FAP%2F2024', 'Add CP case'],
  ['/admiral-suit-cases-list', 'Admiralty Suit, High Court Division'],
  ['/add-admiral-suit-case/S-1%2FAP%2F2024', 'Add Admiralty Suit case'],
  ['/foujdari-cases-list', 'Criminal Case'],
  ['/add-foujdari-case/S-1%2FAP%2F2024', 'Add Criminal case'],
  ['/civil-cases-list', 'Civil Case'],
  ['/add-civil-case/S-1%2FAP%2F2024', 'Add Civil case'],
];

/** The URLs of the specification with their headings; those that are alike in the long run. */
const screens: Screen[] = [
  ['/', 'Home'],
  ['/importer-exporter-list', 'Importer/Exporter List'],
  ['/add-company', 'Add Importer/Exporter'],
  ['/candf-agent-list', 'C&F Agent List'],
  ['/create-cnf-agent', 'Add CandF Agent'],
  ['/case-fillings-list', CUSTOM_HOUSE],
  ['/add-case-fillings', CUSTOM_HOUSE],
  ['/tribunal-cases-list', 'Appellate Tribunal Case'],
  ['/add-tribunal-case/S-1%2FAP%2F2024', 'Add Custom, Excise & VAT Appellate Tribunal case'],
  ['/users-list', 'User List'],
  ['/create-user', 'Create User'],
  ['/case-summary-report', 'Section Wise Case Summary Report'],
  ['/test-screen', 'Test Screen'],
  ['/all-notifications', 'All Notifications'],
  ['/bill-list', 'Bill List'],
  ['/leave-list', 'Leave List'],
  ...(isLong ? alike : []),
];

/** The texts or accessible names of controls that only our own server offers. */
const ours = new Set([
  'My day',
  'Hearings',
  'Time limits',
  'Money',
  'Settings',
  'Import',
  'Search everything',
  'Bin',
  'Activity',
  'History',
]);

function serveParties() {
  const company = { id: 7, companyName: 'Padma Traders', isActive: true };
  const agent = (name: string) => ({ id: 5, [name]: 'Karnaphuli', licNo: '301', contactNumber: '0171' });
  const paged = (address: string, record: object) =>
    http.get(address, () => HttpResponse.json({ content: [record], totalPages: 1, totalElements: 1 }));
  foreign.server.use(
    paged('/api/case/search-company-page', company),
    paged('/api/case/search-cnf-agents-page', agent('cnfAgentName')),
    paged('/api/case/search-freight-forwarder-agent-page', agent('agentName')),
    paged('/api/case/search-shipping-agent-page', agent('agentName')),
  );
  serveUsers(foreign, [user(3)]);
}

/** Navigates to a URL as a link does. */
function goTo(address: string) {
  act(() => {
    history.pushState({ idx: history.length }, '', address); // numbered as the router numbers its own entries
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

const namesOfControls = () =>
  [...document.querySelectorAll('a, button, [role=tab]')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );

it('on a foreign server every screen works without calls and controls that only our own server has', async () => {
  serveParties();
  await openApp(foreign, '/');
  for (const [address, heading] of screens) {
    goTo(address);
    await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(heading));
    await waitFor(() => expect(document.querySelector('main [role=progressbar]')).toBeNull());
    expect({
      address,
      failure: document.querySelector('main .MuiAlert-colorError')?.textContent,
      ours: namesOfControls().filter((name) => ours.has(name ?? '')),
    }).toEqual({ address, failure: undefined, ours: [] });
  }
  const asked = foreign.calls().filter((call) => call.includes('/api/casebook/'));
  expect([...new Set(asked)]).toEqual(['GET /api/casebook/capabilities']);
});

it('on a foreign server the menu leads only to the screens of the specification', async () => {
  window.innerWidth = 768; // at this width the menu lists all entries below each other
  const person = await openApp(foreign, '/nowhere');
  await person.click(await screen.findByRole('button', { name: 'Open the menu' }));
  const links = [...document.querySelectorAll('#main-menu a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/case-fillings-list',
    '/comm-cases',
    '/tribunal-cases-list',
    '/custom-appeal-cases',
    '/high-court-rit-list',
    '/admiral-suit-cases-list',
    '/high-court-cpa-cpl-cases',
    '/high-court-cp-cases',
    '/foujdari-cases-list',
    '/civil-cases-list',
    '/importer-exporter-list',
    '/candf-agent-list',
    '/freight-forwarder-agent-list',
    '/shipping-agent-list',
    '/case-summary-report',
    '/users-list',
  ]);
});
