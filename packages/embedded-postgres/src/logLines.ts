import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const longestLine = 8_000;

/** Passes a stream on line by line; an endless line is cut, so that it cannot exhaust memory. */
export function forwardLines(stream: Readable, log: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) log(line.trimEnd().slice(0, longestLine));
    if (rest.length > longestLine) {
      log(rest.slice(0, longestLine));
      rest = '';
    }
  });
  stream.on('end', () => {
    if (rest.trim()) log(rest.trimEnd());
  });
  stream.on('error', () => {});
}
