/** Whether the long run's variable is set. Otherwise the slow tests of what others cover in part are left out. */
export const isLong = Boolean(process.env.LONG);
