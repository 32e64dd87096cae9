interface Asked {
  view?: 'month';
  /** A day of the month to show; it gets the focus. */
  date?: string;
  filter: Record<string, unknown>;
}

/** The URL of the time limits with these filters: a table, or a month. */
export const limitsAddress = ({ filter, ...view }: Asked): string =>
  `/limits?${new URLSearchParams({ ...view, filter: JSON.stringify(filter) })}`;
