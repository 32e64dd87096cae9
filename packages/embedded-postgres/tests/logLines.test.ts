import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { forwardLines } from '../src/supervisor';

describe("PostgreSQL's log", () => {
  it("PostgreSQL's log arrives in whole lines, even if a Bengali letter is split between two chunks", async () => {
    const text = Buffer.from('LOG:  প্রথম\nLOG:  second\n');
    expect(await linesOf([text.subarray(0, 8), text.subarray(8)])).toEqual(['LOG:  প্রথম', 'LOG:  second']);
  });

  it("an endless line of PostgreSQL's log is cut, so that it cannot exhaust memory", async () => {
    const endless = Array.from({ length: 100 }, () => Buffer.alloc(1_000, 'x'));
    const lines = await linesOf(endless);
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(8_000);
  });
});

async function linesOf(pieces: Buffer[]): Promise<string[]> {
  const lines: string[] = [];
  const stream = new PassThrough();
  forwardLines(stream, (line) => lines.push(line));
  for (const piece of pieces) stream.write(piece);
  stream.end();
  await new Promise((resolve) => stream.on('end', resolve));
  return lines;
}
