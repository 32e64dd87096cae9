import { alertChoices, type AlertChoices } from '../../../domain/alerts';
import type { Db, Trx } from '../../platform/database/schema';
import { once, type Write } from '../../platform/writes/idempotency';

/** Which alerts a user wants: all that are not switched off. */
export async function alertChoicesOf(db: Db, userId: number): Promise<AlertChoices> {
  const stored = await db
    .selectFrom('alertSetting')
    .select('off')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const choices = alertChoices.map((choice) => [choice, !stored?.off.includes(choice)]);
  return Object.fromEntries(choices) as AlertChoices;
}

/** Switches kinds of alerts on and off; kinds that `given` lacks stay as they are. */
export const saveAlertChoices = (db: Db, given: Partial<AlertChoices>, write: Write): Promise<AlertChoices> =>
  once(db, write, async (trx) => {
    await lockChoices(trx, write.by);
    const choices = { ...(await alertChoicesOf(trx, write.by)), ...given };
    const off = alertChoices.filter((choice) => !choices[choice]);
    await trx.updateTable('alertSetting').set({ off }).where('userId', '=', write.by).execute();
    return choices;
  });

/**
 * Locks the user's choices until the transaction ends, so that two concurrent changes do not overwrite each other.
 */
async function lockChoices(trx: Trx, userId: number): Promise<void> {
  await trx
    .insertInto('alertSetting')
    .values({ userId, off: [] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('alertSetting').select('userId').where('userId', '=', userId).forUpdate().execute();
}
