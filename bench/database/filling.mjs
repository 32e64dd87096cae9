import { cnfAgents, companies, criminalCases, filings, tribunalCases } from './rows.mjs';

const SECTIONS = 12;

/**
 * Fills the register that a first start made. Triggers and indexes wait meanwhile; what they would have
 * made is made at the end, and checked.
 */
export async function fillRegister(pool, { filingCount, tribunalCount, criminalCount }) {
  const client = await pool.connect();
  try {
    await client.query('set synchronous_commit = off; set maintenance_work_mem = 1048576; set jit = off');
    await client.query(
      'set work_mem = 262144; set max_parallel_workers_per_gather = 0; select setseed(0.2026)',
    );
    await client.query('delete from work_place where id > $1', [SECTIONS]);
    await client.query(companies(5_000));
    await client.query(cnfAgents(2_000));
    const { rows } = await client.query('select id from app_user order by id limit 1');
    await withoutIndexes(client, 'case_filing', () => fillFilings(client, filingCount, rows[0].id));
    await withoutIndexes(client, 'tribunal_case', () =>
      client.query(tribunalCases(tribunalCount, filingCount)),
    );
    await withoutIndexes(client, 'criminal_case', () =>
      client.query(criminalCases(criminalCount, filingCount)),
    );
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    await checkRegister(client, { filingCount, tribunalCount, criminalCount });
  } finally {
    client.release(true);
  }
}

/** In one transaction, since the rows' copies and the tally are made here in place of the triggers. */
async function fillFilings(client, count, userId) {
  await client.query('begin; set local session_replication_role = replica');
  await client.query(filings(count, userId));
  await client.query(`
    insert into case_filing_tally
    select work_place_id, date_of_provisional_taxation is not null, status, count(*), sum(revenue)
    from case_filing group by 1, 2, 3`);
  await client.query('commit');
}

/** Drops what would be kept up to date row by row, and makes it again from all the rows. */
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

/** @throws when the rows, their tallies or their copies of the parents are not what the product makes. */
async function checkRegister(client, { filingCount, tribunalCount, criminalCount }) {
  const { rows } = await client.query(`
    select (select count(*) from case_filing)::int as filings,
      (select sum(filings) from case_filing_tally)::int as tallied,
      (select count(*) from case_filing f join work_place w on w.id = f.work_place_id
        left join company c on c.id = f.company_id left join cnf_agent a on a.id = f.cnf_agent_id
        where (f.work_place_name_fold, f.company_name_fold, f.cnf_agent_name_fold)
          is distinct from (w.name_fold, c.company_name_fold, a.cnf_agent_name_fold))::int as strangers,
      (select count(distinct work_place_id) from case_filing)::int as sections,
      (select sum(cases) from follow_on_case_tally where case_table = 'tribunal_case')::int as tribunal,
      (select sum(cases) from follow_on_case_tally where case_table = 'criminal_case')::int as criminal`);
  const wanted = {
    filings: filingCount,
    tallied: filingCount,
    strangers: 0,
    sections: SECTIONS,
    tribunal: tribunalCount,
    criminal: criminalCount,
  };
  const wrong = Object.keys(wanted).filter((name) => rows[0][name] !== wanted[name]);
  if (wrong.length) throw new Error(`the register was not filled right: ${JSON.stringify(rows[0])}`);
}
