import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { notification } from '../../support/foreignNotifications';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, rows, sent } from '../caseFilings/openApp';
import { serveCapabilities } from '../users/userServer';

const foreign = useForeignServer();
const PAGE = '/api/casebook/notifications';
const MARK = '/api/attendance_server/notifications/changeSeenStatus/';
const MARK_ALL = '/api/attendance_server/notifications/markAllAsRead';

const texts = async () =>
  (await rows()).map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('on our own server', () => {
  const bill = notification(2, 'BILL', { seen: false });
  const read = notification(1, 'HEARING', { seen: true });

  beforeEach(() => {
    serveCapabilities(foreign, ['notifications']);
    foreign.notifications = [bill];
    foreign.server.use(http.get(PAGE, () => HttpResponse.json({ content: [bill, read], totalElements: 2 })));
  });

  it('the list of all notifications includes read ones, and is fetched again after one is marked', async () => {
    const person = await openApp(foreign, '/all-notifications');
    await screen.findByRole('heading', { level: 1, name: 'All Notifications' });
    expect(await texts()).toEqual([
      ['1', 'Bill', 'Message 2', '20/11/2026, 09:02', 'Unread', ''],
      ['2', 'Hearing', 'Message 1', '20/11/2026, 09:01', 'Read', ''],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'S/N',
      'Type',
      'Message',
      'Time',
      'Status',
      'Actions',
    ]);
    expect(sent(foreign, 'GET', PAGE).map(({ url }) => url)).toEqual([`${PAGE}?page=0&size=20`]);
    await person.click(screen.getByLabelText('Mark as read: Message 2'));
    await waitFor(() => expect(sent(foreign, 'GET', PAGE)).toHaveLength(2));
    expect(sent(foreign, 'PATCH', `${MARK}2`)).toHaveLength(1);
  });

  it('all notifications can be marked as read only while one is unread', async () => {
    const person = await openApp(foreign, '/all-notifications');
    const markAll = await screen.findByRole('button', { name: 'Mark all as read' });
    await screen.findByLabelText('Notifications: 1 unread');
    expect(markAll).toBeEnabled();
    await person.click(markAll);
    await waitFor(() => expect(markAll).toBeDisabled());
    // `upTo` names the newest one shown, so that notifications that have arrived since stay unread
    expect(sent(foreign, 'PUT', MARK_ALL).map(({ url }) => url)).toEqual([`${MARK_ALL}?upTo=2`]);
    expect(screen.getByRole('heading', { level: 1, name: 'All Notifications' })).toHaveFocus();
  });

  it('all notifications of a type can be marked as read only while one of that type is unread', async () => {
    await openApp(foreign, '/leave-list');
    await screen.findByLabelText('Notifications: 1 unread');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  it.each([
    ['/bill-list', 'বিলের তালিকা', 'BILL'],
    ['/leave-list', 'ছুটির তালিকা', 'LEAVE'],
  ])(
    'the list at %s requests only its type of notifications, whatever the URL’s filter says',
    async (path, title, type) => {
      const filter = encodeURIComponent('{"type":"HEARING"}');
      await openApp(foreign, `${path}?filter=${filter}`, { language: 'bn', roles: ['ROLE_CUSTOMS'] });
      await screen.findByRole('heading', { level: 1, name: title });
      await waitFor(() =>
        expect(sent(foreign, 'GET', PAGE).map(({ url }) => url)).toEqual([
          `${PAGE}?page=0&size=20&type=${type}`,
        ]),
      );
    },
  );
});
