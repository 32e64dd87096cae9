import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Language } from '../../../src/i18n/catalogue';
import type { ForeignRecord } from '../../support/foreignAnswers';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { serveCapabilities, serveUsers, user } from './userServer';

const foreign = useForeignServer();
const RESET = '/api/casebook/users/7/reset-password';

async function open(given: ForeignRecord = {}, language: Language = 'en') {
  const officer = user(7, given);
  serveUsers(foreign, [officer]);
  serveCapabilities(foreign, ['passwordReset', 'recordsById']);
  const validUntil = '2026-11-22T08:35:00.000Z';
  foreign.server.use(
    http.get('/api/casebook/users/7', () => HttpResponse.json(officer)),
    http.post(RESET, () => HttpResponse.json({ code: '012345678901', validUntil })),
  );
  return openApp(foreign, '/users-list/7/edit', { language });
}

it('resetting a password asks for confirmation and shows the recovery code once, in groups', async () => {
  const person = await open();
  await person.click(await screen.findByText('Reset password'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName('Reset the password of Officer 7?');
  expect(question).toHaveTextContent('The password is cleared and all sessions of this user end.');
  await person.click(within(question).getByText('No, cancel it!'));
  expect(sent(foreign, 'POST', RESET)).toHaveLength(0);

  await person.click(screen.getByText('Reset password'));
  await person.click(await screen.findByText('Yes, I am sure!'));
  const shown = await screen.findByText('0123 4567 8901');
  expect(shown.closest('[role=alertdialog]')).toHaveTextContent(
    /^A sign-in code for Officer 7.*username is officer7\..*until .*14:35/,
  );
  expect(sent(foreign, 'POST', RESET)).toHaveLength(1);
  expect(shown.closest('[role=alertdialog]')).toHaveTextContent('there is nothing else to save');
  expect(screen.getByText('Copy')).toHaveFocus(); // so that a second Enter does not close the dialog
  await person.click(screen.getByText('Copy'));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('012345678901');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await person.click(within(shown.closest<HTMLElement>('[role=alertdialog]')!).getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  await person.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByText('0123 4567 8901')).toBeNull());
});

it('a recovery code has Bengali digits in Bengali', async () => {
  const person = await open({}, 'bn');
  await person.click(await screen.findByText('পাসওয়ার্ড রিসেট করুন'));
  await person.click(await screen.findByText('হ্যাঁ, আমি নিশ্চিত'));
  expect(await screen.findByText('০১২৩ ৪৫৬৭ ৮৯০১')).toBeVisible();
});

it.each([
  ['the own account', { userName: 'admin' }],
  ['a disabled account', { isEnabled: false }],
])('resetting the password of %s is not offered', async (_, given) => {
  await open(given);
  await screen.findByText('Edit User Details');
  await screen.findByLabelText('Admin');
  expect(screen.queryByText('Reset password')).toBeNull();
});
