import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { tribunalCase } from '../../support/foreignCourtCases';
import { filing, useForeignServer } from '../../support/foreignServer';
import { field } from '../caseFilings/openApp';
import {
  asked,
  chosen,
  existingCase,
  fileNumber,
  find,
  FINDER,
  openFinder,
  options,
  summary,
} from './openFinder';

const foreign = useForeignServer();

describe('a file number in the URL', () => {
  it.each([
    'S-12/AP/2019',
    '১০/কাস্টমস/২০২৪ (অংশ)',
    '100% duty',
    'S-12%2FAP',
    'A?b=c#d&e+f',
    '08.01.2000.032.99.050.26',
    'ends with a dot.',
    'back\\slash "quoted"',
  ])('the file number %s in the URL is searched for, and its filing is chosen', async (nothiNumber) => {
    foreign.filings = [filing(1), filing(2, { nothiNumber })];
    await openFinder(foreign, `/add-tribunal-case/${encodeURIComponent(nothiNumber)}`);
    expect(await fileNumber()).toHaveValue(nothiNumber);
    await chosen(nothiNumber);
    expect(asked(foreign).map((query) => new URLSearchParams(query).get('nothiNumber'))).toEqual([
      nothiNumber,
    ]);
    await waitFor(async () => expect(await field('Tribunal Case Number')).toHaveFocus());
  });

  it('a file number in the URL is read as typed if its percent sign is not part of an escape', async () => {
    foreign.filings = [filing(2, { nothiNumber: '50%' })];
    vi.spyOn(console, 'warn').mockImplementation(() => {}); // the router warns about the percent sign as well
    await openFinder(foreign, '/add-tribunal-case/50%');
    await chosen('50%');
  });

  it('a file number in the URL selects the exact match among several filings and lists the others', async () => {
    foreign.filings = [filing(11), filing(1, { nothiNumber: 'S-1' }), filing(12)];
    await openFinder(foreign, '/add-foujdari-case/s-1');
    await chosen('S-1');
    expect(await options()).toHaveLength(3);
    expect(document.querySelector('[aria-selected=true]')).toHaveTextContent(/^S-1Padma/);
  });

  it('a file number in the URL selects none of several filings that merely contain it', async () => {
    foreign.filings = [filing(11), filing(12)];
    await openFinder(foreign, '/add-foujdari-case/S-1');
    const [first] = await options();
    await waitFor(() => expect(first).toHaveFocus());
    expect(summary()).toBeNull();
  });

  it('a number typed while the URL’s file number is searched for replaces that number and keeps the focus', async () => {
    foreign.server.use(
      http.get(FINDER, ({ request }) =>
        request.url.includes('S-1') ? new Promise<never>(() => {}) : undefined,
      ),
    );
    const user = await openFinder(foreign, '/add-tribunal-case/S-1%2FAP%2F2024');
    await waitFor(() => expect(asked(foreign)).toHaveLength(1));
    await user.clear(await fileNumber());
    await user.type(await fileNumber(), 'S-2');
    await chosen('S-2/AP/2024');
    expect(await fileNumber()).toHaveFocus();
  });
});

describe('the chosen filing', () => {
  it('the chosen filing is shown with all identifying facts', async () => {
    foreign.filings = [
      filing(1, {
        taxacationNothiNo: 'TX-9',
        company: {
          id: 7,
          companyName: 'Padma Traders',
          vatRegNo: '000123456-0101',
          addressLine1: '12 Agrabad C/A',
          addressLine2: 'Chattogram',
        },
        cnfAgent: { id: 5, cnfAgentName: 'Karnaphuli C&F', licNo: '301', address: 'Jubilee Road' },
        ainNumber: '301234567',
        hsCode: '2710.19.31',
        productName: 'Base oil',
        irregularityReason: 'Undervalued',
        revenue: '1234567.50',
      }),
    ];
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    await chosen('S-1/AP/2024');
    expect(Object.entries(summary()!)).toEqual([
      ['File Number', 'S-1/AP/2024'],
      ['Name of Importer/Exporter/Person', 'Padma Traders'],
      ['Address', '12 Agrabad C/A, Chattogram'],
      ['BIN', '000123456-0101'],
      ['C&F Agent', 'Karnaphuli C&F'],
      ['Agent Address', 'Jubilee Road'],
      ['AIN', '301234567'],
      ['Bill of Entry/Export', 'C-777'],
      ['Date of B/E', '29/02/2024'],
      ['H.S. Code', '2710.19.31'],
      ['Description of Goods', 'Base oil'],
      ['Section/Branch', 'AIR'],
      ['Section File Number', 'TX-9'],
      ['Reason of Irregularities', 'Undervalued'],
      ['Disputed Revenue', '12,34,567.50'],
    ]);
  });

  it('the chosen filing shows a dash for a missing value, and takes a missing section from its older field', async () => {
    foreign.filings = [
      filing(1, { company: null, cnfAgent: null, boeDate: null, workPlace: null, taxacationBranch: 'CEPZ' }),
    ];
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    await chosen('S-1/AP/2024');
    expect(summary()).toMatchObject({
      Address: '—',
      BIN: '—',
      'Agent Address': '—',
      'Date of B/E': '—',
      'Section/Branch': 'CEPZ',
    });
  });

  it('the chosen filing shows a long text collapsed, so that the form stays in view', async () => {
    foreign.filings = [filing(1, { irregularityReason: 'Undervalued. '.repeat(300) })];
    const user = await openFinder(foreign);
    await find(user, 'S-1');
    const showAll = await screen.findByText('Show all of it');
    expect(showAll).toHaveAttribute('aria-expanded', 'false');
    await user.click(showAll);
    expect(screen.getByText('Show less')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a chosen filing that already has a case of the type', () => {
  it('a chosen filing that has cases of the type shows the latest one’s status and links to it', async () => {
    foreign.cases['tribunal-cases'] = [tribunalCase(11), tribunalCase(12, { status: 'SUBJUDICE' })];
    const user = await openFinder(foreign);
    await find(user, 'S-1/');
    const link = await existingCase();
    expect(link).toHaveAttribute('href', '/tribunal-cases-list/12/details');
    expect(link.closest('output')).toHaveTextContent(
      /^This case filing already has a case under “Appellate Tribunal Case”\. Existing cases: \S+, \S+\. Current status of the latest: Sub-Judice before Court\. You can add another below\./,
    );
    expect(foreign.calls()).toContain('GET /api/case/case-file-status?caseId=1');
    expect(screen.getByText('Save')).toBeVisible();
  });

  it('a chosen filing without a case of the type says so, and a failed request for the cases is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openFinder(foreign);
    await find(user, 'S-2');
    await waitFor(() => expect(foreign.calls()).toContain('GET /api/case/case-file-status?caseId=2'));
    expect(await screen.findByText('No case under “Appellate Tribunal Case” yet.')).toBeVisible();
    foreign.server.use(http.get('/api/case/case-file-status', () => HttpResponse.error()));
    await find(user, 'S-1');
    await chosen('S-1/AP/2024');
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Where the filing stands could not be asked.', expect.any(HttpError)),
    );
    expect(screen.queryByText('Open the latest')).toBeNull();
    expect(screen.queryByText(/^No case under/)).toBeNull();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
