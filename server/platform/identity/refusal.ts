import { formatInstant } from '../../../domain/dates';
import type { Identity } from './identity';
import type { KeptIdentity } from './identityFile';

/** The data do not belong to the expected register. The message is for the operator. */
export class RegisterRefused extends Error {
  override name = 'RegisterRefused';
}

export interface Refused {
  expected: KeptIdentity;
  /** The identity file that names the expected register. */
  namedBy: string;
  /** A description of the place where the register was looked for. */
  where: string;
  found: Identity | 'no data' | 'no register';
}

const ways =
  'Nothing was changed. There are two ways:\n' +
  '  Bring the data back (mount the disk, restore the backup, set DATA_DIR or DATABASE_URL right) and start Casebook again.\n' +
  '  Or, if the register is to begin anew with what is there now, start it once with NEW_REGISTER=yes.';

export const refused = (refusal: Refused): RegisterRefused =>
  new RegisterRefused(`${inWords(refusal.found, refusal.where)}\n${expectation(refusal)}\n${ways}`);

/** The backup that shall be restored is of another register. */
export const backupRefused = (refusal: Refused & { found: Identity }): RegisterRefused =>
  new RegisterRefused(
    `The backup is of another register than the one expected here: of ${nameOf(refusal.found)}.\n` +
      `${expectation(refusal)}\nNothing was changed. Restore a backup of that register; or, if this one is to ` +
      'take its place, restore it with NEW_REGISTER=yes, for the restore alone.',
  );

function expectation({ expected, namedBy, where }: Refused): string {
  const moved = expected.where === where ? '' : `, last seen in ${expected.where}`;
  return `Expected: the register ${nameOf(expected)}${moved}, named by ${namedBy}.`;
}

function inWords(found: Refused['found'], where: string): string {
  if (found === 'no data') return `The data of the register are missing: there are none in ${where}.`;
  if (found === 'no register') {
    return `The data of the register are missing: what is in ${where} is empty, or has never been this register.`;
  }
  return `The data of the register are missing: in ${where} is another register, ${nameOf(found)}.`;
}

const nameOf = ({ id, since }: Identity) => `${id} (since ${formatInstant(since, 'en')})`;

export const unreadable = (file: string): RegisterRefused =>
  new RegisterRefused(
    `The file ${file} is to name the register, but its content is damaged. Restore it; or, if you are sure ` +
      'that the data are the right ones, start Casebook once with NEW_REGISTER=yes.',
  );
