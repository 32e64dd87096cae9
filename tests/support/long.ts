/** Whether `npm run test:long` runs. Otherwise tests of shared code cover one or two of a kind. */
export const isLong = Boolean(process.env.LONG);
