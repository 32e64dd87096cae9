import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ForeignRecord } from '../../support/foreignAnswers';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp, sent, openControls } from '../caseFilings/openApp';
import { cellsOf, listed } from '../followOnCases/screens';
import { serveUsers, user } from './userServer';

const foreign = useForeignServer();

const EDIT_7 = 'Edit in row (F2): Officer 7';
const EDIT_8 = 'Edit in row (F2): Officer 8';
const saves = () => sent(foreign, 'POST', '/api/case/update-user').map(({ body }) => body as ForeignRecord);
const open = async () => {
  serveUsers(foreign, [user(7), user(8)]);
  return openApp(foreign, '/users-list');
};
/** Opens the first row by keyboard. The name in the row is then selected, so typing replaces the name. */
async function openRow(person: UserEvent) {
  (await labelled(EDIT_7)).focus();
  await person.keyboard('{Enter}');
  const cells = await row(0);
  await waitFor(() => expect(cells.getByLabelText(/^Name/)).toHaveFocus());
  return cells;
}
const row = async (position: number) => within((await listed())[position]!);

async function toggleColumn(person: UserEvent, name: string) {
  await openControls(person, 'View options');
  await person.click(await screen.findByText('Columns'));
  await person.click(await screen.findByRole('menuitemcheckbox', { name }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const refuse = (status: number, body: object) =>
  foreign.server.use(
    http.post('/api/case/update-user', () => HttpResponse.json({ status, ...body }, { status })),
  );

describe('a user edited in its row', () => {
  it('a user is edited in the row by keyboard alone, and the focus returns to the row’s button', async () => {
    const person = await open();
    (await labelled(EDIT_7)).focus();
    await person.keyboard('{Enter}');
    const name = (await row(0)).getByLabelText(/^Name/);
    expect(name).toHaveFocus();
    await person.keyboard('Karim Uddin{Tab}karim@customs.gov.bd{Enter}');
    const toast = await screen.findByText('User Updated successfully');
    expect(toast.closest('output')).toHaveTextContent('User Updated successfully: Karim Uddin');
    expect(saves()).toEqual([
      {
        id: 7,
        fullName: 'Karim Uddin',
        userName: 'officer7',
        email: 'karim@customs.gov.bd',
        phone: '01711000007',
        roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
        workPlaces: [{ id: 3, name: 'AIR' }],
      },
    ]);
    expect(await labelled('Edit in row (F2): Karim Uddin')).toHaveFocus();
    expect(cellsOf((await listed())[0]).slice(1, 4)).toEqual([
      'Karim Uddin',
      'officer7',
      'karim@customs.gov.bd',
    ]);
    await person.keyboard('{ArrowDown}');
    expect(await labelled(EDIT_8)).toHaveFocus();
  });

  it('a user edited in the row gets roles and workplaces and is disabled by keyboard alone', async () => {
    const person = await open();
    (await labelled(EDIT_7)).focus();
    await person.keyboard('{F2}');
    const cells = await row(0);
    cells.getByRole('combobox', { name: /^Roles/ }).focus();
    await person.keyboard(' ');
    const admin = await screen.findByRole('option', { name: 'Admin' });
    await waitFor(() =>
      expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement),
    );
    admin.focus();
    await person.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    cells.getByRole('combobox', { name: /^Workplaces/ }).focus();
    await person.keyboard('{ArrowDown}');
    (await screen.findByRole('option', { name: 'JETTY' })).focus();
    await person.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    cells.getByRole('switch', { name: 'Is Enabled' }).focus();
    await person.keyboard(' ');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Do you really want to change User status?');
    expect(question).toHaveTextContent('Officer 7');
    expect(question).toHaveTextContent('Status: from Enabled to Disabled');
    await person.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(cells.getByRole('switch', { name: 'Is Enabled' })).not.toBeChecked();
    expect(cells.getByRole('switch', { name: 'Is Enabled' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('User Updated successfully')).toBeVisible();
    expect(saves()[0]).toMatchObject({
      roles: [
        { id: 1, role: 'ROLE_ADMIN' },
        { id: 2, role: 'ROLE_CUSTOMS' },
      ],
      workPlaces: [
        { id: 3, name: 'AIR' },
        { id: 4, name: 'JETTY' },
      ],
    });
    expect(sent(foreign, 'POST', '/api/case/change-user-status/7')).toHaveLength(1);
    await waitFor(async () => expect(cellsOf((await listed())[0])[6]).toBe('No'));
  });

  it('a user edited in the row stays enabled if the confirmation of the status is declined', async () => {
    const person = await open();
    const cells = await openRow(person);
    await person.click(cells.getByRole('switch', { name: 'Is Enabled' }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByText('No, cancel it!'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(cells.getByRole('switch', { name: 'Is Enabled' })).toBeChecked();
    expect(await screen.findByText('Status Remain Unchanged')).toBeVisible();
  });

  it('a user cannot disable their own account in the row', async () => {
    serveUsers(foreign, [user(7, { userName: 'admin' })]);
    const person = await openApp(foreign, '/users-list');
    await labelled(EDIT_7);
    expect(screen.queryByLabelText(/^Change Status:/)).toBeNull();
    const cells = await openRow(person);
    expect(cells.getByRole('switch', { name: 'Is Enabled' })).toBeDisabled();
  });

  it('an edited row marks a mistake when the field is left', async () => {
    const person = await open();
    const cells = await openRow(person);
    await person.keyboard('Al{Tab}');
    await waitFor(() =>
      expect(cells.getByLabelText(/^Name/)).toHaveAccessibleDescription('Must be minimum 3 digits'),
    );
  });

  it('an edited row marks roles that are left empty', async () => {
    const person = await open();
    const cells = await openRow(person);
    const given = cells.getByRole('combobox', { name: /^Roles/ });
    given.focus();
    await person.keyboard(' ');
    await person.click(await screen.findByRole('option', { name: 'Customs' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    cells.getByLabelText(/^Name/).focus();
    await waitFor(() => expect(cells.getByText('Please select at least one permission')).toBeVisible());
  });

  it('an edited row warns before it is saved with roles that may not sign in', async () => {
    const person = await open();
    const cells = await openRow(person);
    expect(screen.queryByText('With these roles the user cannot sign in to Casebook.')).toBeNull();
    cells.getByRole('combobox', { name: /^Roles/ }).focus();
    await person.keyboard(' ');
    await person.click(await screen.findByRole('option', { name: 'Depot Manager' }));
    await person.click(screen.getByRole('option', { name: 'Customs' }));
    await person.keyboard('{Escape}');
    expect(await screen.findByText('With these roles the user cannot sign in to Casebook.')).toBeVisible();
  });

  it('an edited row shows errors at their cells and sends nothing, and Escape restores the row', async () => {
    const person = await open();
    const cells = await openRow(person);
    const name = cells.getByLabelText(/^Name/);
    await person.clear(name);
    await person.type(name, 'Al');
    const phone = cells.getByLabelText(/^Phone No\./);
    await person.clear(phone);
    await person.type(phone, '০১৭{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Must be minimum 3 digits'));
    expect(phone).toHaveAccessibleDescription('Must be exactly 11 digits');
    expect(name).toHaveFocus();
    expect(saves()).toEqual([]);
    await person.keyboard('{Escape}');
    expect(await labelled(EDIT_7)).toHaveFocus();
    expect(cellsOf((await listed())[0])[1]).toBe('Officer 7');
  });

  it('an error in a hidden column is shown below the edited row', async () => {
    serveUsers(foreign, [user(7, { phone: null })]);
    const person = await openApp(foreign, '/users-list');
    await listed();
    await toggleColumn(person, 'Phone No.');
    await openRow(person);
    await person.keyboard('Karim{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Phone No.: Phone is required field.');
    expect(saves()).toEqual([]);
  });

  it('a user’s workplaces are edited in their own column while it is shown, and in that of the roles otherwise', async () => {
    const person = await open();
    let cells = await openRow(person);
    const inputs = () => cells.getAllByRole('combobox', { name: /^Workplaces/ });
    const cellOf = (input: HTMLElement) => input.closest('td');
    expect(inputs().map(cellOf)).toEqual([cellOf(cells.getByRole('combobox', { name: /^Roles/ }))]);
    await person.keyboard('{Escape}');
    await toggleColumn(person, 'Workplaces');
    cells = await openRow(person);
    expect(inputs()).toHaveLength(1);
    expect(cellOf(inputs()[0]!)).not.toContainElement(cells.getByRole('combobox', { name: /^Roles/ }));
    await person.keyboard('{Escape}');
    await toggleColumn(person, 'Roles');
    cells = await openRow(person);
    expect(cells.queryByRole('combobox', { name: /^Roles/ })).toBeNull();
    expect(inputs()).toHaveLength(1);
    inputs()[0]!.focus();
    await person.keyboard('{ArrowDown}');
    await person.click(await screen.findByRole('option', { name: 'JETTY' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    refuse(400, { errors: [{ field: 'workPlaces', code: 'unknownReference', message: 'No' }] });
    cells.getByLabelText(/^Name/).focus();
    await person.keyboard('{Enter}');
    const cell = within(cellOf(inputs()[0]!)!);
    expect(await cell.findByText('Not on the list. Choose one that is offered')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saves()[0]).toMatchObject({
      workPlaces: [
        { id: 3, name: 'AIR' },
        { id: 4, name: 'JETTY' },
      ],
    });
  });

  it('an edited row keeps its input when a save is refused, with the reason below the row', async () => {
    const person = await open();
    refuse(409, { code: 'lastAdministrator', message: 'No' });
    await openRow(person);
    await person.keyboard('Karim{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is the last active administrator, who can be neither disabled nor demoted',
    );
    // by now the list has been fetched again
    await waitFor(() => expect(sent(foreign, 'GET', '/api/case/get-all-user')).toHaveLength(2));
    expect((await row(0)).getByLabelText(/^Name/)).toHaveValue('Karim');
    // the other row can still be edited
    await person.click(await labelled(EDIT_8));
    expect((await row(2)).getByLabelText(/^Name/)).toHaveFocus();
  });

  it('an edited row can overwrite what another person has saved since the row was opened', async () => {
    const person = await open();
    const stale = { code: 'stale', params: { by: 'Nasrin Chowdhury', at: '2026-11-20T04:05:00Z' } };
    foreign.server.use(
      http.get('/api/casebook/users/7', () =>
        HttpResponse.json({ ...user(7, { phone: '01811000000' }), version: 5 }),
      ),
      http.post('/api/case/update-user', async ({ request }) => {
        const body = (await request.json()) as ForeignRecord;
        if (body.version === 5) return HttpResponse.json({ ...user(7), ...body, version: 6 });
        return HttpResponse.json({ status: 409, ...stale }, { status: 409 });
      }),
    );
    await openRow(person);
    await person.keyboard('Karim{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nasrin Chowdhury changed this record on 20/11/2026, 10:05, after you opened it',
    );
    await person.click(screen.getByText('Save my version'));
    expect(await screen.findByText('User Updated successfully')).toBeVisible();
    expect(saves().at(-1)).toMatchObject({ id: 7, fullName: 'Karim', version: 5 });
  });

  it('an edited row is saved once, however often Enter is pressed', async () => {
    const person = await open();
    foreign.server.use(
      http.post('/api/case/update-user', async () => {
        await delay(30);
        return HttpResponse.json(user(7));
      }),
    );
    await openRow(person);
    await person.keyboard('Karim{Enter}{Enter}{Enter}');
    expect(await screen.findByText('User Updated successfully')).toBeVisible();
    expect(saves()).toHaveLength(1);
  });
});
