interface Asked {
  view?: 'month';
  /** The day in focus of the month. */
  date?: string;
  filter: Record<string, unknown>;
}

/** The address of the time limits with these filters: a table, or a month. */
export const limitsAddress = ({ filter, ...view }: Asked): string =>
  `/limits?${new URLSearchParams({ ...view, filter: JSON.stringify(filter) })}`;
