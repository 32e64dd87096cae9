import { sql, type RawBuilder } from 'kysely';
import { outcomeOfJudgement, proceedingKinds, type ProceedingKind } from '../../../domain/proceedings';
import { columnName } from '../../platform/database/preparedStatements';
import type { Db } from '../../platform/database/schema';

/** A proceeding that differs from its record, or challenges no order of its own file. */
interface ProceedingDrift {
  kind: string;
  recordId: number;
  /** The differing columns; null if there is no proceeding. */
  kept: Record<string, unknown> | null;
  /** The record's values of these columns; null if there is no record. */
  recorded: Record<string, unknown> | null;
}

/** The columns that a proceeding copies, and their source in its record. */
const COPIES = [
  'id',
  'case_filing_id',
  'work_place_id',
  'number',
  'opened_on',
  'decided_on',
  'outcome',
  'status',
];

/** Compares every proceeding with its record and returns the differences, invalid `fromId`s included. */
export async function driftOfProceedings(db: Db): Promise<ProceedingDrift[]> {
  const drifts = [];
  for (const kind of proceedingKinds) drifts.push(...(await driftOfKind(db, kind)));
  return [...drifts, ...(await driftOfOrders(db))];
}

async function driftOfKind(db: Db, kind: ProceedingKind): Promise<ProceedingDrift[]> {
  const isFiling = kind.name === 'case-fillings';
  const source = (name: string | undefined, otherwise: RawBuilder<unknown>) =>
    name === undefined ? otherwise : sql.ref(`r.${columnName(name)}`);
  const recorded: Record<string, RawBuilder<unknown>> = {
    id: sql`r.proceeding_id`,
    case_filing_id: isFiling ? sql`r.id` : sql`r.case_filing_id`,
    work_place_id: sql`f.work_place_id`,
    number: source(kind.number, sql`null`),
    opened_on: source(kind.openedOn, sql`null`),
    // entered at the proceeding if the register has no such column
    decided_on: source(kind.decidedOn, sql`p.decided_on`),
    outcome: kind.outcome ? outcomeOf(source(kind.outcome, sql`null`)) : sql`null`,
    status: sql`r.status`,
  };
  const values = (from: (column: string) => RawBuilder<unknown>) =>
    sql.join(COPIES.flatMap((column) => [sql.lit(column), from(column)]));
  const { rows } = await sql<ProceedingDrift>`
    with compared as (
      select coalesce(p.record_id, r.id) as record_id, p.id is not null as is_kept, r.id is not null as is_recorded,
        jsonb_build_object(${values((column) => sql.ref(`p.${column}`))}) as kept,
        jsonb_build_object(${values((column) => recorded[column]!)}) as recorded
      from (select * from proceeding where kind = ${kind.name}) as p
      full join ${sql.table(kind.table)} as r on r.id = p.record_id
      left join case_filing as f on f.id = ${isFiling ? sql`r.id` : sql`r.case_filing_id`}
      where p.id is null or r.id is null or (${sql.join(COPIES.map((column) => sql.ref(`p.${column}`)))})
        is distinct from (${sql.join(COPIES.map((column) => recorded[column]!))})
    )
    select ${kind.name} as kind, record_id,
      case when is_kept then ${different(sql`kept`, sql`recorded`)} end as kept,
      case when is_recorded then ${different(sql`recorded`, sql`kept`)} end as recorded
    from compared order by record_id
  `.execute(db);
  return rows;
}

/** The values of one side that differ from the other. */
const different = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(key, value) from jsonb_each(${one})
  where value is distinct from ${other} -> key
)`;

const outcomeOf = (judgement: RawBuilder<unknown>) =>
  sql`case ${judgement} ${sql.join(
    Object.entries(outcomeOfJudgement).map(([wire, outcome]) => sql`when ${wire} then ${outcome}`),
    sql` `,
  )} end`;

/**
 * Checks that a proceeding which challenges the filing's order has no `fromId`, and that any other names a
 * court case of the same file, without cycles.
 */
async function driftOfOrders(db: Db): Promise<ProceedingDrift[]> {
  const { rows } = await sql<ProceedingDrift>`
    with recursive challenged as (
      select id, kind, record_id, case_filing_id, from_id, id as at, from_id as next from proceeding
      where from_id is not null
      union all
      select c.id, c.kind, c.record_id, c.case_filing_id, c.from_id, p.id, p.from_id
      from challenged c join proceeding p on p.id = c.next where p.from_id is not null
    ) cycle at set is_circle using path
    select distinct c.kind, c.record_id, jsonb_build_object('from_id', c.from_id) as kept, null::jsonb as recorded
    from challenged c join proceeding earlier on earlier.id = c.from_id
    where c.is_circle or c.kind = 'case-fillings' or earlier.kind = 'case-fillings'
      or earlier.case_filing_id <> c.case_filing_id
    order by 1, 2
  `.execute(db);
  return rows;
}
