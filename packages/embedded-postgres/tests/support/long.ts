/** Whether `LONG=1` is set. Without it, slow tests whose subject other tests cover in part are skipped. */
export const isLong = Boolean(process.env.LONG);
