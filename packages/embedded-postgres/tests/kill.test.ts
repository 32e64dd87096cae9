import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout, type Checkout } from './support/checkout';
import { answer, query, started, temporaryDirectory } from './support/started';
import { runProgram, untilGone, type RunningProgram } from './support/runProgram';

const killRounds = Number(process.env.KILL_ROUNDS ?? 1);
const postgresKillRounds = Number(process.env.POSTGRES_KILL_ROUNDS ?? 1);
const secondsPerRound = 15;

const checkoutDirectory = temporaryDirectory(afterAll);
let checkout: Checkout;

beforeAll(async () => {
  checkout = await createCheckout(checkoutDirectory, 'linked');
});

describe('kill -9 during writes', () => {
  it(
    `a kill -9 of the program stops PostgreSQL and loses no acknowledged entry (${killRounds} rounds) @long`,
    { timeout: (killRounds + 1) * secondsPerRound * 1000 },
    async () => {
      await killInRounds(killRounds, async (run, postmasterPid) => {
        await run.end('SIGKILL');
        return untilGone(postmasterPid);
      });
    },
  );

  it(
    `a kill -9 of PostgreSQL is reported and loses no acknowledged entry (${postgresKillRounds} rounds)`,
    { timeout: (postgresKillRounds + 1) * secondsPerRound * 1000 },
    async () => {
      await killInRounds(postgresKillRounds, async (run, postmasterPid) => {
        process.kill(postmasterPid, 'SIGKILL');
        expect(await run.next('exit')).toMatchObject({ reason: 'PostgreSQL was ended by SIGKILL' });
      });
    },
  );
});

describe('after a kill -9 of PostgreSQL', () => {
  it('a start after a kill -9 of PostgreSQL waits for a backend that is still running @long', async () => {
    const dataDir = temporaryDirectory();
    const killed = await started({ dataDir });
    const ended = new Promise<string>((resolve) => killed.onExit(resolve));
    const session = query(killed.connection, busyForThreeSeconds).catch(() => 'broken');
    await untilBusy(killed.connection);
    process.kill(killed.postmasterPid, 'SIGKILL');
    await ended;
    const log: string[] = [];
    expect(await answer(await started({ dataDir, log: (line) => log.push(line) }))).toBe(42);
    expect(log.join()).toContain('pre-existing shared memory block');
    await session;
  });
});

const busyForThreeSeconds = `do $$ begin
  while clock_timestamp() < now() + interval '3 s' loop end loop;
end $$`;

async function untilBusy(connection: Parameters<typeof query>[0]) {
  const busy = "select from pg_stat_activity where state = 'active' and query like 'do %'";
  while ((await query(connection, busy)).length === 0) await pause(10);
}

/** Each round restarts at once on the data left by the last kill, and expects all acknowledged entries. */
async function killInRounds(
  rounds: number,
  kill: (run: RunningProgram, postmasterPid: number) => Promise<void>,
) {
  const dataDir = temporaryDirectory();
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = runProgram(checkout.program, { dataDir, mode: 'write' });
    const { connection, postmasterPid } = await run.next('ready');
    await run.untilKept(20);
    expect(await missing(connection, acknowledged)).toBe(0);
    await pause(Math.random() * 200);
    await kill(run, postmasterPid);
    acknowledged.push(...run.kept);
  }
  const last = runProgram(checkout.program, { dataDir });
  expect(await missing((await last.next('ready')).connection, acknowledged)).toBe(0);
  await last.end('SIGTERM');
}

async function missing(connection: Parameters<typeof query>[0], ids: number[]): Promise<number> {
  const [row] = await query<{ missing: number }>(
    connection,
    `select count(*)::int as missing from unnest($1::bigint[]) as kept (id)
     where not exists (select from entry where entry.id = kept.id)`,
    [ids],
  );
  return row!.missing;
}
