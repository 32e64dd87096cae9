import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** A toast at the bottom right, shown for five seconds each time `times` increases. */
export const Toast = ({ text, times }: { text: string; times: number }) => (
  // Rendered empty first: screen readers announce changes of a live region, not its appearance.
  <output className="toast">{times > 0 && <Passing key={times} text={text} />}</output>
);

function Passing({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown && <p>{text}</p>;
}
