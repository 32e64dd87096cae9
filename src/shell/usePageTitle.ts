import { useEffect, useRef } from 'react';

/** What is open, the latest last: a dialog names the tab as long as it lies over its list. */
const open: { current: string }[] = [];

/** Names the browser's tab after the page or dialog, and after what lies under it when it closes. */
export function usePageTitle(title: string): void {
  const own = useRef(title);
  useEffect(() => {
    own.current = title;
    name();
  }, [title]);
  useEffect(() => {
    open.push(own);
    name();
    return () => {
      open.splice(open.indexOf(own), 1);
      name();
    };
  }, []);
}

function name() {
  const latest = open.at(-1);
  if (latest) document.title = `${latest.current} – Casebook`;
}
