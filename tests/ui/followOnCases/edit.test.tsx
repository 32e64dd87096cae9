import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { tribunalCase } from '../../support/foreignCourtCases';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, openDialog, sent } from '../caseFilings/openApp';
import { CRIMINAL, dialogWith, TRIBUNAL } from './screens';

const foreign = useForeignServer();
const ONE = '/api/case/tribunal-cases/11';

const saves = (path: string) => sent(foreign, 'PUT', path).map(({ body }) => body as Record<string, unknown>);

describe('editing a tribunal case', () => {
  it('editing a tribunal case from its row sends the whole case, shows a toast and returns the focus', async () => {
    const user = await openApp(foreign, TRIBUNAL);
    const row = (await screen.findByText('CEVT/CASE-11/2025')).closest('tr')!;
    await user.click(row.querySelector('#row-edit-11')!);
    const comment = await field('Comment');
    expect(location.pathname).toBe(`${TRIBUNAL}/11/edit`);
    await dialogWith('Appellate Tribunal Case Edit', 'S-1/AP/2024');
    expect(await field('Tribunal Case Number')).toHaveValue('CEVT/CASE-11/2025');
    expect(await field('Hearing Date 01')).toHaveValue('01/06/2025');
    await user.click(comment);
    await user.paste('Adjourned');
    await user.click(await field('Order Number'));
    await user.paste('Order-7');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Tribunal Case Updated Successfully!')).toBeVisible();
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(saves(ONE)).toEqual([
      {
        id: 11,
        caseFilling: { id: 1 },
        tribunalCaseNo: 'CEVT/CASE-11/2025',
        dateOfCase: '2025-03-09',
        documentOfLawBranch: null,
        dispatchOfReplyNo: null,
        dispatchOfReplyDate: null,
        dateOfHearing01: '2025-06-01',
        dateOfHearing02: null,
        implementationOfInterimOrder: 'no',
        interimOrderOfTribunal1: null,
        interimOrderOfTribunal2: null,
        interimOrderOfTribunal3: null,
        interimOrderOfTribunal4: null,
        tribunalOrderNo: 'Order-7',
        tribunalOrderDate: null,
        tribunalJudgement: 'WithGovernment',
        summOfJudgementOrder: null,
        tribunalCaseComment: 'Adjourned',
        status: 'ORDER_PASSED',
      },
    ]);
    await waitFor(() => expect(sent(foreign, 'GET', '/api/case/tribunal-cases-page')).toHaveLength(2));
    await waitFor(() => expect(document.getElementById('row-edit-11')).toHaveFocus());
  });

  it('the edit form of a tribunal case has the status in its first group of fields', async () => {
    await openApp(foreign, `${TRIBUNAL}/11/edit`);
    const first = (await field('Current Status')).closest('fieldset')!;
    expect([...first.querySelectorAll('[name]')].map((input) => input.getAttribute('name'))).toEqual([
      'tribunalCaseNo',
      'dateOfCase',
      'documentOfLawBranch',
      'status',
    ]);
    expect(first.parentElement?.firstElementChild).toBe(first);
  });

  it('the edit form of a tribunal case shows the server’s refusal at its field and keeps the input', async () => {
    foreign.server.use(
      http.put(ONE, () =>
        HttpResponse.json(
          {
            status: 400,
            message: 'Invalid',
            errors: [{ field: 'tribunalOrderNo', message: 'This order is another case’s' }],
          },
          { status: 400 },
        ),
      ),
    );
    const user = await openApp(foreign, `${TRIBUNAL}/11/edit`);
    const order = await field('Order Number');
    await user.type(order, 'Order-7{Enter}');
    await waitFor(() => expect(order).toHaveAccessibleDescription('This order is another case’s'));
    expect(order).toHaveValue('Order-7');
    expect(order).toHaveFocus();
  });

  it('the edit form of a tribunal case focuses the field that the URL names', async () => {
    await openApp(foreign, `${TRIBUNAL}/11/edit#tribunalOrderNo`);
    const order = await field('Order Number');
    await waitFor(() => expect(order).toHaveFocus());
  });

  it('the edit form of a tribunal case asks for confirmation before it drops what was typed', async () => {
    const user = await openApp(foreign, `${TRIBUNAL}/11/edit`);
    await user.type(await field('Order Number'), 'Order-7');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    expect(screen.getByText('Keep editing')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    expect(await field('Order Number')).toHaveValue('Order-7');
    await user.click(screen.getByText('Cancel'));
    await user.click(await screen.findByText('Leave without saving'));
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(saves(ONE)).toEqual([]);
  });

  it('a stale save of a tribunal case says who saved first, and can overwrite that person’s version', async () => {
    const holds = (version: number) => http.get(ONE, () => HttpResponse.json(tribunalCase(11, { version })));
    foreign.server.use(
      holds(4),
      http.put(ONE, async ({ request }) => {
        const body = (await request.json()) as Record<string, never>;
        if (body.version === 5) return HttpResponse.json({ ...tribunalCase(11), ...body });
        const params = { by: 'Rahim Uddin', at: '2026-11-20T10:05:00Z' };
        return HttpResponse.json({ status: 409, message: 'Changed', code: 'stale', params }, { status: 409 });
      }),
    );
    const user = await openApp(foreign, `${TRIBUNAL}/11/edit`);
    const order = await field('Order Number');
    foreign.server.use(holds(5));
    await user.type(order, 'Order-7{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
    expect(question).toHaveAccessibleDescription(
      /^Rahim Uddin changed this record on 20\/11\/2026, 16:05, while you had it open\./,
    );
    await user.click(within(question).getByText('Save what is chosen'));
    expect(await screen.findByText('Tribunal Case Updated Successfully!')).toBeVisible();
    expect(saves(ONE).map(({ version }) => version)).toEqual([4, 5]);
    expect(saves(ONE)[1]).toMatchObject({ tribunalOrderNo: 'Order-7' });
  });
});

describe('editing a criminal case', () => {
  it('editing a criminal case sends the whole case to the URL of that case and shows a toast', async () => {
    const user = await openApp(foreign, `${CRIMINAL}/21/edit`);
    const station = await field('Police Station Name');
    await dialogWith('Criminal Case Edit', 'S-1/AP/2024');
    await user.clear(station);
    await user.type(station, 'কোতোয়ালী{Enter}');
    expect(await screen.findByText('Foujdari Case Updated Successfully!')).toBeVisible();
    expect(saves('/api/case/foujdari-suit-cases/21')).toEqual([
      {
        id: 21,
        caseFilling: { id: 1 },
        cmmCgm: 'CMM Court, Chattogram',
        dateOfCase: '2025-04-20',
        documentOfLawBranch: null,
        relatedThana: 'কোতোয়ালী',
        mamlaNoOfRelatedThana: '21(4)25',
        fir: 'FIR-21',
        dateOfAghar: '2025-04-18',
        interimOrderOfTribunal1: null,
        interimOrderOfTribunal2: null,
        interimOrderOfTribunal3: null,
        interimOrderOfTribunal4: null,
        status: 'SUBJUDICE',
      },
    ]);
  });

  it('a criminal case can be edited in Bengali', async () => {
    const user = await openApp(foreign, `${CRIMINAL}/21/edit`, { language: 'bn' });
    expect(await field('এজাহারের তারিখ')).toHaveValue('১৮/০৪/২০২৫');
    await dialogWith('ফৌজদারি মামলা সম্পাদনা', 'S-1/AP/2024');
    await user.click(screen.getByText('সংরক্ষণ করুন'));
    expect(await screen.findByText('ফৌজদারি মামলাটি হালনাগাদ করা হয়েছে')).toBeVisible();
    await labelled('সম্পাদনা: S-1/AP/2024');
  });
});
