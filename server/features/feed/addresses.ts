import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { keepEvent } from '../../platform/writes/events';
import { once, type Write } from '../../platform/writes/idempotency';
import { rolesOfUser } from '../accounts/userRoles';

type Db = Kysely<Database>;

/** A user's calendar URL, without its secret, which is shown only once, when the URL is made. */
export interface CalendarAddress {
  /** Null if the user has no URL. */
  madeAt: Date | null;
  /** Whether the calendar names companies. */
  withParties: boolean;
}

const NONE: CalendarAddress = { madeAt: null, withParties: false };

export async function calendarAddressOf(db: Db, userId: number): Promise<CalendarAddress> {
  const found = await db
    .selectFrom('calendarAddress')
    .select(['madeAt', 'withParties'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found ?? NONE;
}

/**
 * Makes the writer's URL, which revokes an older one. @returns its secret: 43 characters of base64url. A
 * repeated request makes another URL, because an answer stored for repeats would keep the secret readable.
 */
export function makeCalendarAddress(db: Db, { resend: _resend, ...write }: Write): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  return once(db, write, async (trx) => {
    const made = { secretHash: hashOf(secret), madeAt: sql<Date>`now()` };
    await trx
      .insertInto('calendarAddress')
      .values({ userId: write.by, ...made })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(made))
      .execute();
    await keepEvent(trx, { kind: 'CALENDAR_MADE', byUser: write.by, aboutUser: write.by });
    return secret;
  });
}

/** Says whether the writer's calendar names companies. @throws 404 if there is no URL. */
export function nameParties(db: Db, withParties: boolean, write: Write): Promise<CalendarAddress> {
  return once(db, write, async (trx) => {
    const [changed] = await trx
      .updateTable('calendarAddress')
      .set({ withParties, changedAt: sql<Date>`now()` })
      .where('userId', '=', write.by)
      .returning(['madeAt', 'withParties'])
      .execute();
    if (!changed) throw notFound();
    return changed;
  });
}

/** Ends the writer's URL, if there is one. */
export function endCalendarAddress(db: Db, write: Write): Promise<CalendarAddress> {
  return once(db, write, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('calendarAddress')
      .where('userId', '=', write.by)
      .executeTakeFirstOrThrow();
    if (numDeletedRows)
      await keepEvent(trx, { kind: 'CALENDAR_REVOKED', byUser: write.by, aboutUser: write.by });
    return NONE;
  });
}

/**
 * The user whose calendar a secret opens, with their present roles; undefined if they may no longer sign in.
 */
export const ownerOfCalendar = (db: Db, secret: string) =>
  db
    .selectFrom('calendarAddress')
    .innerJoin('appUser', 'appUser.id', 'calendarAddress.userId')
    .select(['appUser.id as userId', 'withParties', 'calendarAddress.changedAt'])
    .select(rolesOfUser.as('roles'))
    .where('secretHash', '=', hashOf(secret))
    .where('isEnabled', '=', true)
    .executeTakeFirst();

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
