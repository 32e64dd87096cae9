import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filingHeadings } from '../../support/filingHeadings';
import { filing, useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';
import { labelled, lastListQuery, openApp, rows, openControls } from './openApp';

const foreign = useForeignServer();
const LIST = '/case-fillings-list';

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('the list of case filings', () => {
  it('the list of case filings has fifteen columns and the actions, with English headings', async () => {
    await openApp(foreign, LIST);
    await screen.findByText('S-1/AP/2024');
    expect(headings()).toEqual([...filingHeadings, 'Actions']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Demand Notice/Order of Custom House, Chattogram',
    );
    expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
      /Home.*Lawsuit and claims/,
    );
    expect(screen.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', '/add-case-fillings');
  });

  it('the list of case filings has the same columns in Bengali, with Bengali digits', async () => {
    await openApp(foreign, LIST, { language: 'bn' });
    await screen.findByText('S-1/AP/2024');
    expect(headings()).toEqual([
      'ক্রমিক নং',
      'নথি নম্বর',
      'শাখা/সেকশন',
      'সিঅ্যান্ডএফ এজেন্ট',
      'এআইএন',
      'আমদানিকারক/রপ্তানিকারক/ব্যক্তির নাম',
      'বিআইএন',
      'পণ্যের বিবরণ',
      'এইচ.এস. কোড',
      'জড়িত রাজস্ব',
      'সাময়িক শুল্কায়ন',
      'চূড়ান্ত শুল্কায়ন',
      'ব্যাংকের নাম',
      'ব্যাংক গ্যারান্টির পরিমাণ',
      'ব্যাংক গ্যারান্টির তারিখ',
      'কার্যক্রম',
    ]);
    const [first] = await rows();
    expect(cellsOf(first!)[0]).toBe('১');
    expect(cellsOf(first!)[9]).toBe('১২,৩৪,৫৬৭.৫০');
    expect(screen.getByText('মোট ২টির মধ্যে ১–২')).toBeVisible();
  });

  it('the list of case filings shows dates as DD/MM/YYYY and amounts grouped by lakh and crore', async () => {
    foreign.filings = [
      filing(1, {
        ainNumber: '301234567',
        hsCode: '8703.23',
        productName: 'Reconditioned car',
        dateOfProvisionalTaxation: [2024, 2, 5],
        dateOfFinalTaxation: null,
        bank: { id: 2, bankName: 'Sonali Bank PLC' },
        bankGuaranteeAmount: 250000,
        bankGuaranteeDate: [2024, 2, 29],
      }),
      filing(2, { workPlace: null, taxacationBranch: 'JETTY', company: null, cnfAgent: null }),
    ];
    await openApp(foreign, LIST);
    await screen.findByText('S-1/AP/2024');
    const [first, second] = await rows();
    expect(cellsOf(first!).slice(0, 15)).toEqual([
      '1',
      'S-1/AP/2024',
      'AIR',
      'Karnaphuli C&F01711000000',
      '301234567',
      'Padma Traders',
      '000123456-0101',
      'Reconditioned car',
      '8703.23',
      '12,34,567.50',
      '05/02/2024',
      '',
      'Sonali Bank PLC',
      '2,50,000.00',
      '29/02/2024',
    ]);
    expect(cellsOf(second!).slice(0, 4)).toEqual(['2', 'S-2/AP/2024', 'JETTY', '']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('every page of the list of case filings numbers its rows from 1', async () => {
    foreign.filings = Array.from({ length: 41 }, (_, index) => filing(index + 1));
    const user = await openApp(foreign, LIST);
    await user.click(await labelled('Page 3'));
    await screen.findByText('S-41/AP/2024');
    const [first] = await rows();
    expect(cellsOf(first!)[0]).toBe('1');
    expect(lastListQuery(foreign)).toMatchObject({ page: '2', size: '20' });
    expect(screen.getByText('41–41 of 41')).toBeVisible();
  });

  it('a button prints the list of case filings', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const user = await openApp(foreign, LIST);
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled()); // it is disabled until there are rows to print
    await user.click(button);
    expect(print).toHaveBeenCalledOnce();
  });

  it('an empty list of case filings says so and links to the form of the first filing', async () => {
    foreign.filings = [];
    await openApp(foreign, LIST);
    expect(await screen.findByText('There is no data right now..!')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Add the first record' })).toHaveAttribute(
      'href',
      '/add-case-fillings',
    );
    expect(screen.queryByRole('link', { name: 'Import a spreadsheet' })).toBeNull();
  });

  it('an empty list of case filings links to the spreadsheet import where the server offers imports', async () => {
    foreign.filings = [];
    forgetCapabilities();
    serveCapabilities(foreign, ['imports']);
    await openApp(foreign, LIST);
    expect(await screen.findByRole('link', { name: 'Import a spreadsheet' })).toHaveAttribute(
      'href',
      '/import/new?register=case-fillings&step=file',
    );
  });

  it('a menu leads to the import and prints the list where the server offers imports', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    forgetCapabilities();
    serveCapabilities(foreign, ['imports']);
    const user = await openApp(foreign, LIST);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Import' })).toHaveAttribute(
      'href',
      '/import/new?register=case-fillings&step=file',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('a list without matches for its filter does not link to the form of a first filing', async () => {
    foreign.filings = [];
    await openApp(foreign, `${LIST}?filter={"provitionalTaxation":"WITH"}`);
    expect(await screen.findByText('Nothing matches the filters above.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add the first record' })).toBeNull();
  });
});

describe('the list’s requests', () => {
  it('the list of case filings first requests the first page by ascending id', async () => {
    await openApp(foreign, LIST);
    await screen.findByText('S-1/AP/2024');
    expect(lastListQuery(foreign)).toEqual({ page: '0', size: '20', sortBy: 'id', ascOrDesc: 'asc' });
  });

  it('the list of case filings offers thirteen sorts in both directions, and a new sort shows the first page', async () => {
    foreign.filings = Array.from({ length: 41 }, (_, index) => filing(index + 1));
    const user = await openApp(foreign, LIST);
    await user.click(await labelled('Page 2'));
    await waitFor(() => expect(lastListQuery(foreign).page).toBe('1'));

    await openControls(user, 'View options');
    const sortBy = screen.getByLabelText('Sort by');
    const offered = within(sortBy).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ textContent, value }) => [textContent, value])).toEqual([
      ['ID', 'id'],
      ['File Number', 'nothiNumber'],
      ['Section/Branch', 'workPlace.name'],
      ['C&F Agent', 'cnfAgent.cnfAgentName'],
      ['AIN', 'ainNumber'],
      ['Name of Importer/Exporter/Person', 'company.companyName'],
      ['Bank Guarantee Amount', 'bankGuaranteeAmount'],
      ['Bank Guarantee Date', 'bankGuaranteeDate'],
      ['Description of Goods', 'productName'],
      ['H.S. Code', 'hsCode'],
      ['Disputed Revenue', 'revenue'],
      ['Provisional Assessment', 'dateOfProvisionalTaxation'],
      ['Final Assessment', 'dateOfFinalTaxation'],
    ]);
    expect(optionsOf(screen.getByLabelText('Order'))).toEqual(['Ascending', 'Descending']);

    await user.selectOptions(sortBy, 'cnfAgent.cnfAgentName');
    await waitFor(() =>
      expect(lastListQuery(foreign)).toEqual({
        page: '0',
        size: '20',
        sortBy: 'cnfAgent.cnfAgentName',
        ascOrDesc: 'asc',
      }),
    );
    await user.selectOptions(screen.getByLabelText('Order'), 'Descending');
    await waitFor(() => expect(lastListQuery(foreign).ascOrDesc).toBe('desc'));
    expect(location.search).toContain('sort=cnfAgent.cnfAgentName');
  });

  it('the list of case filings can be filtered by section and by provisional assessment', async () => {
    const user = await openApp(foreign, LIST);
    await screen.findByRole('option', { name: 'JETTY' });
    expect(optionsOf(screen.getByLabelText('Section/Branch'))).toEqual(['All', 'AIR', 'JETTY']);
    expect(optionsOf(screen.getByLabelText('Provisional Assessment'))).toEqual(['All', 'With', 'Without']);

    await user.selectOptions(screen.getByLabelText('Section/Branch'), 'JETTY');
    await waitFor(() => expect(lastListQuery(foreign).workPlaceId).toBe('4'));
    await user.selectOptions(screen.getByLabelText('Provisional Assessment'), 'Without');
    await waitFor(() =>
      expect(lastListQuery(foreign)).toMatchObject({ workPlaceId: '4', provitionalTaxation: 'WITHOUT' }),
    );
  });

  it('the list of case filings is searched by file number once typing pauses, and can be cleared', async () => {
    const user = await openApp(foreign, LIST);
    const asAPerson = userEvent.setup({ delay: 30 });
    await asAPerson.type(await screen.findByRole('searchbox', { name: 'File Number' }), 'নথি-১২');
    await waitFor(() => expect(lastListQuery(foreign).searchKey).toBe('নথি-১২'));
    const searches = foreign.seen.filter(({ url }) => url.includes('searchKey'));
    expect(searches).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(lastListQuery(foreign)).not.toHaveProperty('searchKey'));
  });
});
