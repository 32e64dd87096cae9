/** A screen that the menu links to. */
export interface Entry {
  to: string;
  name: string;
  /** The address of the screen that adds a record, which has no entry of its own. */
  add?: string | undefined;
  /** The address below which the records have pages of their own. */
  pages?: string | undefined;
}

/** Whether an address belongs to the entry: its screen, an address below it, its add screen or a record's page. */
export const isHere = ({ to, add, pages }: Entry, pathname: string): boolean =>
  [to, add, pages].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
