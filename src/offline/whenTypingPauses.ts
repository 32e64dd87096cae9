const PAUSE_MS = 1000;

/** Calls `act` at once, or in the next pause if somebody is typing. @returns a function that cancels it. */
export function whenTypingPauses(act: () => void): () => void {
  if (!isTyping()) {
    act();
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('input', again, true);
  };
  const done = () => {
    stop();
    act();
  };
  let timer = setTimeout(done, PAUSE_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(done, PAUSE_MS);
  };
  addEventListener('input', again, true);
  return stop;
}

const isTyping = () => document.activeElement?.matches('input, textarea') ?? false;
