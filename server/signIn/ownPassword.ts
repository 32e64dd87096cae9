import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { replacePassword } from '../store/accounts';
import { endOtherSessionsOf } from '../store/ownSessions';
import { endOtherDevicesOf } from '../store/signInDevices';
import type { Keys } from './keys';
import { proveOwner, wrongPassword, type OwnershipProof } from './ownership';
import { hashPassword } from './passwords';
import { hashOfDevice } from './places';

export interface PasswordChange extends OwnershipProof {
  next: string;
}

/** Sets a user's password, ends its other sessions and makes the account know no other browser. @throws ApiError as `proveOwner` does. */
export async function changePassword(
  db: Kysely<Database>,
  keys: Keys,
  { next, ...proof }: PasswordChange,
  now: () => Date,
): Promise<void> {
  const { userId, sessionId } = proof.user;
  const before = await proveOwner(db, keys, proof, now);
  const hash = await hashPassword(next);
  await db.transaction().execute(async (trx) => {
    // somebody else may have set one meanwhile
    if (!(await replacePassword(trx, userId, before, hash))) throw wrongPassword();
    await endOtherSessionsOf(trx, userId, sessionId);
    await endOtherDevicesOf(trx, userId, hashOfDevice(keys, proof.from));
  });
}
