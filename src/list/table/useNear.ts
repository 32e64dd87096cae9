import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the viewport of its scroll container, or close to it. */
export function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([latest]) => setNear(latest?.isIntersecting ?? true), {
      root: element.current.closest('.RaDataTable-tableWrapper'),
      rootMargin: '50%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
