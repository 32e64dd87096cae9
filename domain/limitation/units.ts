export const units = ['DAYS', 'MONTHS', 'WORKING_DAYS'] as const;

export type Unit = (typeof units)[number];

/** What a period runs from. `FIELD`: a date that whoever enters it names. */
export const triggers = ['ISSUE', 'COMMUNICATION', 'RECEIPT', 'JUDGMENT', 'FIELD'] as const;

export type Trigger = (typeof triggers)[number];
