import type { Page } from '@playwright/test';
import { agentKinds } from '../../../domain/agents';
import { caseTypes } from '../../../domain/followOnCases';
import { isLong } from '../../support/long';
import { keptLists, someAgentKinds, someCaseTypes, someKeptLists } from '../../support/standIns';

/** A screen in one of its states. */
export interface Screen {
  at: string;
  /** Selector of what is shown once everything is loaded. */
  shows: string;
  state?: string;
  /** Whether a part of the screen never loads. */
  waits?: true;
  /** Built of the same parts as other screens: only the long run opens it. */
  isAlike?: true;
  /** The minimum window width. */
  from?: number;
  /** The maximum window width. */
  to?: number;
  /** Preparation before the URL is opened, such as a mocked answer. */
  before?: (page: Page) => Promise<unknown>;
  /** Steps that lead to the state after the URL was opened. */
  reach?: (page: Page) => Promise<unknown>;
}

export const FEW = '?perPage=4'; // four rows show as much as twenty and are checked faster
/** A record of a list: a row, or a card on a phone, where other tables may be collapsed. */
export const ROW = 'tbody tr:visible, main article';
const DIALOG = '[role=dialog] [role=group], [role=dialog] fieldset';
export const PHONE = 599; // up to this width lists are cards, beyond it tables
export const TABLES = PHONE + 1;
export const FILINGS = `/case-fillings-list${FEW}`;
export const WIDE = '/tribunal-cases-list';
export const TRIBUNAL = '/add-tribunal-case';

const list = (path: string): Screen => ({ at: path + FEW, shows: ROW });
const add = (path: string): Screen => ({ at: path, shows: 'main form :is(input, textarea)' });
const finder = (path: string): Screen => ({ at: path, shows: 'main input[name=nothiNumber]' });
const alike = (screens: Screen[]) => screens.map((screen): Screen => ({ ...screen, isAlike: true }));
const dialogs = (path: string, ...names: string[]): Screen[] =>
  names.map((name) => ({ at: `${path}/7/${name}${FEW}`, shows: DIALOG }));

/** The sample data have none. */
const webhook = { id: 1, name: 'ERP', url: 'https://erp.example/', events: ['hearing.created'], version: 1 };

export const changed = { status: 409, json: { status: 409, message: 'Changed', code: 'stale', params: {} } };
export const down = { status: 503, json: { status: 503, message: 'The register is being moved' } };

/** Opens the first card's menu, which contains the card's buttons; does nothing on a wide screen. */
export async function openCardMenu(page: Page) {
  await page.locator('[id^=row-], main .card-menu').first().waitFor();
  const button = page.locator('main .card-menu').first();
  if (await button.count()) await button.click();
}

interface Kinds {
  kinds: typeof someAgentKinds;
  types: typeof someCaseTypes;
  kept: typeof keptLists;
}

/** The screens that need a session, including those of these agents, types of court cases and kept lists. */
const addressesOf = ({ kinds, types, kept }: Kinds): Screen[] => [
  { at: '/', shows: '.recharts-surface' },
  list('/importer-exporter-list'),
  add('/add-company'),
  ...alike(dialogs('/importer-exporter-list', 'edit')),
  ...kinds.flatMap(({ routes }) => [
    list(routes.list),
    add(routes.add),
    ...alike(dialogs(routes.list, 'edit')),
  ]),
  list('/case-fillings-list'),
  add('/add-case-fillings'),
  ...dialogs('/case-fillings-list', 'edit', 'details'),
  { at: '/files/1', shows: 'main section section li' },
  { at: `/case-fillings-list/7/other-cases${FEW}`, shows: '[role=dialog] a' },
  ...types.flatMap(({ routes }) => [
    list(routes.list),
    finder(routes.add),
    ...dialogs(routes.list, 'edit', 'details'),
  ]),
  list('/users-list'),
  add('/create-user'),
  ...alike(dialogs('/users-list', 'edit')),
  ...kept.flatMap(({ list: path, add: adding }) => [
    list(path),
    add(adding),
    ...alike(dialogs(path, 'edit')),
    { at: `${path}/7/merge${FEW}`, shows: '[role=dialog] [role=combobox]' },
  ]),
  list('/closed-days'),
  add('/create-closed-day'),
  ...alike(dialogs('/closed-days', 'edit')),
  list('/activity'),
  ...alike([list('/activity/events')]),
  { at: '/activity/proposals', shows: `${ROW}, main section div output` },
  { at: '/bin', shows: `${ROW}, main section div output` },
  { at: '/today', shows: 'main section section li' },
  { at: '/hearings?date=2026-11-22', shows: 'main section button' },
  ...['week', 'month', 'list'].map((view) => ({
    at: `/hearings?view=${view}&date=2026-11-22`,
    shows: 'main :is(h3, [data-days] a, tbody tr, output)',
  })),
  { at: '/limits', shows: `${ROW}, main section div output` },
  { at: '/limits?view=month&filter={}&date=2026-11-22', shows: 'main [data-days] a' },
  { at: '/papers', shows: `${ROW}, main section div output` },
  { at: '/papers/missing?perPage=4', shows: ROW },
  { at: '/money', shows: 'main :is(table, details):visible' },
  { at: '/money/files?perPage=4', shows: ROW },
  { at: '/guarantees?filter=%7B%7D&perPage=4', shows: ROW },
  { at: '/money-entries?filter=%7B%7D&perPage=4', shows: ROW },
  { at: '/files/out?filter=%7B%7D&perPage=4', shows: ROW },
  { at: '/files/move?ids=1,2', shows: 'main li input' },
  { at: '/files/called', shows: 'main a[href^="/files/called/"]' },
  { at: '/files/retention', shows: ROW },
  { at: '/files/called/1', shows: 'main details li' },
  // it leads to the page of the file, whose title it shares
  { at: '/f/1', state: 'a scanned label', shows: 'main div:focus li' },
  { at: '/stays', shows: `${ROW}, main section div output` },
  { at: '/returns', shows: `${ROW}, main output` },
  { at: '/returns/1', shows: 'main :is(table, details):visible' },
  { at: '/returns/1/closing.all.count?perPage=4', shows: ROW },
  { at: '/returns/period?from=2026-07-01&to=2026-09-30', shows: 'main :is(table, details):visible' },
  list('/limitation-rules'),
  add('/create-limitation-rule'),
  ...alike(dialogs('/limitation-rules', 'edit')),
  ...alike([list('/money-rules'), add('/create-money-rule'), ...dialogs('/money-rules', 'edit')]),
  ...alike([list('/retention-rules'), add('/create-retention-rule'), ...dialogs('/retention-rules', 'edit')]),
  list('/return-forms'),
  add('/create-return-form'),
  ...alike(['edit', 'fill'].map((name) => ({ at: `/return-forms/1/${name}${FEW}`, shows: DIALOG }))),
  { at: '/papers/inbox', shows: 'main form select, main output' },
  { at: '/hearings/match', shows: 'main form textarea' },
  { at: '/office', shows: 'main form input' },
  { at: '/search?q=karnaphuli', shows: 'main mark' },
  { at: '/backups', shows: 'main dl' },
  { at: '/tokens', shows: `${ROW}, main section div output` },
  add('/create-token'),
  { at: '/webhooks', shows: `${ROW}, main section div output` },
  { at: '/webhooks/deliveries', shows: `${ROW}, main section div output` },
  add('/create-webhook'),
  {
    at: '/webhooks/1/edit',
    shows: DIALOG,
    isAlike: true,
    before: (page) => page.route('**/api/casebook/webhooks/1', (route) => route.fulfill({ json: webhook })),
  },
  { at: '/import', shows: 'main select' },
  { at: '/import/new?register=case-fillings&step=file', shows: 'main textarea' },
  { at: '/import/1', shows: 'main [aria-current=step]' },
  { at: '/case-summary-report', shows: ROW },
  list('/all-notifications'),
  ...alike(['/bill-list', '/leave-list'].map(list)),
  { at: '/help', shows: 'main section section li a' },
  { at: '/help/all', shows: 'main section section article img' },
  { at: '/help/my-day', shows: 'main article img' },
  { at: '/test-screen', shows: 'dd' },
  { at: '/nowhere', shows: 'main h1' },
];

export const addresses = addressesOf({
  kinds: someAgentKinds,
  types: isLong ? someCaseTypes : someCaseTypes.slice(0, 1),
  kept: someKeptLists,
});

export const everyAddress = addressesOf({ kinds: agentKinds, types: caseTypes, kept: keptLists });
