import type { Kysely } from 'kysely';
import { foldTerm } from '../../domain/folding';
import type { Database } from '../db/schema';
import { findAccount, type Claimed } from '../store/users/users';
import type { Place } from './codes';
import { slotOf, type Keys } from './keys';
import { devicesSince, hashOfDevice, hashOfPlace, type Caller } from './places';

/** A name somebody typed: of a user, or of nobody. Whatever happens must not tell the two apart. */
export interface Name {
  account: Claimed | undefined;
  signsInByCode: boolean;
  /** Who asks: a browser that the account knows is counted by itself, all others together. */
  place: Place;
  /** What the attempts from there are kept under. */
  owner: Buffer;
}

/** In characters: what is typed beyond that changes nothing, and reading it would only take time. */
const LONGER_THAN_ANY = 400;

/** Names that nobody has share 65,536 owners: however many are made up, no more is kept. */
export async function lookUp(
  db: Kysely<Database>,
  keys: Keys,
  { userName, from, now }: { userName: string; from: Caller; now: Date },
): Promise<Name> {
  const folded = foldTerm(userName.slice(0, LONGER_THAN_ANY));
  const device = hashOfDevice(keys, from);
  const account = await findAccount(db, folded, { typed: userName, device, since: devicesSince(now) });
  const slot = slotOf(keys, 'slot', folded);
  const modeOfNobody = keys.hash('mode', folded)[0]! % 2 === 0;
  const place = { known: account?.knowsDevice ?? false, id: hashOfPlace(keys, from) };
  return {
    account,
    signsInByCode: account ? account.signInBy === 'OTP' || account.passwordHash === null : modeOfNobody,
    place,
    owner: keys.hash(
      place.known ? 'pair' : 'name',
      account ? `account ${account.id}` : `slot ${slot}`,
      place.known ? place.id! : '',
    ),
  };
}
