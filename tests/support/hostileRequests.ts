import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A request in the bytes that a hostile client sends. */
interface HostileRequest {
  head: string[];
  body: string | Buffer;
  /** Whether the client closes the connection before it has sent the whole body. */
  cutOff?: true;
}

const OVERSIZE = 1024 * 1024 + 1;
const deep = '['.repeat(40);
const wide = `[${'1,'.repeat(2001)}`;
const JSON_TYPE = 'Content-Type: application/json';

const filled = (begin: string) => begin.padEnd(OVERSIZE, ' ');
const declared = (body: string | Buffer, length = Buffer.byteLength(body)): HostileRequest => ({
  head: [JSON_TYPE, `Content-Length: ${length}`],
  body,
});
const chunked = (body: string): HostileRequest => ({
  head: [JSON_TYPE, 'Transfer-Encoding: chunked'],
  body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
});
const cut = (request: HostileRequest): HostileRequest => ({ ...request, cutOff: true });
const typed = (type: string, body: string | Buffer = deep): HostileRequest => ({
  head: [...(type ? [`Content-Type: ${type}`] : []), `Content-Length: ${Buffer.byteLength(body)}`],
  body,
});
const also = (header: string, request = declared(deep)): HostileRequest => ({
  ...request,
  head: [...request.head, header],
});

/** Bodies of 1 MiB, the largest that a client may begin to send. */
const LARGE = {
  'oversize and deep': declared(filled(deep)),
  'oversize and wide': declared(filled(wide)),
  'oversize text': declared(`"${'x'.repeat(OVERSIZE)}`),
  'oversize without a length, deep': chunked(filled(deep)),
  'oversize without a length, wide': chunked(filled(wide)),
};

/** No request here may be carried out, so that a test may send each of them to every route. */
export const HOSTILE_REQUESTS: Record<string, HostileRequest> = {
  ...LARGE,
  deep: declared(deep),
  wide: declared(wide),
  'large and deep': declared(deep.padEnd(70_000)),
  'declared as 9 PB': declared(deep, 9_000_000_000_000_000),
  'cut off': cut(declared('{"a":', 100)),
  'large, cut off': cut(declared('{"a":1,'.padEnd(70_000), 100_000)),
  'large and deep, cut off': cut(declared(deep.padEnd(70_000), 100_000)),
  'without a length, cut off': cut({ ...chunked('{'), body: 'ffff\r\n{"a":' }),
  'without a length, wrong chunks': { ...chunked(''), body: 'xyz\r\n{"a":1}\r\n' },
  'two lengths': also('Content-Length: 3'),
  'length and chunks': also('Transfer-Encoding: chunked'),
  compressed: also('Content-Encoding: gzip', declared(gzipSync(filled(deep)))),
  'not compressed as declared': also('Content-Encoding: br'),
  'no type': typed(''),
  'text as type': typed('text/plain'),
  'a form as type': typed('application/x-www-form-urlencoded'),
  'several parts as type': typed('multipart/form-data; boundary=x'),
  'another encoding as type': typed('application/json; charset=utf-16', Buffer.from(deep, 'utf16le')),
  'no valid type': typed('application/json;;=,"'),
  'a type of 8,000 letters': typed(`application/${'x'.repeat(8000)}`),
  'no UTF-8': declared(Buffer.from([0x7b, 0xff, 0xfe])),
  'half of a JSON text': declared('{"__proto__":{"a":'),
  'an unknown expectation': also('Expect: everything'),
  'a wait for 100 Continue': also('Expect: 100-continue', declared(filled(deep))),
  'an upgrade': also('Connection: upgrade\r\nUpgrade: websocket'),
  'followed by another': { ...declared(deep), body: `${deep}POST /nope HTTP/1.1\r\n\r\n` },
};

export const LARGE_REQUESTS = Object.keys(LARGE);

/**
 * Sends a request of `HOSTILE_REQUESTS`, named by `what`, over a connection of its own.
 * @returns the status of the answer; null if the connection closed without one
 */
export async function sendHostile(
  origin: string,
  {
    method,
    path,
    headers,
    what,
  }: { method: string; path: string; headers: Record<string, string>; what: string },
): Promise<number | null> {
  const { head, body, cutOff } = HOSTILE_REQUESTS[what]!;
  const socket = connectTo(origin);
  const ended = closed(socket);
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${[`${method} ${path} HTTP/1.1`, 'Host: x', ...own, ...head].join('\r\n')}\r\n\r\n`);
  socket.write(body, () => {
    if (cutOff) socket.destroy();
  });
  socket.setTimeout(ANSWERED_WITHIN, () => socket.destroy());
  socket.on('data', () => {
    if (received.includes('\r\n\r\n')) socket.destroy();
  });
  await ended;
  const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1];
  return status ? Number(status) : null;
}

/** In milliseconds; longer than a large body waits for its turn. */
const ANSWERED_WITHIN = 15_000;

function connectTo(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // the server may close the connection while the body is being sent
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** What a hostile client writes in JSON where a text, a number, a day or a record is expected. */
export const HOSTILE_JSON: readonly unknown[] = [
  '',
  'a\0b',
  '\ud800',
  '\u202e',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '9'.repeat(400),
  -1,
  0,
  1.5,
  3_000_000_000,
  9_007_199_254_740_991,
  1e19,
  true,
  null,
  [],
  [[]],
  [null],
  {},
];
