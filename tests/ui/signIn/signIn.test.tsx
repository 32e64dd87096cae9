import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, subscribeToSession } from '../../../src/authProvider/session';
import { forgetCapabilities } from '../../../src/dataProvider/capabilities';
import { SignInPage } from '../../../src/signIn/SignInPage';
import { loadSignInTexts } from '../../../src/signIn/texts';
import type { Language } from '../../../src/i18n/catalogue';
import { useForeignServer } from '../../support/foreignServer';

const foreign = useForeignServer();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
});

async function open(language: Language = 'en', onLanguage = vi.fn<(language: Language) => void>()) {
  const texts = await loadSignInTexts(language);
  render(<SignInPage language={language} texts={texts} onLanguage={onLanguage} />);
  return onLanguage;
}

const goOnAs = async (userName: string) => {
  await user.type(screen.getByLabelText('Username'), userName);
  await user.click(screen.getByRole('button', { name: 'Continue with Username' }));
};
const tokenCalls = () => foreign.seen.filter(({ url }) => url.startsWith('/oauth/token?'));

describe('the first step', () => {
  it('asks only for the username, with the focus in it', async () => {
    await open();
    const field = screen.getByLabelText('Username');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(document.title).toBe('Sign in – Casebook');
  });

  it('refuses an empty username without a call', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Continue with Username' }));
    const field = screen.getByLabelText('Username');
    expect(field).toHaveAccessibleDescription('Username is required field.');
    expect(field).toBeInvalid();
    expect(foreign.calls().filter((call) => call.includes('sendOtp'))).toEqual([]);
  });

  it('asks the server for the user’s sign-in method', async () => {
    await open();
    await goOnAs('otp user&x');
    await screen.findByLabelText('Password');
    expect(foreign.calls()).toContain('GET /oauth/token/otp/sendOtp?userName=otp+user%26x');
  });

  it('sends the page’s language, in which the code will come', async () => {
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('bn');
    await open();
    await goOnAs('otpuser');
    await screen.findByLabelText('OTP');
    expect(foreign.seen.at(-1)!.headers.get('accept-language')).toBe('bn');
  });

  it('shows the server’s message if it fails, or that the server is unreachable', async () => {
    await open();
    foreign.server.use(
      http.get('/oauth/token/otp/sendOtp', () =>
        HttpResponse.json({ message: 'SMS gateway is down' }, { status: 503 }),
      ),
    );
    await goOnAs('otpuser');
    expect(await screen.findByText('SMS gateway is down')).toHaveAttribute('role', 'alert');
    foreign.server.use(http.get('/oauth/token/otp/sendOtp', () => HttpResponse.error()));
    await user.keyboard('{Enter}');
    await screen.findByText('Cannot connect to the server right now, please try again later.');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

describe('the password step', () => {
  it('sends the client credentials in the header and the rest in the query', async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.type(field, 'right{Enter}');
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

  it('takes a plain or quoted string other than OTP as password', async () => {
    for (const answer of ['PASSWORD', '"PASSWORD"', 'whatever', '']) {
      foreign.server.use(http.get('/oauth/token/otp/sendOtp', () => HttpResponse.text(answer)));
      await open();
      await goOnAs('admin');
      await screen.findByLabelText('Password');
      document.body.replaceChildren();
    }
  });

  it('asks for a password when it is left empty', async () => {
    await open();
    await goOnAs('admin');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This field is required');
    expect(tokenCalls()).toEqual([]);
  });

  it("shows the server's error_description in a red box and selects the wrong input", async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    await user.type(field, 'wrong{Enter}');
    expect(await screen.findByText('Bad credentials')).toHaveAttribute('role', 'alert');
    expect(field).toHaveFocus();
    await user.keyboard('right');
    expect(field).toHaveValue('right');
    expect(currentSession()).toBeNull();
  });

  it('says how long to wait after too many attempts', async () => {
    await open();
    await goOnAs('admin');
    foreign.server.use(
      http.post('/oauth/token', () =>
        HttpResponse.json({ error: 'x' }, { status: 429, headers: { 'retry-after': '120' } }),
      ),
    );
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    await screen.findByText('Too many tries. Wait 2 min and try again.');
  });

  it('shows and hides the password', async () => {
    await open();
    await goOnAs('admin');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('refuses a token without the admin or customs role and ends its session', async () => {
    await open();
    await goOnAs('moderator');
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await screen.findByText('The User you are trying to login is not authorized');
    expect(currentSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(foreign.calls()).toContain('DELETE /api/casebook/session'));
  });

  it('accepts a customs user', async () => {
    await open();
    await goOnAs('customs');
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(currentSession()?.person.authorities).toEqual(['ROLE_CUSTOMS']));
  });

  it('returns to the username, which is still filled in', async () => {
    await open();
    await goOnAs('admin');
    await user.click(await screen.findByRole('button', { name: 'Change username' }));
    expect(screen.getByLabelText('Username')).toHaveValue('admin');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('says whom to ask for a forgotten password, and offers nothing a foreign server lacks', async () => {
    await open();
    await goOnAs('admin');
    await user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot Password?' });
    expect(dialog).toHaveTextContent(/Ask the administrator/);
    await waitFor(() => expect(foreign.calls()).toContain('GET /api/casebook/capabilities'));
    expect(within(dialog).queryByRole('button', { name: /OTP/ })).toBeNull();
  });
});

describe('a forgotten password on a server that can send an OTP instead', () => {
  it('leads to the OTP step, where another OTP can be requested', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    forgetCapabilities();
    foreign.server.use(
      http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['otpInstead'] })),
      http.post('/api/casebook/session/code', () => HttpResponse.json({ signInBy: 'OTP' })),
    );
    render(<SignInPage language="en" texts={await loadSignInTexts('en')} onLanguage={() => {}} />);
    await goOnAs('admin');
    await user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in by OTP instead' }));
    const otp = await screen.findByLabelText('OTP');
    await waitFor(() => expect(otp).toHaveFocus());
    await vi.advanceTimersByTimeAsync(59_500);
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    const sent = () => foreign.seen.filter(({ url }) => url === '/api/casebook/session/code');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { userName: 'admin' }],
      ['POST', { userName: 'admin' }],
    ]);
  });
});

describe('the OTP step', () => {
  it('says that an OTP was sent, and signs in with it, also in Bengali digits', async () => {
    await open();
    await goOnAs('otpuser');
    const field = await screen.findByLabelText('OTP');
    expect(screen.getByText('OTP SENT SUCCESSFULLY..!')).toBeVisible();
    // no fixed number of digits: an administrator's code has twelve
    expect(field).toHaveAccessibleDescription(
      'Enter the OTP sent to you, valid for 5 minutes, or the code your administrator gave you.',
    );
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '১২৩৪৫৬{Enter}');
    await waitFor(() => expect(currentSession()?.person.userName).toBe('otpuser'));
    expect(tokenCalls()[0]?.url).toContain('password=123456');
  });

  it('counts down from 0:59 and offers another OTP only at 0:00', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await open();
    await goOnAs('otpuser');
    const timer = await screen.findByRole('timer');
    const resend = screen.getByRole('button', { name: 'Resend OTP' });
    expect(timer).toHaveTextContent('0:59');
    expect(resend).toBeDisabled();
    await vi.advanceTimersByTimeAsync(49_500);
    await waitFor(() => expect(timer).toHaveTextContent(/^0:(10|09)$/));
    expect(resend).toBeDisabled();
    await vi.advanceTimersByTimeAsync(10_500);
    await waitFor(() => expect(timer).toHaveTextContent('0:00'));
    expect(resend).toBeEnabled();

    await user.click(resend);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^0:5/));
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(foreign.calls().filter((call) => call.includes('sendOtp'))).toHaveLength(2);
  });

  it('hides the toast after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await open();
    await goOnAs('otpuser');
    await screen.findByText('OTP SENT SUCCESSFULLY..!');
    await vi.advanceTimersByTimeAsync(4500);
    expect(screen.getByText('OTP SENT SUCCESSFULLY..!')).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(screen.queryByText('OTP SENT SUCCESSFULLY..!')).toBeNull());
  });
});

describe('in Bengali', () => {
  it('shows everything in Bengali, including a known message of the server', async () => {
    await open('bn');
    await user.type(screen.getByLabelText('ইউজারনেম'), 'admin{Enter}');
    await user.type(await screen.findByLabelText('পাসওয়ার্ড'), 'wrong{Enter}');
    await screen.findByText('ইউজারনেম অথবা পাসওয়ার্ড/ওটিপি সঠিক নয়');
    expect(document.title).toBe('লগইন – Casebook');
  });

  it('counts down in Bengali digits', async () => {
    await open('bn');
    await user.type(screen.getByLabelText('ইউজারনেম'), 'otpuser{Enter}');
    expect(await screen.findByRole('timer')).toHaveTextContent('০:৫৯');
  });

  it('offers both languages', async () => {
    const onLanguage = await open('bn');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(onLanguage).toHaveBeenCalledWith('en');
    expect(screen.getByRole('button', { name: 'বাংলা' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a sign-in in another tab', () => {
  it('is announced to listeners', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToSession(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(listener).toHaveBeenCalledOnce();
  });
});
