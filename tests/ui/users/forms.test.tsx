import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as config from '../../../src/config';
import { useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, openDialog, sent } from '../caseFilings/openApp';
import { serveUsers, user } from './userServer';

const foreign = useForeignServer();

function sendsCodes(codesBy: string[]) {
  const said = { clientId: '', clientSecret: '', organisation: '', languages: [], codesBy };
  vi.spyOn(config, 'loadedConfig').mockReturnValue(said);
  vi.spyOn(config, 'loadConfig').mockResolvedValue(said);
}

const answers = (path: string, status: number, body: object) =>
  foreign.server.use(http.post(path, () => HttpResponse.json(body, { status })));

async function fillIn(person: UserEvent) {
  await person.type(await field(/^Name/), 'Rahim Uddin');
  await person.type(await field(/^Username/), 'rahim');
  await person.type(await field(/^Phone No\./), '০১৭১১০০০০০০');
  await person.click(await screen.findByLabelText('Customs'));
  await person.click(screen.getByLabelText('JETTY'));
}

const errorDialog = () =>
  waitFor(() => {
    const dialog = openDialog('alertdialog');
    expect(dialog).toBeVisible();
    return dialog;
  });

describe('the user form', () => {
  it('the user form sends roles and workplaces as objects, and is empty again after the save', async () => {
    serveUsers(foreign, []);
    const person = await openApp(foreign, '/create-user');
    await fillIn(person);
    expect(screen.getByText(/sign in with a one-time code \(OTP\)/)).toBeVisible();
    await person.click(screen.getByText('Save'));
    expect(await screen.findByText('User added successfully')).toBeVisible();
    expect(sent(foreign, 'POST', '/api/case/save-user').map(({ body }) => body)).toEqual([
      {
        fullName: 'Rahim Uddin',
        userName: 'rahim',
        email: null,
        phone: '01711000000',
        roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
        workPlaces: [{ id: 4, name: 'JETTY' }],
      },
    ]);
    expect(await field(/^Name/)).toHaveValue('');
    expect(screen.getByLabelText('JETTY')).not.toBeChecked();
  });

  it('the user form shows the contract’s messages for missing and wrong values', async () => {
    serveUsers(foreign, []);
    const person = await openApp(foreign, '/create-user');
    await screen.findByLabelText('Customs');
    await person.type(await field('Email'), 'nobody');
    await person.click(screen.getByText('Save'));
    await waitFor(async () =>
      expect(await field(/^Name/)).toHaveAccessibleDescription('Name is required field.'),
    );
    expect(await field(/^Username/)).toHaveAccessibleDescription('User Name is required field.');
    expect(await field('Email')).toHaveAccessibleDescription('Not a valid mail');
    expect(await field(/^Phone No\./)).toHaveAccessibleDescription('Phone is required field.');
    expect(screen.getByLabelText('Customs').closest('fieldset')).toHaveAccessibleDescription(
      'Please select at least one permission',
    );
    expect(sent(foreign, 'POST', '/api/case/save-user')).toEqual([]);
  });

  it('the user form refuses look-alike names and invisible characters, in both languages', async () => {
    serveUsers(foreign, []);
    const person = await openApp(foreign, '/create-user');
    await fillIn(person);
    const [name, userName] = [await field(/^Name/), await field(/^Username/)];
    await person.clear(userName);
    await person.type(userName, 'аdmin'); // the first letter is Cyrillic
    await person.type(name, '\u202e');
    await person.click(screen.getByText('Save'));
    await waitFor(() =>
      expect(userName).toHaveAccessibleDescription(
        'Must be letters of one script, digits, or . _ - @, without spaces',
      ),
    );
    expect(name).toHaveAccessibleDescription(
      'Must not contain invisible marks that change the direction of writing. Type it instead of pasting it',
    );
    await person.click(screen.getByText('বাংলা'));
    await waitFor(async () =>
      expect(await field(/^ইউজারনেম/)).toHaveAccessibleDescription(
        'শুধু একটি লিপির অক্ষর, অঙ্ক এবং . _ - @ লেখা যাবে, ফাঁকা জায়গা নয়',
      ),
    );
    expect(await field(/^নাম/)).toHaveAccessibleDescription(
      'লেখার দিক বদলে দেয় এমন অদৃশ্য চিহ্ন থাকতে পারবে না। পেস্ট না করে টাইপ করুন',
    );
    expect(sent(foreign, 'POST', '/api/case/save-user')).toEqual([]);
  });

  it('the user form shows the server’s message, or a general error, when a save fails', async () => {
    serveUsers(foreign, []);
    answers('/api/case/save-user', 500, {});
    const person = await openApp(foreign, '/create-user');
    await fillIn(person);
    await person.click(screen.getByText('Save'));
    expect(await errorDialog()).toHaveTextContent('ErrorThere was an error');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    answers('/api/case/save-user', 500, { message: 'The user list is full' });
    await person.click(screen.getByText('Save'));
    expect(await errorDialog()).toHaveTextContent('ErrorThe user list is full');
  });

  it.each([
    [['mail', 'sms'], /sent to the e-mail or phone given here/],
    [['mail'], /sent to the e-mail given here/],
    [['sms'], /sent to the phone given here/],
    [[], /sends neither mail nor SMS: after saving, you get a code to print/],
  ])(
    'the user form says how the first sign-in code arrives when the server sends by %j',
    async (codesBy, promise) => {
      serveUsers(foreign, []);
      sendsCodes(codesBy);
      await openApp(foreign, '/create-user');
      expect(await screen.findByText(promise)).toBeVisible();
    },
  );

  it('adding a user gives a sign-in code to print where the server sends neither mail nor SMS', async () => {
    serveUsers(foreign, []);
    sendsCodes([]);
    const answer = { code: '012345678901', validUntil: '2026-11-22T08:35:00.000Z' };
    foreign.server.use(http.post('/api/casebook/users/99/reset-password', () => HttpResponse.json(answer)));
    const person = await openApp(foreign, '/create-user');
    await fillIn(person);
    await person.click(screen.getByText('Save'));
    const shown = (await screen.findByText('0123 4567 8901')).closest<HTMLElement>('[role=alertdialog]')!;
    expect(shown).toHaveTextContent(/^A sign-in code for .*open http.*, enter the username .*until .*14:35/);
    expect(within(shown).getByText('Print')).toBeVisible();
  });

  it('the user form warns if the roles may not sign in, or no code could be delivered', async () => {
    serveUsers(foreign, []);
    sendsCodes(['mail']);
    const person = await openApp(foreign, '/create-user');
    const admin = await screen.findByLabelText('Admin');
    expect(admin).toHaveAccessibleDescription('may sign in to Casebook');
    expect(screen.getByLabelText('Depot Manager')).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/^Codes are sent/)).toBeNull();
    await person.click(screen.getByLabelText('Depot Manager'));
    expect(await screen.findByText('With these roles the user cannot sign in to Casebook.')).toBeVisible();
    expect(await screen.findByText(/^Codes are sent only by e-mail/)).toBeVisible();
    await person.click(admin);
    expect(screen.queryByText('With these roles the user cannot sign in to Casebook.')).toBeNull();
    await person.type(await field('Email'), 'a@b.example');
    expect(screen.queryByText(/^Codes are sent/)).toBeNull();
  });

  it('the user form says which lists of choices could not be fetched', async () => {
    serveUsers(foreign, []);
    const failing = () => HttpResponse.json({}, { status: 500 });
    foreign.server.use(http.get('/api/case/all-roles', failing), http.get('/api/case/workplace', failing));
    await openApp(foreign, '/create-user');
    expect(await screen.findByText('There was an error getting Roles')).toBeVisible();
    expect(await screen.findByText('There was an error getting Workplaces')).toBeVisible();
  });
});

it('an edited user is saved with the form’s values, or a general error is shown', async () => {
  serveUsers(foreign, [user(7)]);
  const person = await openApp(foreign, '/users-list');
  await person.click(await labelled('Edit: Officer 7'));
  const name = await field(/^Name/);
  expect(openDialog()).toHaveTextContent('Edit User Details');
  expect(await field('Username')).toHaveAttribute('readonly');
  await person.clear(name);
  await person.type(name, 'Karim');
  answers('/api/case/update-user', 409, { code: 'lastAdministrator', message: 'No' });
  await person.click(screen.getByText('Save'));
  expect(await errorDialog()).toHaveTextContent('ErrorThere was an error');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
  expect(screen.getByText(/^This is the last active administrator/)).toBeVisible();
  serveUsers(foreign, [user(7)]);
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('User Updated successfully')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/case/update-user').at(-1)?.body).toMatchObject({
    id: 7,
    fullName: 'Karim',
    roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
  });
});

it('an edited user can keep an old name that would be refused today', async () => {
  serveUsers(foreign, [user(7, { fullName: 'Old \u202etext' })]);
  const person = await openApp(foreign, '/users-list');
  await person.click(await labelled('Edit: Old \u202etext'));
  const phone = await field(/^Phone No\./);
  await person.clear(phone);
  await person.type(phone, '01711000099');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('User Updated successfully')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/case/update-user').at(-1)?.body).toMatchObject({
    fullName: 'Old \u202etext',
    phone: '01711000099',
  });
});
