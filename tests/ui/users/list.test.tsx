import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { pageOf } from '../../support/foreignAnswers';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp, openDialog, sent, openControls } from '../caseFilings/openApp';
import { cellsOf, headings, listed, title, trail } from '../followOnCases/screens';
import { roles, serveCapabilities, serveUsers, user } from './userServer';

const foreign = useForeignServer();
const LIST = '/users-list';

const somebody = user(7, {
  fullName: 'Rahim Uddin',
  userName: 'rahim',
  email: 'rahim@customs.gov.bd',
  phone: '01711000000',
  roles: [roles[0]!, roles[2]!, roles[3]!],
});

describe('the list of users', () => {
  it('the list of users is filtered by role and state where the server offers it', async () => {
    serveUsers(foreign, [somebody]);
    serveCapabilities(foreign, ['userFilters']);
    foreign.server.use(
      http.get('/api/casebook/get-all-user', ({ request }) => HttpResponse.json(pageOf([somebody], request))),
    );
    const person = await openApp(foreign, LIST);
    await person.selectOptions(await screen.findByLabelText('Role'), 'Customs');
    await person.selectOptions(await screen.findByLabelText('Status'), 'Disabled');
    await waitFor(() => {
      const asked = sent(foreign, 'GET', '/api/casebook/get-all-user').at(-1)?.url ?? '';
      const query = new URLSearchParams(asked.split('?')[1]);
      expect([query.get('role'), query.get('isEnabled')]).toEqual(['ROLE_CUSTOMS', 'false']);
    });
  });

  it('the list of users has the contract’s columns, with role names', async () => {
    serveUsers(foreign, [somebody, user(8, { isEnabled: false, email: null })]);
    await openApp(foreign, LIST);
    const [first, second] = await listed();
    expect(headings()).toEqual([
      'SN No',
      'Name',
      'Username',
      'Email',
      'Phone No.',
      'Roles',
      'Is Enabled',
      'Change Status',
      'Edit',
    ]);
    expect(cellsOf(first).slice(0, 7)).toEqual([
      '1',
      'Rahim Uddin',
      'rahim',
      'rahim@customs.gov.bd',
      '01711000000',
      'Admin, Depot Manager, User',
      'Yes',
    ]);
    expect(cellsOf(second)[6]).toBe('No');
    expect(title()).toBe('User List');
    expect(trail()).toMatch(/Home.*User Management.*User List/);
    expect(screen.getByText('Create User').closest('a')).toHaveAttribute('href', '/create-user');
    expect(screen.getByLabelText('Search')).toBeVisible();
  });

  it('the list of users offers the last sign-in as a column only if the server sends it', async () => {
    onTestFinished(forgetCapabilities);
    const offers = async (columns: string[]) => {
      forgetCapabilities();
      serveUsers(foreign, [somebody]);
      const person = await openApp(foreign, LIST);
      await listed();
      await openControls(person, 'View options');
      await person.click(screen.getByText('Columns'));
      await waitFor(() => {
        const offered = screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
        expect(offered).toEqual(['Username', 'Email', 'Phone No.', 'Roles', 'Is Enabled', ...columns]);
      });
      cleanup();
    };
    await offers(['Workplaces', 'Change Status']);
    serveCapabilities(foreign, ['passwordReset']);
    await offers(['Workplaces', 'Last Sign-in', 'Change Status']);
  });

  it('the list of users can be shown in Bengali', async () => {
    serveUsers(foreign, [somebody]);
    await openApp(foreign, LIST, { language: 'bn' });
    const [first] = await listed();
    expect(headings()).toEqual([
      'ক্রমিক নং',
      'নাম',
      'ইউজারনেম',
      'ই-মেইল',
      'ফোন নম্বর',
      'ভূমিকা',
      'সক্রিয়',
      'অবস্থা পরিবর্তন',
      'সম্পাদনা',
    ]);
    expect(cellsOf(first)[0]).toBe('১');
    expect(cellsOf(first).slice(5, 7)).toEqual(['অ্যাডমিন, ডিপো ম্যানেজার, ব্যবহারকারী', 'হ্যাঁ']);
  });

  it('the list of users changes a user’s status after a confirmation', async () => {
    serveUsers(foreign, [somebody]);
    const person = await openApp(foreign, LIST);
    await person.click(await labelled('Change Status: Rahim Uddin'));
    const question = openDialog('alertdialog');
    expect(question).toHaveTextContent('Are you sure?');
    expect(question).toHaveTextContent('Do you really want to change User status?');
    expect(question).toHaveTextContent('Status: from Enabled to Disabled');
    await person.click(screen.getByText('Yes, I am sure!'));
    const toast = await screen.findByText('Change Successful');
    expect(toast.closest('output')).toHaveTextContent('Change Successful: Rahim Uddin');
    expect(sent(foreign, 'POST', '/api/case/change-user-status/7')).toHaveLength(1);
    await waitFor(async () => expect(cellsOf((await listed())[0])[6]).toBe('No'));
  });
});
