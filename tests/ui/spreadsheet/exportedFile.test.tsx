import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { filingHeadings } from '../../support/filingHeadings';
import { filing, useForeignServer } from '../../support/foreignServer';
import { useWorkerInThread } from '../../support/workerInThread';
import { openApp } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';
import { titleButton, LIST, openList, pageQueries, sheetRows, useDownloads } from './exports';

const foreign = useForeignServer();
const workers = useWorkerInThread();
const saved = useDownloads();

const download = () => waitFor(() => expect(saved).toHaveLength(1)).then(() => saved[0]!);

beforeEach(forgetCapabilities);

describe('Export Data', () => {
  it('an export downloads every row with the list’s columns, in a file named after the register', async () => {
    foreign.filings = [
      filing(1, {
        ainNumber: '301234567',
        hsCode: '8703.23',
        productName: '=Reconditioned car',
        dateOfProvisionalTaxation: [2024, 2, 5],
        dateOfFinalTaxation: null,
        bank: { id: 2, bankName: 'Sonali Bank PLC' },
        bankGuaranteeAmount: 250000,
        bankGuaranteeDate: [2024, 2, 29],
      }),
      filing(2, { workPlace: null, taxacationBranch: 'JETTY', company: null, cnfAgent: null }),
    ];
    const user = await openList(foreign);
    await user.click(await titleButton('Export Data'));
    const { name, file } = await download();
    expect(name).toBe('Demand Notice-Order of Custom House, Chattogram.xlsx');
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await sheetRows(file)).toEqual([
      filingHeadings,
      [
        1,
        'S-1/AP/2024',
        'AIR',
        'Karnaphuli C&F, 01711000000',
        '301234567',
        'Padma Traders',
        '000123456-0101',
        '=Reconditioned car',
        '8703.23',
        1234567.5,
        45_327,
        null,
        'Sonali Bank PLC',
        250000,
        45_351,
      ],
      [2, 'S-2/AP/2024', 'JETTY', null, null, null, null, null, null, 1234567.5, null, null, null, 0, null],
    ]);
  });

  it('an export requests once all rows that match search and filters, in the list’s order', async () => {
    foreign.filings = Array.from({ length: 45 }, (_, index) => filing(index + 1));
    const user = await openApp(
      foreign,
      `${LIST}?filter=${JSON.stringify({ searchKey: 'AP', workPlaceId: '3', provitionalTaxation: 'WITH' })}` +
        '&sort=revenue&order=DESC&page=2&perPage=20',
    );
    await screen.findByText('S-21/AP/2024');
    const before = pageQueries(foreign).length;
    await user.click(await titleButton('Export Data'));
    expect((await sheetRows((await download()).file)).map(([number]) => number)).toEqual([
      'S/N',
      ...Array.from({ length: 45 }, (_, index) => index + 1),
    ]);
    expect(pageQueries(foreign).slice(before)).toEqual([
      'page=0&size=45&sortBy=revenue&ascOrDesc=desc&searchKey=AP&workPlaceId=3&provitionalTaxation=WITH',
    ]);
  });

  it('an export requests from our own server only the fields that the columns show', async () => {
    serveCapabilities(foreign, ['pageFields']);
    const user = await openList(foreign);
    await user.click(await titleButton('Export Data'));
    expect(await sheetRows((await download()).file)).toHaveLength(3);
    expect(pageQueries(foreign).at(-1)).toBe(
      'page=0&size=2&sortBy=id&ascOrDesc=asc&fields=nothiNumber%2CworkPlace%2CtaxacationBranch%2CcnfAgent%2CainNumber' +
        '%2Ccompany%2CproductName%2ChsCode%2Crevenue%2CdateOfProvisionalTaxation%2CdateOfFinalTaxation%2Cbank' +
        '%2CbankGuaranteeAmount%2CbankGuaranteeDate',
    );
  });

  it('an export requests again when the register has grown since the list was shown', async () => {
    const user = await openList(foreign);
    foreign.filings = [...foreign.filings, filing(3)];
    const before = pageQueries(foreign).length;
    await user.click(await titleButton('Export Data'));
    expect(await sheetRows((await download()).file)).toHaveLength(4);
    expect(pageQueries(foreign).slice(before)).toEqual([
      'page=0&size=2&sortBy=id&ascOrDesc=asc',
      'page=0&size=3&sortBy=id&ascOrDesc=asc',
    ]);
  });

  it('an export is not offered for an empty list', async () => {
    foreign.filings = [];
    await openApp(foreign, LIST);
    await screen.findByText('There is no data right now..!');
    expect(await titleButton('Export Data')).toBeDisabled();
  });

  it('an export releases its file and its worker after the download', async () => {
    const user = await openList(foreign);
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    await user.click(await titleButton('Export Data'));
    const { address } = await download();
    expect(URL.revokeObjectURL).not.toHaveBeenCalledWith(address);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(URL.revokeObjectURL).toHaveBeenCalledWith(address);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });
});
