import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { figures } from '../../support/foreignFigures';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';
import { card, figuresShown, links, part } from './figures';

// Left out because jsdom has no layout for the bars; the browser tests cover them.
vi.mock('../../../src/home/MonthBars', () => ({ MonthBars: () => null }));

const foreign = useForeignServer();

describe('home on our own server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
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
      (step) => [step.textContent, step.querySelector('a')!.getAttribute('href')],
    );

  it('the home page shows the steps that set up a new register, even if filings were already imported', async () => {
    forgetCapabilities();
    serveCapabilities(foreign, ['office']);
    const state = {
      isNew: true,
      office: false,
      sections: true,
      colleagues: false,
      filings: true,
      backups: true,
    };
    foreign.server.use(http.get('/api/casebook/set-up', () => HttpResponse.json(state)));
    await openApp(foreign, '/');
    expect(await steps()).toEqual([
      ['To do:Name the office', '/office'],
      ['Done:Check the sections and branches', '/sections-list'],
      ['To do:Add your colleagues', '/create-user'],
      ['Done:Import your spreadsheets', '/import'],
      ['Done:Choose where backups go', '/backups'],
    ]);
  });
});
