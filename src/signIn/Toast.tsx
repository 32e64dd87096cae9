import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** A toast at the bottom right, for five seconds after each of the `times`. */
export const Toast = ({ text, times }: { text: string; times: number }) => (
  // It stands empty before, so that screen readers announce what comes into it.
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
