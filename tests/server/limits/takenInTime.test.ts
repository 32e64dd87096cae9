import { expect, it } from 'vitest';
import { takenInTime } from '../../../server/http/takenInTime';

async function* texts(...all: string[]) {
  yield* all;
}

it('pieces of a long text are whole characters, so that each can be sent as bytes by itself', async () => {
  const text = `${'x'.repeat(65_535)}😀${'y'.repeat(65_536)}`;
  const sent: Buffer[] = [];
  for await (const piece of takenInTime(texts(text, 'end'), 1000, () => {})) sent.push(Buffer.from(piece));
  expect(Buffer.concat(sent).toString()).toBe(`${text}end`);
});
