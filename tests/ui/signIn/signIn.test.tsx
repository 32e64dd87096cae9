import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { currentSession } from '../../../src/authProvider/session';
import { useSignInPage } from './signInPage';

const page = useSignInPage();
const { foreign, open, goOnAs, tokenCalls } = page;

describe('the username step', () => {
  it('the sign-in page first asks only for the username, with the focus in that field', async () => {
    await open();
    const field = screen.getByLabelText('Username');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(document.title).toBe('Sign in – Casebook');
  });

  it('the username step refuses an empty username without a call', async () => {
    await open();
    await page.user.click(screen.getByRole('button', { name: 'Continue with Username' }));
    const field = screen.getByLabelText('Username');
    expect(field).toHaveAccessibleDescription('Username is required field.');
    expect(field).toBeInvalid();
    expect(foreign.calls().filter((call) => call.includes('sendOtp'))).toEqual([]);
  });

  it('the username step asks the server for the user’s sign-in method', async () => {
    await open();
    await goOnAs('otp user&x');
    await screen.findByLabelText('Password');
    expect(foreign.calls()).toContain('GET /oauth/token/otp/sendOtp?userName=otp+user%26x');
  });

  it('the username step sends the page’s language, in which the code will be sent', async () => {
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('bn');
    await open();
    await goOnAs('otpuser');
    await screen.findByLabelText('OTP');
    expect(foreign.seen.at(-1)!.headers.get('accept-language')).toBe('bn');
  });

  it('the username step shows the server’s message on a failure, or that the server is unreachable', async () => {
    await open();
    foreign.server.use(
      http.get('/oauth/token/otp/sendOtp', () =>
        HttpResponse.json({ message: 'SMS gateway is down' }, { status: 503 }),
      ),
    );
    await goOnAs('otpuser');
    expect(await screen.findByText('SMS gateway is down')).toHaveAttribute('role', 'alert');
    foreign.server.use(http.get('/oauth/token/otp/sendOtp', () => HttpResponse.error()));
    await page.user.keyboard('{Enter}');
    await screen.findByText('Cannot connect to the server right now, please try again later.');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

describe('the password step', () => {
  it('the password step sends the client credentials in a header and the rest in the query', async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await page.user.type(field, 'right{Enter}');
    await waitFor(() => expect(currentSession()?.person.userName).toBe('admin'));
    const [call] = tokenCalls();
    expect(call).toMatchObject({
      method: 'POST',
      url: '/oauth/token?grant_type=password&username=admin&password=right',
      body: null,
    });
    expect(call?.headers.get('authorization')).toBe('Basic b2ZmaWNlOnNlY3JldA==');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      userName: 'admin',
      fullName: 'নাসরিন চৌধুরী',
      authorities: ['ROLE_ADMIN'],
    });
  });

  it('the password step opens for every sign-in method other than OTP, whether it is sent quoted or not', async () => {
    for (const answer of ['PASSWORD', '"PASSWORD"', 'whatever', '']) {
      foreign.server.use(http.get('/oauth/token/otp/sendOtp', () => HttpResponse.text(answer)));
      await open();
      await goOnAs('admin');
      await screen.findByLabelText('Password');
      document.body.replaceChildren();
    }
  });

  it('the password step refuses an empty password without a call', async () => {
    await open();
    await goOnAs('admin');
    await page.user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
    expect(tokenCalls()).toEqual([]);
  });

  it("a wrong password shows the server's error_description in a red box and is selected for retyping", async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    await page.user.type(field, 'wrong{Enter}');
    const failure = await screen.findByText('Bad credentials');
    expect(failure).toHaveAttribute('role', 'alert');
    expect(failure).toHaveTextContent(
      'Check the username, then type the password or OTP again. If you do not have it, choose “Forgot Password?”.',
    );
    expect(field).toHaveFocus();
    await page.user.keyboard('right');
    expect(field).toHaveValue('right');
    expect(currentSession()).toBeNull();
  });

  it('the password step says how long to wait after too many attempts', async () => {
    await open();
    await goOnAs('admin');
    foreign.server.use(
      http.post('/oauth/token', () =>
        HttpResponse.json({ error: 'x' }, { status: 429, headers: { 'retry-after': '120' } }),
      ),
    );
    await page.user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    await screen.findByText('Too many tries. Wait 2 min and try again.');
  });

  it('the password step can show and hide the password', async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await page.user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field).toHaveAttribute('type', 'text');
    await page.user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('the password step refuses a token without the admin or customs role and ends the token’s session', async () => {
    await open();
    await goOnAs('moderator');
    await page.user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await screen.findByText('The User you are trying to login is not authorized');
    expect(currentSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(foreign.calls()).toContain('DELETE /api/casebook/session'));
  });

  it('the password step accepts a user with the customs role', async () => {
    await open();
    await goOnAs('customs');
    await page.user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(currentSession()?.person.authorities).toEqual(['ROLE_CUSTOMS']));
  });

  it('the password step can return to the username step, where the username is still filled in', async () => {
    await open();
    await goOnAs('admin');
    await page.user.click(await screen.findByRole('button', { name: 'Change username' }));
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('a foreign server’s password step says whom to ask about a forgotten password, and offers no OTP', async () => {
    await open();
    await goOnAs('admin');
    await page.user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot Password?' });
    expect(dialog).toHaveTextContent(/Ask the administrator/);
    await waitFor(() => expect(foreign.calls()).toContain('GET /api/casebook/capabilities'));
    expect(within(dialog).queryByRole('button', { name: /OTP/ })).toBeNull();
  });
});

describe('in Bengali', () => {
  it('the sign-in page in Bengali also translates the known messages of the server', async () => {
    await open('bn');
    await page.user.type(screen.getByLabelText('ইউজারনেম'), 'admin{Enter}');
    await page.user.type(await screen.findByLabelText('পাসওয়ার্ড'), 'wrong{Enter}');
    await screen.findByText('ইউজারনেম অথবা পাসওয়ার্ড/ওটিপি সঠিক নয়');
    expect(document.title).toBe('লগইন – Casebook');
  });

  it('the sign-in page in Bengali counts down in Bengali digits', async () => {
    await open('bn');
    await page.user.type(screen.getByLabelText('ইউজারনেম'), 'otpuser{Enter}');
    expect(await screen.findByRole('timer')).toHaveTextContent('০:৫৯');
  });

  it('the sign-in page offers both languages', async () => {
    const onLanguage = await open('bn');
    await page.user.click(screen.getByRole('button', { name: 'English' }));
    expect(onLanguage).toHaveBeenCalledWith('en');
    expect(screen.getByRole('button', { name: 'বাংলা' })).toHaveAttribute('aria-pressed', 'true');
  });
});
