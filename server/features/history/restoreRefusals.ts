import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { keptRegisters } from '../../../domain/history';
import type { MessageCode } from '../../../domain/messages';
import type { Trx } from '../../platform/database/schema';
import { twinOf } from '../../platform/database/errors';
import { ApiError, notFound } from '../../platform/http/errors';
import type { Kept } from './keptRecords';
import { namesOfRecords } from './names';
import { regularRegisters } from './registers';

const TABLES = new Map<string, string>(keptRegisters.map(({ name, table }) => [name, table]));

interface Referring {
  register: string;
  id: number;
}

/** The references whose record is gone, each with its last name. The other records stay until the transaction ends. */
export async function missingReferences<R extends Referring>(
  trx: Trx,
  references: readonly R[],
): Promise<(R & { what: string })[]> {
  const missing = new Set(references);
  for (const [register, table] of TABLES) {
    const own = references.filter((each) => each.register === register);
    if (!own.length) continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id = any(${own.map(({ id }) => id)}::bigint[]) order by id for key share
    `.execute(trx);
    const present = new Set(rows.map(({ id }) => id));
    for (const each of own) if (present.has(each.id)) missing.delete(each);
  }
  // roles cannot be deleted
  const gone = [...missing].filter(({ register }) => TABLES.has(register));
  const nameOf = await namesOfRecords(trx, gone);
  return gone.map((each) => ({ ...each, what: nameOf(each.register, each.id)?.name ?? String(each.id) }));
}

/** @throws 409 naming the first record that must be restored first. */
export async function refuseMissing(trx: Trx, references: readonly Referring[]): Promise<void> {
  const [first] = await missingReferences(trx, references);
  if (!first) return;
  const { register, what } = first;
  throw new ApiError(409, 'restoreFirst', { params: { register, what } });
}

interface Conflict {
  /** How the names of the violated constraints end. */
  ending: string;
  code: MessageCode;
  /** The taken value, by its name in the message and its column. */
  named?: { param: string; column: string };
}

const CONFLICTS: readonly Conflict[] = [
  {
    ending: 'case_filing_file_number',
    code: 'fileNumberConflict',
    named: { param: 'fileNumber', column: 'nothi_number' },
  },
  {
    ending: 'app_user_user_name_fold_key',
    code: 'userNameConflict',
    named: { param: 'userName', column: 'user_name' },
  },
  { ending: 'money_entry_total', code: 'totalOutside' },
  { ending: '_licence', code: 'licenceConflict', named: { param: 'licence', column: 'lic_no' } },
  ...[...regularRegisters.values()].flatMap(({ unique = {} }) =>
    Object.entries(unique).map(([ending, { code }]) => ({ ending, code })),
  ),
];

/**
 * Runs a write and explains the constraint that it violates.
 * @throws 409 if another record has a number, name or days that must be unique, 404 if this record is already restored.
 */
export async function explainingConflicts<T>(kept: Kept, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = error instanceof DatabaseError ? error.constraint : undefined;
    if (constraint === undefined) throw error;
    if (constraint.endsWith('_pkey')) throw notFound(); // restored by another request meanwhile
    const number = twinOf(error);
    if (number !== null) {
      throw 'nothi_number' in kept
        ? new ApiError(409, 'fileNumberConflict', { params: { fileNumber: number } })
        : new ApiError(409, 'caseConflict', { params: { number } });
    }
    const conflict = CONFLICTS.find(({ ending }) => constraint.endsWith(ending));
    if (!conflict) throw error;
    const { code, named } = conflict;
    throw new ApiError(409, code, named && { params: { [named.param]: kept[named.column] as string } });
  }
}
