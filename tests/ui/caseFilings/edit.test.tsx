import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { filing, useForeignServer } from '../../support/foreignServer';
import { serveCapabilities } from '../users/userServer';
import { field, labelled, lastListQuery, openApp, openDialog, sent } from './openApp';

const foreign = useForeignServer();
const PUT = '/api/case/case-fillings/1';
const ONE = '/api/casebook/case-fillings/1';

const saves = () => sent(foreign, 'PUT', PUT).map(({ body }) => body as Record<string, unknown>);
const dialog = () => screen.findByRole('dialog', { name: /^Edit Case Details/ });

/** Lets our own server answer with this version of filing 1. */
function ownServerHolds(version: number, given = {}) {
  foreign.server.use(http.get(ONE, () => HttpResponse.json({ ...filing(1, given), version })));
}

const save = (user: UserEvent) => user.click(screen.getByText('Save'));

describe('the edit dialog', () => {
  it('the edit dialog of a filing opens from its row, saves, shows a toast and returns the focus', async () => {
    const user = await openApp(foreign, '/case-fillings-list');
    await user.click(await labelled('Edit: S-1/AP/2024'));
    const goods = await field('Description of Goods');
    expect(location.pathname).toBe('/case-fillings-list/1/edit');
    expect(await dialog()).toBeVisible();
    expect(await field(/^Section\/Branch/)).toHaveValue('AIR');
    expect(await field('Name of Importer/Exporter/Person')).toHaveValue('Padma Traders');
    expect(await field('BIN')).toHaveValue('000123456-0101');
    expect(await field('Date of B/E')).toHaveValue('29/02/2024');
    expect(await field('Payable Revenue')).toHaveValue('12,34,667.50');

    await user.type(goods, 'Reconditioned car{Enter}');
    expect(await screen.findByText('Complaint Edited successfully')).toBeVisible();
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(location.pathname).toBe('/case-fillings-list');
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({
      id: 1,
      nothiNumber: 'S-1/AP/2024',
      workPlace: { id: 3 },
      company: { id: 7 },
      boeDate: '2024-02-29',
      productName: 'Reconditioned car',
    });
    expect(saves()[0]).not.toHaveProperty('version');
    await waitFor(() => expect(sent(foreign, 'GET', '/api/case/case-fillings-page')).toHaveLength(2));
    await waitFor(async () => expect(await labelled('Edit: S-1/AP/2024')).toHaveFocus());
  });

  it('the edit dialog of a filing has the status in its first group of fields', async () => {
    const user = await openApp(foreign, '/case-fillings-list');
    await user.click(await labelled('Edit: S-1/AP/2024'));
    const first = (await field('Status')).closest('fieldset')!;
    expect([...first.querySelectorAll('[name]')].map((input) => input.getAttribute('name'))).toEqual([
      'nothiNumber',
      'workPlaceId',
      'status',
      'sectionName',
      'taxacationNothiNo',
    ]);
    expect(first.parentElement?.firstElementChild).toBe(first);
  });

  it('the edit dialog of a filing has its own message for a missing file number', async () => {
    const user = await openApp(foreign, '/case-fillings-list');
    await user.click(await labelled('Edit: S-1/AP/2024'));
    const fileNumber = await field(/^Section File Number/);
    await user.clear(fileNumber);
    await save(user);
    await waitFor(() => expect(fileNumber).toHaveAccessibleDescription('Nothi Number is required field.'));
    expect(saves()).toEqual([]);
  });

  it('the edit dialog shows the filing as it is stored, not as it is in the list’s row', async () => {
    ownServerHolds(4, { productName: 'Stored since' });
    await openApp(foreign, '/case-fillings-list/1/edit');
    expect(await field('Description of Goods')).toHaveValue('Stored since');
  });

  it('the edit dialog of a filing asks for confirmation before it drops what was typed', async () => {
    ownServerHolds(4);
    const user = await openApp(foreign, '/case-fillings-list/1/edit');
    await user.type(await field('Comment'), 'Typed');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
    expect(screen.getByText('Keep editing')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    expect(await field('Comment')).toHaveValue('Typed');
    await user.click(screen.getByText('Cancel'));
    await user.click(await screen.findByText('Leave without saving'));
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(saves()).toEqual([]);
    await waitFor(async () => expect(await labelled('Edit: S-1/AP/2024')).toHaveFocus());
  });

  it('the edit URL of a filing that does not exist leads back to the list with a message', async () => {
    await openApp(foreign, '/case-fillings-list/404/edit');
    expect(
      await screen.findByText('This record could not be opened. It may have been deleted.'),
    ).toBeVisible();
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(location.pathname).toBe('/case-fillings-list');
  });

  it('a list asks our own server for its columns alone, and no form opens with such a row', async () => {
    serveCapabilities(foreign, ['recordsById', 'pageFields']);
    foreign.server.use(http.get(ONE, () => HttpResponse.json({ message: 'Broken' }, { status: 500 })));
    const user = await openApp(foreign, '/case-fillings-list');
    await user.click(await labelled('Edit: S-1/AP/2024'));
    expect(await screen.findByText('Broken')).toBeVisible();
    expect(document.querySelector('form')).toBeNull();
    expect(lastListQuery(foreign).fields).toBe(
      'nothiNumber,workPlace,taxacationBranch,cnfAgent,ainNumber,company,productName,hsCode,revenue,' +
        'dateOfProvisionalTaxation,dateOfFinalTaxation,bank,bankGuaranteeAmount,bankGuaranteeDate,status,version',
    );
  });
});
