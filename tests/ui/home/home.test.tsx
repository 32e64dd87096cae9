import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { figures } from '../../support/foreignFigures';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { title } from '../followOnCases/screens';
import { serveCapabilities } from '../users/userServer';

// Left out because jsdom has no layout for the bars; the browser tests cover them.
vi.mock('../../../src/home/MonthBars', () => ({ MonthBars: () => null }));

const foreign = useForeignServer();

const STATUSES = '/api/case/v2/dashboard-info';
const MONTHS = '/api/case/month-wise-case-info';
const SECTIONS = '/api/case/section-wise-case-summary';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
});

const fail = (path: string, message: string) =>
  foreign.server.use(http.get(path, () => HttpResponse.json({ message }, { status: 500 })));

/** Waits until all figures are shown. */
const figuresShown = () => waitFor(() => expect(document.querySelector('tfoot')).not.toBeNull());

/** A section of Home, by its heading. */
const part = (name: string) => screen.getByText(name, { selector: 'h2' }).closest('section')!;

/** The card with a register's figures by status. */
const card = (name: string) =>
  [...document.querySelectorAll('li')].find((item) => item.querySelector('h3')?.textContent === name)!;

/** The texts of the cells of each row. */
const texts = (rows: Iterable<Element>) =>
  [...rows].map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

/** Texts and targets of links. */
const links = (within: Element) =>
  [...within.querySelectorAll('a')].map((link) => [
    link.textContent,
    decodeURIComponent(link.getAttribute('href') ?? ''),
  ]);

describe('home on a foreign server', () => {
  it('the home page shows the counts of every register by status, and their totals', async () => {
    await openApp(foreign, '/');
    await figuresShown();
    expect(title()).toBe('Home');
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Customs case (Demand Notice/Order)',
      'Commissionerate appeal',
      'Appellate Tribunal',
      'Customs appeal in High Court',
      'Writ',
      'CPLA/CMP',
      'CP (Civil Petition)',
      'Admiralty',
      'Criminal',
      'Civil',
    ]);
    const filings = card('Customs case (Demand Notice/Order)');
    expect(texts(filings.querySelectorAll('tr'))).toEqual([
      ['Open', '1,200'],
      ['Closed', '34'],
      ['On Remand', '0'],
      ['Sub-Judice before Court', '5'],
    ]);
    expect(filings.querySelector('p')).toHaveTextContent('1,239');
    expect(texts(card('Appellate Tribunal').querySelectorAll('tr'))).toEqual([
      ['Order Passed', '3'],
      ['Sub-Judice before Court', '4'],
    ]);
    expect(card('Writ').querySelector('p')).toHaveTextContent('Total: 0No cases');
    expect(card('Writ').querySelector('.donut svg')).toBeNull();
    expect(filings.querySelector('p')).not.toHaveTextContent('No cases');
  });

  it('the home page tabulates the last 24 months or a chosen range, with 0 for months without cases', async () => {
    const user = await openApp(foreign, '/');
    await figuresShown();
    await user.click(screen.getByText('Show as table'));
    const rows = () => texts(part('Cases by month').querySelectorAll('tbody tr'));
    const none = Array.from({ length: 9 }, () => '0');
    expect(rows()).toHaveLength(24);
    expect(rows().slice(0, 3)).toEqual([
      ['November 2026', '1,234', ...none, '1,234'],
      ['October 2026', '0', ...none, '0'],
      ['September 2026', '12', '0', '3', ...none.slice(0, 6), '2', '17'],
    ]);
    expect(rows().at(-1)![0]).toBe('December 2024');
    // There are no links, because a foreign server cannot filter its lists by what a figure counts.
    expect(links(document.querySelector('main')!)).toEqual([]);

    await user.selectOptions(await field('From'), 'June 2024');
    expect(rows()).toHaveLength(30);
    expect(rows().at(-1)).toEqual(['June 2024', '7', ...none, '7']);
    await user.selectOptions(await field('To'), 'June 2024');
    expect(rows()).toHaveLength(1);
    expect(location.search).toBe('?from=2024-06&to=2024-06');
    await user.selectOptions(await field('From'), 'September 2026');
    expect(rows().map(([month]) => month)).toEqual(['September 2026']);
    expect(within(part('Cases by month')).queryByText('No cases')).toBeNull();
    await user.selectOptions(await field('From'), 'October 2026');
    expect(within(part('Cases by month')).getByText('No cases')).toBeVisible();
  });

  it('the home page shows counts and crore taka by section, and the totals of the counts', async () => {
    await openApp(foreign, '/');
    await figuresShown();
    const [table] = part('Cases by section').querySelectorAll('table');
    const none = ['0', '0.00'];
    const nones = (registers: number) => Array.from({ length: registers }, () => none).flat();
    expect(texts(table!.querySelectorAll('tbody tr'))).toEqual([
      ['AIR', 'Open', '1,200', '12.35', ...nones(8), '2', '0.00', '1,202'],
      ['Closed', '34', '0.00', ...none, '7', '1.01', ...nones(7), '41'],
      ['Jetty', 'Open', ...nones(10), '0'],
    ]);
    const totals = texts(table!.querySelectorAll('tfoot tr'))[0]!;
    expect(totals.filter((text) => text !== '–')).toEqual([
      'Total',
      '1,234',
      '0',
      '7',
      ...Array.from({ length: 6 }, () => '0'),
      '2',
      '1,243',
    ]);
  });

  it('the home page can be shown in Bengali, with Bengali digits', async () => {
    await openApp(foreign, '/', { language: 'bn' });
    await figuresShown();
    expect(title()).toBe('হোম');
    expect(texts(card('দাবিনামা/আদেশ').querySelectorAll('tr'))[0]).toEqual(['অনিষ্পন্ন', '১,২০০']);
    expect(await field('শুরু')).toHaveDisplayValue('ডিসেম্বর ২০২৪');
  });

  it('the home page says why one of its parts failed to load, shows the others, and can retry', async () => {
    fail(MONTHS, 'The months are being counted');
    const user = await openApp(foreign, '/');
    await figuresShown();
    await screen.findByText('The months are being counted');
    expect(card('Civil')).toHaveTextContent('2');
    foreign.server.resetHandlers();
    await user.click(screen.getByText('Try again'));
    await screen.findByText('Show as table');
    expect(screen.queryByText('The months are being counted')).toBeNull();
  });

  it('while offline the home page keeps the last figures and says in each part how old they are', async () => {
    await openApp(foreign, '/');
    await figuresShown();
    const complaints = () => document.querySelectorAll('main [role=alert]');
    for (const path of [STATUSES, MONTHS, SECTIONS]) {
      foreign.server.use(http.get(path, () => HttpResponse.error()));
    }
    vi.setSystemTime(new Date('2026-11-21T08:05:00Z'));
    dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(complaints()).toHaveLength(3));
    act(() => onlineManager.setOnline(false)); // from now on the offline banner replaces the errors
    expect(complaints()).toHaveLength(0);
    expect(screen.getAllByText('As of 12:00')).toHaveLength(3);
    expect(card('Civil').querySelector('p')).toHaveTextContent('2');
    foreign.server.resetHandlers();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
    expect(complaints()).toHaveLength(0);
  });

  it('the home page reserves the place of figures that are loading, and shows their labels', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    foreign.server.use(
      http.get(STATUSES, async () => {
        await slow;
        return HttpResponse.json(figures.statuses);
      }),
    );
    await openApp(foreign, '/');
    await figuresShown();
    expect(texts(card('Civil').querySelectorAll('tr'))).toEqual([
      ['Order Passed', ''],
      ['Sub-Judice before Court', ''],
    ]);
    expect(part('Cases by status')).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(card('Civil').querySelector('p')).toHaveTextContent('2'));
  });

  it('the home page neither requests nor shows the summary by section for the customs role', async () => {
    await openApp(foreign, '/', { roles: ['ROLE_CUSTOMS'] });
    await screen.findByText('1,239');
    expect(screen.queryByText('Cases by section')).toBeNull();
    expect(sent(foreign, 'GET', SECTIONS)).toEqual([]);
    expect(sent(foreign, 'GET', STATUSES)).toHaveLength(1);
  });
});

describe('home on our own server', () => {
  beforeEach(() => {
    forgetCapabilities();
    serveCapabilities(foreign, ['figureFilters']);
    const named = figures.sections.map((row) => ({ ...row, workPlaceId: row.wpName === 'AIR' ? 3 : 4 }));
    foreign.server.use(http.get('/api/case/section-wise-case-summary', () => HttpResponse.json(named)));
  });
  const FILINGS = '/case-fillings-list';
  const TRIBUNAL = '/tribunal-cases-list';

  it('the home page links every count and every part of a chart to the list that it counts', async () => {
    const user = await openApp(foreign, '/');
    await figuresShown();
    await waitFor(() => expect(document.querySelectorAll('li svg a')).toHaveLength(3 + 2 + 1));
    expect(links(card('Appellate Tribunal'))).toEqual([
      ['', `${TRIBUNAL}?filter={"status":"ORDER_PASSED"}`],
      ['', `${TRIBUNAL}?filter={"status":"SUBJUDICE"}`],
      ['7', TRIBUNAL],
      ['3', `${TRIBUNAL}?filter={"status":"ORDER_PASSED"}`],
      ['4', `${TRIBUNAL}?filter={"status":"SUBJUDICE"}`],
    ]);
    await user.click(screen.getByText('Show as table'));
    const [november] = part('Cases by month').querySelectorAll('tbody tr');
    expect(links(november!).slice(0, 3)).toEqual([
      ['1,234', `${FILINGS}?filter={"month":"2026-11"}`],
      ['0', '/comm-cases?filter={"month":"2026-11"}'],
      ['0', `${TRIBUNAL}?filter={"month":"2026-11"}`],
    ]);
    const closed = part('Cases by section').querySelectorAll('tbody tr')[1]!;
    expect(links(closed).slice(0, 3)).toEqual([
      ['34', `${FILINGS}?filter={"workPlaceId":3,"status":"CLOSED"}`],
      ['0', '/comm-cases?filter={"workPlaceId":3,"filingStatus":"CLOSED"}'],
      ['7', `${TRIBUNAL}?filter={"workPlaceId":3,"filingStatus":"CLOSED"}`],
    ]);
    const totals = part('Cases by section').querySelector('tfoot')!;
    expect(links(totals)).toHaveLength(10);
    expect(links(totals)[0]).toEqual(['1,234', FILINGS]);

    await user.click(card('Appellate Tribunal').querySelector('td a')!);
    await waitFor(() => expect(location.pathname).toBe(TRIBUNAL));
  });

  it('the home page gives the customs role no link to a list that it may not see', async () => {
    await openApp(foreign, '/', { roles: ['ROLE_CUSTOMS'] });
    await screen.findByText('1,239');
    await waitFor(() => expect(links(card('Appellate Tribunal'))).not.toEqual([]));
    expect(links(card('Civil'))).toEqual([]);
    expect(card('Civil').querySelector('p')).toHaveTextContent('2');
  });
});

describe('a register that began empty', () => {
  const steps = async () =>
    [...(await screen.findByRole('region', { name: 'Set up your register' })).querySelectorAll('li')].map(
      (step) => [step.textContent, step.querySelector('a')?.getAttribute('href')],
    );

  it('the home page shows the steps that set up a new register, even if filings were already imported', async () => {
    forgetCapabilities();
    serveCapabilities(foreign, ['office']);
    const state = {
      isNew: true,
      password: false,
      office: false,
      sections: true,
      holidays: false,
      colleagues: false,
      filings: true,
      backups: true,
    };
    foreign.server.use(http.get('/api/casebook/set-up', () => HttpResponse.json(state)));
    await openApp(foreign, '/');
    expect(await steps()).toEqual([
      ['To do:Replace the printed password by your own', undefined],
      ['To do:Name the office', '/office'],
      ['Done:Check the sections and branches', '/sections-list'],
      ['To do:Enter this year’s holidays', '/closed-days'],
      ['To do:Add your colleagues', '/create-user'],
      ['Done:Import your spreadsheets', '/import'],
      ['Done:Choose where backups go', '/backups'],
    ]);
  });
});
