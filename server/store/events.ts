import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';

/** What is kept of what happened beside changes of records. */
export type EventKind = 'PASSWORD_RESET';

export interface NewEvent {
  kind: EventKind;
  /** Null: whoever runs the server. */
  byUser: number | null;
  aboutUser: number;
}

/** Keeps an event in the transaction of what happened. */
export async function keepEvent(trx: Transaction<Database>, event: NewEvent): Promise<void> {
  await trx.insertInto('event').values(event).execute();
}
