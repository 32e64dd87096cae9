import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { AgentKind, AgentKindName } from '../../domain/agents';
import type { Fields, Values } from '../../domain/fields';
import { messageText } from '../../domain/messages';
import type { CnfAgentTable, Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isUniqueViolation } from '../db/violations';
import { ApiError, inUse, type Usage } from '../errors';
import { tableOf } from './agents';
import { edited, holdRecord, type Edit } from './edits';
import { once } from './idempotency';
import { withUnchangedTexts } from './unchangedTexts';

type Db = Kysely<Database>;

export type AgentValues = Values<Fields>;

/**
 * Adds an agent and answers its id; the same idempotency key never adds a second one.
 * @throws 409 when another agent of the kind has the AIN.
 */
export async function createAgent(
  db: Db,
  kind: AgentKind,
  values: AgentValues,
  { userId, key }: { userId: number; key: string | undefined },
): Promise<number> {
  return once(db, { userId, key, content: [kind.name, values] }, async (trx) => {
    const { id } = await trx
      .insertInto(tableOf(kind))
      .values({ ...ownColumns(kind, values), createdBy: userId, changedBy: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }).catch((error: unknown) => {
    throw asConflict(error, kind, values);
  });
}

/**
 * Replaces an agent. @throws 404, 409 when it was changed after the version that was edited, 409 when
 * another agent of the kind has the AIN.
 */
export async function saveAgent(
  db: Db,
  kind: AgentKind,
  id: number,
  values: AgentValues,
  { version, by }: Edit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdRecord(trx, tableOf(kind), id, version);
    const kept = await withUnchangedTexts(trx, tableOf(kind), id, values);
    await trx
      .updateTable(tableOf(kind))
      .set({ ...ownColumns(kind, kept), ...edited(by) })
      .where('id', '=', id)
      .execute();
  }).catch((error: unknown) => {
    throw asConflict(error, kind, values);
  });
}

/** Deletes an agent. @throws 404, 409 when it is in use, saying by what. */
export async function removeAgent(db: Db, kind: NamedKind, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    // held first: a filing that just comes to name it waits, or is counted
    await holdRecord(trx, tableOf(kind), id);
    const usedBy = await usagesOf(trx, kind, id);
    if (usedBy.length) throw inUse(usedBy);
    await trx.deleteFrom(tableOf(kind)).where('id', '=', id).execute();
  });
}

type NamedKind = AgentKind & { name: AgentKindName };

/** What holds on to agents; nothing does to the kinds that are missing. */
const HOLDERS: Partial<Record<AgentKindName, Omit<Usage, 'count'> & { table: string; column: string }>> = {
  'cnf-agents': {
    resource: 'case-fillings',
    title: 'Demand Notice/Order of Custom House, Chattogram',
    table: 'case_filing',
    column: 'cnf_agent_id',
  },
};

async function usagesOf(trx: Transaction<Database>, { name }: NamedKind, id: number): Promise<Usage[]> {
  const holder = HOLDERS[name];
  if (!holder) return [];
  const { resource, title, table, column } = holder;
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}
  `.execute(trx);
  const { count } = rows[0]!;
  return count ? [{ resource, title, count }] : [];
}

/** What a write failed of, as the caller is told: that another agent has the AIN. */
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
