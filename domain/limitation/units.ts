export const units = ['DAYS', 'MONTHS', 'WORKING_DAYS'] as const;

export type Unit = (typeof units)[number];

/** The start of a period. `FIELD`: a date named by the person who enters it. */
export const triggers = ['ISSUE', 'COMMUNICATION', 'RECEIPT', 'JUDGMENT', 'FIELD'] as const;

export type Trigger = (typeof triggers)[number];
