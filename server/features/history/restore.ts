import { sql } from 'kysely';
import { keptRegisterNamed, type KeptRegister } from '../../../domain/history';
import { may } from '../../../domain/rights';
import type { WireRecord } from '../../../domain/wire';
import type { Db, Trx } from '../../platform/database/schema';
import type { SignedInUser } from '../../platform/http/access';
import { ApiError, notFound } from '../../platform/http/errors';
import { isVisible } from '../../platform/resource/records';
import { changes } from './changes';
import { lockRecord, type Edit, type EditedTable } from '../../platform/writes/edits';
import { once, type Write } from '../../platform/writes/idempotency';
import { rewriteEntry } from '../../platform/writes/searchEntries';
import { lockUser } from '../accounts/userAccess';
import { bringBack } from './bringBack';
import { namesOfRecords } from './names';
import { keptAsSeen, referencesIn, type Kept, recordAfter } from './keptRecords';
import { explainingConflicts, refuseMissing } from './restoreRefusals';
import { NEVER_RESTORED, saveVersion, storedRecord } from './registers';

/** The stored record, with its register, id and new version. */
type Restored = WireRecord & { register: string; id: number; version: number };

/**
 * Gives a record the state that it had after a change, as a new change.
 * @throws 404; 403 without the right to edit the register; 409 if the record was changed after `version`, if
 * a record that it refers to no longer exists, or if another record has its number or name.
 */
export function restoreVersion(db: Db, changeId: number, user: SignedInUser, edit: Edit): Promise<Restored> {
  return once(db, { ...edit, via: 'restore' }, async (trx) => {
    const { register, id } = await replaceByVersion(trx, changeId, user, edit.version);
    return restored(trx, register, id, user);
  });
}

/** Like `restoreVersion`, but within the caller's transaction, whose `via` is `restore`. */
export async function replaceByVersion(
  trx: Trx,
  changeId: number,
  user: SignedInUser,
  version: number | null,
): Promise<{ register: KeptRegister; id: number }> {
  if (!(await isVisible(trx, changes, changeId, user))) throw notFound();
  const { register, id } = await changeOf(trx, changeId);
  const whole = await recordAfter(trx, changeId);
  if (!whole) throw notFound();
  if (!may(user.roles, 'edit', register.name)) throw new ApiError(403, 'notAllowed');
  if (register.name === 'users') await lockUser(trx, id, version);
  else await lockRecord(trx, register.table as EditedTable, id, version);
  const nameOf = await namesOfRecords(trx, referencesIn(register.name, whole), user);
  const kept = keptAsSeen(register.name, whole, nameOf);
  await refuseMissing(trx, referencesIn(register.name, kept, NEVER_RESTORED));
  await explainingConflicts(kept, async () => {
    await saveVersion(trx, register, id, kept, user);
    await rewriteEntry(trx, register.name, id);
  });
  return { register, id };
}

/**
 * Restores a deleted record under its id.
 * @throws 404 if it is not in the bin, 409 as `restoreVersion` does.
 */
export function restoreDeleted(
  db: Db,
  changeId: number,
  user: SignedInUser,
  write: Write,
): Promise<Restored> {
  return once(db, { ...write, via: 'restore' }, async (trx) => {
    const { register, id, guaranteeTaken } = await takeOut(trx, changeId, user);
    return { ...(await restored(trx, register, id, user)), ...(guaranteeTaken > 0 && { guaranteeTaken }) };
  });
}

/** Like `restoreDeleted`, but within the caller's transaction, whose `via` is `restore`. */
export async function takeOut(trx: Trx, changeId: number, { userId }: SignedInUser) {
  const { register, id, was, isGone } = await changeOf(trx, changeId);
  if (!isGone || !was) throw notFound();
  await refuseMissing(trx, referencesIn(register.name, was));
  let guaranteeTaken = 0;
  await explainingConflicts(was, async () => {
    guaranteeTaken = await bringBack(trx, { register, id, was, changeId }, userId);
    await rewriteEntry(trx, register.name, id);
  });
  return { register, id, guaranteeTaken };
}

/**
 * The record of a change; `isGone` if the change has deleted it and it is in the bin. A proceeding is never
 * in the bin, because it is restored with its record. @throws 404
 */
export async function changeOf(trx: Db, changeId: number) {
  const { rows } = await sql<{
    register: string;
    id: number;
    caseFilingId: number | null;
    was: Kept | null;
    isGone: boolean;
  }>`
    select register, record_id as id, case_filing_id, was, action = 'delete' and register <> 'proceedings' and not exists (
      select from change later
      where later.register = change.register and later.record_id = change.record_id and later.id > change.id
    ) as is_gone
    from change where id = ${changeId}
  `.execute(trx);
  const [row] = rows;
  if (!row) throw notFound();
  return { ...row, register: keptRegisterNamed(row.register) };
}

async function restored(
  trx: Trx,
  { name, table }: KeptRegister,
  id: number,
  user: SignedInUser,
): Promise<Restored> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id}
  `.execute(trx);
  return { ...(await storedRecord(trx, name, id, user)), register: name, id, version: rows[0]!.version };
}
