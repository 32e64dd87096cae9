import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { messages } from '../../../domain/messages';
import { currentSession } from '../../../src/authProvider/session';
import { secretStep as english } from '../../../src/i18n/en/secretStep';
import { accessToken } from '../../support/tokens';
import { useSignInPage } from './signInPage';

const page = useSignInPage();
const { foreign, open, goOnAs, tokenCalls } = page;

const refusal = (code: 'factorNeeded' | 'factorWrong') =>
  HttpResponse.json({ error: 'invalid_grant', error_description: messages[code], code }, { status: 400 });

/** Answers the token calls one after the other. */
function answerBy(...answers: (() => Response)[]) {
  foreign.server.use(http.post('/oauth/token', () => answers.shift()!()));
}

const opened = () =>
  HttpResponse.json({
    access_token: accessToken({ user_name: 'admin', authorities: ['ROLE_ADMIN'] }),
    refresh_token: 'next',
    expire_date: Date.now() + 600_000,
  });

async function typePassword(secret = 'right') {
  await open();
  await goOnAs('admin');
  await page.user.type(await screen.findByLabelText('Password'), `${secret}{Enter}`);
}

const codeField = () => screen.findByLabelText('Code from the authenticator app');

it('the code of the second factor is asked for after the right password, and sent with it', async () => {
  answerBy(() => refusal('factorNeeded'), opened);
  await typePassword();
  const field = await codeField();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText(messages.factorNeeded)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Forgot Password?' })).toBeNull();
  await page.user.type(field, '১২৩৪৫৬{Enter}');
  await waitFor(() => expect(currentSession()?.person.userName).toBe('admin'));
  expect(tokenCalls().map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))).toEqual([
    { grant_type: 'password', username: 'admin', password: 'right' },
    { grant_type: 'password', username: 'admin', password: 'right', second_factor: '১২৩৪৫৬' },
  ]);
});

it('a wrong code is said, and asked for again in an empty field with the focus', async () => {
  answerBy(
    () => refusal('factorNeeded'),
    () => refusal('factorWrong'),
  );
  await typePassword();
  await page.user.type(await codeField(), '000000{Enter}');
  expect(await screen.findByText(english.serverSays[messages.factorWrong])).toBeVisible();
  await waitFor(async () => expect(await codeField()).toHaveFocus());
  expect(await codeField()).toHaveValue('');
});

it('an empty code is not sent', async () => {
  answerBy(() => refusal('factorNeeded'));
  await typePassword();
  await codeField();
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(tokenCalls()).toHaveLength(1);
});

it('a password that is no longer right leads back to the password', async () => {
  answerBy(
    () => refusal('factorNeeded'),
    () =>
      HttpResponse.json({ error: 'invalid_grant', error_description: 'Bad credentials' }, { status: 400 }),
  );
  await typePassword();
  await page.user.type(await codeField(), '000000{Enter}');
  expect(await screen.findByText('Bad credentials')).toBeVisible();
  expect(await screen.findByLabelText('Password')).toHaveFocus();
});

it('a foreign server is never sent a code of a second factor', async () => {
  await typePassword();
  await waitFor(() => expect(currentSession()?.person.userName).toBe('admin'));
  expect(tokenCalls()[0]!.url).not.toContain('second_factor');
});
