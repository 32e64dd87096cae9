import { expect, it } from 'vitest';
import { timedChunks } from '../../../server/platform/http/timedChunks';

async function* texts(...all: string[]) {
  yield* all;
}

it('a long text is split between characters, so that each chunk can be encoded by itself', async () => {
  const text = `${'x'.repeat(65_535)}😀${'y'.repeat(65_536)}`;
  const sent: Buffer[] = [];
  for await (const piece of timedChunks(texts(text, 'end'), 1000, () => {})) sent.push(Buffer.from(piece));
  expect(Buffer.concat(sent).toString()).toBe(`${text}end`);
});
