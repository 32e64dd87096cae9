import type { Page } from '@playwright/test';
import { agentKinds } from '../../../domain/agents';
import { caseTypes } from '../../../domain/followOnCases';
import { someAgentKinds, someCaseTypes } from '../../support/standIns';
import { handOver, transparentLogo } from './pictures';

/** A screen in one of its states. */
export interface Screen {
  at: string;
  /** Selector of what is shown once everything is loaded. */
  shows: string;
  state?: string;
  /** Part of it never loads. */
  waits?: true;
  /** The minimum window width. */
  from?: number;
  /** The maximum window width. */
  to?: number;
  /** Preparation before its address is opened, such as a mocked answer. */
  before?: (page: Page) => Promise<unknown>;
  /** Steps from the address to the state. */
  reach?: (page: Page) => Promise<unknown>;
}

export const FEW = '?perPage=4'; // four rows show as much as twenty and are checked faster
/** A record of a list: a row, or a card on a phone. */
export const ROW = 'tbody tr, main article';
const DIALOG = '[role=dialog] [role=group], [role=dialog] fieldset';
const PHONE = 599; // up to this width lists are cards, beyond it tables
const TABLES = PHONE + 1;
const FILINGS = `/case-fillings-list${FEW}`;
const WIDE = '/tribunal-cases-list';
const TRIBUNAL = '/add-tribunal-case';

const list = (path: string): Screen => ({ at: path + FEW, shows: ROW });
const add = (path: string): Screen => ({ at: path, shows: 'main form :is(input, textarea)' });
const finder = (path: string): Screen => ({ at: path, shows: 'main input[name=nothiNumber]' });
const dialogs = (path: string, ...names: string[]): Screen[] =>
  names.map((name) => ({ at: `${path}/7/${name}${FEW}`, shows: DIALOG }));

const changed = { status: 409, json: { status: 409, message: 'Changed', code: 'stale', params: {} } };
export const down = { status: 503, json: { status: 503, message: 'The register is being moved' } };

const edited = { at: '2026-11-06T10:05:00.000Z', by: null, via: 'form', register: 'case-fillings' };
const twoChanges = {
  json: [
    {
      ...edited,
      id: 2,
      recordId: 7,
      action: 'edit',
      version: 2,
      was: { revenue: 1 },
      became: { revenue: 2 },
    },
    {
      ...edited,
      id: 1,
      recordId: 7,
      action: 'edit',
      version: 1,
      was: { hsCode: null },
      became: { hsCode: '8' },
    },
  ],
  headers: { 'content-range': 'changes 0-1/2' },
};

/** Opens a card's menu, which has its buttons. */
export async function openCardMenu(page: Page) {
  await page.locator('[id^=row-], main .card-menu').first().waitFor();
  const button = page.locator('main .card-menu').first();
  if (await button.count()) await button.click();
}

/** The addresses that need a session, of these kinds of agents and types of court cases. */
const addressesOf = (kinds: typeof someAgentKinds, types: typeof someCaseTypes): Screen[] => [
  { at: '/', shows: '.recharts-surface' },
  list('/importer-exporter-list'),
  add('/add-company'),
  ...dialogs('/importer-exporter-list', 'edit'),
  ...kinds.flatMap(({ routes }) => [list(routes.list), add(routes.add), ...dialogs(routes.list, 'edit')]),
  list('/case-fillings-list'),
  add('/add-case-fillings'),
  ...dialogs('/case-fillings-list', 'edit', 'details'),
  { at: `/case-fillings-list/7/other-cases${FEW}`, shows: '[role=dialog] a' },
  ...types.flatMap(({ routes }) => [
    list(routes.list),
    finder(routes.add),
    ...dialogs(routes.list, 'edit', 'details'),
  ]),
  list('/users-list'),
  add('/create-user'),
  ...dialogs('/users-list', 'edit'),
  list('/sections-list'),
  add('/create-section'),
  ...dialogs('/sections-list', 'edit'),
  { at: `/sections-list/7/merge${FEW}`, shows: '[role=dialog] [role=combobox]' },
  list('/banks-list'),
  add('/create-bank'),
  ...dialogs('/banks-list', 'edit'),
  { at: `/banks-list/7/merge${FEW}`, shows: '[role=dialog] [role=combobox]' },
  list('/activity'),
  list('/activity/events'),
  { at: '/bin', shows: `${ROW}, main section div output` },
  { at: '/hearings?date=2026-11-22', shows: 'main section button' },
  ...['week', 'month', 'list'].map((view) => ({
    at: `/hearings?view=${view}&date=2026-11-22`,
    shows: 'main :is(h3, [data-days] a, tbody tr, output)',
  })),
  { at: '/office', shows: 'main form input' },
  { at: '/search?q=karnaphuli', shows: 'main mark' },
  { at: '/backups', shows: 'main dl' },
  { at: '/case-summary-report', shows: ROW },
  ...['/all-notifications', '/bill-list', '/leave-list'].map(list),
  { at: '/test-screen', shows: 'dd' },
  { at: '/nowhere', shows: 'main h1' },
];

export const addresses = addressesOf(someAgentKinds, someCaseTypes);

export const everyAddress = addressesOf(agentKinds, caseTypes);

/** Dialogs and states of screens, including failures. Each starts from a fresh page. */
export const states: Screen[] = [
  {
    state: 'a list that finds nothing',
    at: `/case-fillings-list?filter=${encodeURIComponent('{"searchKey":"no such file"}')}`,
    shows: 'main section div output',
  },
  {
    state: 'the box over everything',
    at: '/case-summary-report',
    reach: async (page) => {
      await page.locator('main table').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('karnaphuli');
    },
    shows: '[role=option] mark',
  },
  {
    state: 'a list that cannot be had',
    at: '/tribunal-cases-list',
    before: (page) => page.route('**/tribunal-cases-page?*', (route) => route.fulfill(down)),
    shows: 'main [role=alert]',
  },
  {
    state: 'the question before a deletion',
    at: FILINGS,
    reach: async (page) => {
      await openCardMenu(page);
      await page.locator('[id^=row-delete]').first().click();
    },
    shows: '[role=alertdialog] button',
  },
  ...['case-fillings-list/7/details', 'users-list/2/edit', 'banks-list/7/edit'].map((path) => ({
    state: 'the history of a record',
    at: `/${path}${FEW}#history`,
    shows: '[role=dialog] ol > li',
  })),
  {
    state: 'a record as it was',
    at: `/case-fillings-list/7/edit${FEW}#history`,
    before: (page) => page.route('**/api/casebook/changes?*', (route) => route.fulfill(twoChanges)),
    reach: (page) => page.locator('[role=dialog] ol button').first().click(),
    shows: '[role=dialog] [role=alert]',
  },
  {
    state: 'the question before a change of status',
    at: `/importer-exporter-list${FEW}`,
    reach: async (page) => {
      await openCardMenu(page);
      await page.locator('[id^=row-change-status]').first().click();
    },
    shows: '[role=alertdialog] button',
  },
  {
    state: 'the menu of a card',
    at: FILINGS,
    to: PHONE,
    reach: openCardMenu,
    shows: '[role=dialog] [id^=row-details]',
  },
  {
    state: 'the controls of a list, folded out',
    at: FILINGS,
    to: PHONE,
    reach: (page) => page.locator('main [data-tour=controls]').click(),
    shows: '[role=dialog] select',
  },
  {
    state: 'the menu of columns',
    at: FILINGS,
    from: TABLES,
    reach: (page) => page.locator('main [data-tour=columns]').click(),
    shows: '[role=menuitemcheckbox]',
  },
  {
    state: 'the menu of views',
    at: FILINGS,
    from: TABLES,
    reach: (page) => page.locator('main [aria-haspopup=menu]:not([data-tour])').click(),
    shows: '[role=menuitem]',
  },
  {
    state: 'a comfortable list',
    at: `${WIDE}${FEW}`,
    from: TABLES,
    reach: async (page) => {
      await page.locator('main [data-tour=columns]').click();
      await page.getByRole('menuitemradio').last().click();
      await page.keyboard.press('Escape');
    },
    shows: 'td [role=button]',
  },
  {
    state: 'a text that was cut, in whole',
    at: `${WIDE}${FEW}`,
    from: TABLES,
    reach: (page) => page.locator('td [role=button]').first().click(),
    shows: '[role=dialog]',
  },
  {
    state: 'the menu',
    at: '/nowhere',
    reach: async (page) => {
      // unfolded by default at middle widths
      const closed = page.locator('header :is([aria-controls][aria-expanded=false], nav [aria-haspopup])');
      if (await closed.count()) await closed.first().click();
    },
    shows: '[role=menuitem], header nav ul a',
  },
  {
    state: 'the menu of the person',
    at: '/nowhere',
    reach: (page) => page.locator('header > div > [aria-haspopup=menu]').click(),
    shows: '[role=menuitem]',
  },
  {
    state: 'the own account',
    at: '/nowhere',
    reach: async (page) => {
      await page.locator('header > div > [aria-haspopup=menu]').click();
      await page.getByRole('menuitem').first().click();
    },
    shows: '[role=dialog] fieldset',
  },
  {
    state: 'the notifications',
    at: '/nowhere',
    reach: (page) => page.locator('header [aria-haspopup=dialog]').click(),
    shows: '[role=dialog] button',
  },
  {
    state: 'the shortcuts',
    at: '/nowhere',
    reach: (page) => page.keyboard.press('?'),
    shows: '[role=dialog] button',
  },
  {
    state: 'no connection',
    at: '/nowhere',
    reach: (page) => page.context().setOffline(true),
    shows: '[role=alertdialog] button',
  },
  {
    state: 'a form with faults',
    at: '/add-case-fillings',
    reach: (page) => page.getByRole('textbox').first().press('Enter'),
    shows: '[aria-invalid=true]',
  },
  {
    state: 'the choices of a field',
    at: '/add-case-fillings',
    reach: (page) => page.getByRole('combobox').first().press('ArrowDown'),
    shows: '[role=option]',
  },
  {
    state: 'the places of an address',
    at: '/add-company',
    reach: (page) => page.locator('input[name=thana]').fill('kot'),
    shows: '[role=option]',
  },
  {
    state: 'a logo chosen',
    at: '/add-company',
    reach: async (page) =>
      handOver(page, 'drop', 'fieldset fieldset button', await transparentLogo(), 'image/png'),
    shows: 'fieldset fieldset img',
  },
  {
    state: 'a calendar',
    at: '/add-case-fillings',
    reach: (page) => page.locator('input[name=boeDate]').press('Alt+ArrowDown'),
    shows: '[role=gridcell]',
  },
  {
    state: 'a form that the server does not take',
    at: '/create-cnf-agent',
    before: (page) => page.route('**/cnf-agents', (route) => route.fulfill(down)),
    reach: async (page) => {
      for (const box of await page.locator('main input').all()) await box.fill('01711000000');
      await page.keyboard.press('Control+Enter');
    },
    shows: '[role=alertdialog]',
  },
  {
    state: 'what was changed in the meantime',
    at: `/case-fillings-list/7/edit${FEW}`,
    before: (page) => page.route('**/api/case/case-fillings/7', (route) => route.fulfill(changed)),
    reach: async (page) => {
      await page.locator('[name=remarks]').fill('এ');
      await page.keyboard.press('Control+Enter');
    },
    shows: '[role=alertdialog] [role=radiogroup]',
  },
  {
    state: 'filings found',
    at: TRIBUNAL,
    reach: (page) => page.locator('input[name=nothiNumber]').fill('20'),
    shows: '[role=option]',
  },
  {
    state: 'a filing chosen',
    at: TRIBUNAL,
    reach: async (page) => {
      await page.locator('input[name=nothiNumber]').fill('20');
      await page.getByRole('option').first().click();
    },
    shows: 'textarea[name=summOfJudgementOrder]',
  },
  {
    state: 'no filing found',
    at: TRIBUNAL,
    reach: async (page) => {
      await page.locator('input[name=nothiNumber]').fill('no such file');
      await page.keyboard.press('Enter');
    },
    shows: 'main output:not(:empty)',
  },
  {
    state: 'a finder that failed',
    at: TRIBUNAL,
    before: (page) => page.route('**/case-fillings-by-date-and-nothi?*', (route) => route.fulfill(down)),
    reach: async (page) => {
      await page.locator('input[name=nothiNumber]').fill('20');
      await page.keyboard.press('Enter');
    },
    shows: 'main [role=alert]:not(:empty)',
  },
  {
    state: 'a user edited in the row',
    at: `/users-list${FEW}`,
    from: 900, // on narrower screens it is a dialog
    reach: (page) => page.locator('.edit-in-row').first().click(),
    shows: 'tbody input[name=fullName]',
  },
];
