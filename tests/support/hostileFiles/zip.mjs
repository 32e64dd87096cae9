import { constants, deflateRawSync } from 'node:zlib';

/**
 * A zip of files, each given as a text, as bytes, or as what `repeated` gives. Its directory claims that each has
 * `declared` bytes, if that is given.
 */
export function zip(files, declared) {
  const parts = [];
  const directory = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const { deflated, size } = Buffer.isBuffer(content?.deflated) ? content : packed(content);
    const title = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    describe(header, 4, deflated.length, declared ?? size, title.length);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    describe(entry, 6, deflated.length, declared ?? size, title.length);
    entry.writeUInt32LE(at, 42);
    parts.push(header, title, deflated);
    directory.push(entry, title);
    at += header.length + title.length + deflated.length;
  }
  return Buffer.concat([...parts, ...directory, end(directory, Object.keys(files).length, at)]);
}

/** The fields that a local header and an entry of the directory have alike. */
function describe(bytes, at, packedSize, size, nameLength) {
  bytes.writeUInt16LE(20, at);
  bytes.writeUInt16LE(8, at + 4); // deflated
  bytes.writeUInt32LE(packedSize, at + 14);
  bytes.writeUInt32LE(size, at + 18);
  bytes.writeUInt16LE(nameLength, at + 22);
}

function end(directory, count, at) {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(Buffer.concat(directory).length, 12);
  bytes.writeUInt32LE(at, 16);
  return bytes;
}

const packed = (content) => ({
  deflated: deflateRawSync(content, { level: 1 }),
  size: Buffer.byteLength(content),
});

/**
 * `before`, then `piece` repeated `times`, then `after`, deflated without ever being unpacked as a whole.
 */
export function repeated(piece, times, before = '', after = '') {
  const most = Math.max(1, Math.floor((1 << 20) / piece.length));
  const block = unfinished(piece.repeat(Math.min(most, times)));
  const whole = Math.floor(times / most);
  return {
    deflated: Buffer.concat([
      unfinished(before),
      ...Array.from({ length: times < most ? 1 : whole }, () => block),
      ...(times > most ? [unfinished(piece.repeat(times % most))] : []),
      deflateRawSync(after),
    ]),
    size: Math.min(0xff_ff_ff_fe, before.length + piece.length * times + after.length),
  };
}

const unfinished = (text) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
