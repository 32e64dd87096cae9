import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { WireRecord } from '../../../../domain/wire';
import { ownAccount, replacePassword } from '../accounts';
import { keepEvent } from '../../../platform/writes/events';
import { once, type Write } from '../../../platform/writes/idempotency';
import { endOtherSessionsOf } from './store/ownSessions';
import { endOtherDevicesOf } from './store/signInDevices';
import type { Keys } from './keys';
import { proveOwner, wrongPassword, type OwnershipProof } from './ownership';
import { hashPassword } from './passwords';
import { hashOfDevice } from './places';

export interface PasswordChange extends OwnershipProof {
  next: string;
  write: Write;
}

/**
 * Sets a user's password, ends the user's other sessions and forgets all other browsers.
 * @returns the account. @throws ApiError as `proveOwner` does.
 */
export async function changePassword(
  db: Kysely<Database>,
  keys: Keys,
  { next, write, ...proof }: PasswordChange,
  now: () => Date,
): Promise<WireRecord> {
  const { userId, sessionId } = proof.user;
  const before = await proveOwner(db, keys, proof, now);
  const hash = await hashPassword(next);
  return once(db, write, async (trx) => {
    // fails when another request has changed the password since it was verified
    if (!(await replacePassword(trx, userId, before, hash))) throw wrongPassword();
    await keepEvent(trx, { kind: 'PASSWORD_CHANGED', byUser: userId, aboutUser: userId });
    await endOtherSessionsOf(trx, userId, sessionId);
    await endOtherDevicesOf(trx, userId, hashOfDevice(keys, proof.from));
    return ownAccount(trx, userId);
  });
}
