/** Whether `npm run test:long` runs. Otherwise one or two of a kind stand for all whose code is the same. */
export const isLong = Boolean(process.env.LONG);
