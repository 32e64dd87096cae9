import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorkPlace } from '../../support/register';
import { appOver, buildTestApp, unreachableDatabase, type TestApp } from '../../support/signInAs';

let test: TestApp;
let bearer: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  bearer = await test.as('ROLE_ADMIN');
});
afterAll(() => test.close());

describe('when the server fails', () => {
  it('an unexpected error is answered without SQL, files or stack trace, and its cause is logged', async () => {
    const workPlaceId = await addWorkPlace(test.db);
    await sql`alter table case_filing add constraint secret_rule check (remarks <> 'boom')`.execute(test.db);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/case/case-fillings',
      headers: bearer,
      payload: { nothiNumber: 'S-1', workPlace: { id: workPlaceId }, remarks: 'boom' },
    });
    expect(response.statusCode).toBe(500);
    const { timestamp, ...rest } = response.json();
    expect(timestamp).toMatch(/^\d{4}-/);
    expect(rest).toEqual({
      status: 500,
      error: 'Internal Server Error',
      message: 'Something went wrong on the server. Nothing was saved',
      path: '/api/case/case-fillings',
      code: 'internal',
      params: {},
    });
    expect(test.logged.join('')).toContain('secret_rule');
  });

  it('a URL that cannot be decoded is answered in the usual error format', async () => {
    const response = await test.app.inject({ url: '/api/case/%zz', headers: bearer });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid' });
    expect(response.body).not.toContain('FST_');
  });

  it('/healthz reports that the server runs, and /readyz that its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it.each(['/readyz', '/api/case/case-fillings-page', '/oauth/token/otp/sendOtp?userName=rahima'])(
    '%s is answered 503 with Retry-After when the database is unreachable',
    async (url) => {
      const app = await appOver(unreachableDatabase());
      const response = await app.inject({ url, headers: bearer });
      expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(response.headers['retry-after']).toBe('5');
      expect(response.headers['content-type']).toContain('application/json');
      expect(response.body).not.toMatch(/pool|driver|sql|ECONNREFUSED/i);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
      await app.close();
    },
  );
});

it('/config.json has the settings that the UI needs to sign in', async () => {
  expect((await test.app.inject('/config.json')).json()).toEqual({
    clientId: 'casebook',
    clientSecret: 'casebook',
    organisation: 'Custom House, Chattogram',
    organisationBn: 'কাস্টম হাউস, চট্টগ্রাম',
    languages: ['en', 'bn'],
    codesBy: [],
  });
});
