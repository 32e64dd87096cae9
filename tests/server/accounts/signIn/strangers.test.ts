import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { loadKeys } from '../../../../server/features/accounts/signIn/keys';
import { useTestApp } from '../../../support/signInAs';
import { table } from '../../rightsTable';
import { openBrowser } from './browser';
import { CLIENT, elsewhere, refresh, requestToken, sendOtp, trySecret } from './calls';

const test = useTestApp({ connections: 10 });
beforeAll(async () => {
  await loadKeys(test.db); // makes the secret that the first request would make
});

/** The number of rows of each table, those of partitions with their table. */
async function rows(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1
  `.execute(test.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      test.db,
    );
    counts[name] = found.rows[0]!.n;
  }
  return counts;
}

/** The tables that have more rows after `work`. */
async function grown(work: () => Promise<void>): Promise<string[]> {
  const before = await rows();
  await work();
  const after = await rows();
  return Object.keys(after).filter((name) => after[name]! > (before[name] ?? 0));
}

/** Whatever can be sent without an account, from another IP address each time. */
async function sendEverything(turn: number): Promise<void> {
  const name = `stranger${turn}`;
  await trySecret(test, name, 'wrong', elsewhere());
  await trySecret(test, name, '123456', elsewhere());
  await trySecret(test, `${name}\u0000${'x'.repeat(1000)}`, '', elsewhere());
  await sendOtp(test, name, { ip: elsewhere() });
  await openBrowser(test).sendOtpInstead(name);
  await refresh(test, `token${turn}`);
  await requestToken(test, { grant_type: name }, { ip: elsewhere() });
  await requestToken(test, { grant_type: 'password' }, { headers: { authorization: `Basic ${name}` } });
  for (const authorization of [undefined, `Bearer ${name}`, CLIENT]) {
    for (const [method, url] of table) {
      await test.app.inject({
        method,
        url: url.replace(':id', '1').replace(':file', `${name}${'x'.repeat(30)}.ics`),
        headers: { ...(authorization && { authorization }), 'idempotency-key': `${name}-${url}` },
        remoteAddress: elsewhere(),
        ...(['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && {
          payload: { refreshToken: name, id: name, message: name, userName: name },
        }),
      });
    }
  }
}

it('nothing that a stranger sends adds a row but to the two tables of attempts, which have 65,536 rows at most @long', async () => {
  const tables = await grown(async () => {
    for (let turn = 0; turn < 3; turn += 1) await sendEverything(turn);
  });
  expect(tables).toEqual(['sign_in_address', 'sign_in_counts']);
});
