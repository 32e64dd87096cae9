import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createSpreadsheetTask, type Order, type Report } from '../../src/spreadsheet/spreadsheetTask';

/** jsdom has no workers, so the spreadsheet's worker runs in the test's own thread, with messages in order. */
export function useWorkerInThread() {
  const workers: WorkerInThread[] = [];

  class WorkerInThread extends EventTarget {
    onmessage: ((event: { data: Report }) => void) | null = null;
    onerror: ((event: { message?: string }) => void) | null = null;
    ended = false;
    #perform = createSpreadsheetTask();

    constructor(readonly address: URL) {
      super();
      workers.push(this);
    }

    postMessage(order: Order) {
      setTimeout(() => {
        if (!this.ended) void this.#answer(order);
      });
    }

    async #answer(order: Order) {
      const data = await this.#perform(order);
      if (!this.ended) this.onmessage?.({ data });
    }

    terminate() {
      this.ended = true;
    }
  }

  beforeEach(() => {
    workers.length = 0;
    vi.stubGlobal('Worker', WorkerInThread);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    // Every worker must have been terminated, whatever happened.
    expect(workers.filter(({ ended }) => !ended)).toEqual([]);
  });
  return workers;
}
