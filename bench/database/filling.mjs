import { casesOf } from './caseRows.mjs';
import { columnName, proceedingKinds, searchedKinds } from './facts.mjs';
import { cnfAgents, companies, filings as filingRows, users } from './rows.mjs';

const SECTIONS = 12;

/**
 * Fills the empty register of a first start. Meanwhile triggers are disabled and indexes dropped; what they would
 * have produced is then created and checked. `isSearched: false` leaves out the search entries, which take the
 * longest; `isChecked` adds the further data that `npm run verify` compares.
 */
export async function fillRegister(pool, { filings, cases: wanted, isSearched = true, isChecked = false }) {
  const client = await pool.connect();
  try {
    // an older version may not have all registers
    const cases = [];
    for (const each of wanted) if (await has(client, each[0].table)) cases.push(each);
    await client.query(`set statement_timeout = '10min'; set synchronous_commit = off; set jit = off`);
    await client.query(
      'set maintenance_work_mem = 1048576; set work_mem = 262144; set max_parallel_workers_per_gather = 0',
    );
    await client.query('select setseed(0.2026)');
    await client.query('delete from work_place where id > $1', [SECTIONS]);
    await client.query(companies(5_000));
    await client.query(cnfAgents(2_000));
    await client.query(users(300));
    const { rows } = await client.query('select id from app_user order by id limit 1');
    const userId = rows[0].id;
    const fill = async () => {
      await fillTable(client, 'case_filing', filingRows(filings, userId), TALLIES_OF_FILINGS);
      await client.query('analyze case_filing');
      for (const [type, count] of cases) {
        const insert = casesOf(type, { count, filings, userId });
        await fillTable(client, type.table, insert, talliesOfCases(type));
      }
    };
    await ((await has(client, 'proceeding')) ? withoutIndexes(client, 'proceeding', fill) : fill());
    if (isChecked) await withoutIndexes(client, 'hearing', () => addHearings(client, cases));
    if (await has(client, 'retention_term'))
      await client.query('insert into retention_term select * from retention_term_counted');
    if (isSearched) await makeSearchEntries(client);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    await checkFilings(client, filings);
    for (const [type, count] of cases) await checkCases(client, type, count);
  } finally {
    client.release(true);
  }
}

const TALLIES_OF_FILINGS = `
  insert into case_filing_tally
  select work_place_id, date_of_provisional_taxation is not null, status, count(*), sum(revenue)
  from case_filing group by 1, 2, 3;
  ${tallyOfMonths('case_filing', 'date_of_judgement')}`;

const talliesOfCases = ({ table }) => `
  insert into follow_on_case_tally
  select '${table}', work_place_id, filing_status, status, count(*), sum(revenue)
  from ${table} group by 2, 3, 4;
  ${tallyOfMonths(table, 'date_of_case')}`;

function tallyOfMonths(table, day) {
  return `insert into case_month_tally
  select '${table}', case_month(${day}, created_at), count(*) from ${table} group by 2`;
}

/** In one transaction, since this code writes copied columns and tallies in place of the triggers. */
function fillTable(client, table, insert, tallies) {
  return withoutIndexes(client, table, async () => {
    const isSpined = await has(client, 'proceeding');
    await client.query('begin; set local session_replication_role = replica');
    if (isSpined)
      await client.query(`alter table ${table} alter proceeding_id set default nextval('proceeding_id_seq')`);
    await client.query(insert);
    if (isSpined) {
      await client.query(proceedingsOf(table));
      await client.query(`alter table ${table} alter proceeding_id drop default`);
    }
    await client.query(tallies);
    await client.query('commit');
  });
}

/** Adds the hearings that Casebook keeps equal to the hearing dates of the cases. */
async function addHearings(client, cases) {
  await client.query('begin; set local session_replication_role = replica');
  for (const [{ table, groups }] of cases) {
    const dates = groups.find(({ name }) => name === 'hearings')?.fields ?? [];
    for (const [index, date] of dates.entries()) {
      await client.query(`insert into hearing (proceeding_id, kind, case_filing_id, work_place_id, court, date, origin)
        select p.id, p.kind, p.case_filing_id, p.work_place_id, p.court, c.${columnName(date)}, '${['first', 'second'][index]}'
        from ${table} c join proceeding p on p.id = c.proceeding_id where c.${columnName(date)} is not null`);
    }
  }
  await client.query('commit');
}

/** Whether the version that is measured has the table; `--against` starts older ones. */
async function has(client, table) {
  const { rows } = await client.query('select to_regclass($1) is not null as has', [table]);
  return rows[0].has;
}

/** Queues all records for the job that makes missing search entries (as the migration did), and waits for it. */
async function makeSearchEntries(client) {
  if (!(await has(client, 'search_fill'))) return;
  const begun = performance.now();
  for (const { name, table } of searchedKinds) {
    if (!(await has(client, table))) continue;
    await client.query(
      `insert into search_fill select '${name}', 0, max(id) from ${table} having max(id) > 0`,
    );
  }
  const left = async () => (await client.query('select count(*)::int as left from search_fill')).rows[0].left;
  while (await left()) await new Promise((resolve) => setTimeout(resolve, 500));
  const took = `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  const made = await client.query('select count(*)::int as made from search_entry');
  console.log(`${made.rows[0].made} search entries made in ${took}`);
}

/** SQL for the proceedings of a register's records, as its trigger makes them. */
function proceedingsOf(table) {
  const kind = proceedingKinds.find((each) => each.table === table);
  const { name, number, openedOn, decidedOn, outcome, court } = kind;
  const column = (field) => (field ? columnName(field) : 'null');
  const ofFiling = table === 'case_filing' ? 'id' : 'case_filing_id';
  return `insert into proceeding
      (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, court)
    overriding system value
    select proceeding_id, '${name}', id, ${ofFiling}, work_place_id, ${column(number)}, ${column(openedOn)},
      ${column(decidedOn)}, outcome_of(${column(outcome)}), status, ${column(court)}
    from ${table}`;
}

/** Drops indexes and constraints, which would be updated row by row, and recreates them after filling. */
async function withoutIndexes(client, table, fill) {
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = $1::regclass and not indisunique order by 1`,
    [table],
  );
  const { rows: constraints } = await client.query(
    `select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = $1::regclass and contype = 'u'`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** @throws when the filings, their tallies or columns copied from parents differ from what the product writes. */
async function checkFilings(client, filings) {
  const { rows } = await client.query(`
    select count(*)::int as filings, count(distinct f.work_place_id)::int as sections,
      (select sum(filings) from case_filing_tally)::int as tallied,
      (select sum(cases) from case_month_tally where register = 'case_filing')::int as "inMonths",
      (count(*) filter (where (f.work_place_name_fold, f.company_name_fold, f.cnf_agent_name_fold)
        is distinct from (w.name_fold, c.company_name_fold, a.cnf_agent_name_fold)))::int as strangers
    from case_filing f join work_place w on w.id = f.work_place_id
      left join company c on c.id = f.company_id left join cnf_agent a on a.id = f.cnf_agent_id`);
  expectSame('filings', rows[0], {
    filings,
    sections: SECTIONS,
    tallied: filings,
    inMonths: filings,
    strangers: 0,
  });
}

/** @throws when the cases, their tallies or columns copied from the filing differ from what the product writes. */
async function checkCases(client, { table }, cases) {
  const { rows } = await client.query(
    `select count(*)::int as cases,
      (select sum(cases) from follow_on_case_tally where case_table = $1)::int as tallied,
      (select sum(cases) from case_month_tally where register = $1)::int as "inMonths",
      (count(*) filter (where
        (c.nothi_number_fold, c.work_place_name_fold, c.revenue, c.work_place_id, c.filing_status) is distinct
        from (f.nothi_number_fold, f.work_place_name_fold, f.revenue, f.work_place_id, f.status)))::int as strangers
    from ${table} c join case_filing f on f.id = c.case_filing_id`,
    [table],
  );
  expectSame(table, rows[0], { cases, tallied: cases, inMonths: cases, strangers: 0 });
}

function expectSame(what, found, wanted) {
  const wrong = Object.keys(wanted).filter((name) => found[name] !== wanted[name]);
  if (wrong.length) throw new Error(`${what} were not filled right: ${JSON.stringify(found)}`);
}
