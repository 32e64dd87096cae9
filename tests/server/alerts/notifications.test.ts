import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser, useTestApp, signInAs } from '../../support/signInAs';

const test = useTestApp();
let mine: { authorization: string };
let others: { authorization: string };
let users: { me: number; other: number };

beforeAll(async () => {
  const [me, other] = [
    await addUser(test.db, { userName: 'karim', roles: ['ROLE_CUSTOMS'] }),
    await addUser(test.db, { userName: 'salma', roles: ['ROLE_ADMIN'] }),
  ];
  mine = await signInAs(test.db, me, test.clock.now());
  others = await signInAs(test.db, other, test.clock.now());
  users = { me: userIdIn(mine), other: userIdIn(others) };
});
beforeEach(() => test.db.deleteFrom('notification').execute());

const userIdIn = ({ authorization }: { authorization: string }) =>
  decodeJwt(authorization.slice('Bearer '.length)).userId as number;

const tell = async (userId: number, notificationType: string, shortMessage: string) => {
  const { id } = await test.db
    .insertInto('notification')
    .values({
      userId,
      notificationType,
      shortMessage,
      addedAt: new Date('2026-11-20T03:00:00Z'),
      seenAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const call = (method: 'GET' | 'PATCH' | 'PUT', path: string, headers = mine) =>
  test.app.inject({ method, url: `/api/${path}`, headers });
const unseen = async (headers = mine) =>
  (await call('GET', 'attendance_server/unseenNotifications', headers)).json();

it('a user’s own unseen notifications are listed, the newest first', async () => {
  const bill = await tell(users.me, 'BILL', 'A bill');
  await tell(users.other, 'LEAVE', 'A leave');
  const other = await tell(users.me, 'HEARING', 'একটি শুনানি');
  expect(await unseen()).toEqual([
    {
      id: other,
      notificationType: 'HEARING',
      shortMessage: 'একটি শুনানি',
      addDateTime: '2026-11-20T03:00:00.000Z',
      seen: false,
    },
    {
      id: bill,
      notificationType: 'BILL',
      shortMessage: 'A bill',
      addDateTime: '2026-11-20T03:00:00.000Z',
      seen: false,
    },
  ]);
});

it('a notification can be marked as read, even twice, and stays in the list of all', async () => {
  const bill = await tell(users.me, 'BILL', 'A bill');
  const leave = await tell(users.me, 'LEAVE', 'A leave');
  for (let time = 0; time < 2; time++) {
    const answer = await call('PATCH', `attendance_server/notifications/changeSeenStatus/${bill}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: bill, seen: true });
  }
  expect(await unseen()).toMatchObject([{ id: leave }]);
  const all = (await call('GET', 'casebook/notifications')).json();
  expect(all).toMatchObject({
    totalElements: 2,
    content: [
      { id: leave, seen: false },
      { id: bill, seen: true },
    ],
  });
});

it('a user cannot mark another user’s notifications as read', async () => {
  const bill = await tell(users.other, 'BILL', 'A bill');
  const path = `attendance_server/notifications/changeSeenStatus/${bill}`;
  expect((await call('PATCH', path)).statusCode).toBe(404);
  expect((await call('PUT', 'attendance_server/notifications/markAllAsRead')).json()).toEqual({ marked: 0 });
  expect(await unseen(others)).toMatchObject([{ id: bill }]);
});

it('marking all notifications up to one as read leaves newer ones unread', async () => {
  await tell(users.me, 'BILL', 'A bill');
  const known = await tell(users.me, 'LEAVE', 'A leave');
  const since = await tell(users.me, 'LIMIT', 'A limit');
  const markUpTo = (upTo: unknown) =>
    call('PUT', `attendance_server/notifications/markAllAsRead?upTo=${String(upTo)}`);
  expect((await markUpTo('all')).json()).toMatchObject({ errors: [{ field: 'upTo', code: 'notANumber' }] });
  expect((await markUpTo(known)).json()).toEqual({ marked: 2 });
  expect(await unseen()).toMatchObject([{ id: since }]);
});

it('all notifications are listed by page and by type', async () => {
  for (let made = 0; made < 5; made++) await tell(users.me, made % 2 ? 'LEAVE' : 'BILL', `Number ${made}`);
  const listed = async (query: string) => (await call('GET', `casebook/notifications?${query}`)).json();
  const messages = ({ content }: { content: { shortMessage: string }[] }) =>
    content.map(({ shortMessage }) => shortMessage);
  expect(messages(await listed('page=1&size=2'))).toEqual(['Number 2', 'Number 1']);
  const bills = await listed('type=BILL');
  expect(messages(bills)).toEqual(['Number 4', 'Number 2', 'Number 0']);
  expect(bills).toMatchObject({ totalElements: 3, totalPages: 1 });
  expect(messages(await listed("type=' or true --"))).toEqual([]);
});
