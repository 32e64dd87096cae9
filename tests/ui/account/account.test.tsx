import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, openDialog, sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const ACCOUNT = '/api/casebook/account';

const account = {
  fullName: 'Nasrin Chowdhury',
  userName: 'admin',
  email: 'nasrin@customs.gov.bd',
  phone: '01711000000',
  signInBy: 'PASSWORD',
  hasPassword: true,
  version: 3,
};
const sessions = [
  {
    id: 'a1',
    startedAt: '2026-11-20T04:05:00Z',
    lastSeenAt: '2026-11-20T05:05:00Z',
    device: 'Firefox on Windows',
    current: true,
  },
  { id: 'b2', startedAt: '2026-11-19T04:05:00Z', device: null, current: false },
];

beforeEach(() => {
  forgetCapabilities();
  serveCapabilities(foreign, ['account']);
  foreign.server.use(
    http.get(ACCOUNT, () => HttpResponse.json(account)),
    http.put(ACCOUNT, () => HttpResponse.json(account)),
    http.post(`${ACCOUNT}/password`, () => HttpResponse.json(account)),
    http.get(`${ACCOUNT}/sessions`, () => HttpResponse.json(sessions)),
    http.delete(`${ACCOUNT}/sessions`, () => HttpResponse.json([sessions[0]])),
    http.delete(`${ACCOUNT}/sessions/:id`, ({ params }) => HttpResponse.json({ id: params.id })),
  );
});

const menuButton = () => screen.findByLabelText('Account of নাসরিন চৌধুরী');

async function openAccount(person: UserEvent) {
  (await menuButton()).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByText('My account'));
  return within(await screen.findByRole('dialog', { name: 'My account' }));
}

describe('my account', () => {
  it('the account dialog names the version, and leads to what is new in it', async () => {
    const dialog = await openAccount(await openApp(foreign, '/no-list'));
    expect(await dialog.findByText(/^Casebook \d+\.\d+\.\d+/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'What is new' })).toHaveAttribute('href', '/changelog.md');
  });

  it('the account dialog shows and saves name, e-mail, phone and sign-in method, then returns the focus', async () => {
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    const name = await dialog.findByLabelText(/^Name/);
    expect(name).toHaveValue('Nasrin Chowdhury');
    await person.selectOptions(dialog.getByLabelText('Sign in with'), 'One-time code (OTP)');
    await person.clear(name);
    await person.type(name, 'Nasrin Akter{Enter}');
    expect(await screen.findByText('Your account was updated')).toBeVisible();
    expect(sent(foreign, 'PUT', ACCOUNT).map(({ body }) => body)).toEqual([
      {
        fullName: 'Nasrin Akter',
        email: 'nasrin@customs.gov.bd',
        phone: '01711000000',
        signInBy: 'OTP',
        version: 3,
      },
    ]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(openDialog()).toBeNull());
    await waitFor(async () => expect(await menuButton()).toHaveFocus());
  });

  it('the account dialog asks for the present password before it saves a new e-mail address', async () => {
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    const email = await dialog.findByLabelText(/^Email/);
    expect(dialog.getAllByLabelText(/^Current password/)).toHaveLength(1);
    await person.clear(email);
    await person.type(email, 'nasrin@new.example');
    const [present] = dialog.getAllByLabelText(/^Current password/);
    await person.type(present!, ' wrong ');
    const refused = { status: 400, code: 'invalid', errors: [{ field: 'present', code: 'wrongPassword' }] };
    foreign.server.use(http.put(ACCOUNT, () => HttpResponse.json(refused, { status: 400 }), { once: true }));
    await person.type(email, '{Enter}');
    await waitFor(() => expect(present).toHaveAccessibleDescription('This is not your current password'));
    expect(sent(foreign, 'PUT', ACCOUNT).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'nasrin@new.example', present: ' wrong ' }),
    ]);
  });

  it('closing the account dialog with unsaved changes asks for confirmation', async () => {
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    await person.type(await dialog.findByLabelText(/^Name/), ' Akter');
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Keep editing')).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    expect(openDialog()).not.toBeNull();
    await person.click(dialog.getByText('Close'));
    await person.click(await screen.findByText('Leave without saving'));
    await waitFor(() => expect(openDialog()).toBeNull());
  });

  it('the account dialog changes the password and shows each refusal at its field', async () => {
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    const present = await dialog.findByLabelText(/^Current password/);
    const next = dialog.getByLabelText(/^New password/);
    await person.type(next, 'short{Enter}');
    await waitFor(() => expect(next).toHaveAccessibleDescription('Must be at least 10 characters'));
    expect(present).toHaveAccessibleDescription('This field is required');

    foreign.server.use(
      http.post(
        `${ACCOUNT}/password`,
        () =>
          HttpResponse.json(
            { status: 400, code: 'invalid', errors: [{ field: 'present', code: 'wrongPassword' }] },
            { status: 400 },
          ),
        { once: true },
      ),
    );
    await person.type(present, ' wrong ');
    await person.clear(next);
    await person.type(next, ' a longer one {Enter}');
    await waitFor(() => expect(present).toHaveAccessibleDescription('This is not your current password'));
    await person.clear(present);
    await person.type(present, 'right{Enter}');
    expect(await screen.findByText('Your password was set. Your other sessions have ended.')).toBeVisible();
    expect(sent(foreign, 'POST', `${ACCOUNT}/password`).map(({ body }) => body)).toEqual([
      { present: ' wrong ', new: ' a longer one ' },
      { present: 'right', new: ' a longer one ' },
    ]);
  });

  it('the account dialog lists the sessions, ends a single one, and signs out everywhere', async () => {
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    const [here, there] = await dialog.findAllByRole('listitem');
    expect(here).toHaveTextContent(
      'Firefox on WindowsSince 20/11/2026, 10:05 · Last used on 20/11/2026, 11:05This session',
    );
    expect(there).toHaveTextContent('Unknown deviceSince 19/11/2026, 10:05');
    await person.click(within(there!).getByRole('button'));
    expect(await screen.findByText('That session has ended')).toBeVisible();
    expect(sent(foreign, 'DELETE', `${ACCOUNT}/sessions/b2`)).toHaveLength(1);
    await person.click(dialog.getByText('Sign out everywhere'));
    await waitFor(() => expect(sent(foreign, 'DELETE', `${ACCOUNT}/sessions`)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});

describe('the choice of alerts', () => {
  it('changes to the choice of alerts show at once and are saved one after the other', async () => {
    serveCapabilities(foreign, ['account', 'alerts']);
    let stored = { HEARING: true, LIMIT: true, FILE: true, SYSTEM: true, EMAIL: true };
    let answer = () => {};
    const first = new Promise<void>((resolve) => (answer = resolve));
    foreign.server.use(
      http.get(`${ACCOUNT}/alerts`, () => HttpResponse.json(stored)),
      http.put(`${ACCOUNT}/alerts`, async ({ request }) => {
        const change = (await request.json()) as Partial<typeof stored>;
        if ('HEARING' in change) await first;
        return HttpResponse.json((stored = { ...stored, ...change }));
      }),
    );
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    const hearings = await dialog.findByRole('checkbox', { name: /^Upcoming hearings/ });
    const limits = dialog.getByRole('checkbox', { name: 'Time limits' });
    const saved = () => sent(foreign, 'PUT', `${ACCOUNT}/alerts`).map(({ body }) => body);
    await person.click(hearings);
    await person.click(limits);
    expect(hearings).not.toBeChecked();
    expect(limits).not.toBeChecked();
    expect(saved()).toEqual([{ HEARING: false }]);
    answer();
    await waitFor(() => expect(saved()).toEqual([{ HEARING: false }, { LIMIT: false }]));
    await waitFor(() => expect(stored).toMatchObject({ HEARING: false, LIMIT: false, FILE: true }));
  });
});

describe('the calendar URL', () => {
  it('a calendar URL is made, shown and revoked, and a switch adds company names to the calendar', async () => {
    serveCapabilities(foreign, ['account', 'calendar']);
    let stored = { madeAt: null as string | null, withParties: false };
    const change = (next: Partial<typeof stored>) => HttpResponse.json((stored = { ...stored, ...next }));
    foreign.server.use(
      http.get(`${ACCOUNT}/calendar`, () => HttpResponse.json(stored)),
      http.post(`${ACCOUNT}/calendar`, () => {
        change({ madeAt: '2026-11-20T04:05:00Z' });
        return HttpResponse.json({ url: 'https://casebook.example/api/casebook/calendar/secret.ics' });
      }),
      http.put(`${ACCOUNT}/calendar`, async ({ request }) => change((await request.json()) as object)),
      http.delete(`${ACCOUNT}/calendar`, () => change({ madeAt: null })),
    );
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    await person.click(await dialog.findByRole('button', { name: 'Create an address' }));
    expect(await dialog.findByLabelText('Calendar address')).toHaveValue(
      'https://casebook.example/api/casebook/calendar/secret.ics',
    );
    const parties = await dialog.findByRole('switch', { name: 'Show company names in the calendar' });
    await person.click(parties);
    await waitFor(() => expect(stored.withParties).toBe(true));
    expect(parties).toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Revoke the address' }));
    expect(await dialog.findByRole('button', { name: 'Create an address' })).toBeVisible();
    expect(dialog.queryByLabelText('Calendar address')).toBeNull();
  });

  it('the calendar URL is revoked only after a switch that was changed just before has been saved', async () => {
    serveCapabilities(foreign, ['account', 'calendar']);
    let save = () => {};
    const saving = new Promise<void>((resolve) => (save = resolve));
    const answered: string[] = [];
    let madeAt: string | null = '2026-11-20T04:05:00Z';
    foreign.server.use(
      http.get(`${ACCOUNT}/calendar`, () => HttpResponse.json({ madeAt, withParties: false })),
      http.put(`${ACCOUNT}/calendar`, async () => {
        await saving;
        answered.push('PUT');
        return HttpResponse.json({ madeAt, withParties: true });
      }),
      http.delete(`${ACCOUNT}/calendar`, () => {
        answered.push('DELETE');
        return HttpResponse.json({ madeAt: (madeAt = null), withParties: false });
      }),
    );
    const person = await openApp(foreign, '/no-list');
    const dialog = await openAccount(person);
    await person.click(await dialog.findByRole('switch', { name: 'Show company names in the calendar' }));
    await person.click(dialog.getByRole('button', { name: 'Revoke the address' }));
    expect(dialog.getByRole('button', { name: /^Revoke the address/ })).toBeDisabled();
    save();
    expect(await dialog.findByRole('button', { name: 'Create an address' })).toBeVisible();
    expect(answered).toEqual(['PUT', 'DELETE']);
  });
});
