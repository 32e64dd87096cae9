import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Fields, Values } from '../../../domain/fields';
import { messageText } from '../../../domain/messages';
import type { WireRecord } from '../../../domain/wire';
import type { SignedInUser } from '../http/access';
import { columnName } from '../database/preparedStatements';
import type { Db, Trx } from '../database/schema';
import { settled } from '../http/checking';
import { ApiError, inUse, invalidField, notFound } from '../http/errors';
import { lockForDeletion, lockRecord, saveChanged, type Edit, type EditedTable } from '../writes/edits';
import { once, type Write } from '../writes/idempotency';
import { isVisible, recordsOf } from './records';
import type { RegularResource } from './resource';

/**
 * Adds a record and returns it.
 * @throws 400 for a reference that does not exist, 409 for a value that is taken.
 */
export function createRecord(
  db: Db,
  resource: RegularResource,
  values: Values<Fields>,
  user: SignedInUser,
  write: Write,
): Promise<WireRecord> {
  return refusing(resource, () =>
    once(db, write, async (trx) => {
      const id = await (resource.create ?? insert(resource))(trx, values, user);
      return answerTo(trx, resource, id, user);
    }),
  );
}

/**
 * Replaces a record and returns it.
 * @throws 404, 409 if it was changed after the edited version, 400 for a reference that does not exist,
 * 409 for a value that is taken.
 */
export function saveRecord(
  db: Db,
  resource: RegularResource,
  id: number,
  sent: Values<Fields>,
  user: SignedInUser,
  edit: Edit,
): Promise<WireRecord> {
  return once(db, edit, async (trx) => {
    await replaceRecord(trx, resource, id, sent, user, edit.version);
    return answerTo(trx, resource, id, user);
  });
}

/** Like `saveRecord`, but within the caller's transaction. */
export const replaceRecord = (
  trx: Trx,
  resource: RegularResource,
  id: number,
  sent: Values<Fields>,
  user: SignedInUser,
  version: number | null,
): Promise<void> =>
  refusing(resource, async () => {
    await hold(trx, resource, id, user, version);
    const [stored] = await recordsOf(trx, resource, [id], user);
    await (resource.save ?? update(resource))(trx, id, settled(sent, stored!), user);
  });

async function answerTo(trx: Trx, resource: RegularResource, id: number, user: SignedInUser) {
  const record = (await recordsOf(trx, resource, [id], user))[0]!;
  return { ...record, ...(await resource.remarks?.of(trx, record)) };
}

/**
 * Deletes a record.
 * @throws 404, 409 with its usages if it is in use.
 */
export function removeRecord(
  db: Db,
  resource: RegularResource,
  id: number,
  user: SignedInUser,
  write: Write,
): Promise<WireRecord> {
  return once(db, write, (trx) => deleteRecord(trx, resource, id, user));
}

/** Like `removeRecord`, but within the caller's transaction. @throws also 409 when it was changed after `version`. */
export async function deleteRecord(
  trx: Trx,
  resource: RegularResource,
  id: number,
  user: SignedInUser,
  version: number | null = null,
): Promise<WireRecord> {
  if (!(await isVisible(trx, resource, id, user))) throw notFound();
  await lockForDeletion(trx, resource.table as EditedTable, id, version);
  const usedBy = (await resource.usages?.(trx, id)) ?? [];
  if (usedBy.length) throw inUse(usedBy);
  await (resource.remove ?? remove(resource))(trx, id, user);
  return { id };
}

/**
 * Locks a record for an edit until the transaction ends.
 * @throws 404 also if the user may not see it, 409 if it was changed after the edited version.
 */
export async function hold(
  trx: Trx,
  resource: RegularResource,
  id: number,
  user: SignedInUser,
  version: number | null = null,
): Promise<void> {
  if (!(await isVisible(trx, resource, id, user))) throw notFound();
  await lockRecord(trx, resource.table as EditedTable, id, version);
}

const insert =
  ({ table, row = asItIs }: RegularResource) =>
  (trx: Trx, values: Values<Fields>, { userId }: SignedInUser): Promise<number> =>
    insertRow(trx, table, { ...row(values), createdBy: userId, changedBy: userId });

/** Adds a row with these columns, left out where undefined. @returns its id */
export async function insertRow(trx: Trx, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = columnsOf(row);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id
  `.execute(trx);
  return rows[0]!.id;
}

const update =
  ({ table, row = asItIs }: RegularResource) =>
  async (trx: Trx, id: number, values: Values<Fields>, { userId }: SignedInUser): Promise<void> => {
    await saveChanged(trx, table, id, row(values), userId);
  };

const remove =
  ({ table }: RegularResource) =>
  async (trx: Trx, id: number): Promise<void> => {
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
  };

const asItIs = (values: Values<Fields>): Record<string, unknown> => values;

const columnsOf = (row: Record<string, unknown>) =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [columnName(name), value] as const);

/** Converts a violated constraint to an error at its field: a taken value or a missing reference. */
export async function refusing<T>(
  { table, fields, unique }: RegularResource,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.constraint) throw error;
    const taken = unique?.[error.constraint];
    if (taken) {
      const { field, code } = taken;
      throw new ApiError(409, code, { errors: [{ field, code, message: messageText(code) }] });
    }
    const refers = Object.keys(fields).find(
      (name) => error.constraint === `${table}_${columnName(name)}_fkey`,
    );
    throw refers ? invalidField(refers, 'unknownReference') : error;
  }
}
