import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notification } from '../../support/foreignNotifications';
import { useForeignServer } from '../../support/foreignServer';
import { openApp, rows, sent } from '../caseFilings/openApp';

const foreign = useForeignServer();
const MARK_ALL = '/api/attendance_server/notifications/markAllAsRead';

it('the list of bills pages through a foreign server’s unseen bills and marks only bills as read', async () => {
  foreign.notifications = [
    ...Array.from({ length: 21 }, (_, index) => notification(index + 1, 'BILL')),
    notification(40, 'LEAVE'),
  ];
  const person = await openApp(foreign, '/bill-list?page=2');
  const [row] = await rows();
  expect([...row!.querySelectorAll('th, td')].map(({ textContent }) => textContent)).toEqual([
    '21',
    'Bill',
    'Message 1',
    '20/11/2026, 09:01',
    'Unread',
    '',
  ]);
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('There is no data right now..!');
  expect(sent(foreign, 'PUT', MARK_ALL)).toEqual([]);
  expect(sent(foreign, 'PATCH', /changeSeenStatus/)).toHaveLength(21);
  expect(foreign.notifications).toMatchObject([{ id: 40 }]);
  await screen.findByLabelText('Notifications: 1 unread');
});
