import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';

const foreign = useForeignServer();
const CAPABILITIES = '/api/casebook/capabilities';

it('an administrator opens the connection check from the user menu and repeats it', async () => {
  const person = await openApp(foreign, '/no-list');
  await person.click(await screen.findByLabelText('Account of নাসরিন চৌধুরী'));
  await person.click(await screen.findByText('Test Screen'));
  await screen.findByRole('heading', { level: 1, name: 'Test Screen' });
  await screen.findByText(/^Last checked: /);
  const [version, server, database, signedIn, clock] = screen.getAllByRole('definition');
  expect(version).toHaveTextContent(/^\d+\.\d+\.\d+$/);
  expect(server).toHaveTextContent(/^Reachable: it answered in \d+ (milli)?seconds?\.$/);
  expect(database).toHaveTextContent('Unknown: this server does not report it.');
  expect(signedIn).toHaveTextContent('নাসরিন চৌধুরী (admin) · Admin');
  expect(clock).toHaveTextContent('Unknown: the server does not report its time.');
  const asked = sent(foreign, 'GET', CAPABILITIES).length;
  await person.click(screen.getByText('Check again'));
  await waitFor(() => expect(sent(foreign, 'GET', CAPABILITIES)).toHaveLength(asked + 1));
});

it('the connection check is not available to customs staff', async () => {
  const person = await openApp(foreign, '/test-screen', { roles: ['ROLE_CUSTOMS'] });
  await screen.findByRole('heading', { level: 1, name: 'Page not found.' });
  await person.click(await screen.findByLabelText('Account of নাসরিন চৌধুরী'));
  expect(await screen.findByText('Logout')).toBeVisible();
  expect(within(screen.getByRole('menu')).queryByText('Test Screen')).toBeNull();
});

it('the connection check lists the sample accounts with published passwords, and disables them', async () => {
  const PATH = '/api/casebook/sample-accounts';
  forgetCapabilities();
  foreign.server.use(
    http.get(CAPABILITIES, () => HttpResponse.json({ offers: ['sampleAccounts'] })),
    http.get('/readyz', () => HttpResponse.json({ status: 'ok' })),
    http.get(PATH, () => HttpResponse.json({ userNames: ['admin', 'customs', 'moderator'] })),
    http.post(`${PATH}/switch-off`, () => HttpResponse.json({ userNames: ['admin'] })),
  );
  const person = await openApp(foreign, '/test-screen');
  await screen.findByText(/^Everybody knows the passwords of customs, moderator\./);
  await person.click(screen.getByText('Disable these accounts'));
  expect(
    await screen.findByText('Everybody knows your password. Change it under “My account” before real use.'),
  ).toBeVisible();
  expect(screen.queryByText('Disable these accounts')).toBeNull();
  expect(sent(foreign, 'POST', `${PATH}/switch-off`)).toHaveLength(1);
});
