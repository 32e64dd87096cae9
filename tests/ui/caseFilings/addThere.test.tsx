import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { field, OFFERED, openApp, openDialog, sent } from './openApp';

const foreign = useForeignServer();

/** Types a name that no record has and chooses the option to add it. */
async function addFrom(user: UserEvent, label: string, typed: string) {
  const select = await field(label);
  await user.type(select, typed);
  await screen.findByText(`No match. Add “${typed}” to the register`, { selector: OFFERED });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(openDialog()).not.toBeNull());
  return select;
}

describe('adding a missing record from a select', () => {
  it('a record added from a select by keyboard is selected there, and the form keeps its focus and input', async () => {
    foreign.server.use(
      http.post('/api/case/companies', async ({ request }) =>
        HttpResponse.json({ ...((await request.json()) as object), id: 77, vatRegNo: '009988776' }),
      ),
    );
    const user = await openApp(foreign, '/add-case-fillings');
    await user.type(await field('H.S. Code'), '8703');
    const select = await addFrom(user, 'Name of Importer/Exporter/Person', 'Rupsha Mills');
    const name = await field(/^Importer\/Exporter/);
    expect(name).toHaveValue('Rupsha Mills');
    expect(name).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(select).toHaveValue('Rupsha Mills');
    expect(select).toHaveFocus();
    expect(await field('BIN')).toHaveValue('009988776');
    expect(await field('H.S. Code')).toHaveValue('8703');
    expect(screen.getByText('Company added successfully').parentElement).toHaveTextContent(
      'SuccessCompany added successfully: Rupsha Mills',
    );
    expect(sent(foreign, 'POST', '/api/case/case-fillings')).toEqual([]);
  });

  it('a select offers to add the typed name to the register unless a record already has that name', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const select = await field('Name of Importer/Exporter/Person');
    await user.type(select, 'padma traders');
    await screen.findByText(/^Padma Traders/, { selector: OFFERED });
    expect(document.querySelectorAll('[role=option]')).toHaveLength(1);
    await user.clear(select);
    await user.type(select, 'Padma');
    const offer = await screen.findByText('Add “Padma” to the register', { selector: OFFERED });
    const options = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
    expect(options).toEqual([expect.stringMatching(/^Padma/), 'Add “Padma” to the register']);
    await user.click(offer);
    await waitFor(() => expect(openDialog()).not.toBeNull());
    expect(await field(/^Importer\/Exporter/)).toHaveValue('Padma');
    expect(select).toBeValid();
  });

  it('an agent added from a select is selected there, and the field AIN gets the agent’s licence number', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    await addFrom(user, 'C&F Agent', 'Meghna C&F');
    const dialog = within(openDialog()!);
    await user.type(await field(/^AIN/), '301555555');
    await user.type(await field(/^Mobile Number/), '01711000000');
    await user.type(await field(/^Other Number/), '2');
    await user.type(await field(/^Address/), 'Agrabad');
    foreign.server.use(
      http.post('/api/case/cnf-agents', async ({ request }) =>
        HttpResponse.json({ ...((await request.json()) as object), id: 55 }),
      ),
    );
    await user.click(dialog.getByText('Save'));
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(await field('C&F Agent')).toHaveValue('Meghna C&F');
    expect(await field('AIN')).toHaveValue('301555555');
  });

  it('cancelling the dialog that adds a record asks for confirmation before the input is dropped', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    await addFrom(user, 'Name of Importer/Exporter/Person', 'Rupsha');
    await user.type(await field(/^Importer\/Exporter/), ' Mills');
    await user.click(within(openDialog()!).getByText('Cancel'));
    await user.click(await screen.findByText('Keep editing'));
    expect(await field(/^Importer\/Exporter/)).toHaveValue('Rupsha Mills');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    await user.click(within(openDialog()!).getByText('Cancel'));
    await user.click(await screen.findByText('Leave without saving'));
    await waitFor(() => expect(openDialog()).toBeNull());
  });

  it('an unknown name stays in its select after Cancel, and leaving the select marks the name as an error', async () => {
    const user = await openApp(foreign, '/add-case-fillings');
    const select = await addFrom(user, 'Name of Importer/Exporter/Person', 'Rupsha');
    await user.click(within(openDialog()!).getByText('Cancel'));
    await waitFor(() => expect(openDialog()).toBeNull());
    await waitFor(() => expect(select).toHaveFocus());
    expect(select).toHaveValue('Rupsha');
    await user.clear(select);
    await user.type(select, 'Rupsha M');
    await screen.findByText('No match. Add “Rupsha M” to the register', { selector: OFFERED });
    await user.tab();
    expect(openDialog()).toBeNull();
    await waitFor(() => expect(select).toBeInvalid());
    expect(select).toHaveValue('Rupsha M');
  });
});
