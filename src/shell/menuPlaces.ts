/** A screen that the menu links to. */
export interface Entry {
  to: string;
  name: string;
  /** The URL of the screen that adds a record, which has no entry of its own. */
  add?: string | undefined;
  /** The URL below which the records have pages of their own. */
  pages?: string | undefined;
}

/** Whether a URL path belongs to the entry: its screen, a path below it, its add screen or a record's page. */
export const isHere = ({ to, add, pages }: Entry, pathname: string): boolean =>
  [to, add, pages].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
