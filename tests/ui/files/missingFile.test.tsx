import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { openApp } from '../caseFilings/openApp';

const foreign = useForeignServer();

beforeEach(() => {
  forgetCapabilities();
  foreign.server.use(
    http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: ['files', 'deleted'] })),
  );
});

const serveNoFile = () =>
  foreign.server.use(
    http.get('/api/casebook/files/1', () => HttpResponse.json({ code: 'notFound' }, { status: 404 })),
  );

it('the page of a deleted file links to the list, and for administrators also to the bin', async () => {
  serveNoFile();
  await openApp(foreign, '/files/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'File not found' })).toBeVisible();
  expect(screen.getByText(/^It may have been deleted, or the address may be mistyped/)).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(
    within(trail).getByRole('link', { name: 'Demand Notice/Order of Custom House, Chattogram' }),
  ).toHaveAttribute('href', '/case-fillings-list');
  expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', '/case-fillings-list');
  const bin = await screen.findByRole('link', { name: 'Open the bin' });
  expect(new URL((bin as HTMLAnchorElement).href).searchParams.get('filter')).toBe(
    '{"register":"case-fillings","recordId":1}',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('the page of a deleted file offers staff no link to the bin, because they may not open the bin', async () => {
  serveNoFile();
  await openApp(foreign, '/files/1', { roles: ['ROLE_CUSTOMS'] });
  expect(await screen.findByRole('link', { name: 'To the list' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the bin' })).toBeNull();
});

it('the page of a file that cannot be read offers to try again', async () => {
  foreign.server.use(http.get('/api/casebook/files/1', () => HttpResponse.json({}, { status: 500 })));
  await openApp(foreign, '/files/1');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To the list' })).toBeNull();
});

it('a URL with anything but the id of a file shows that the page does not exist', async () => {
  await openApp(foreign, '/files/abc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found.' })).toBeInTheDocument();
});

it('the page of a file does not exist on a server that offers no such pages', async () => {
  foreign.server.use(http.get('/api/casebook/capabilities', () => HttpResponse.json({ offers: [] })));
  await openApp(foreign, '/files/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found.' })).toBeInTheDocument();
});

it.each([
  ['a monthly return', '/returns/1', '/api/casebook/returns/1', 'Return not found', '/returns'],
  ['an import', '/import/1', '/api/casebook/imports/1', 'Import not found', '/import'],
  [
    'a list of called files',
    '/files/called/1',
    '/api/casebook/file-calls/1',
    'Called files not found',
    '/files/called',
  ],
])(
  'the page of %s that does not exist says so and links to the list',
  async (_what, at, call, title, list) => {
    foreign.server.use(
      http.get('/api/casebook/capabilities', () =>
        HttpResponse.json({ offers: ['returns', 'imports', 'volumes', 'movements'] }),
      ),
      http.get(call, () => HttpResponse.json({ code: 'notFound' }, { status: 404 })),
      http.get('/api/casebook/file-call-rows', () =>
        HttpResponse.json([], { headers: { 'content-range': 'file-call-rows */0' } }),
      ),
    );
    await openApp(foreign, at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', list);
  },
);
