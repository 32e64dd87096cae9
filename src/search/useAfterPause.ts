import { useEffect, useState } from 'react';

/** The latest value that has stayed the same for this many milliseconds. */
export function useAfterPause<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
