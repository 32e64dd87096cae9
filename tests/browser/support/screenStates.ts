import type { Page } from '@playwright/test';
import { loseLine } from './line';
import { handOver, transparentLogo } from './pictures';
import {
  FEW,
  FILINGS,
  WIDE,
  TRIBUNAL,
  PHONE,
  TABLES,
  openCardMenu,
  changed,
  down,
  type Screen,
} from './screens';

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

/** Dialogs and states of screens, including failures. Each starts from a fresh page. */
/** Opens the menu of columns (0) or of views (1) of a list. */
async function openMenu(page: Page, place: number) {
  await page.locator('main [data-tour=columns]').click();
  await page.locator('[role=dialog] [aria-haspopup=menu]').nth(place).click();
}

export const states: Screen[] = [
  {
    state: 'a list that finds nothing',
    at: `/case-fillings-list?filter=${encodeURIComponent('{"searchKey":"no such file"}')}`,
    shows: 'main section div output',
  },
  {
    state: 'the global search',
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
  ...['case-fillings-list/7/details', 'users-list/2/edit', 'banks-list/7/edit'].map((path): Screen => ({
    state: 'the history of a record',
    ...(path.startsWith('users') && { isAlike: true }),
    at: `/${path}${FEW}#history`,
    shows: '[role=dialog] ol > li',
  })),
  {
    state: 'a record as it was',
    at: `/case-fillings-list/7/edit${FEW}#history`,
    before: (page) => page.route('**/api/casebook/changes?*', (route) => route.fulfill(twoChanges)),
    reach: (page) => page.locator('[role=dialog] ol button').first().click(),
    shows: '[role=dialog] [role=note]',
  },
  {
    state: 'the question before a change of status',
    isAlike: true,
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
    state: 'the filters of time limits',
    at: '/limits',
    from: TABLES,
    reach: (page) => page.locator('main [data-controls] [aria-haspopup=dialog]:not([data-tour])').click(),
    shows: '[role=dialog] select',
  },
  {
    state: 'the menu of columns',
    at: FILINGS,
    from: TABLES,
    reach: (page) => openMenu(page, 0),
    shows: '[role=menuitemcheckbox]',
  },
  {
    state: 'the menu of views',
    isAlike: true,
    at: FILINGS,
    from: TABLES,
    reach: (page) => openMenu(page, 1),
    shows: '[role=menuitem]',
  },
  {
    state: 'a comfortable list',
    at: `${WIDE}${FEW}`,
    from: TABLES,
    reach: async (page) => {
      await openMenu(page, 0);
      await page.getByRole('menuitemradio').last().click();
      await page.keyboard.press('Escape');
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
      // expanded by default at middle widths
      const closed = page.locator('header :is([aria-controls][aria-expanded=false], nav [aria-haspopup])');
      if (await closed.count()) await closed.first().click();
    },
    shows: '[role=menuitem], header nav ul a',
  },
  {
    state: 'the menu of the person',
    isAlike: true,
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
    reach: (page) => page.locator('header [data-tour=bell]').click(),
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
    isAlike: true,
    at: '/nowhere',
    reach: loseLine,
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
    isAlike: true,
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
    isAlike: true,
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
    isAlike: true,
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
    isAlike: true,
    at: TRIBUNAL,
    reach: async (page) => {
      await page.locator('input[name=nothiNumber]').fill('no such file');
      await page.keyboard.press('Enter');
    },
    shows: 'main output:not(:empty)',
  },
  {
    state: 'a finder that failed',
    isAlike: true,
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
    reach: (page) => page.locator('[id^=row-edit-in-row-]').first().click(),
    shows: 'tbody input[name=fullName]',
  },
];
