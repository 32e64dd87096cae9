import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const ACCOUNT = '/api/casebook/account';
const FACTOR = `${ACCOUNT}/second-factor`;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Casebook:admin?issuer=Casebook&secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, place) => String(place).repeat(12));

const account = {
  fullName: 'Nasrin Chowdhury',
  userName: 'admin',
  email: null,
  phone: '01711000000',
  signInBy: 'PASSWORD',
  hasPassword: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  version: 3,
};

let stored: typeof account;
beforeEach(() => {
  stored = account;
  forgetCapabilities();
  serveCapabilities(foreign, ['account']);
  foreign.server.use(
    http.get(ACCOUNT, () => HttpResponse.json(stored)),
    http.get(`${ACCOUNT}/sessions`, () => HttpResponse.json([])),
    http.post(FACTOR, () => HttpResponse.json({ secret: SECRET, uri: URI })),
    http.post(`${FACTOR}/codes`, () => {
      stored = { ...account, hasSecondFactor: true, recoveryCodesLeft: 10 };
      return HttpResponse.json({ recoveryCodes: CODES });
    }),
    http.delete(FACTOR, () => {
      stored = account;
      return HttpResponse.json({ id: 1 });
    }),
  );
});

async function openSection() {
  const person = await openApp(foreign, '/no-list');
  (await screen.findByLabelText('Account of নাসরিন চৌধুরী')).focus();
  await person.keyboard('{Enter}');
  await person.click(await screen.findByText('My account'));
  const dialog = within(await screen.findByRole('dialog', { name: 'My account' }));
  return { person, section: within(await dialog.findByRole('group', { name: 'Two-step verification' })) };
}

it('two-step verification is set up by the keyboard, with the key as QR code and text', async () => {
  const { person, section } = await openSection();
  section.getByRole('button', { name: 'Set up' }).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(section.getByLabelText(/^Current password/)).toHaveFocus());
  await person.keyboard('right{Enter}');
  expect(await section.findByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute(
    'data-text',
    URI,
  );
  expect(section.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  await waitFor(() => expect(section.getByLabelText(/^Code from the app/)).toHaveFocus());
  await person.keyboard('123456{Enter}');
  const codes = await screen.findByRole('alertdialog', { name: 'Recovery codes of admin' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES.map((code) => code.replace(/(....)(....)(....)/, '$1 $2 $3')));
  await person.keyboard('{Escape}');
  expect(codes).toBeVisible();
  await person.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(codes).not.toBeVisible());
  expect(await section.findByText(/Recovery codes left: 10\.$/)).toBeVisible();
  expect(sent(foreign, 'POST', FACTOR)[0]!.body).toEqual({ present: 'right' });
  expect(sent(foreign, 'POST', `${FACTOR}/codes`)[0]!.body).toEqual({ code: '123456' });
});

it('a refused code is shown at its field, and the key stays', async () => {
  foreign.server.use(
    http.post(`${FACTOR}/codes`, () =>
      HttpResponse.json(
        { status: 400, code: 'invalid', message: 'x', errors: [{ field: 'code', code: 'factorWrong' }] },
        { status: 400 },
      ),
    ),
  );
  const { person, section } = await openSection();
  await person.click(section.getByRole('button', { name: 'Set up' }));
  await person.keyboard('right{Enter}');
  await person.type(await section.findByLabelText(/^Code from the app/), '1{Enter}');
  await waitFor(() =>
    expect(section.getByLabelText(/^Code from the app/)).toHaveAccessibleDescription(
      'This code is wrong or was used already. Wait for the next one and try again',
    ),
  );
  expect(section.getByRole('img')).toBeVisible();
});

it('switching it off asks for the password and a code', async () => {
  stored = { ...account, hasSecondFactor: true, recoveryCodesLeft: 3 };
  const { person, section } = await openSection();
  await person.click(section.getByRole('button', { name: 'Switch off two-step verification' }));
  await person.keyboard('right');
  await person.type(section.getByLabelText(/^Code from the app/), '123456{Enter}');
  expect(await section.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(sent(foreign, 'DELETE', FACTOR)[0]!.body).toEqual({ present: 'right', code: '123456' });
});
