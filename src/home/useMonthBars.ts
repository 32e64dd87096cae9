import { useEffect, useState } from 'react';
import type { MonthBars } from './MonthBars';

/** The code that draws the bars: it is large, and comes when the figures stand there in numbers. */
export function useMonthBars(figuresAreThere: boolean): typeof MonthBars | undefined {
  const [loaded, setLoaded] = useState<{ MonthBars: typeof MonthBars }>();
  useEffect(() => {
    if (!figuresAreThere) return undefined;
    // after they have been painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        import('./MonthBars').then(setLoaded, () => {}); // all that they show can be had as a table
      });
    });
    let timer: ReturnType<typeof setTimeout>;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [figuresAreThere]);
  return loaded?.MonthBars;
}
