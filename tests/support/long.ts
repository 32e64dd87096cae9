/** Whether `npm run test:long` runs. Otherwise code that several kinds share is tested with one or two of them. */
export const isLong = Boolean(process.env.LONG);
