import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession } from '../../../src/authProvider/session';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { fakeTime, useSignInPage } from './signInPage';

const page = useSignInPage();
const { foreign, open, goOnAs, tokenCalls } = page;

// each test has a server of its own
beforeEach(forgetCapabilities);

describe('a forgotten password on a server that can send an OTP instead', () => {
  it('signing in by OTP instead of a forgotten password leads to the OTP step, which can resend it', async () => {
    fakeTime(page);
    foreign.server.use(
      http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['otpInstead'] })),
      http.post('/api/casebook/session/code', () => HttpResponse.json({ signInBy: 'OTP' })),
    );
    await open();
    await goOnAs('admin');
    await page.user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with an OTP instead' }));
    const otp = await screen.findByLabelText('OTP');
    await waitFor(() => expect(otp).toHaveFocus());
    await vi.advanceTimersByTimeAsync(59_500);
    await page.user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    const sent = () => foreign.seen.filter(({ url }) => url === '/api/casebook/session/code');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { userName: 'admin' }],
      ['POST', { userName: 'admin' }],
    ]);
  });
});

describe('the OTP step', () => {
  it('the OTP step says that an OTP was sent, and accepts the OTP in Bengali digits', async () => {
    await open();
    await goOnAs('otpuser');
    const field = await screen.findByLabelText('OTP');
    expect(screen.getByText('OTP SENT SUCCESSFULLY..!')).toBeVisible();
    // the number of digits is not fixed, because an administrator's code has twelve
    expect(field).toHaveAccessibleDescription(
      'Enter the OTP sent to you, valid for 5 minutes, or the code your administrator gave you.',
    );
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await page.user.type(field, '১২৩৪৫৬{Enter}');
    await waitFor(() => expect(currentSession()?.person.userName).toBe('otpuser'));
    expect(tokenCalls()[0]?.url).toContain('password=123456');
  });

  it('the OTP step says whom to ask if no OTP comes, and does not offer signing in by OTP instead', async () => {
    foreign.server.use(
      http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['otpInstead'] })),
    );
    await open();
    await goOnAs('otpuser');
    await page.user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forgot Password?' });
    expect(dialog).toHaveTextContent('Ask the administrator of Casebook in your legal wing.');
    expect(screen.queryByRole('button', { name: 'Sign in with an OTP instead' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  });

  it('the OTP step counts down from 0:59 and offers another OTP only at 0:00', async () => {
    fakeTime(page);
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

    await page.user.click(resend);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^0:5/));
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    expect(foreign.calls().filter((call) => call.includes('sendOtp'))).toHaveLength(2);
  });

  it('the OTP step hides the toast about the sent OTP after five seconds', async () => {
    fakeTime(page);
    await open();
    await goOnAs('otpuser');
    await screen.findByText('OTP SENT SUCCESSFULLY..!');
    await vi.advanceTimersByTimeAsync(4500);
    expect(screen.getByText('OTP SENT SUCCESSFULLY..!')).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(screen.queryByText('OTP SENT SUCCESSFULLY..!')).toBeNull());
  });
});
