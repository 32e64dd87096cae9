import { beforeAll, expect, it } from 'vitest';
import { addUser, buildTestApp, useTestApp } from '../../../support/signInAs';
import { callWith, CLIENT, refresh, requestToken, sendOtp, trySecret } from './calls';

const test = useTestApp();
beforeAll(async () => {
  await addUser(test.db, { userName: 'karim', password: 'Secret#Word1', roles: ['ROLE_ADMIN'] });
  await addUser(test.db, { userName: 'salma' });
});

it('the log has every sign-in request, but no password, code or token', async () => {
  const pair = (await trySecret(test, 'karim', 'Secret#Word1')).json();
  await trySecret(test, 'karim', 'Wrong#Word2');
  const next = (await refresh(test, pair.refresh_token)).json();
  await callWith(test, next.access_token);
  await sendOtp(test, 'salma');
  await test.signIn.delivered();
  const { code } = test.sent[0]!;
  await trySecret(test, 'salma', code);
  await requestToken(test, { grant_type: 'wrong', password: 'Wrong#Word3' });

  const logged = test.logged.join('');
  expect(logged.match(/"url":"\/oauth\/token\?\[redacted\]"/g)).toHaveLength(5);
  expect(logged).toContain('"url":"/oauth/token/otp/sendOtp?[redacted]"');
  const secrets = [
    'Secret#Word1',
    encodeURIComponent('Secret#Word1'),
    'Word2',
    'Word3',
    code,
    pair.refresh_token,
    next.refresh_token,
    pair.access_token.split('.')[2],
    next.access_token.split('.')[2],
    CLIENT.slice('Basic '.length),
  ];
  for (const secret of secrets) expect(logged).not.toContain(secret);
});

it('the log has no secret when the database fails during a sign-in', async () => {
  const other = await buildTestApp();
  await sendOtp(other, 'karim');
  await other.db.destroy();
  await trySecret(other, 'karim', 'Secret#Word1');
  expect(other.logged.join('')).toContain('requests refused during an outage');
  expect(other.logged.join('')).not.toContain('Word1');
  await other.close().catch(() => undefined);
});

it.each([
  '/oauth%2Ftoken?password=Secret%23Word1',
  '/OAuth/token?password=Secret%23Word1',
  '/oauth/token%zz?password=Secret%23Word1',
  '/%6fauth/%74oken?p%61ssword=Secret%23Word1',
  '/api/casebook/calenda%72/Word1-of-43-characters.ics',
  '/api/casebook/calendar%2FWord1-of-43-characters.ics',
])('the log has no secret from the query of a mistyped URL: %s', async (url) => {
  const before = test.logged.length;
  await test.app.inject({ method: 'POST', url });
  expect(test.logged.slice(before).join('')).not.toContain('Word1');
});
