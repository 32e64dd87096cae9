/** How many statements are under way at once: one that hangs leaves the other to those that follow. */
const AT_ONCE = 2;

/** Milliseconds after which lookups are sent although all statements before them hang. */
const LONGEST_WAIT = 50;

interface Joined<Row> {
  keys: Set<string>;
  found: Promise<Map<string, Row>>;
  send(): void;
}

/**
 * Joins lookups by key: those that are asked for while two statements are under way are sent together as the next
 * one, so that a crowd of requests is a few statements. Each is sent after it was asked for, so its answer is never
 * older than the question.
 */
export function joinLookups<Row>(
  find: (keys: string[]) => Promise<Map<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let underWay = 0;
  let next: Joined<Row> | undefined;

  function join(): Joined<Row> {
    const keys = new Set<string>();
    let send!: () => void;
    const found = new Promise<void>((resolve) => (send = resolve)).then(async () => {
      clearTimeout(timer);
      next = undefined;
      underWay += 1;
      try {
        return await find([...keys]);
      } finally {
        underWay -= 1;
        sendNext();
      }
    });
    const timer = setTimeout(send, LONGEST_WAIT);
    return { keys, found, send };
  }

  function sendNext(): void {
    if (underWay < AT_ONCE) next?.send();
  }

  return async (key) => {
    const joined = (next ??= join());
    joined.keys.add(key);
    sendNext();
    return (await joined.found).get(key);
  };
}
