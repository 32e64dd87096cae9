import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Names what a virus scanner finds in a file; null if it finds nothing. @throws if it does not say */
export type Scanner = (file: string) => Promise<string | null>;

/** In milliseconds without an answer. */
const LONGEST_SILENCE = 60_000;

/** Where clamd listens: `/run/clamav/clamd.ctl`, `unix:/…`, `tcp://127.0.0.1:3310` or `127.0.0.1:3310`. */
export function placeOfScanner(address: string): NetConnectOpts | null {
  if (/^(unix:)?\//.test(address)) return { path: address.replace(/^unix:/, '') };
  const [, host, port] = /^(?:tcp:\/\/)?\[?([^\s/]+?)\]?:(\d{1,5})$/.exec(address) ?? [];
  return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}

/** A scanner that sends files to clamd, a piece at a time. */
export const createScanner =
  (place: NetConnectOpts): Scanner =>
  async (file) => {
    const answer = await ask(place, 'zINSTREAM\0', createReadStream(file));
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found) return found;
    if (answer === 'stream: OK') return null;
    throw new Error(`clamd answers: ${answer || 'nothing'}`);
  };

/** @throws if clamd does not answer */
export async function pingScanner(place: NetConnectOpts): Promise<void> {
  const answer = await ask(place, 'zPING\0');
  if (answer !== 'PONG') throw new Error(`clamd answers: ${answer || 'nothing'}`);
}

async function ask(place: NetConnectOpts, command: string, content?: Readable): Promise<string> {
  const socket = connect(place);
  socket.setTimeout(LONGEST_SILENCE, () => socket.destroy(new Error('clamd does not answer')));
  let answer = '';
  const answered = new Promise<void>((resolve, reject) => {
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
    socket
      .once('end', resolve)
      .once('close', () => resolve())
      .once('error', reject);
  });
  // what it refuses while it is sent, as when it is too large, it says in its answer
  const sent = pipeline(Readable.from(framed(command, content)), socket, { end: false }).catch(() => {});
  try {
    await answered;
    await sent;
    return answer.replace(/\0.*$/s, '');
  } finally {
    socket.destroy();
  }
}

/** The command, and each piece with its length before it; a length of 0 ends them. */
async function* framed(command: string, content?: Readable) {
  yield Buffer.from(command);
  if (!content) return;
  for await (const piece of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}
