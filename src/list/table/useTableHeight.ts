import { useLayoutEffect, useRef } from 'react';
import './tableHeight.css';

/** A table that is lower than this many pixels is not worth having: the page scrolls instead. */
const LOWEST = 240;

/**
 * Gives `--table-room` to what scrolls in the element, or to itself: the height that the window leaves
 * beside everything else on the page, so that a list fits one screen and only its table scrolls.
 */
export function useTableHeight(lowest = LOWEST) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const screen = element?.closest('section');
    if (!element || !screen) return undefined;
    const fit = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      const below = screen.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
      const footer = document.querySelector('footer')?.offsetHeight ?? 0;
      const room = window.innerHeight - above - below - footer;
      const scroller = element.querySelector<HTMLElement>('.RaDataTable-tableWrapper') ?? element;
      scroller.style.setProperty('--table-room', `${Math.max(lowest, Math.floor(room) - 1)}px`);
    };
    fit();
    window.addEventListener('resize', fit);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
    observer?.observe(screen);
    // The menu in it folds out and away, which moves the table and changes nothing of the screen.
    const header = document.querySelector('header');
    if (header) observer?.observe(header);
    return () => {
      window.removeEventListener('resize', fit);
      observer?.disconnect();
    };
  }, [lowest]);
  return ref;
}
