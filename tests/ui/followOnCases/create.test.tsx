import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, openDialog, sent } from '../caseFilings/openApp';
import { asked, chosen, day, fileNumber, find, openFinder, summary } from './openFinder';

const foreign = useForeignServer();

const TRIBUNAL = '/api/case/tribunal-cases';
const CRIMINAL = '/api/case/foujdari-suit-cases';

const save = (user: UserEvent) => user.click(screen.getByText('Save'));

/** Opens the add screen with filing 2 selected. */
async function openChosen(address = '/add-tribunal-case') {
  const user = await openFinder(foreign, address);
  await find(user, 'S-2');
  await chosen('S-2/AP/2024');
  return user;
}

describe('the request of a new court case', () => {
  it('the request of a new tribunal case contains every field and the case’s filing', async () => {
    const user = await openChosen();
    await user.type(await field('Tribunal Case Number'), 'CEVT-9');
    await user.type(await field('Case Date'), '5/2/2026');
    await user.type(await field('Hearing Date 01'), '০১০৩২০২৭');
    await user.selectOptions(await field('Implementation of Interim Order'), 'Yes');
    await user.type(await field('Interim Order-2'), 'Stayed{Enter}until then');
    await user.selectOptions(await field('Judgment/Order'), 'সরকারের বিপক্ষে');
    await user.selectOptions(await field('Current Status'), 'Order Passed');
    await save(user);
    expect(await screen.findByText('Tribunal Case Added Successfully!')).toBeVisible();
    const [post] = sent(foreign, 'POST', TRIBUNAL);
    expect(post?.body).toEqual({
      caseFilling: { id: 2 },
      tribunalCaseNo: 'CEVT-9',
      dateOfCase: '2026-02-05',
      documentOfLawBranch: null,
      dispatchOfReplyNo: null,
      dispatchOfReplyDate: null,
      dateOfHearing01: '2027-03-01',
      dateOfHearing02: null,
      implementationOfInterimOrder: 'yes',
      interimOrderOfTribunal1: null,
      interimOrderOfTribunal2: 'Stayed\nuntil then',
      interimOrderOfTribunal3: null,
      interimOrderOfTribunal4: null,
      tribunalOrderNo: null,
      tribunalOrderDate: null,
      tribunalJudgement: 'AgainstGovernment',
      summOfJudgementOrder: null,
      tribunalCaseComment: null,
      status: 'ORDER_PASSED',
    });
    expect(post?.headers.get('idempotency-key')).toMatch(/^\w{16,}$/);
  });

  it('a new court case is saved with the filing selected last and the values typed before', async () => {
    const user = await openChosen('/add-foujdari-case');
    await user.keyboard('Bandar court');
    await find(user, 'S-1');
    await chosen('S-1/AP/2024');
    await save(user);
    await screen.findByText('Foujdari Case Added Successfully!');
    expect(sent(foreign, 'POST', CRIMINAL)[0]?.body).toMatchObject({
      caseFilling: { id: 1 },
      cmmCgm: 'Bandar court',
    });
  });
});

describe('after a court case is saved', () => {
  it('after a court case is saved the case finder is empty, ready for the next filing', async () => {
    const user = await openChosen('/add-foujdari-case');
    await user.keyboard('Bandar court');
    await user.type(await field('Case Date'), '05/02/2026{Enter}');
    await screen.findByText('Foujdari Case Added Successfully!');
    await waitFor(async () => expect(await fileNumber()).toHaveValue(''));
    expect(await fileNumber()).toHaveFocus();
    expect(await day()).toHaveValue('');
    expect(summary()).toBeNull();
    expect(screen.queryByText('Save')).toBeNull();

    await find(user, 'S-2');
    await chosen('S-2/AP/2024');
    expect(await field('CMM/CJM/Session/Special Judge Court Name')).toHaveValue('');
    expect(await field('Case Date')).toHaveValue('');
    await save(user);
    await waitFor(() => expect(sent(foreign, 'POST', CRIMINAL)).toHaveLength(2));
    const [first, second] = sent(foreign, 'POST', CRIMINAL);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('after a court case is saved the file number is removed from the URL', async () => {
    const user = await openFinder(foreign, '/add-foujdari-case/S-2%2FAP%2F2024');
    await chosen('S-2/AP/2024');
    await waitFor(async () => expect(await field('CMM/CJM/Session/Special Judge Court Name')).toHaveFocus());
    await user.keyboard('Bandar court{Enter}');
    await screen.findByText('Foujdari Case Added Successfully!');
    await waitFor(() => expect(location.pathname).toBe('/add-foujdari-case'));
    await waitFor(async () => expect(await fileNumber()).toHaveValue(''));
    expect(await fileNumber()).toHaveFocus();
    expect(summary()).toBeNull();
    expect(asked(foreign)).toHaveLength(1);
  });
});

describe('a refused case', () => {
  const refuse = (errors: object[], message: string) =>
    foreign.server.use(
      http.post(CRIMINAL, () => HttpResponse.json({ status: 400, message, errors }, { status: 400 })),
    );

  it('a refused court case shows an error about its filing in the banner', async () => {
    refuse([{ field: 'caseFillingId', message: 'The filing was deleted' }], 'The filing was deleted');
    const user = await openChosen('/add-foujdari-case');
    await user.keyboard('Kept');
    await save(user);
    await user.click(await screen.findByText('Close'));
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    const form = screen.getByText('Save').closest('form');
    expect(form).toHaveTextContent(/^The filing was deleted/);
    expect(await field('CMM/CJM/Session/Special Judge Court Name')).toHaveValue('Kept');
    expect(summary()).not.toBeNull();
  });
});

describe('input in the form of a new court case', () => {
  it('leaving a new court case asks for no confirmation if only the case finder has been used', async () => {
    const user = await openFinder(foreign, '/add-foujdari-case');
    await find(user, 'S-2');
    await chosen('S-2/AP/2024');
    await user.click(screen.getByText('Lawsuit', { selector: 'nav a' }));
    await waitFor(() => expect(location.pathname).toBe('/foujdari-cases-list'));
    expect(openDialog('alertdialog')).toBeNull();
  });
});
