/** Number of changes of the record with the longest history. */
export const LONGEST = 1000;

/** Fills the table without its indexes and then recreates them: updating them row by row takes ten times as long. */
async function withoutIndexes(client, fill) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'change'::regclass`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  // this creates the indexes of the partitions too
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
}

/**
 * Adds changes of three years by 20 users: of filings, court cases, hearings and companies, as an office makes them.
 * @returns a filing that has `LONGEST` changes, and a day in the middle
 */
export async function fillHistory(pool, changes) {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set work_mem = 262144;
      set maintenance_work_mem = 1048576; set max_parallel_workers_per_gather = 0`);
    const { rows } = await client.query(
      'select min(id)::int as busy, max(id)::int as filings from case_filing',
    );
    const [{ busy, filings }] = rows;
    await client.query(`insert into hearing (proceeding_id, date)
      select id, date '2026-01-01' + (id % 700)::int from proceeding where kind <> 'case-fillings'`);
    // the monthly partitions that a job would have made in a register of that age
    await client.query(`select make_history_partition('change', month::date)
      from generate_series(date_trunc('month', now() - interval '3 years'), now(), '1 month') month`);
    await withoutIndexes(client, async () => {
      await client.query(INSERT, [changes, busy, filings, LONGEST]);
    });
    await client.query('vacuum analyze change');
    return { busy, rare: new Date(Date.now() - 548 * 86_400_000).toISOString().slice(0, 10) };
  } finally {
    client.release(true);
  }
}

/**
 * Inserts $1 changes: $4 of them, evenly spread, of filing $2, the others of $3 filings and their cases. Their
 * transaction number is below every real one, because the server would otherwise seal them while it is measured.
 */
const INSERT = `
  insert into change (tx, at, by_user, via, register, record_id, case_filing_id, kind, work_place_id, action, version,
    was, became)
  select -1, now() - interval '3 years' * (1 - n::float / $1::float), case n % 50 when 0 then null else 1 + n % 20 end, 'form',
    register, case register when 'case-fillings' then file when 'companies' then 1 + n % 5000 else 1 + n % ($3::int / 2) end,
    case when register <> 'companies' then file end,
    case when register in ('hearings', 'proceedings') then
      case when n % 23 = 0 then 'civil-case' else 'tribunal-cases' end
    end,
    case when register <> 'companies' then (select work_place_id from case_filing where id = file) end,
    case when n % 10 = 0 then 'create' when n % 5000 = 1 then 'restore' when n % 300 = 1 then 'delete' else 'edit' end,
    1 + n % 7,
    case when n % 10 <> 0 then '{"remarks": null, "date_of_hearing": null}'::jsonb end,
    case when n % 300 <> 1 then jsonb_build_object('remarks', 'Paid ' || n, 'date_of_hearing', '2026-01-01') end
  from generate_series(1, $1::int) n,
  lateral (select case when n % ($1::int / $4::int) = 0 then $2::int else 1 + (n * 7919::bigint % $3::int)::int end as file,
    case when n % ($1::int / $4::int) = 0 then 'case-fillings'
      else (array['case-fillings', 'case-fillings', 'case-fillings', 'tribunal-cases', 'tribunal-cases', 'high-court-rits',
        'hearings', 'hearings', 'proceedings', case when n % 1000 = 9 then 'companies' else 'proceedings' end])[1 + n % 10] end as register
  ) as of_record`;

/** An account of customs staff that signs in with the administrator's password. */
export async function staffOf({ pool, account }) {
  await pool.query(`
    with staff as (
      insert into app_user (user_name, full_name, sign_in_by, password_hash)
      select 'staff', 'Staff', sign_in_by, password_hash from app_user where user_name = 'admin' returning id
    )
    insert into user_role (user_id, role_id) select staff.id, role.id from staff, role where role = 'ROLE_CUSTOMS'`);
  return { ...account, userName: 'staff' };
}
