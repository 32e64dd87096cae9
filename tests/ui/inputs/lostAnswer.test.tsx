import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
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

const keys = () => sent(foreign, 'PUT', PUT).map(({ headers }) => headers.get('idempotency-key'));

it('a save whose outcome our server does not know keeps the input, says so, and is repeated with the same idempotency key, in Bengali', async () => {
  const unknown = {
    status: 503,
    code: 'outcomeUnknown',
    params: {},
    message: 'It is not known whether this was saved. Do it again: it will not be done twice',
  };
  foreign.server.use(http.put(PUT, () => HttpResponse.json(unknown, { status: 503 }), { once: true }));
  const user = await openApp(foreign, '/case-fillings-list/1/edit', { language: 'bn' });
  const typed = await field('পণ্যের বিবরণ');
  await user.clear(typed);
  await user.type(typed, 'Reconditioned car{Enter}');
  await waitFor(() =>
    expect(document.querySelector('form [role=alert]')).toHaveTextContent(
      'এটি সংরক্ষিত হয়েছে কি না জানা যায়নি। আবার চেষ্টা করুন: একই কাজ দুইবার হবে না',
    ),
  );
  expect(typed).toHaveValue('Reconditioned car');

  await user.click(await screen.findByText('বন্ধ করুন', { selector: '[role=alertdialog] button' }));
  await waitFor(() => expect(openDialog('alertdialog')).toBeNull());
  await user.type(await field('পণ্যের বিবরণ'), '{Enter}');
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
  await waitFor(() => expect(openDialog()).toBeNull());
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
