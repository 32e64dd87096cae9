import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCapabilities } from '../../../src/offered/capabilities';
import { useForeignServer } from '../../support/foreignServer';
import { field, openApp, sent } from '../caseFilings/openApp';
import { emptyPage } from '../files/filePage';
import { listed } from '../limits/limitsServer';

const foreign = useForeignServer();

const volume = (id: number, given: object = {}) => ({
  id,
  version: 1,
  caseFilingId: 1,
  no: id,
  place: 'Rack 4',
  at: 'Rack 4',
  atBn: null,
  note: null,
  movementId: null,
  dueBack: null,
  daysLate: null,
  ...given,
});

const movement = {
  id: 7,
  version: 1,
  volumeId: 2,
  caseFilingId: 1,
  nothiNumber: 'S-1/AP/2024',
  no: 2,
  to: 'Board',
  toBn: 'বোর্ড',
  by: 'Legal Wing',
  takenBy: 'Karim',
  on: '2026-03-02',
  purpose: 'Opinion',
  dueBack: '2026-03-16',
  receivedOn: null,
  receivedAt: null,
  receivedAtBn: null,
  daysLate: 1,
};

let volumes: object[];

beforeEach(() => {
  vi.setSystemTime('2026-03-17T06:00:00Z');
  forgetCapabilities();
  volumes = [
    volume(1),
    volume(2, {
      at: 'Board',
      atBn: 'বোর্ড',
      movementId: 7,
      dueBack: '2026-03-16',
      daysLate: 1,
      backAt: 'Board',
    }),
  ];
  foreign.server.use(
    http.get('/api/casebook/capabilities', () =>
      HttpResponse.json({ offers: ['files', 'hearings', 'volumes', 'desks', 'versions'] }),
    ),
    http.get('/api/casebook/files/1', () =>
      HttpResponse.json({
        ...emptyPage,
        timeline: [
          {
            kind: 'sent',
            date: '2026-03-02',
            proceedingId: null,
            movementId: 7,
            volume: 2,
            place: 'Board',
            placeBn: 'বোর্ড',
          },
        ],
      }),
    ),
    http.get('/api/casebook/volumes', () => listed('volumes', volumes)),
    http.get('/api/casebook/movements', () => listed('movements', [movement])),
    http.get('/api/casebook/desks', () => listed('desks', [{ id: 5, name: 'Board', nameBn: 'বোর্ড' }])),
    http.post('/api/casebook/movements', async ({ request }) =>
      HttpResponse.json({ ...movement, ...((await request.json()) as object) }),
    ),
    http.post('/api/casebook/movements/7/receive', () => HttpResponse.json(movement)),
  );
});

const open = async (language: 'en' | 'bn' = 'en') => {
  const person = await openApp(foreign, '/files/1', { language });
  const name = language === 'bn' ? 'মূল নথি' : 'Paper file';
  return { person, panel: within(await screen.findByRole('region', { name })) };
};

it('the file’s page shows where each volume is, which are late, and the last moves', async () => {
  const { panel } = await open();
  const [first, second, move] = await panel.findAllByRole('listitem');
  expect(first).toHaveTextContent('Volume 1 · Rack 4');
  expect(second).toHaveTextContent('Volume 2 · Board · out, due back 16/03/2026, 1 day late');
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
  expect(panel.getAllByRole('listitem')[2] ?? move).toHaveTextContent(
    '02/03/2026 · Volume 2 → BoardLegal Wing · taken by Karim · Opinion · not received yet',
  );
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getByRole('listitem')).toHaveTextContent('02/03/2026Volume 2 sent · Board');
});

it('a volume is sent by keyboard in one short dialog', async () => {
  const { person, panel } = await open();
  (await panel.findByRole('button', { name: 'Send: Volume 1' })).focus();
  await person.keyboard('{Enter}');
  await person.type(await field(/^To/), 'Attorney General');
  await person.type(await field('Due back'), '31032026{Enter}');
  expect(await screen.findByText('Paper file sent')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/movements').map(({ body }) => body)).toEqual([
    {
      volumeId: 1,
      to: 'Attorney General',
      by: null,
      takenBy: null,
      on: '2026-03-17',
      purpose: null,
      dueBack: '2026-03-31',
    },
  ]);
});

it('a volume that is out is received where it was sent, unless another place is entered', async () => {
  const { person, panel } = await open('bn');
  await person.click(await panel.findByRole('button', { name: 'গ্রহণ করুন: খণ্ড ২' }));
  expect(await field('গ্রহণের স্থান')).toHaveValue('Board');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('মূল নথি গ্রহণ করা হয়েছে')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/movements/7/receive').map(({ body }) => body)).toEqual([
    { at: 'Board', on: '2026-03-17' },
  ]);
});

it('a file without volumes has one to send, by the file, and the focus stays beside it', async () => {
  volumes = [];
  foreign.server.use(
    http.post('/api/casebook/movements', () => {
      volumes = [volume(1, { movementId: 7 })];
      return HttpResponse.json(movement);
    }),
  );
  const { person, panel } = await open();
  (await panel.findByRole('button', { name: 'Send: Volume 1' })).focus();
  await person.keyboard('{Enter}');
  await person.type(await field(/^To/), 'Board{Enter}');
  expect(await screen.findByText('Paper file sent')).toBeVisible();
  expect(sent(foreign, 'POST', '/api/casebook/movements').at(-1)?.body).toMatchObject({
    caseFilingId: 1,
    to: 'Board',
  });
  expect(await panel.findByRole('button', { name: 'Receive: Volume 1' })).toHaveFocus();
});
