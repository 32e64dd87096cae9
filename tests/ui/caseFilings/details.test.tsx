import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filing, useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';
import { labelled, openApp, sent } from './openApp';

const foreign = useForeignServer();

/** The dialog's text by group: the heading, then the label and value of each item. */
const shownIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('fieldset')].map((group) =>
    [group.querySelector('h2')?.textContent].concat(
      [...group.querySelectorAll('dl')].map(
        (item) => `${item.querySelector('dt')?.textContent}: ${item.querySelector('dd')?.textContent}`,
      ),
    ),
  );

function ownServerHolds(given = {}) {
  foreign.server.use(
    http.get('/api/casebook/case-fillings/1', () => HttpResponse.json(filing(1, { version: 1, ...given }))),
  );
}

it('the details show every field of a filing, grouped', async () => {
  ownServerHolds({
    sectionName: 'PCA-1',
    bankGuaranteeEncashment: false,
    remarks: 'First\nsecond',
    bank: { id: 2, bankName: 'Sonali Bank PLC' },
  });
  await openApp(foreign, '/case-fillings-list/1/details');
  const dialog = await screen.findByRole('dialog', { name: /^Case Details/ });
  await within(dialog).findByText('Sonali Bank PLC');
  expect(shownIn(dialog)).toEqual([
    [
      'File',
      'Section File Number: S-1/AP/2024',
      'Section/Branch: AIR',
      'Status: Open',
      'Section Name: PCA-1',
      'Assessment File Number: —',
    ],
    [
      'Parties',
      'Name of Importer/Exporter/Person: Padma Traders',
      'BIN: 000123456-0101',
      'C&F Agent: Karnaphuli C&F',
      'AIN: —',
    ],
    [
      'Goods',
      'Bill of Entry/Export: C-777',
      'Date of B/E: 29/02/2024',
      'H.S. Code: —',
      'Description of Goods: —',
      'Carrier Name: —',
      'Manifest Number: —',
    ],
    [
      'Dispute',
      'Reason of Irregularities: —',
      'Show Cause Notice: —',
      'Show Cause Notice No. & Date: —',
      'Issue Date: —',
      'Adjudication Date: 01/05/2024',
    ],
    [
      'Money',
      'Disputed Revenue: 12,34,567.50',
      'Redemption Fine: 0.00',
      'Penalty: 100.00',
      'Payable Revenue: 12,34,667.50',
      'Paid Revenue: 0.00',
    ],
    [
      'Bank',
      'Bank Name: Sonali Bank PLC',
      'Bank Guarantee No.: —',
      'Bank Guarantee Date: —',
      'Bank Guarantee Amount: 0.00',
      'Bank Guarantee Encashment: No',
      'Bank Account Freeze: —',
    ],
    ['Assessment', 'Provisional Assessment: —', 'Final Assessment: —'],
    ['Comment', 'Comment: First\nsecond'],
  ]);
  expect(dialog.querySelector('input, select, textarea')).toBeNull();
});

it('the details of a filing are shown in Bengali in the Bengali UI', async () => {
  ownServerHolds({ sectionName: 'PCA-1' });
  await openApp(foreign, '/case-fillings-list/1/details', { language: 'bn' });
  const dialog = await screen.findByRole('dialog', { name: /^মামলার বিবরণ/ });
  await within(dialog).findByText('Padma Traders', { selector: 'dd' });
  const texts = shownIn(dialog).flat();
  expect(texts).toContain('শাখার নথি নম্বর: S-1/AP/2024');
  expect(texts).toContain('সেকশনের নাম: পিসিএ-১');
  expect(texts).toContain('বিল অব এন্ট্রির তারিখ: ২৯/০২/২০২৪');
  expect(texts).toContain('প্রদেয় রাজস্ব: ১২,৩৪,৬৬৭.৫০');
  expect(texts).toContain('বর্তমান অবস্থা: অনিষ্পন্ন');
});

it('the details of a filing link to its edit form, and Cancel there returns to the list as it was', async () => {
  ownServerHolds();
  const user = await openApp(foreign, '/case-fillings-list?sort=revenue&order=DESC&page=1&perPage=20');
  await user.click(await labelled('Details: S-1/AP/2024'));
  const details = await screen.findByRole('dialog', { name: /^Case Details/ });
  await user.click(await within(details).findByRole('link', { name: 'Edit' }));
  const edit = await screen.findByRole('dialog', { name: /^Edit Case Details/ });
  expect(location.pathname).toBe('/case-fillings-list/1/edit');
  await user.click(await within(edit).findByText('Cancel'));
  await waitFor(() => expect(location.pathname).toBe('/case-fillings-list'));
  expect(location.search).toContain('sort=revenue');
});

it('the details of a filing can be printed, and link to its cases and to the forms for new cases', async () => {
  ownServerHolds({ nothiNumber: 'S-1/AP/2024' });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const user = await openApp(foreign, '/case-fillings-list/1/details', { roles: ['ROLE_CUSTOMS'] });
  const details = await screen.findByRole('dialog', { name: /^Case Details/ });
  await user.click(await within(details).findByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  await user.click(await within(details).findByText('Add Case'));
  const menu = within(await screen.findByRole('menu', { name: 'Add Case' }));
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Custom, Excise & VAT (Appeal) Commissionerate Case', '/add-comm-case/S-1%2FAP%2F2024'],
    ['Appellate Tribunal Case', '/add-tribunal-case/S-1%2FAP%2F2024'],
    ['Custom Appeal, High Court Division', '/add-custom-appeal-case/S-1%2FAP%2F2024'],
    ['Writ Cases, High Court Division', '/add-high-court-rit/S-1%2FAP%2F2024'],
    ['CPLA/CMP, Appellate Division', '/add-cpa-cpi-rit/S-1%2FAP%2F2024'],
    ['Civil Petition, Appellate Division', '/add-cp-rit/S-1%2FAP%2F2024'],
    ['Admiralty Suit, High Court Division', '/add-admiral-suit-case/S-1%2FAP%2F2024'],
    ['Criminal Case', '/add-foujdari-case/S-1%2FAP%2F2024'],
  ]);
  await user.keyboard('{Escape}');
  await user.click(await within(details).findByText('Other Cases'));
  await screen.findByRole('dialog', { name: /^View All Case Details/ });
  expect(location.pathname).toBe('/case-fillings-list/1/other-cases');
});

it('printing a filing’s details is reported to our own server', async () => {
  forgetCapabilities();
  ownServerHolds();
  serveCapabilities(foreign, ['recordsById', 'events']);
  foreign.server.use(http.post('/api/casebook/events', () => HttpResponse.json({ id: 1 })));
  await openApp(foreign, '/case-fillings-list/1/details');
  await within(await screen.findByRole('dialog')).findAllByText('Padma Traders');
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() =>
    expect(sent(foreign, 'POST', '/api/casebook/events').map(({ body }) => body)).toEqual([
      { kind: 'PRINT', caseFilingId: 1 },
    ]),
  );
});
