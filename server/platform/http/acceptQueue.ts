import type { EventEmitter } from 'node:events';

/**
 * Estimates how long new connections wait to be accepted. Node accepts one per turn of its event loop; on an
 * overloaded server the others wait in the kernel's accept queue, whose length Node cannot read. An
 * uninterrupted series of turns that each accepted one means that the queue was not empty.
 * @returns a function that gives the length of that series so far, in milliseconds; 0 when the queue is
 * empty.
 */
export function watchAcceptQueue(server: EventEmitter, now = () => performance.now()): () => number {
  let accepted = 0;
  let since: number | null = null;

  const endTurn = () => {
    if (accepted === 0) {
      since = null;
      return;
    }
    accepted = 0;
    setImmediate(endTurn); // makes the event loop poll again without blocking
  };

  server.on('connection', () => {
    accepted += 1;
    if (since !== null) return;
    since = now();
    setImmediate(endTurn);
  });
  return () => (since === null ? 0 : now() - since);
}
