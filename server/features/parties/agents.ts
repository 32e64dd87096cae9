import type { Kysely } from 'kysely';
import type { AgentKind } from '../../../domain/agents';
import { agentFilters, type FilterValues } from '../../../domain/listFilters';
import { recordToWire, type WireRecord } from '../../../domain/wire';
import type { Database } from '../../platform/database/schema';
import { conditionsOf } from '../../platform/lists/listFilters';
import type { ListedRegister } from '../../platform/lists/listedRegister';

type Db = Kysely<Database>;

/**
 * A kind's table. All kinds' tables share one type, since the actual table is known at run time only. It
 * comes from the kind's facts, never from a request.
 */
export const tableOf = ({ table }: Pick<AgentKind, 'table'>): 'cnfAgent' => table as 'cnfAgent';

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
