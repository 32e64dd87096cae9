import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** Events that are recorded besides changes of records. */
export type EventKind = 'PASSWORD_RESET';

export interface NewEvent {
  kind: EventKind;
  /** Null: the server's operator. */
  byUser: number | null;
  aboutUser: number;
}

/** Records an event in the transaction that causes it. */
export async function keepEvent(trx: Transaction<Database>, event: NewEvent): Promise<void> {
  await trx.insertInto('event').values(event).execute();
}
