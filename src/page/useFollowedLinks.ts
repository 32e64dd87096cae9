import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { painted } from './painted';

interface Options {
  /** Whether links to URLs below the current one keep its query. */
  keepsSearch?: boolean;
  state?: unknown;
}

/**
 * Navigates on clicks of the plain `<a>` links inside an element. Tables have hundreds and charts
 * thousands, too many for a router <Link> each.
 */
export function useFollowedLinks(box: RefObject<HTMLElement | null>, options: Options = {}): void {
  const { keepsSearch = false, state } = options;
  const navigate = useNavigate();
  useEffect(() => {
    const element = box.current;
    let isFollowing = false;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const address = link?.getAttribute('href');
      if (!address?.startsWith('/') || event.defaultPrevented) return;
      const { pathname, search } = window.location;
      const isBelow = address.startsWith(`${pathname}/`);
      const to = keepsSearch && isBelow ? address.split('?')[0] + search : address;
      link?.setAttribute('href', to); // so that a new tab opens the same URL
      if (event.type !== 'click' || event.button !== 0 || isModified(event)) return;
      event.preventDefault();
      if (isFollowing) return; // ignores the second click of a double click
      isFollowing = true;
      // Adding a history entry takes milliseconds, so the pressed state of the link is painted first.
      void painted().then(() => {
        isFollowing = false;
        return navigate(to, { state });
      });
    };
    OPENINGS.forEach((type) => element?.addEventListener(type, follow));
    return () => OPENINGS.forEach((type) => element?.removeEventListener(type, follow));
  }, [box, keepsSearch, state, navigate]);
}

const OPENINGS = ['click', 'auxclick', 'contextmenu'] as const;

const isModified = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
