import { useEffect, useState } from 'react';
import type { MonthBars } from './MonthBars';
import type { StatusDonut } from './StatusDonut';

export interface Charts {
  MonthBars: typeof MonthBars;
  StatusDonut: typeof StatusDonut;
}

/** The code that draws charts: it is large, and comes when the figures stand there in numbers. */
export function useCharts(figuresAreThere: boolean): Charts | undefined {
  const [charts, setCharts] = useState<Charts>();
  useEffect(() => {
    if (!figuresAreThere) return undefined;
    // after they have been painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        import('./charts').then(setCharts, () => {}); // all that they show stands beside them in numbers
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
