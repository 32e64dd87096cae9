import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log';
import { createDelivery } from '../../../server/platform/mail';
import { startMailServer, textOf, type MailServer } from '../../support/mailServer';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { signedIn } from './ownAccount';
import { sendOtp, trySecret } from './signIn/calls';
import { addRecord, usersAs } from './users';

let mail: MailServer;
let test: TestApp;
beforeAll(async () => {
  mail = await startMailServer();
  const config = {
    smtpUrl: mail.url,
    mailFrom: 'casebook@customs.example',
    names: async () => ({ organisation: 'Custom House' }),
  };
  test = await buildTestApp({ deliver: createDelivery(config, createLog('silent')) });
});
afterAll(async () => {
  await test.close();
  await mail.close();
});

it('a new user signs in by a mailed code and sets a password for the next time', async () => {
  const { roles } = await addRecord(test, { roles: ['ROLE_CUSTOMS'] });
  const users = usersAs(test, await test.as('ROLE_ADMIN'));
  const entered = await users.save({
    fullName: 'সালমা খাতুন',
    userName: 'salma',
    email: 'salma@customs.example',
    phone: '০১১৯৯০০০০০৪',
    roles,
    workPlaces: [],
  });
  expect(entered.statusCode).toBe(200);

  expect((await sendOtp(test, ' SALMA ')).body).toBe('OTP');
  await test.signIn.delivered();
  expect(mail.mails.map(({ to }) => to)).toEqual([['salma@customs.example']]);
  const code = /^\d{6}/.exec(textOf(mail.mails[0]!))![0];
  const account = await signedIn(test, 'salma', code);
  expect((await account.read()).json()).toMatchObject({
    fullName: 'সালমা খাতুন',
    phone: '01199000004',
    hasPassword: false,
  });

  expect((await account.setPassword({ new: 'Salma#Word1' })).json()).toMatchObject({ hasPassword: true });
  expect((await sendOtp(test, 'salma')).body).toBe('PASSWORD');
  expect((await trySecret(test, 'salma', 'Salma#Word1')).statusCode).toBe(200);
  expect(mail.mails).toHaveLength(1);
});
