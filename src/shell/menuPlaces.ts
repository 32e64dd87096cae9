/** A screen that the menu links to. */
export interface Entry {
  to: string;
  name: string;
  /** The address of its add screen, which has no entry of its own. */
  add?: string | undefined;
  /** The address above its records' own pages. */
  pages?: string | undefined;
}

/** Whether an address belongs to the entry: its screen, an address below it, its add screen or a record's page. */
export const isHere = ({ to, add, pages }: Entry, pathname: string): boolean =>
  [to, add, pages].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
