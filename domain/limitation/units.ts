export const units = ['DAYS', 'MONTHS', 'WORKING_DAYS'] as const;

export type Unit = (typeof units)[number];

/**
 * The longest period that a rule may have. No Act gives more than 60 years, and a longer period of working
 * days, which are counted one by one, would take too long.
 */
export const longestPeriod: Readonly<Record<Unit, number>> = {
  DAYS: 36_500,
  MONTHS: 1200,
  WORKING_DAYS: 1000,
};

/** The start of a period. `FIELD`: a date named by the person who enters it. */
export const triggers = ['ISSUE', 'COMMUNICATION', 'RECEIPT', 'JUDGMENT', 'FIELD'] as const;

export type Trigger = (typeof triggers)[number];
