export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** A fixed-window count: the stored count while its window lasts, else 0 in a new window that starts now. */
export const counted = (count: number, until: Date | null, now: Date, within: number) =>
  until && until > now ? { count, until } : { count: 0, until: after(now, within) };
