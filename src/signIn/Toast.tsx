import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** A toast at the bottom right, for five seconds; a new key shows it again. */
export function Toast({ text }: { text: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="toast">
      {shown && text && <p>{text}</p>}
    </output>
  );
}
