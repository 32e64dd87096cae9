import { useEffect, useRef } from 'react';

/** Titles of open pages and dialogs, the latest last: a dialog names the tab while it is open. */
const openTitles: { current: string }[] = [];

/** Titles the browser's tab after the page or dialog; on close, the title below applies again. */
export function usePageTitle(title: string): void {
  const ownTitle = useRef(title);
  useEffect(() => {
    ownTitle.current = title;
    nameTab();
  }, [title]);
  useEffect(() => {
    openTitles.push(ownTitle);
    nameTab();
    return () => {
      openTitles.splice(openTitles.indexOf(ownTitle), 1);
      nameTab();
    };
  }, []);
}

function nameTab() {
  const latest = openTitles.at(-1);
  if (latest) document.title = `${latest.current} – Casebook`;
}
