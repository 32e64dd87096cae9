import { useLayoutEffect, useRef } from 'react';
import './tableHeight.css';

/** Pixels; where less height is left than this, the page scrolls instead of the table. */
const MIN_HEIGHT = 240;

/** The greatest height that the tables' styles allow. */
const MOST = '80vh';

/**
 * Sets `--table-room` to the window height that the rest of the page leaves: on the scrolling element inside
 * or, without one, on the element itself. A list then fits one screen, and only its table scrolls.
 */
export function useTableHeight(lowest = MIN_HEIGHT) {
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
      scroller.style.setProperty('--table-room', room < lowest ? MOST : `${Math.floor(room) - 1}px`);
    };
    fit();
    window.addEventListener('resize', fit);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
    observer?.observe(screen);
    // The header's collapsible menu moves the table without resizing the screen, so observe the header too.
    const header = document.querySelector('header');
    if (header) observer?.observe(header);
    return () => {
      window.removeEventListener('resize', fit);
      observer?.disconnect();
    };
  }, [lowest]);
  return ref;
}
