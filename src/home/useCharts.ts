import { useEffect, useState } from 'react';
import type { MonthBars } from './MonthBars';

interface Charts {
  MonthBars: typeof MonthBars;
}

/** The code that draws the bars: it is large, and comes when the figures stand there in numbers. */
export function useCharts(figuresAreThere: boolean): Charts | undefined {
  const [charts, setCharts] = useState<Charts>();
  useEffect(() => {
    if (!figuresAreThere) return undefined;
    // after they have been painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        import('./MonthBars').then(setCharts, () => {}); // all that they show can be had as a table
      });
    });
    let timer: ReturnType<typeof setTimeout>;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [figuresAreThere]);
  return charts;
}
