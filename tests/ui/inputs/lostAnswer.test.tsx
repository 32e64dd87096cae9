import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/catalogue';
import { filing, useForeignServer } from '../../support/foreignServer';
import { field, labelled, openApp, openDialog, sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const PUT = '/api/case/case-fillings/1';

beforeEach(() => {
  serveCapabilities(foreign, ['idempotency']);
  foreign.server.use(
    http.get('/api/casebook/case-fillings/1', () => HttpResponse.json({ ...filing(1), version: 1 })),
  );
});

const banner = () => document.querySelector('form [role=alert]')?.textContent;
const keys = () => sent(foreign, 'PUT', PUT).map(({ headers }) => headers.get('idempotency-key'));

const OUR_OWN = {
  status: 503,
  code: 'outcomeUnknown',
  params: {},
  message: 'It is not known whether this was saved. Do it again: it will not be done twice',
};

const LOST: [what: string, answer: () => Response, Language, shown: string, goods: string, saved: string][] =
  [
    [
      'no answer',
      () => HttpResponse.error(),
      'en',
      'Network Error. The server could not be reached. Check the connection and try again.It is not known whether this was saved. Do it again: it will not be done twice',
      'Description of Goods',
      'Complaint Edited successfully',
    ],
    [
      'the word that it is not known',
      () => HttpResponse.json(OUR_OWN, { status: 503 }),
      'en',
      'It is not known whether this was saved. Do it again: it will not be done twice',
      'Description of Goods',
      'Complaint Edited successfully',
    ],
    [
      'the same in Bengali',
      () => HttpResponse.json(OUR_OWN, { status: 503 }),
      'bn',
      'এটি সংরক্ষিত হয়েছে কি না জানা যায়নি। আবার চেষ্টা করুন: একই কাজ দুইবার হবে না',
      'পণ্যের বিবরণ',
      '',
    ],
  ];

describe.each(LOST)('a save answered with %s', (_, answer, language, shown, goods, saved) => {
  it('a save with unknown outcome keeps the input, says so, and is repeated with the same idempotency key', async () => {
    foreign.server.use(http.put(PUT, answer, { once: true }));
    const user = await openApp(foreign, '/case-fillings-list/1/edit', { language });
    const typed = await field(goods);
    await user.clear(typed);
    await user.type(typed, 'Reconditioned car{Enter}');
    await waitFor(() => expect(banner()).toBe(shown));
    expect(typed).toHaveValue('Reconditioned car');

    const close = language === 'en' ? 'Close' : 'বন্ধ করুন';
    await user.click(await screen.findByText(close, { selector: '[role=alertdialog] button' }));
    await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
    await user.type(await field(goods), '{Enter}');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    await waitFor(() => expect(openDialog()).toBeNull());
    if (saved) expect(await screen.findByText(saved)).toBeVisible();
  });
});

it('a save without an answer says that no input is lost, and can be repeated from the error dialog', async () => {
  foreign.server.use(http.put(PUT, () => HttpResponse.error(), { once: true }));
  const user = await openApp(foreign, '/case-fillings-list/1/edit');
  const typed = await field('Description of Goods');
  await user.clear(typed);
  await user.type(typed, 'Reconditioned car{Enter}');
  const retry = await screen.findByText('Try again', { selector: '[role=alertdialog] button' });
  expect(openDialog('alertdialog')).toHaveTextContent(
    /^ErrorCannot connect to the server right now, please try again later\.It is not known whether this was saved\. Do it again: it will not be done twiceWhat you typed is still in the form\./,
  );
  await user.click(retry);
  expect(await screen.findByText('Complaint Edited successfully')).toBeVisible();
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('a deletion without an answer says in the error dialog what to do', async () => {
  foreign.server.use(http.delete('/api/case/case-filling1', () => HttpResponse.error()));
  const user = await openApp(foreign, '/case-fillings-list');
  await user.click(await labelled('Delete: S-1/AP/2024'));
  await user.click(await screen.findByText('Yes, I am sure!'));
  expect(
    await screen.findByText('It is not known whether this was saved. Do it again: it will not be done twice'),
  ).toBeVisible();
});
