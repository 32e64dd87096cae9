import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expireSession, endSession, startSession } from '../../../src/authProvider/session';
import { useForeignServer } from '../../support/foreignServer';
import { accessToken } from '../../support/tokens';
import { openApp } from '../caseFilings/openApp';

const foreign = useForeignServer();

const territoryList = [
  { territoryId: 1, territoryName: 'Chattogram Port' },
  { territoryId: 2, territoryName: 'Dhaka' },
];

/** Opens a page that sends no requests, as a person with two territories. */
async function openWithTerritories() {
  const person = await openApp(foreign, '/no-list');
  const access_token = accessToken({ territoryList });
  foreign.accepted.add(access_token);
  startSession({ access_token, refresh_token: 'x', expire_date: Date.now() + 600_000 }, true);
  return person;
}

const openMenu = async (person: Awaited<ReturnType<typeof openApp>>) => {
  await person.click(await screen.findByLabelText('Account of নাসরিন চৌধুরী'));
  return within(await screen.findByRole('menu'));
};

describe('switching territories', () => {
  it('switching territories is not offered to people without territories', async () => {
    const person = await openApp(foreign, '/no-list');
    const menu = await openMenu(person);
    expect(menu.getByText('Logout')).toBeVisible();
    expect(menu.queryByText('Switch territory')).toBeNull();
  });

  it('switching territories offers the person’s own, stores the choice, and shows it in the menu', async () => {
    const reload = vi.spyOn(history, 'go').mockImplementation(() => {});
    const person = await openWithTerritories();
    await person.click((await openMenu(person)).getByText('Switch territory'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch territory' }));
    const choice = dialog.getByLabelText(/^Designation/);
    expect([...choice.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Choose one',
      'Chattogram Port',
      'Dhaka',
    ]);
    await person.click(dialog.getByText('Switch'));
    expect(choice).toHaveAccessibleDescription('Designation is mandatory field');
    expect(choice).toBeInvalid();
    expect(choice).toHaveFocus();
    expect(reload).not.toHaveBeenCalled();
    await person.selectOptions(choice, 'Dhaka');
    await person.click(dialog.getByText('Switch'));
    expect(JSON.parse(localStorage.getItem('territory') ?? '')).toEqual(territoryList[1]);
    expect(reload).toHaveBeenCalledWith(0);

    await person.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openMenu(person)).getByText(/Territory: Dhaka/)).toBeVisible();
  });

  it('the chosen territory is forgotten when the person logs out, not when the session expires', () => {
    localStorage.setItem('territory', '{}');
    expireSession();
    expect(localStorage.getItem('territory')).toBe('{}');
    endSession();
    expect(localStorage.getItem('territory')).toBeNull();
  });
});
