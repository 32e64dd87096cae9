import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useForeignServer } from '../../support/foreignServer';
import { labelled, openApp } from '../caseFilings/openApp';

const foreign = useForeignServer();

it('a list keeps the previous rows when a search gets no answer, and is refetched once the server is back', async () => {
  const user = await openApp(foreign, '/case-fillings-list');
  await labelled('Delete: S-1/AP/2024');
  let isUp = false;
  foreign.server.use(
    http.get('/api/case/case-fillings-page', () => (isUp ? undefined : HttpResponse.error())),
    http.get('/readyz', () => (isUp ? HttpResponse.json({ status: 'ok' }) : HttpResponse.error())),
  );
  await user.type(document.querySelector('[data-controls] input')!, '901');
  const failure = 'Cannot connect to the server right now, please try again later.';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(
    screen.getByText('Casebook tries again every 5 seconds; this message then disappears by itself.'),
  ).toBeVisible();
  expect(screen.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText('S-1/AP/2024', { exact: false, selector: 'th *' })).toBeVisible();
  isUp = true;
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  expect(screen.queryByText(/^As of/)).toBeNull();
});
