const PAUSE_MS = 1000;

/** Calls `act` at once, or, while something is being typed, in the first pause. @returns how to give it up. */
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
