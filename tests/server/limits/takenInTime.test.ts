import { expect, it } from 'vitest';
import { takenInTime } from '../../../server/http/takenInTime';

async function* texts(...all: string[]) {
  yield* all;
}

it('splits a long text between characters, so that each chunk can be encoded by itself', async () => {
  const text = `${'x'.repeat(65_535)}😀${'y'.repeat(65_536)}`;
  const sent: Buffer[] = [];
  for await (const piece of takenInTime(texts(text, 'end'), 1000, () => {})) sent.push(Buffer.from(piece));
  expect(Buffer.concat(sent).toString()).toBe(`${text}end`);
});
