import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toAsciiDigits } from '../../../../domain/digits';
import type { Database } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';
import { tooMany } from '../../../platform/http/errors';
import { codesAskedAt, countAt } from './store/signInAddresses';
import { lockCounts, saveCounts } from './store/signInCounts';
import { networkOf } from '../../../platform/http/addresses';
import { afterSending } from './codes';
import { secondsUntil } from './errors';
import { CODES_OF_ADDRESS } from './lockoutPolicy';
import { slotOf, type Keys } from './keys';
import type { Name } from './names';
import { after } from './windows';

type Db = Kysely<Database>;

/** Creates a code that is valid in the caller's browser. @returns null when one was sent too recently or often. */
export async function newCode(
  db: Db,
  keys: Keys,
  name: Name,
  { newPlace, now }: { newPlace: string; now: Date },
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashOfCode(keys, name, code);
  return inTransaction(db, null, async (trx) => {
    const counts = await lockCounts(trx, name.owner, now);
    const kept = afterSending(counts, { ...name.place, newPlace }, hash, now);
    await saveCounts(trx, kept ?? counts);
    return kept && code;
  });
}

/** A keyed hash, since six digits are quickly enumerated. Bengali digits give the same hash as ASCII ones. */
export const hashOfCode = (keys: Keys, { owner }: Name, code: string): string =>
  keys.hash('code', owner.toString('base64'), toAsciiDigits(code.trim())).toString('base64');

/**
 * Counts a request for a code per IP address, for any name. A request that needs no code is not counted, but
 * refused as well once the limit is reached. @throws ApiError 429 when the address has reached the limit.
 */
export async function rationCodes(
  db: Db,
  keys: Keys,
  { ip, wantsCode, now }: { ip: string; wantsCode: boolean; now: Date },
): Promise<void> {
  const slot = slotOf(keys, 'address', networkOf(ip));
  const { most, within } = CODES_OF_ADDRESS;
  const until = after(now, within);
  const count = () => inTransaction(db, null, (trx) => countAt(trx, 'codes', { slot, most, now, until }));
  if (wantsCode && (await count())) return;
  const requests = await codesAskedAt(db, slot);
  if (requests.until && requests.until > now && requests.count! >= most) {
    throw tooMany(secondsUntil(requests.until, now));
  }
}
