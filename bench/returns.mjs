import { setTimeout as pause } from 'node:timers/promises';
import { filled, signIn } from './database/index.mjs';
import { BIG, grouped } from './database/scale.mjs';
import { seconds } from './figures.mjs';
import { reading } from './limits.mjs';
import { fillMoney } from './money.mjs';

/** The longest that a month's return may take in the background, in milliseconds. */
const COUNT = 5000;

/**
 * Returns of as many filings and court cases as the big register has: the first one, which keeps everything that is
 * pending, the one of the month after, and their pages and lists.
 */
export async function returns() {
  const register = await filled({ ...BIG, isSearched: false });
  const client = await signIn(register);
  try {
    await fillMoney(register.pool);
    // as if the office had kept its money here for long: few positions have changed since the months ended
    await register.pool.query(
      `update money_position set counted_on = current_date - 100 where case_filing_id % 50 > 0`,
    );
    await register.pool.query('vacuum analyze');
    await client.renew(); // filling takes longer than a session
    const first = await counted(client, register.pool, 2);
    await client.post(`/api/casebook/returns/${first.id}/freeze`, { signedBy: 'Commissioner' });
    await waitForCount(register.pool);
    const second = await counted(client, register.pool, 1);
    const list = (figure) => `/api/casebook/returns/${first.id}/list?figure=${figure}&range=[0,24]`;
    const pages = await reading(client, [
      ['a return', `/api/casebook/returns/${first.id}`],
      ['Monthly returns', '/api/casebook/returns'],
    ]);
    const lists = await reading(
      client,
      [
        ['pending writs of a frozen return', list('closing.writ.count')],
        ['what came in in a month', list('received.all.count')],
        ['the files that owe what is recoverable', list('closing.all.recoverable')],
      ],
      50,
    );
    const { rows } = await register.pool.query('select count(*)::int as lines from return_line');
    const what = `the return of a month, ${grouped(rows[0].lines)} proceedings pending`;
    return {
      figures: [
        {
          what: `the first return of ${grouped(BIG.filings)} filings with their cases`,
          value: seconds(first.took),
        },
        { what, value: seconds(second.took), bar: `at most ${COUNT / 1000} s`, met: second.took <= COUNT },
        ...pages,
        ...lists,
      ],
    };
  } finally {
    client.close();
    await register.end();
  }
}

/** Has the return of the month so many months ago counted. @returns its id and how long it took */
async function counted(client, pool, monthsAgo) {
  const { rows } = await pool.query(
    `select first::text as "from", (first + interval '1 month')::date - 1 || '' as "to"
    from (select (date_trunc('month', current_date) - make_interval(months => $1))::date as first) month`,
    [monthsAgo],
  );
  const begun = performance.now();
  const { id } = JSON.parse((await client.post('/api/casebook/returns', rows[0])).text());
  await waitForCount(pool);
  return { id, took: performance.now() - begun };
}

async function waitForCount(pool) {
  while ((await pool.query('select from return_count where asked_at is not null')).rowCount) await pause(20);
}
