import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { keptRegisters } from '../../domain/history';
import type { MessageCode } from '../../domain/messages';
import type { Database } from '../db/schema';
import { twinOf } from '../db/violations';
import { ApiError, notFound } from '../http/errors';
import { referencesIn, type Kept } from './fields';
import { namesOfRecords } from './names';
import { regularRegisters } from './regularRegisters';

type Trx = Transaction<Database>;

const TABLES = new Map<string, string>(keptRegisters.map(({ name, table }) => [name, table]));

/** @throws 409 naming the first record that must be restored first. */
export async function refuseMissingReferences(
  trx: Trx,
  register: string,
  kept: Kept,
  except?: ReadonlySet<string>,
): Promise<void> {
  for (const reference of referencesIn(register, kept, except)) {
    const table = TABLES.get(reference.register);
    if (!table) continue; // roles cannot be deleted
    const { rows } = await sql`
      select from ${sql.table(table)} where id = ${reference.id} for key share
    `.execute(trx);
    if (rows.length) continue;
    const name = (await namesOfRecords(trx, [reference]))(reference.register, reference.id);
    const params = { register: reference.register, what: name?.name ?? String(reference.id) };
    throw new ApiError(409, 'restoreFirst', { params });
  }
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
