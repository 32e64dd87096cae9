import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timedChunks } from '../../../server/platform/http/streamedPage';

async function* texts(...all: string[]) {
  yield* all;
}

it('a long text is split between characters, so that each chunk can be encoded by itself', async () => {
  const text = `${'x'.repeat(65_535)}😀${'y'.repeat(65_536)}`;
  const sent: Buffer[] = [];
  for await (const piece of timedChunks(texts(text, 'end'), 1000, () => {})) sent.push(Buffer.from(piece));
  expect(Buffer.concat(sent).toString()).toBe(`${text}end`);
});

describe('a text sent in chunks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function* twoTexts() {
    yield 'a'.repeat(100_000);
    yield 'b';
  }

  it('a text sent in chunks is cut off only for a reader who does not read each chunk in time', async () => {
    const tooSlow = vi.fn<() => void>();
    const pieces = timedChunks(twoTexts(), 15_000, tooSlow);
    await pieces.next();
    await vi.advanceTimersByTimeAsync(14_000);
    await pieces.next();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(tooSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tooSlow).toHaveBeenCalledTimes(1);
    await pieces.return(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a text sent in chunks is not timed while the server has no text to send yet', async () => {
    const tooSlow = vi.fn<() => void>();
    async function* late() {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      yield 'late';
    }
    const first = timedChunks(late(), 15_000, tooSlow).next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await first).value).toBe('late');
    expect(tooSlow).not.toHaveBeenCalled();
  });
});
