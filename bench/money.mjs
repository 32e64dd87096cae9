import { setTimeout as pause } from 'node:timers/promises';
import { filled, signIn } from './database/index.mjs';
import { BIG, grouped, SCALE } from './database/scale.mjs';
import { seconds } from './figures.mjs';
import { reading } from './limits.mjs';

const GUARANTEES = Math.round(200_000 * SCALE);
const STAYS = Math.round(100_000 * SCALE);
const MOVED = Math.round(50_000 * SCALE);
/** The longest that the positions of a day may take in the background, in milliseconds. */
const BACKGROUND = 60_000;

/**
 * Money of as many filings as the big register has, with three entries each: the screens' requests, and how long the
 * positions take that move on one day.
 */
export async function money() {
  const register = await filled({ filings: BIG.filings, cases: new Map(), isSearched: false });
  const client = await signIn(register);
  try {
    const counted = await fillMoney(register.pool);
    const reads = await reading(client, requests());
    return { figures: [counted, ...reads, await movedInADay(register.pool)] };
  } finally {
    client.close();
    await register.end();
  }
}

/** Three entries a file, guarantees and stays, written past the triggers; the server then counts every position. */
export async function fillMoney(pool) {
  const client = await pool.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set synchronous_commit = off; set session_replication_role = replica`,
    );
    await client.query(`
      insert into money_entry (case_filing_id, date, kind, head, amount, origin)
      select f.id, coalesce(f.date_of_judgement, (f.created_at at time zone 'Asia/Dhaka')::date), e.kind, e.head, e.amount, e.origin
      from case_filing f cross join lateral (values
        ('DEMAND', 'DUTY', f.revenue, 'field'), ('DEMAND', 'PENALTY', f.monetary_penalty, 'field'),
        ('DEMAND', 'FINE', f.amortization_penalty, 'field'),
        ('OPENING', 'DUTY', f.revenue_collected, 'field'),
        ('DEPOSIT', 'DUTY', round(f.revenue / 10, 2), 'own')
      ) as e (kind, head, amount, origin) where e.amount > 0`);
    await client.query(`
      insert into guarantee (number, amount, issued_on, valid_until, allocations, case_filing_id, expires_on, left_amount)
      select 'BG-' || f.id, 100000, current_date - 300, day, jsonb_build_array(jsonb_build_object(
        'caseFilingId', f.id, 'amount', 100000)), f.id, day, 100000
      from case_filing f cross join lateral (select current_date + (f.id * 7919 % 1000)::int - 100 as day) as until
      where f.id % ${Math.round(BIG.filings / GUARANTEES)} = 0`);
    await client.query(`
      insert into guarantee_allocation
        (guarantee_id, case_filing_id, amount, left_amount, work_place_id, expires_on, ended, liability)
      select g.id, f.id, g.amount, g.left_amount, f.work_place_id, g.expires_on, g.ended,
        liability_of(f.payable_revenue - f.revenue_collected, f.payable_revenue, f.date_of_judgement)
      from guarantee g join case_filing f on f.id = g.case_filing_id`);
    await client.query(`
      insert into stay (proceeding_id, kind, case_filing_id, work_place_id, decided_on, ordered_on, until, until_day)
      select p.id, p.kind, p.case_filing_id, p.work_place_id, p.decided_on, current_date - 200, 'DAY', current_date + (p.id * 7919 % 500)::int - 50
      from proceeding p where p.id % ${Math.round(BIG.filings / STAYS)} = 0`);
    const begun = performance.now();
    await client.query(`set session_replication_role = origin`);
    await client.query(`
      insert into money_position (case_filing_id, work_place_id, needs_count) select id, work_place_id, true
      from case_filing on conflict (case_filing_id) do update set needs_count = true`);
    await waitFor(client, 'select from money_position where needs_count limit 1');
    const took = performance.now() - begun;
    await client.query(
      'insert into user_work_place (user_id, work_place_id) select min(id), 2 from app_user',
    );
    await client.query('vacuum analyze');
    return { what: `positions of ${grouped(BIG.filings)} files, counted by the job`, value: seconds(took) };
  } finally {
    client.release(true);
  }
}

async function waitFor(client, query) {
  while ((await client.query(query)).rowCount) await pause(50);
}

function requests() {
  const list = (resource, filter, sort) =>
    `/api/casebook/${resource}?${new URLSearchParams({
      filter: JSON.stringify(filter),
      range: '[0,24]',
      sort: JSON.stringify(sort),
    })}`;
  return [
    ['Money: totals by section and state', '/api/casebook/money/totals?by=section,state'],
    ['Money: the largest recoverable', list('money-positions', {}, ['recoverable', 'DESC'])],
    ['the money of a file', `/api/casebook/files/${Math.round(BIG.filings / 2)}/money`],
    ['first page of guarantees, by expiry', list('guarantees', {}, ['expiresOn', 'ASC'])],
    ['first page of valid guarantees', list('guarantees', { state: 'VALID' }, ['expiresOn', 'ASC'])],
    [
      'first page of guarantees that lapsed while needed',
      list('guarantees', { need: 'LAPSED' }, ['expiresOn', 'ASC']),
    ],
    [
      'first page of guarantees to be released',
      list('guarantees', { need: 'RELEASE' }, ['expiresOn', 'ASC']),
    ],
    [
      'first page of what is stayed in a section',
      list('money-positions', { state: 'STAYED', workPlaceId: 2 }, ['outstanding', 'DESC']),
    ],
    ['My day of a section', '/api/casebook/today'],
    ['first page of stays, by their last day', list('stays', {}, ['endsOn', 'ASC'])],
    ['first page of stays in force', list('stays', { state: 'IN_FORCE' }, ['endsOn', 'ASC'])],
    ['first page of the ledgers, by date', list('money-entries', {}, ['date', 'ASC'])],
  ];
}

/** Lets positions be due to move today, as after a night, and waits for the job; they are as they were afterwards. */
async function movedInADay(pool) {
  const { rowCount } = await pool.query(
    `update money_position set recoverable = recoverable + 1, outstanding = outstanding + 1, changes_on = current_date
    where case_filing_id <= $1`,
    [MOVED],
  );
  const begun = performance.now();
  await waitFor(pool, `select from money_position where changes_on <= current_date limit 1`);
  const took = performance.now() - begun;
  return {
    what: `${grouped(rowCount)} positions that move on a day`,
    value: seconds(took),
    bar: `at most ${BACKGROUND / 1000} s`,
    met: took <= BACKGROUND,
  };
}
