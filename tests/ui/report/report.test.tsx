import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { useWorkerInThread } from '../../support/workerInThread';
import { openApp, openDialog, sent } from '../caseFilings/openApp';
import { listed, title, trail } from '../followOnCases/screens';
import { titleButton, useDownloads } from '../spreadsheet/exports';
import { pairs, registers, summary } from './answer';

const foreign = useForeignServer();
useWorkerInThread();
const saved = useDownloads();

const PAGE = '/case-summary-report';
const ADDRESS = '/api/case/section-wise-case-summary';

const answer = (rows: object[]) => foreign.server.use(http.get(ADDRESS, () => HttpResponse.json(rows)));

const textsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent);

const rowsOf = (part: 'thead' | 'tbody' | 'tfoot') =>
  [...document.querySelectorAll(`${part} tr`)].map(textsOf);

describe('the section-wise report', () => {
  it('the section-wise report has Bengali headings in two rows, also in the English UI', async () => {
    answer(summary);
    await openApp(foreign, PAGE);
    await listed();
    expect(title()).toBe('Section Wise Case Summary Report');
    expect(trail()).toMatch(/Home.*Report.*Section Wise Case Summary Report/);
    expect(document.title).toBe('Section Wise Case Summary Report – Casebook');
    expect(rowsOf('thead')).toEqual([
      ['ক্রমিক নং', 'শাখা/সেকশন', ...registers, 'মোট (মামলার সংখ্যা)'],
      pairs(10, 'মামলার সংখ্যা', 'জড়িত রাজস্ব (কোটি টাকা)'),
    ]);
    expect(document.querySelector('thead')).toHaveAttribute('lang', 'bn');
    expect(document.querySelectorAll('th[scope=colgroup][colspan="2"]')).toHaveLength(10);
  });

  it('the section-wise report sums a section’s statuses, lists empty sections, and totals the counts', async () => {
    answer(summary);
    await openApp(foreign, PAGE);
    await listed();
    const none = pairs(6, '0', '0.00');
    expect(rowsOf('tbody')).toEqual([
      ['1', 'AIR', '1,234', '1,000.00', '11', '1.01', '5', '0.01', ...none, '1', '0.00', '1,251'],
      ['2', 'Jetty', ...none, ...none.slice(0, 8), '0'],
    ]);
    expect(rowsOf('tfoot')).toEqual([
      ['মোট', '1,234', '–', '11', '–', '5', '–', ...pairs(6, '0', '–'), '1', '–', '1,251'],
    ]);
  });

  it('the section-wise report has Bengali digits in the Bengali UI', async () => {
    answer(summary);
    await openApp(foreign, PAGE, { language: 'bn' });
    await listed();
    expect(title()).toBe('শাখাভিত্তিক মামলার সারসংক্ষেপ প্রতিবেদন');
    expect(rowsOf('tbody')[0]!.slice(0, 6)).toEqual(['১', 'AIR', '১,২৩৪', '১,০০০.০০', '১১', '১.০১']);
    expect(rowsOf('tfoot')[0]!.at(-1)).toBe('১,২৫১');
  });

  it('the section-wise report is downloaded under the contract’s file name', async () => {
    answer(summary);
    const user = await openApp(foreign, PAGE);
    await listed();
    await user.click(await titleButton('Download Report'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('Section_Wise_Case_Summary.xlsx');
    expect(saved[0]!.file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await titleButton('Download Report')).toBeEnabled();
  });

  it('the section-wise report says why its download failed', async () => {
    answer(summary);
    const user = await openApp(foreign, PAGE);
    await listed();
    URL.createObjectURL = () => {
      throw new Error('lists.export.impossible');
    };
    await user.click(await titleButton('Download Report'));
    await waitFor(() =>
      expect(openDialog('alertdialog')).toHaveTextContent(/could not be made in this browser/),
    );
  });

  it('the section-wise report says if there are no figures, and then offers no download', async () => {
    answer([]);
    await openApp(foreign, PAGE);
    expect(await screen.findByText('There is no data right now..!')).toBeVisible();
    expect(await titleButton('Download Report')).toBeDisabled();
  });

  it('the section-wise report is neither shown to nor requested by the customs role', async () => {
    await openApp(foreign, PAGE, { roles: ['ROLE_CUSTOMS'] });
    expect(await screen.findByRole('heading', { name: 'Page not found.' })).toBeVisible();
    expect(screen.queryByText('Report')).toBeNull();
    expect(sent(foreign, 'GET', ADDRESS)).toEqual([]);
  });
});
