import { sql, type Insertable } from 'kysely';
import type { AgentKind, AgentKindName } from '../../../../domain/agents';
import { agentFilters, type FilterValues } from '../../../../domain/listFilters';
import { recordToWire, type WireRecord } from '../../../../domain/wire';
import type { Database, CnfAgentTable, Db, Trx } from '../../../platform/database/schema';
import { conditionsOf } from '../../../platform/lists/listFilters';
import type { ListedRegister } from '../../../platform/lists/listedRegister';
import type { Fields, Values } from '../../../../domain/fields';
import { messageText } from '../../../../domain/messages';
import { isUniqueViolation } from '../../../platform/database/errors';
import { ApiError, inUse, type Usage } from '../../../platform/http/errors';
import { removeEntry, writeEntry } from '../../../platform/writes/searchEntries';
import {
  lockForDeletion,
  lockRecord,
  saveChanged,
  type Edit,
  withUnchangedTexts,
} from '../../../platform/writes/edits';
import { once, type Write } from '../../../platform/writes/idempotency';

/**
 * A kind's table. All kinds' tables share one type, since the actual table is known at run time only. It
 * comes from the kind's facts, never from a request.
 */
const tableOf = ({ table }: Pick<AgentKind, 'table'>): 'cnfAgent' => table as 'cnfAgent';

export const agentsOf = (kind: AgentKind): ListedRegister<FilterValues<typeof agentFilters>> => ({
  table: kind.table,
  searched: 'search_fold',
  conditions: conditionsOf(agentFilters),
  atOnce: 200,
  records: (db, ids) => agentsById(db, kind, ids),
});

export async function agentById(db: Db, kind: AgentKind, id: number): Promise<WireRecord | null> {
  return (await agentsById(db, kind, [id]))[0] ?? null;
}

async function agentsById(db: Db, kind: AgentKind, ids: number[]): Promise<WireRecord[]> {
  const own = Object.keys(kind.fields) as (keyof Database['cnfAgent'])[];
  const rows = await db
    .selectFrom(tableOf(kind))
    .select(['id', ...own, 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, ...recordToWire(kind.fields, row), version: row.version }));
}

type AgentValues = Values<Fields>;

/**
 * Adds an agent and returns its record.
 * @throws 409 if another agent of the kind has the AIN.
 */
export async function createAgent(
  db: Db,
  kind: AgentKind,
  values: AgentValues,
  write: Write,
): Promise<WireRecord> {
  return once(db, write, async (trx) => {
    return (await agentById(trx, kind, await addAgent(trx, kind, values, write.by)))!;
  }).catch((error: unknown) => {
    throw asConflict(error, kind, values);
  });
}

/** Like `createAgent`, but within the caller's transaction. @returns the new id. */
export async function addAgent(trx: Trx, kind: AgentKind, values: AgentValues, by: number): Promise<number> {
  const { id } = await trx
    .insertInto(tableOf(kind))
    .values({ ...ownColumns(kind, values), createdBy: by, changedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeEntry(trx, kind.name, { ...values, id });
  return id;
}

/**
 * Replaces an agent and returns its record.
 * @throws 404, 409 if it was changed after the edited version or another agent of the kind has the AIN.
 */
export async function saveAgent(
  db: Db,
  kind: AgentKind,
  id: number,
  values: AgentValues,
  edit: Edit,
): Promise<WireRecord> {
  return once(db, edit, async (trx) => {
    await replaceAgent(trx, kind, id, values, edit);
    return (await agentById(trx, kind, id))!;
  }).catch((error: unknown) => {
    throw asConflict(error, kind, values);
  });
}

/** Like `saveAgent`, but within the caller's transaction. */
export async function replaceAgent(
  trx: Trx,
  kind: AgentKind,
  id: number,
  values: AgentValues,
  { version, by }: Pick<Edit, 'version' | 'by'>,
): Promise<void> {
  await lockRecord(trx, tableOf(kind), id, version);
  const kept = await withUnchangedTexts(trx, tableOf(kind), id, values);
  await saveChanged(trx, kind.table, id, ownColumns(kind, kept), by);
  await writeEntry(trx, kind.name, { ...kept, id });
}

/**
 * Deletes an agent.
 * @throws 404, 409 with its usages if it is in use.
 */
export function removeAgent(db: Db, kind: NamedKind, id: number, write: Write): Promise<WireRecord> {
  return once(db, write, (trx) => deleteAgent(trx, kind, id));
}

async function deleteAgent(trx: Trx, kind: NamedKind, id: number): Promise<WireRecord> {
  await lockForDeletion(trx, tableOf(kind), id);
  const usedBy = await usagesOf(trx, kind, id);
  if (usedBy.length) throw inUse(usedBy);
  await trx.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
  await removeEntry(trx, kind.name, id);
  return { id };
}

type NamedKind = AgentKind & { name: AgentKindName };

/** Columns that refer to agents, by kind; kinds without an entry are never referred to. */
const HOLDERS: Partial<Record<AgentKindName, Omit<Usage, 'count'> & { table: string; column: string }>> = {
  'cnf-agents': {
    resource: 'case-fillings',
    title: 'Demand Notice/Order of Custom House, Chattogram',
    table: 'case_filing',
    column: 'cnf_agent_id',
  },
};

async function usagesOf(trx: Trx, { name }: NamedKind, id: number): Promise<Usage[]> {
  const holder = HOLDERS[name];
  if (!holder) return [];
  const { resource, title, table, column } = holder;
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}
  `.execute(trx);
  const { count } = rows[0]!;
  return count ? [{ resource, title, count }] : [];
}

/** Converts a unique violation to the 409 that another agent has the AIN. */
function asConflict(error: unknown, { table }: AgentKind, { licNo }: AgentValues): unknown {
  if (!isUniqueViolation(error, `${table}_licence`)) return error;
  return new ApiError(409, 'licenceConflict', {
    params: { licence: licNo as string },
    errors: [{ field: 'licNo', code: 'licenceTaken', message: messageText('licenceTaken') }],
  });
}

const ownColumns = ({ fields }: AgentKind, values: AgentValues) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])) as unknown as Insertable<
    Pick<CnfAgentTable, 'cnfAgentName' | 'licNo' | 'contactNumber' | 'otherNumber' | 'address'>
  >;
