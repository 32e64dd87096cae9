import { sql, type RawBuilder } from 'kysely';
import { caseTypes } from '../../../../domain/followOnCases';
import type { Db } from '../../../platform/database/schema';
import { inTransaction } from '../../../platform/database/transaction';

/** A table of increments: summing `sums` per `groups` gives the present figures. */
interface Tally {
  table: string;
  groups: string[];
  sums: string[];
  /** The counted records: one row each, with the group columns and the record's contribution to each sum. */
  records: () => RawBuilder<unknown>;
}

export const caseFilingTally: Tally = {
  table: 'case_filing_tally',
  groups: ['work_place_id', 'provisional', 'status'],
  sums: ['filings', 'revenue'],
  records: () => sql`
    select work_place_id, date_of_provisional_taxation is not null as provisional, status, 1 as filings, revenue
    from case_filing`,
};

export const followOnCaseTally: Tally = {
  table: 'follow_on_case_tally',
  groups: ['case_table', 'work_place_id', 'filing_status', 'status'],
  sums: ['cases', 'revenue'],
  records: () =>
    ofEveryCaseType(
      (table) => sql`
        select ${table} as case_table, f.work_place_id, f.status as filing_status, c.status, 1 as cases, f.revenue
        from ${sql.table(table)} c join case_filing f on f.id = c.case_filing_id`,
    ),
};

const caseMonthTally: Tally = {
  table: 'case_month_tally',
  groups: ['register', 'month'],
  sums: ['cases'],
  records: () => sql`
    select 'case_filing' as register, case_month(date_of_judgement, created_at) as month, 1 as cases
    from case_filing
    union all ${ofEveryCaseType(
      (table) => sql`
        select ${table}, case_month(date_of_case, created_at), 1 from ${sql.table(table)}`,
    )}`,
};

const moneyTally: Tally = {
  table: 'money_tally',
  groups: ['work_place_id', 'state'],
  sums: ['amount', 'files'],
  records: () => sql`
    select work_place_id, s.state, s.amount, 1 as files from money_position, money_states(money_position) s`,
};

const moneyMonthTally: Tally = {
  table: 'money_month_tally',
  groups: ['month', 'kind'],
  sums: ['amount'],
  records: () => sql`
    select date_trunc('month', date)::date as month, kind, amount from money_entry where is_collection(kind)`,
};

export const tallies = [caseFilingTally, followOnCaseTally, caseMonthTally, moneyTally, moneyMonthTally];

const ofEveryCaseType = (query: (table: string) => RawBuilder<unknown>) =>
  sql.join(
    caseTypes.map(({ table }) => query(table)),
    sql` union all `,
  );

/** Compacts every tally that has many differences. */
export async function foldTallies(db: Db): Promise<void> {
  for (const tally of tallies) {
    if (await tallyNeedsFolding(db, tally)) await foldTally(db, tally);
  }
}

/**
 * Compacts a tally's appended differences into one row per group. Its sums stay correct at every moment, so
 * readers and writers continue meanwhile; a concurrent second call finds nothing to do.
 */
export async function foldTally(db: Db, { table, groups, sums }: Tally): Promise<void> {
  const fold = sql`
    with deleted as (delete from ${sql.table(table)} returning *)
    insert into ${sql.table(table)} (${columns([...groups, ...sums])})
    select ${columns(groups)}, ${summed(sums)} from deleted group by ${columns(groups)} having ${anyLeft(sums)}
  `;
  await inTransaction(db, null, (trx) => fold.execute(trx));
}

/** Whether there are enough differences, beyond one row per group, to be worth compacting. */
export async function tallyNeedsFolding(db: Db, { table, groups }: Tally, rows = 500): Promise<boolean> {
  const found = await sql<{ needed: boolean }>`
    select coalesce(sum(surplus), 0) > ${rows} as needed
    from (select count(*) - 1 as surplus from ${sql.table(table)} group by ${columns(groups)}) as each_group
  `.execute(db);
  return found.rows[0]!.needed;
}

/** The number of rows that all tallies have beyond one per group. */
export async function tallyRowsWaiting(db: Db): Promise<number> {
  const surplus = tallies.map(
    ({ table, groups }) =>
      sql`select count(*) - 1 as surplus from ${sql.table(table)} group by ${columns(groups)}`,
  );
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(surplus), 0)::int as waiting from (${sql.join(surplus, sql` union all `)}) as each_group
  `.execute(db);
  return rows[0]!.waiting;
}

const summed = (sums: string[]) =>
  sql.join(sums.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));

const anyLeft = (sums: string[]) =>
  sql.join(
    sums.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );

const columns = (names: string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));

/** A group of a tally whose sums differ from its records. */
interface Drift {
  tally: string;
  group: Record<string, unknown>;
  tallied: Record<string, string> | null;
  counted: Record<string, string> | null;
}

/** Recounts every tally from the records in one snapshot and returns the differences. */
export async function driftOfTallies(db: Db): Promise<Drift[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const drifts = [];
      for (const tally of tallies) drifts.push(...(await driftOf(trx, tally)));
      return drifts;
    });
}

async function driftOf(trx: Db, tally: Tally): Promise<Drift[]> {
  const { rows } = await sql<Omit<Drift, 'tally'>>`
    with tallied as (${sums(tally, sql.table(tally.table))}),
      counted as (${sums(tally, sql`(${tally.records()}) as records`)})
    select coalesce(tallied.key, counted.key) as "group", tallied.sums as tallied, counted.sums as counted
    from tallied full join counted using (key)
    where tallied.sums is distinct from counted.sums
    order by 1
  `.execute(trx);
  return rows.map((row) => ({ tally: tally.table, ...row }));
}

/** One row per non-empty group: its key, and its sums as text, exact to the poisha. */
function sums({ groups, sums: names }: Tally, from: ReturnType<typeof sql.table>) {
  const key = sql.join(groups.flatMap((name) => [sql.lit(name), sql.ref(name)]));
  const each = sql.join(
    names.flatMap((name) => [sql.lit(name), sql`sum(${sql.ref(name)})::numeric(30, 2)::text`]),
  );
  const grouped = sql.join(groups.map((name) => sql.ref(name)));
  const filled = sql.join(
    names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );
  return sql`
    select jsonb_build_object(${key}) as key, jsonb_build_object(${each}) as sums
    from ${from} group by ${grouped} having ${filled}`;
}
