import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isPrivate, signatureOf } from '../../../server/features/accounts/webhooks/post';
import { SECOND } from '../../support/signInAs';
import { status, type startReceiver } from './receiver';
import { HOOKS, useWebhooks } from './useWebhooks';

const { test, receiver, hookTo, newSender, run, addFiling, logOf } = useWebhooks();

it('the signature is the HMAC-SHA256 of time and body', () => {
  expect(signatureOf('casebook_webhook_known', '{"kind":"test"}', new Date(1_700_000_000_999))).toBe(
    't=1700000000,v1=422af9ec5237e6b002e4147618c2434de0f0b54459d3c7ccffb25f7cd273947c',
  );
});

it.each<[string, string | null, number | null, Parameters<typeof startReceiver>[0]]>([
  ['answers a redirect', 'STATUS', 302, status(302, { location: '/elsewhere' })],
  ['never answers', 'TIMEOUT', null, () => {}],
  ['closes the connection', 'NO_ANSWER', null, (request) => request.socket.destroy()],
  ['answers no HTTP', 'NO_ANSWER', null, (request) => request.socket.end('hello\r\n\r\n')],
  [
    'sends headers without end',
    'TIMEOUT',
    null,
    (request) => {
      const more = setInterval(() => request.socket.write('x-more: 1\r\n'), 20);
      request.socket.write('HTTP/1.1 200 OK\r\n');
      request.socket.on('close', () => clearInterval(more)).on('error', () => {});
    },
  ],
  [
    'sends a body without end',
    null,
    200,
    (_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1000)), 5);
      response.on('close', () => clearInterval(more));
    },
  ],
])('a receiver that %s is dealt with: %s, %s', async (_what, fault, code, answer) => {
  const program = await receiver(answer);
  const { id } = await hookTo(program.url);
  await addFiling();
  await run(newSender(fault === 'TIMEOUT' ? 300 : undefined));
  const state = fault ? 'WAITING' : 'DELIVERED';
  expect(await logOf(id)).toMatchObject([{ state, fault, status: code }]);
  expect(program.got).toHaveLength(1);
  await expect.poll(program.open).toBe(0);
});

it('a receiver that does not answer keeps no other waiting', async () => {
  const [slow, quick] = [await receiver(() => {}), await receiver()];
  await hookTo(slow.url);
  await hookTo(quick.url);
  await addFiling();
  const sender = newSender();
  test.clock.pass(SECOND);
  await sender.work();
  await expect.poll(() => quick.got.length).toBe(1);
  await addFiling();
  await sender.work();
  await expect.poll(() => quick.got.length).toBe(2);
  expect(slow.got).toHaveLength(1);
  await sender.stop();
});

const PRIVATE = `127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.8 198.18.0.1
  224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::7f00:1 fe80::1 fd00::1 fec0::1 ff02::1
  64:ff9b::7f00:1 2002:7f00:1:: 2001::1 fe80::1%eth0`;

it('the addresses of networks, of this machine and for special purposes are private', () => {
  expect(PRIVATE.split(/\s+/).filter((address) => !isPrivate(address))).toEqual([]);
  const open = ['1.1.1.1', '172.32.0.1', '100.128.0.1', '::ffff:8.8.8.8', '2606:4700::1111'];
  expect(open.filter(isPrivate)).toEqual([]);
});

const refused = async (values: object) => {
  const payload = {
    name: 'Wrong',
    url: 'https://1.1.1.1/',
    events: ['filing.created'],
    ...values,
  };
  const answer = await test.app.inject({
    method: 'POST',
    url: HOOKS,
    headers: await test.as('ROLE_ADMIN'),
    payload,
  });
  return [
    answer.statusCode,
    ...(answer.json().errors ?? []).flatMap((each: { field: string; code: string }) => [
      each.field,
      each.code,
    ]),
  ];
};

it.each([
  [{ url: 'http://127.0.0.1:8080/' }, 'url', 'privateAddress'],
  [{ url: 'http://[::1]/' }, 'url', 'privateAddress'],
  [{ url: 'http://0x7f.1/' }, 'url', 'privateAddress'],
  [{ url: 'http://localhost/' }, 'url', 'privateAddress'],
  [{ url: 'http://169.254.169.254/latest/meta-data' }, 'url', 'privateAddress'],
  [{ url: 'ftp://1.1.1.1/' }, 'url', 'notAWebAddress'],
  [{ url: 'https://user:word@1.1.1.1/' }, 'url', 'notAWebAddress'],
  [{ url: 'nowhere' }, 'url', 'notAWebAddress'],
  [{ url: '' }, 'url', 'fieldRequired'],
  [{ events: [] }, 'events', 'fieldRequired'],
  [{ events: ['users.created'] }, 'events', 'notAChoice'],
  [{ name: ' ' }, 'name', 'nameRequired'],
])('a webhook with %j is refused at %s: %s', async (values, field, code) => {
  expect(await refused(values)).toEqual([400, field, code]);
});

it.each(['127.0.0.1', 'localhost'])(
  'a name that has come to lead to %s is refused when it is sent to',
  async (host) => {
    const program = await receiver();
    const { id } = await hookTo(program.url);
    const url = program.url.replace('127.0.0.1', host);
    await sql`update webhook set url = ${url}, allow_private = false where id = ${id}`.execute(test.db);
    await addFiling();
    await run();
    expect(await logOf(id)).toMatchObject([{ state: 'WAITING', fault: 'PRIVATE_ADDRESS', status: null }]);
    expect(program.got).toEqual([]);
  },
);
