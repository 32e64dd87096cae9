import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { keepEvent } from '../store/events';

export interface Refusal {
  /** The account, null for a name that nobody has. */
  aboutUser: number | null;
  /** Browser and operating system, as the history names them. */
  device: string | null;
  /**
   * Absent if the secret was wrong or the user is disabled. `WAITING`: the event stands for all attempts
   * during a wait.
   */
  reason?: 'REUSED_TOKEN' | 'WAITING';
}

/** Keeps a refused sign-in as an event. */
export const keepRefusal = (trx: Transaction<Database>, { aboutUser, ...details }: Refusal) =>
  keepEvent(trx, { kind: 'SIGN_IN_REFUSED', byUser: null, aboutUser, details: { ...details } });
