/** A screen that the menu leads to. */
export interface Entry {
  to: string;
  name: string;
  /** The screen that adds to it, which is no entry of its own. */
  add?: string | undefined;
}

/** Whether an address is the entry's: its screen, what lies below it, or the screen that adds to it. */
export const isHere = ({ to, add }: Entry, pathname: string): boolean =>
  [to, add].some((path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)));
