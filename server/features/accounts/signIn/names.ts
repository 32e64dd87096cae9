import { foldTerm } from '../../../../domain/folding';
import type { Db } from '../../../platform/database/schema';
import { findAccount, type Claimed } from '../users';
import { slotOf, type Keys } from './keys';
import { devicesSince, hashOfDevice, hashOfPlace, type Caller, type Place } from './browsers';

/** A typed user name, whether it exists or not. Responses and their timing must not reveal which. */
export interface Name {
  account: Claimed | undefined;
  signsInByCode: boolean;
  /**
   * The caller's browser. The attempts of each known browser are counted separately, those of all other
   * browsers together.
   */
  place: Place;
  /** The key of the counters for attempts from this place. */
  owner: Buffer;
}

/**
 * How many characters of a typed name are read. No stored name is that long, and folding more characters would only
 * take time.
 */
const MAX_NAME_LENGTH = 400;

/** Looks up a typed name. Unknown names share 65,536 counters, which bounds the rows that guessing can create. */
export async function lookUp(
  db: Db,
  keys: Keys,
  { userName, from, now }: { userName: string; from: Caller; now: Date },
): Promise<Name> {
  const folded = foldTerm(userName.slice(0, MAX_NAME_LENGTH));
  const device = hashOfDevice(keys, from);
  const account = await findAccount(db, folded, { typed: userName, device, since: devicesSince(now) });
  const slot = slotOf(keys, 'slot', folded);
  const modeOfUnknown = keys.hash('mode', folded)[0]! % 2 === 0;
  const place = { known: account?.knowsDevice ?? false, id: hashOfPlace(keys, from) };
  return {
    account,
    signsInByCode: account ? account.signInBy === 'OTP' || account.passwordHash === null : modeOfUnknown,
    place,
    owner: keys.hash(
      place.known ? 'pair' : 'name',
      account ? `account ${account.id}` : `slot ${slot}`,
      place.known ? place.id! : '',
    ),
  };
}
