import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { keepEvent } from '../store/events';

export interface Refusal {
  /** The account, null for a name that nobody has. */
  aboutUser: number | null;
  /** Browser and system, as the history calls them. */
  device: string | null;
  /** Why, unless the secret was wrong or the user is disabled. `WAITING` stands for all tries of one wait. */
  reason?: 'REUSED_TOKEN' | 'WAITING';
}

/** Keeps a refused sign-in as an event. */
export const keepRefusal = (trx: Transaction<Database>, { aboutUser, ...details }: Refusal) =>
  keepEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, aboutUser, details: { ...details } });
