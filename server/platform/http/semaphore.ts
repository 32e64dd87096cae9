/**
 * A semaphore with `atOnce` slots; waiting callers get theirs in FIFO order.
 * @returns a function that takes a slot and resolves to its release.
 */
export function semaphore(atOnce: number): () => Promise<() => void> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async () => {
    if (taken < atOnce) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return release;
  };
}
