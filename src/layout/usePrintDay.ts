import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayInDhaka, type Day } from '../../domain/dates';

/** Today; right on paper also when the page has stood open since yesterday. */
export function usePrintDay(): Day {
  const [day, setDay] = useState(() => dayInDhaka());
  useEffect(() => {
    const renew = () => flushSync(() => setDay(dayInDhaka()));
    window.addEventListener('beforeprint', renew);
    return () => window.removeEventListener('beforeprint', renew);
  }, []);
  return day;
}
