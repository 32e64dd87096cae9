import { beforeEach, expect, it } from 'vitest';
import { createDataProvider, type CasebookDataProvider } from '../../../src/dataProvider';
import { loadI18nProvider } from '../../../src/i18n';
import { useForeignServer } from '../../support/foreignServer';
import { serveCapabilities, serveUsers, user } from './userServer';

/** Simulates our own server, whose update of a user also takes the status. */
const foreign = useForeignServer();
const english = await loadI18nProvider('en');
let provider: CasebookDataProvider;

beforeEach(() => {
  foreign.signIn();
  serveUsers(foreign, [user(7)]);
  serveCapabilities(foreign, ['userEnabledOnUpdate', 'signInBy']);
  provider = createDataProvider(() => english);
});

const opened = { ...user(7), id: 7, version: 4, signInBy: 'OTP' };
const saves = () => foreign.seen.filter(({ method }) => method === 'POST');

it('a user and a changed status are saved with one call that has the version', async () => {
  await provider.update('users', { id: 7, data: { isEnabled: false }, previousData: opened });
  expect(saves().map(({ url }) => url)).toEqual(['/api/case/update-user']);
  expect(saves()[0]?.body).toEqual({
    id: 7,
    version: 4,
    fullName: 'Officer 7',
    userName: 'officer7',
    email: 'officer7@customs.gov.bd',
    phone: '01711000007',
    roles: [{ id: 2, role: 'ROLE_CUSTOMS' }],
    workPlaces: [{ id: 3, name: 'AIR' }],
    signInBy: 'OTP',
    isEnabled: false,
  });
});

it('an unchanged status of a user is not sent', async () => {
  await provider.update('users', {
    id: 7,
    data: { fullName: 'Karim', isEnabled: true },
    previousData: opened,
  });
  expect(saves()[0]?.body).not.toHaveProperty('isEnabled');
});
