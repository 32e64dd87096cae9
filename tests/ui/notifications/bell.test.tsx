import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverNotifications } from '../../../domain/notifications';
import { notification } from '../../support/foreignNotifications';
import { useForeignServer } from '../../support/foreignServer';
import { sent } from '../caseFilings/openApp';
import { bell, openBell, polls, UNSEEN } from './openBell';

const foreign = useForeignServer();
const MARK = '/api/attendance_server/notifications/changeSeenStatus/';
const MARK_ALL = '/api/attendance_server/notifications/markAllAsRead';

beforeEach(() => {
  foreign.notifications = [
    notification(1, 'BILL', { shortMessage: 'A bill', addDateTime: '2026-11-18T03:00:00Z' }),
    notification(2, 'LEAVE', { shortMessage: 'A leave', addDateTime: [2026, 11, 19, 9, 30] }),
    notification(3, 'HEARING', { shortMessage: 'A hearing', addDateTime: '2026-11-20T03:00:00Z' }),
  ];
});

async function openPanel(person: UserEvent, name = 'Notifications: 3 unread', panel = 'Notifications') {
  (await bell(name)).focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: panel });
  await within(dialog).findAllByRole('listitem');
  return within(dialog);
}

describe('the bell', () => {
  it('the bell opens a panel of unseen notifications, the newest first, and gets the focus back', async () => {
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hearing · 20/11/2026, 09:00A hearing',
      'Leave · 19/11/2026, 09:30A leave',
      'Bill · 18/11/2026, 09:00A bill',
    ]);
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/all-notifications',
      '/leave-list',
      '/bill-list',
      '/all-notifications',
    ]);
    expect(panel.getByRole('link', { name: 'Show All' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications: 3 unread')).toHaveFocus();
  });

  it('several notifications of one day and kind are one line, which opens them', async () => {
    foreign.notifications = [
      notification(1, 'LIMIT', { shortMessage: 'The first', addDateTime: '2026-11-19T18:30:00Z' }),
      notification(2, 'LIMIT', { shortMessage: 'The second', addDateTime: '2026-11-20T03:00:00Z' }),
      notification(3, 'LIMIT', { shortMessage: 'Of the day before', addDateTime: '2026-11-19T17:30:00Z' }),
    ];
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    const line = panel.getByText('2 messages').closest('summary')!;
    expect(line).toHaveTextContent('Time limit · 20/11/2026 · 2 messages');
    expect(panel.getByText('Of the day before')).toBeVisible();
    expect(panel.getByText('The first')).not.toBeVisible();
    await person.click(line);
    expect(panel.getByText('The second')).toBeVisible();
    expect(panel.getByText('The first')).toBeVisible();
  });

  it('the bell and its panel are in Bengali with Bengali digits', async () => {
    const person = await openBell(foreign, 'bn');
    const panel = await openPanel(person, 'বিজ্ঞপ্তি: ৩টি অপঠিত', 'বিজ্ঞপ্তি');
    expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('ছুটি · ১৯/১১/২০২৬, ০৯:৩০A leave');
    expect(panel.getByText('সব পঠিত হিসেবে চিহ্নিত করুন')).toBeVisible();
    expect(panel.getByText('সব দেখুন')).toBeVisible();
    expect(panel.getByLabelText('পঠিত হিসেবে চিহ্নিত করুন: A leave')).toBeVisible();
    expect(screen.getByText('৩')).toBeVisible();
  });

  it.each([
    ['en', 'Notifications: 1 unread', 'Notifications', 'Notification · ', /Space is running low on the disk/],
    ['bn', 'বিজ্ঞপ্তি: ১টি অপঠিত', 'বিজ্ঞপ্তি', 'বিজ্ঞপ্তি · ', /রেজিস্টারের ডিস্কে জায়গা কমে আসছে/],
  ] as const)(
    'the bell translates our own server’s notifications into %s',
    async (language, name, title, type, text) => {
      const shortMessage = serverNotifications.DISK_SPACE_LOW;
      foreign.notifications = [notification(1, 'DISK_SPACE_LOW', { shortMessage })];
      const person = await openBell(foreign, language);
      const panel = await openPanel(person, name, title);
      expect(panel.getByRole('listitem')).toHaveTextContent(type);
      expect(panel.getByRole('listitem')).toHaveTextContent(text);
      expect(panel.getByRole('button', { name: text })).toBeVisible();
    },
  );

  it('the bell shows a foreign server’s notification of a known type in that server’s words', async () => {
    foreign.notifications = [notification(1, 'DISK_SPACE_LOW', { shortMessage: 'Room C is full' })];
    const person = await openBell(foreign, 'bn');
    const panel = await openPanel(person, 'বিজ্ঞপ্তি: ১টি অপঠিত', 'বিজ্ঞপ্তি');
    expect(panel.getByRole('listitem')).toHaveTextContent('Room C is full');
  });

  it('the bell shows a backup warning as a system notification, with a link to the backups', async () => {
    const shortMessage = serverNotifications.BACKUP_LATE;
    foreign.notifications = [notification(1, 'BACKUP_LATE', { shortMessage, link: '/backups' })];
    const person = await openBell(foreign);
    const panel = await openPanel(person, 'Notifications: 1 unread');
    expect(panel.getByRole('listitem')).toHaveTextContent(/^System · .*There has been no good backup/);
    expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '/backups');
  });

  it('the bell shows no number without notifications', async () => {
    foreign.notifications = [];
    const person = await openBell(foreign);
    await person.click(await bell('Notifications: none unread'));
    expect(await screen.findByText('You have read all your notifications.')).toBeVisible();
    expect(screen.queryByText('Mark all as read')).toBeNull();
  });

  it('the bell shows 99+ for more than 99 notifications', async () => {
    foreign.notifications = Array.from({ length: 120 }, (_, index) => notification(index + 1, 'BILL'));
    await openBell(foreign);
    await bell('Notifications: 99+ unread');
  });
});

describe('a notification', () => {
  it('marking a notification as read moves the focus to the next one', async () => {
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    await person.click(panel.getByLabelText('Mark as read: A leave'));
    await bellSays('Notifications: 2 unread');
    expect(sent(foreign, 'PATCH', `${MARK}2`)).toHaveLength(1);
    expect(panel.getByLabelText('Mark as read: A bill')).toHaveFocus();
    await person.keyboard('{Enter}');
    await bellSays('Notifications: 1 unread');
    expect(panel.getByLabelText('Mark as read: A hearing')).toHaveFocus();
  });

  it.each([
    ['A bill', '/bill-list', 1],
    ['A leave', '/leave-list', 2],
    ['A hearing', '/all-notifications', 3],
  ])('the notification “%s”, once opened, leads to %s and counts as seen', async (message, path, id) => {
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    await person.click(panel.getByText(message));
    expect(await screen.findByText(path, { selector: 'main' })).toBeInTheDocument();
    await bell('Notifications: 2 unread');
    expect(sent(foreign, 'PATCH', `${MARK}${id}`)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('all notifications can be marked as read at once', async () => {
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    await person.click(panel.getByText('Mark all as read'));
    expect(await panel.findByText('You have read all your notifications.')).toBeVisible();
    expect(sent(foreign, 'PUT', MARK_ALL).map(({ url }) => url)).toEqual([MARK_ALL]);
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('a notification that cannot be marked as read stays, and a dialog shows the server’s reason', async () => {
    foreign.server.use(
      http.patch(`${MARK}:id`, () => HttpResponse.json({ message: 'Not today' }, { status: 400 })),
    );
    const person = await openBell(foreign);
    const panel = await openPanel(person);
    await person.click(panel.getByLabelText('Mark as read: A bill'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }));
    expect(dialog.getByText('Not today')).toBeVisible();
    await person.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(panel.getByText('A bill')).toBeVisible();
    expect(polls(foreign)).toBe(2);
  });

  it('notifications that could not be fetched can be requested again from the panel', async () => {
    foreign.server.use(
      http.get(UNSEEN, () => HttpResponse.json({ message: 'No notifications' }, { status: 500 })),
    );
    const person = await openBell(foreign);
    await person.click(await bell('Notifications: none unread'));
    expect(await screen.findByText('No notifications')).toBeVisible();
    foreign.server.resetHandlers();
    await person.click(screen.getByText('Try again'));
    expect(await screen.findByText('A bill')).toBeVisible();
  });
});

/** The bell with this name, even while the open panel hides the bell from the accessibility tree. */
const bellSays = (name: string) => screen.findByRole('button', { name, hidden: true });
