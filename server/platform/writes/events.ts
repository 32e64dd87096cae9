import type { Transaction } from 'kysely';
import type { EventKind } from '../../../domain/history';
import type { Database } from '../database/schema';

export interface NewEvent {
  kind: EventKind;
  /** Null: whoever runs the server, or somebody who is not signed in. */
  byUser: number | null;
  /** The account that the event is about, if any. */
  aboutUser?: number | null;
  /** The time of the event: now, except for sample data. */
  at?: Date;
  /** Facts of the event, never a secret. */
  details?: Record<string, unknown>;
}

/** Keeps an event in the transaction of what happened. @returns its id. */
export async function keepEvent(trx: Transaction<Database>, event: NewEvent): Promise<number> {
  const { details, ...columns } = event;
  const { id } = await trx
    .insertInto('event')
    .values({ ...columns, details: details ? JSON.stringify(details) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
