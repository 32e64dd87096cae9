import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentSession, expireSession, startSession } from '../../../src/authProvider/session';
import { useForeignServer } from '../../support/foreignServer';
import { accessToken } from '../../support/tokens';
import { field, openApp } from '../caseFilings/openApp';

const foreign = useForeignServer();
const ADD = '/add-case-fillings';
const LOGOUT = { name: 'Log out without saving?' };

beforeEach(() => {
  vi.spyOn(window, 'confirm').mockImplementation(() => {
    throw new Error('The browser asked');
  });
});

type Person = Awaited<ReturnType<typeof openApp>>;

async function openMenu(person: Person) {
  await person.click(await screen.findByLabelText(/^Account of/));
  return within(await screen.findByRole('menu'));
}
const logOut = async (person: Person) => person.click((await openMenu(person)).getByText('Logout'));

/** Whether the browser would ask before closing the tab. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('logging out with an unsaved form asks for confirmation, and Escape keeps form, session and focus', async () => {
  const person = await openApp(foreign, ADD);
  await person.type(await field('H.S. Code'), '8703');
  expect(browserAsks()).toBe(true);
  await logOut(person);
  const question = await screen.findByRole('alertdialog', LOGOUT);
  expect(question).toHaveAccessibleDescription(/^You have typed something that is not saved yet\./);
  expect(within(question).getByText('Keep editing')).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByLabelText(/^Account of/)).toHaveFocus();
  expect(await field('H.S. Code')).toHaveValue('8703');
  expect(currentSession()).not.toBeNull();
  expect(browserAsks()).toBe(true);
});

it('logging out with an unsaved form ends the session when confirmed', async () => {
  const person = await openApp(foreign, ADD);
  await person.type(await field('H.S. Code'), '8703');
  await logOut(person);
  await person.click(await screen.findByText('Log out without saving'));
  await waitFor(() => expect(currentSession()).toBeNull());
});

it('logging out with nothing typed asks for no confirmation', async () => {
  const person = await openApp(foreign, ADD);
  await person.type(await field('H.S. Code'), '8{Backspace}');
  expect(browserAsks()).toBe(false);
  await logOut(person);
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('declining to log out of an expired session with an unsaved form returns to the sign-in dialog', async () => {
  const person = await openApp(foreign, ADD);
  await person.type(await field('H.S. Code'), '8703');
  await act(async () => expireSession());
  const signIn = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await person.click(signIn.getByText('Log out'));
  await screen.findByRole('alertdialog', LOGOUT);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await signIn.findByLabelText('Username')).toBeVisible();
  expect(signIn.getByText('Log out')).toHaveFocus();
});

it('switching the territory with an unsaved form asks for confirmation before the page reloads', async () => {
  const reload = vi.spyOn(history, 'go').mockImplementation(() => {});
  const person = await openApp(foreign, ADD);
  const territoryList = [{ territoryId: 2, territoryName: 'Dhaka' }];
  const access_token = accessToken({ territoryList });
  foreign.accepted.add(access_token);
  startSession({ access_token, refresh_token: 'x', expire_date: Date.now() + 600_000 }, true);
  await person.type(await field('H.S. Code'), '8703');
  await person.click((await openMenu(person)).getByText('Switch territory'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch territory' }));
  await person.selectOptions(dialog.getByLabelText(/^Designation/), 'Dhaka');
  await person.click(dialog.getByText('Switch'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(localStorage.getItem('territory')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await person.click(within(question).getByText('Leave without saving'));
  expect(JSON.parse(localStorage.getItem('territory')!)).toEqual(territoryList[0]);
  expect(reload).toHaveBeenCalledWith(0);
  expect(browserAsks()).toBe(false);
});
