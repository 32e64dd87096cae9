import { setTimeout as pause } from 'node:timers/promises';
import { filled, signIn } from './database/index.mjs';
import { newFiling } from './database/joined.mjs';
import { SMALL, grouped } from './database/scale.mjs';
import { seconds } from './figures.mjs';
import { percentile } from './load/server.mjs';

/** Number of unsealed changes; BENCH_UNSEALED=200000 tries fewer. */
const CHANGES = Number(process.env.BENCH_UNSEALED || 4_000_000);
const GOALS = { sealed: 5 * 60_000, writes: 2 };
const WRITES = 500;
/** The advisory lock of the sealing job (server/features/history/seals.ts). */
const SEALING = 7_325_001;

/** How long the server takes to seal a backlog, and what those who write meanwhile notice of it. */
export async function sealing() {
  const register = await filled(SMALL);
  const client = await signIn(register);
  const session = await register.pool.connect();
  try {
    await session.query('set statement_timeout = 0; set synchronous_commit = off');
    await session.query('select pg_advisory_lock($1)', [SEALING]);
    await fill(session);
    const [last] = await rowsOf(session, 'select tx, id from change order by tx desc, id desc limit 1');
    const quiet = await creating(client, async (count) => count === WRITES);
    const begun = performance.now();
    await session.query('select pg_advisory_unlock($1)', [SEALING]);
    const left = `select from seal where (to_tx, to_id) >= (${last.tx}, ${last.id})`;
    let first;
    const meanwhile = await creating(client, async () => {
      const [{ seals }] = await rowsOf(session, 'select count(*)::int as seals from seal');
      if (seals > 0) first ??= performance.now();
      return (await session.query(left)).rowCount > 0;
    });
    const took = performance.now() - (first ?? begun);
    return { figures: rows(took, quiet, meanwhile) };
  } finally {
    session.release(true);
    client.close();
    await register.end();
  }
}

const rowsOf = async (session, query) => (await session.query(query)).rows;

/** Half of the changes in one transaction, as of a migration or an upgrade; the others in transactions of ten. */
async function fill(session) {
  const half = CHANGES / 2;
  const insert = (from, to) => `
    insert into change (register, record_id, case_filing_id, action, version, was, became)
    select 'case-fillings', n, n, 'edit', 2, '{"remarks": null, "status": "OPEN"}',
      jsonb_build_object('remarks', 'Paid ' || n, 'status', 'CLOSED')
    from generate_series(${from}, ${to}) n`;
  await session.query(insert(1, half));
  await session.query(`do $$ begin
    for ten in ${half} + 1 .. ${CHANGES} by 10 loop ${insert('ten', 'ten + 9')}; commit; end loop;
  end $$`);
}

/** One person who creates filings until `isDone`, asked after each; milliseconds of each. */
async function creating(client, isDone) {
  const times = [];
  do {
    await client.renew();
    const begun = performance.now();
    await client.post('/api/case/case-fillings', newFiling(++created));
    times.push(performance.now() - begun);
    await pause(5);
  } while (!(await isDone(times.length)));
  return percentile(times, 0.95);
}

let created = 0;

const rows = (took, quiet, meanwhile) => [
  {
    what: `${grouped(CHANGES)} unsealed changes, sealed`,
    value: seconds(took),
    bar: `within ${seconds(GOALS.sealed)}`,
    met: took <= GOALS.sealed,
  },
  {
    what: 'creating a filing meanwhile, p95',
    value: `${meanwhile.toFixed(1)} ms`,
    against: 'without a backlog',
    'its value': `${quiet.toFixed(1)} ms`,
    ratio: `${(meanwhile / quiet).toFixed(2)}×`,
    bar: `at most ${GOALS.writes}×`,
    met: meanwhile <= GOALS.writes * quiet,
  },
];
