import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinLookups } from '../../../server/platform/database/joinedLookups';

/** Lookups whose statements end when the test says so. */
function heldLookups() {
  const statements: { keys: string[]; answer(): void; fail(): void }[] = [];
  const find = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      statements.push({
        keys,
        answer: () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`]))),
        fail: () => reject(new Error('gone')),
      });
    });
  return { lookUp: joinLookups(find), statements, sent: () => statements.map(({ keys }) => keys) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe('joined lookups', () => {
  it('lookups are sent at once while fewer than two statements are under way', async () => {
    const { lookUp, sent, statements } = heldLookups();
    const one = lookUp('a');
    await turn();
    const other = lookUp('b');
    await turn();
    expect(sent()).toEqual([['a'], ['b']]);
    for (const { answer } of statements) answer();
    expect(await Promise.all([one, other])).toEqual(['a!', 'b!']);
  });

  it('lookups that are asked for while two statements are under way are sent together as the next one', async () => {
    const { lookUp, sent, statements } = heldLookups();
    const answers = [lookUp('a')];
    await turn();
    answers.push(lookUp('b'));
    await turn();
    for (const key of ['a', 'c', 'c', 'none']) {
      answers.push(lookUp(key));
      await turn();
    }
    expect(sent()).toEqual([['a'], ['b']]);
    statements[0]!.answer();
    await turn();
    expect(sent()).toEqual([['a'], ['b'], ['a', 'c', 'none']]);
    statements[1]!.answer();
    statements[2]!.answer();
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'a!', 'c!', 'c!', undefined]);
  });

  it('a lookup is sent within 50 ms although the statements before it hang', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { lookUp, sent } = heldLookups();
    for (const key of ['a', 'b', 'c', 'd']) {
      void lookUp(key);
      await turn();
    }
    await vi.advanceTimersByTimeAsync(49);
    expect(sent()).toEqual([['a'], ['b']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  it('a statement that fails fails its own lookups, and the next ones are sent', async () => {
    const { lookUp, statements } = heldLookups();
    const failing = lookUp('a');
    await turn();
    void lookUp('b');
    await turn();
    const next = lookUp('c');
    statements[0]!.fail();
    await expect(failing).rejects.toThrow('gone');
    await turn();
    statements[2]!.answer();
    expect(await next).toBe('c!');
  });
});
