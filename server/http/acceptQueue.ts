import type { EventEmitter } from 'node:events';

/**
 * Node takes one new connection in each turn of its loop. On a server short of processor new ones wait in
 * the system's queue, where nothing tells how many or for how long; only that there was another one in
 * every turn.
 * @returns for how long there has been one in every turn, in milliseconds.
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
    setImmediate(endTurn); // the loop looks again without sleeping
  };

  server.on('connection', () => {
    accepted += 1;
    if (since !== null) return;
    since = now();
    setImmediate(endTurn);
  });
  return () => (since === null ? 0 : now() - since);
}
