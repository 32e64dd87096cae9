/**
 * Lets at most `atOnce` go on at a time, the others in the order they came.
 * @returns how to take a turn; what that resolves to ends it.
 */
export function semaphore(atOnce: number): () => Promise<() => void> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async () => {
    if (taken < atOnce) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return end;
  };
}
