import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileFault } from '../../../src/import/file/fileFault';
import type { FileOrder } from '../../../src/import/file/fileTask';
import { openFile, openText } from '../../../src/import/file/openFile';

/** A worker that never answers on its own. */
class SilentWorker {
  static opened: SilentWorker[] = [];
  orders: FileOrder[] = [];
  isTerminated = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  constructor() {
    SilentWorker.opened.push(this);
  }
  postMessage(order: FileOrder) {
    this.orders.push(order);
  }
  terminate() {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  SilentWorker.opened = [];
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The code of the fault that opening ends with. */
const faultOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (failure: unknown) => (failure instanceof FileFault ? failure.code : failure),
  );

describe('opening a file', () => {
  it('a file of 200 MB is refused without being read', async () => {
    const file = { name: 'all.xlsx', size: 200 * 1024 * 1024 } as File;
    expect(await faultOf(openFile(file))).toBe('tooLarge');
    expect(SilentWorker.opened).toEqual([]);
  });

  it('opening a file gives up and ends the worker after 20 seconds in which no part of it was read', async () => {
    const opening = faultOf(openFile('a\tb'));
    await vi.advanceTimersByTimeAsync(19_000);
    const [worker] = SilentWorker.opened;
    expect(worker!.orders).toEqual([{ paste: 'a\tb' }]);
    expect(worker!.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await opening).toBe('tookTooLong');
    expect(worker!.isTerminated).toBe(true);
  });

  it('opening a file goes on as long as further parts of it are read, but no longer than a minute', async () => {
    const opening = faultOf(openText(new File(['%PDF'], 'list.pdf')));
    await vi.advanceTimersByTimeAsync(0);
    const [worker] = SilentWorker.opened;
    for (let second = 5; second < 60; second += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      worker!.onmessage!({ data: { report: { goesOn: true } } });
    }
    expect(worker!.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await opening).toBe('tookTooLong');
    expect(worker!.isTerminated).toBe(true);
  });

  it.each([
    ['runs out of memory', { message: 'Uncaught RangeError: out of memory' }, 'expandsTooFar'],
    ['cannot be loaded', {}, 'noReader'],
  ])('opening a file for import reports that the worker %s, and ends it', async (_, event, code) => {
    const opening = faultOf(openFile('a\tb'));
    await vi.advanceTimersByTimeAsync(0);
    const [worker] = SilentWorker.opened;
    worker!.onerror!(event);
    expect(await opening).toBe(code);
    expect(worker!.isTerminated).toBe(true);
  });
});
