import { useEffect, useState } from 'react';

/** The value, once it has not changed for so many milliseconds; until then the one before. */
export function useAfterPause<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
