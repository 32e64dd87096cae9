/** Whether `LONG=1` is set. Without it, slow tests are skipped whose subject other tests cover in part. */
export const isLong = Boolean(process.env.LONG);
