import { useEffect, useRef } from 'react';

/** Titles of open pages and dialogs, the latest last: a dialog names the tab while it is open. */
const open: { current: string }[] = [];

/** Titles the browser's tab after the page or dialog; on close, the title below applies again. */
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
