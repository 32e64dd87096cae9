import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/platform/config';
import { warnOfSampleAccounts } from '../../../server/features/accounts/sampleAccounts';
import { addUser, buildTestApp, signInAs, type TestApp } from '../../support/signInAs';

let test: TestApp;

const SAMPLE_ACCOUNTS = '/api/casebook/sample-accounts';

async function ask(userName: string, method: 'GET' | 'POST' = 'GET') {
  const headers = await signInAs(test.db, userName, test.clock.now());
  const url = method === 'POST' ? `${SAMPLE_ACCOUNTS}/switch-off` : SAMPLE_ACCOUNTS;
  return (await test.app.inject({ method, url, headers })).json();
}

const enabled = async () =>
  (await test.db.selectFrom('appUser').select('userName').where('isEnabled', '=', true).execute()).map(
    ({ userName }) => userName,
  );

describe('the sample accounts', () => {
  beforeEach(async () => {
    test = await buildTestApp();
    const roles = ['ROLE_ADMIN'];
    await addUser(test.db, { userName: 'admin', password: 'Casebook#Admin1', roles });
    await addUser(test.db, { userName: 'customs', password: 'Casebook#Customs1', roles: ['ROLE_CUSTOMS'] });
    await addUser(test.db, { userName: 'territory', password: 'Changed#Long1', roles });
    await addUser(test.db, { userName: 'otpuser', roles: ['ROLE_CUSTOMS'] });
    await addUser(test.db, { userName: 'rahima', password: 'Casebook#Admin1', roles });
  });
  afterEach(() => test.close());

  it('sample accounts are listed while they are enabled and still have the published password', async () => {
    expect(await ask('rahima')).toEqual({ userNames: ['admin', 'customs'] });
  });

  it('switching the sample accounts off disables all of them and no other account', async () => {
    expect(await ask('rahima', 'POST')).toEqual({ userNames: [] });
    expect(await enabled()).toEqual(['territory', 'otpuser', 'rahima']);
  });

  it('switching the sample accounts off leaves the caller’s own account on', async () => {
    expect(await ask('admin', 'POST')).toEqual({ userNames: ['admin'] });
    expect(await enabled()).toEqual(['admin', 'territory', 'otpuser', 'rahima']);
  });
});

describe('sample accounts at server start', () => {
  const warning = (environment: NodeJS.ProcessEnv, userNames = ['admin', 'customs']) =>
    warnOfSampleAccounts(userNames, readConfig(environment));

  it.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { TRUST_PROXY: 'false' }])(
    'sample accounts cause a warning at start when only this machine can reach the server: %j',
    (environment) => {
      expect(warning(environment)).toBe(
        'Sample accounts with published passwords: admin, customs. Before real use change the passwords or ' +
          'switch the accounts off on /test-screen.',
      );
    },
  );

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ HOST: '192.168.1.5' }, 'HOST=192.168.1.5'],
    [{ HOST: 'casebook.example' }, 'HOST=casebook.example'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY set'],
  ])(
    'sample accounts stop the start when other machines could reach the server: %j',
    (environment, setting) => {
      const start = () => warning(environment);
      expect(start).toThrow('still have the passwords that README.md publishes: admin, customs.');
      expect(start).toThrow(`With ${setting} anybody on the network could sign in`);
      expect(start).toThrow('change these passwords or switch the accounts off');
      expect(start).toThrow('DEMO_ON_NETWORK=yes');
    },
  );

  it('with DEMO_ON_NETWORK=yes, a server with sample accounts starts on a network with a warning', () => {
    expect(warning({ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'yes' })).toContain('admin, customs');
  });

  it('a server without sample accounts starts with any HOST and without a warning', () => {
    expect(warning({ HOST: '0.0.0.0' }, [])).toBeNull();
  });
});
