/** A screen that the menu links to. */
export interface Entry {
  to: string;
  name: string;
  /** The address of its add screen, which has no entry of its own. */
  add?: string | undefined;
}

/** Whether an address belongs to the entry: its screen, an address below it, or its add screen. */
export const isHere = ({ to, add }: Entry, pathname: string): boolean =>
  [to, add].some((path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)));
