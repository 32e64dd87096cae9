import { useEffect, useState } from 'react';
import type { MonthBars } from './MonthBars';

interface Charts {
  MonthBars: typeof MonthBars;
}

/** Loads the chart code, which is large, after the figures are shown as numbers. */
export function useCharts(figuresAreThere: boolean): Charts | undefined {
  const [charts, setCharts] = useState<Charts>();
  useEffect(() => {
    if (!figuresAreThere) return undefined;
    // wait until the figures are painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        import('./MonthBars').then(setCharts, () => {}); // on failure the figures remain available as a table
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
