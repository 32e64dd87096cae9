import { expect, type Page } from '@playwright/test';
import { startSession } from './casebook';
import { handOver } from './pictures';
import { asks, toSecret } from './doorScreens';
import { loseLine } from './line';
import { down, FEW, openCardMenu, type Screen } from './screens';
import { expireSession } from './session';

const FILINGS = `/case-fillings-list${FEW}`;
const narrowed = encodeURIComponent(JSON.stringify({ status: 'SUBJUDICE', workPlaceId: 1 }));
const answer = (json: unknown, status = 200) => ({ status, json });
const inUse = {
  status: 409,
  message: 'In use',
  code: 'inUse',
  params: { what: '' },
  usedBy: [{ resource: 'tribunal-cases', count: 2 }],
};
const stale = { status: 409, message: 'Changed', code: 'stale', params: {} };

const menuOfPerson = (page: Page) => page.locator('header > div > [aria-haspopup=menu]').click();
const beNew = (page: Page) => page.evaluate(() => localStorage.removeItem('tourCompleted'));

/** The steps of the tour after the first; a narrow screen has just as many. */
const tourSteps = Array.from({ length: 6 }, (_, steps): Screen => ({
  state: `step ${steps} of the tour`,
  at: '/',
  before: beNew,
  reach: async (page) => {
    await page.locator('aside button').last().click();
    for (let step = 0; step < steps; step++)
      await page.locator('.driver-popover-next-btn:focus').press('Enter');
  },
  shows: '.driver-popover-next-btn:focus',
}));

/** Rare states, which only `npm run test:long` opens. Each starts from a fresh page. */
export const rareStates: Screen[] = [
  { state: 'the tour offered', at: '/', before: beNew, shows: 'aside button' },
  ...tourSteps,
  {
    state: 'no connection, told',
    at: '/nowhere',
    reach: async (page) => {
      await loseLine(page);
      await page.locator('[role=alertdialog] button').first().click();
      await expect(page.locator('[role=alertdialog]')).toHaveCount(0);
    },
    shows: 'header + output > div',
  },
  {
    state: 'narrowed down to a figure',
    at: `/tribunal-cases-list${FEW}&filter=${narrowed}`,
    shows: 'fieldset > [role=button] >> nth=1',
  },
  {
    state: 'a deletion refused',
    at: FILINGS,
    before: (page) => page.route(/case-filling\d+$/, (route) => route.fulfill(answer(inUse, 409))),
    reach: async (page) => {
      await openCardMenu(page);
      await page.locator('[id^=row-delete]').first().click();
      await page.locator('[role=alertdialog] button').last().click();
    },
    shows: '[role=alertdialog] a',
  },
  {
    state: 'a record that cannot be had',
    at: `/case-fillings-list/999999/edit${FEW}`,
    before: (page) => page.route('**/casebook/case-fillings/999999', (route) => route.fulfill(down)),
    shows: '[role=alertdialog] button',
  },
  {
    state: 'a picture refused',
    at: '/add-company',
    reach: (page) =>
      handOver(page, 'drop', 'fieldset fieldset button', Buffer.from('%PDF-1.7'), 'application/pdf'),
    shows: '[role=alertdialog] button',
  },
  {
    state: 'companies of like names',
    at: '/add-company',
    before: (page) =>
      page.route('**/companies/same-name?*', (route) =>
        route.fulfill(answer([{ id: 1, companyName: 'কর্ণফুলী ট্রেডিং' }])),
      ),
    reach: (page) => page.locator('input[name=companyName]').fill('Karnaphuli Trading'),
    shows: 'output ul a',
  },
  {
    state: 'a row that another person has changed',
    at: `/users-list${FEW}`,
    from: 900,
    before: (page) => page.route('**/update-user', (route) => route.fulfill(answer(stale, 409))),
    reach: async (page) => {
      await page.locator('[id^=row-edit-in-row-]').first().click();
      await page.locator('tbody input[name=fullName]').fill('Somebody Else');
      await page.keyboard.press('Enter');
    },
    shows: 'td .MuiAlert-root button',
  },
  {
    state: 'a password that is too short',
    at: '/nowhere',
    reach: async (page) => {
      await menuOfPerson(page);
      await page.getByRole('menuitem').first().click();
      await page.locator('[role=dialog] input[name=new]').fill('short');
      await page.keyboard.press('Enter');
    },
    shows: '[role=dialog] [aria-invalid=true]',
  },
  {
    state: 'a part of Home that failed',
    at: '/',
    before: (page) => page.route('**/month-wise-case-info', (route) => route.fulfill(down)),
    shows: 'main [role=alert]',
  },
  {
    state: 'figures on their way',
    waits: true,
    at: '/',
    before: (page) => page.route('**/dashboard-info', () => {}),
    shows: 'main [aria-busy=true]',
  },
  {
    state: 'a report without figures',
    at: '/case-summary-report',
    before: (page) => page.route('**/section-wise-case-summary', (route) => route.fulfill(answer([]))),
    shows: 'main section div output',
  },
  {
    state: 'nothing new',
    at: '/nowhere',
    before: (page) => page.route('**/unseenNotifications', (route) => route.fulfill(answer([]))),
    reach: (page) => page.locator('header [data-tour=bell]').click(),
    shows: '[role=dialog] p',
  },
];

const signedOut = async (page: Page) => {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
};

const switchTerritory = async (page: Page) => {
  await menuOfPerson(page);
  await page.getByRole('menuitem').nth(1).click();
};

const loseSession = async (page: Page) => {
  await page.locator('main form input').first().waitFor();
  await expireSession(page);
};

/** States for which a test needs a session of its own, or that end the session. */
export const ownSessions: Screen[] = [
  {
    state: 'the switch of territories',
    at: '/nowhere',
    before: (page) => startSession(page, 'territory'),
    reach: switchTerritory,
    shows: '[role=dialog] select',
  },
  {
    state: 'no territory chosen',
    at: '/nowhere',
    before: (page) => startSession(page, 'territory'),
    reach: async (page) => {
      await switchTerritory(page);
      await page.locator('[role=dialog] select').selectOption('');
      await page.locator('[role=dialog] button[type=submit]').click();
    },
    shows: '[role=dialog] [aria-invalid=true]',
  },
  {
    state: 'a session that ended over a form',
    at: '/add-case-fillings',
    before: (page) => startSession(page, 'admin'),
    reach: loseSession,
    shows: '[role=dialog] input[name=username]',
  },
  {
    state: 'its second step',
    at: '/add-case-fillings',
    before: (page) => startSession(page, 'admin'),
    reach: async (page) => {
      await loseSession(page);
      await page.locator('[role=dialog] input[name=username]').press('Enter');
    },
    shows: '[role=dialog] input[name=password]',
  },
  {
    state: 'a role that may not enter',
    at: '/',
    before: async (page) => {
      await signedOut(page);
      await asks('PASSWORD')(page);
    },
    reach: async (page) => {
      await toSecret(page, 'moderator');
      await page.locator('input[name=password]').fill('Casebook#Moderator1');
      await page.keyboard.press('Enter');
    },
    shows: 'form > [role=alert]:not(:empty)',
  },
];

const missing = (code: string) => (page: Page) => page.route(code, (route) => route.fulfill({ status: 404 }));

/** Screens shown after a crash; the console logs the error as well. */
export const fallbacks: Screen[] = [
  {
    state: 'broken by what the server sent',
    at: `/tribunal-cases-list${FEW}`,
    before: (page) =>
      page.route('**/tribunal-cases-page?*', async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as { content: [{ caseFilling: { nothiNumber: unknown } }] };
        json.content[0].caseFilling.nothiNumber = { broken: true };
        await route.fulfill({ response, json });
      }),
    shows: '[role=alertdialog] button',
  },
  {
    state: 'its code gone',
    at: '/add-company',
    before: missing('**/assets/CompanyForms*'),
    shows: '[role=alertdialog] button',
  },
  {
    state: 'the whole application gone',
    at: '/nowhere',
    before: missing('**/assets/application*.js'),
    shows: '[role=alertdialog] button',
  },
];
