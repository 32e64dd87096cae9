/** Days over which the hearings are spread: ten years back and one ahead. */
const DAYS = { back: 3650, all: 4015 };
/** A section of about a tenth of the filings, which the administrator holds. */
const SECTION = 2;
const COLUMNS = `proceeding_id, kind, case_filing_id, work_place_id, date, time, court, item_no, purpose, law_officer,
  result, created_at`;

/**
 * Spreads `count` hearings over the court cases and days, and adds a day with exactly `busy` of them. Triggers are
 * off meanwhile, because the diary needs neither history nor search entries of the hearings.
 * @returns {Promise<{today: string, busyDay: string}>}
 */
export async function fillHearings(pool, { count, busy }) {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set work_mem = 262144;
      set session_replication_role = replica`);
    await client.query(
      `insert into user_work_place (user_id, work_place_id) select id, ${SECTION} from app_user where user_name = 'admin'`,
    );
    await client.query(insert(`current_date - ${DAYS.back} + (i * 7919 % ${DAYS.all})::int`, count));
    const { rows } = await client.query(
      `select current_date::text as today, (current_date - 30)::text as "busyDay"`,
    );
    const [days] = rows;
    await client.query('delete from hearing where date = $1', [days.busyDay]);
    await client.query(insert(`date '${days.busyDay}'`, busy));
    await client.query('vacuum analyze hearing');
    await client.query('checkpoint'); // otherwise the rows would be written to disk while requests are measured
    return days;
  } finally {
    client.release(true);
  }
}

/** SQL that inserts hearings; every fiftieth past hearing has no result. */
const insert = (day, count) => `
  insert into hearing (${COLUMNS})
  select matter.id, matter.kind, matter.case_filing_id, matter.work_place_id, day,
    (array['10:30', '11:00', '14:30', null])[1 + i % 4], 'Court No. ' || 1 + i % 40, (1 + i % 180)::text, 'HEARING',
    'Officer ' || i % 30, case when day < current_date and i % 50 > 0 then 'ADJOURNED' end, day - 14
  from generate_series(1, ${count}::bigint) i
  cross join lateral (select ${day} as day) as listed
  join (
    select *, row_number() over (order by id) - 1 as place from proceeding where kind <> 'case-fillings'
  ) matter on matter.place = i % (select count(*) from proceeding where kind <> 'case-fillings')`;

/** Gives a filing this many proceedings with ten hearings each. @returns its id */
export async function fillLongFile(pool, client, { proceedings }) {
  const { text } = await client.post('/api/case/case-fillings', {
    nothiNumber: 'BENCH-LONG',
    workPlace: { id: SECTION },
  });
  const { id } = JSON.parse(text());
  for (let each = 1; each < proceedings; each++)
    await client.post('/api/case/tribunal-cases', {
      caseFilling: { id },
      tribunalCaseNo: `CEVT/${each}/2025`,
      dateOfCase: '2025-01-05',
      status: 'SUBJUDICE',
    });
  await pool.query(
    `insert into hearing (proceeding_id, date, court, purpose)
    select p.id, current_date - 30 * n, 'Bench 2', 'HEARING' from proceeding p, generate_series(1, 10) n
    where p.case_filing_id = $1`,
    [id],
  );
  return id;
}
