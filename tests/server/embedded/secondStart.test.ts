import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../../server/db/embedded';
import { createCheckout } from './support/checkout';
import { answer, query, started } from './support/connections';
import { runProgram } from './support/runProgram';
import { temporaryDirectory } from './support/temporaryDirectory';

const dataDir = temporaryDirectory(afterAll);

describe('a second start on the same data', () => {
  it('at the same moment lets one of them in', async () => {
    const starts = await Promise.allSettled([started({ dataDir }), started({ dataDir })]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = starts.find((start) => start.status === 'rejected');
    expect(refused?.reason).toMatchObject({ problem: 'data-in-use' });
  });

  it('is refused, and the first goes on unharmed', async () => {
    const { program } = await createCheckout(temporaryDirectory(), 'linked');
    const first = await started({ dataDir });
    const second = runProgram(program, { dataDir });
    expect(await second.next('refused')).toMatchObject({
      problem: 'data-in-use',
      message:
        `Another Casebook is already running on the data in ${dataDir}. ` +
        'Stop it first, or choose another directory for this one with the setting DATA_DIR.',
    });
    await query(first.connection, 'create table still_writes (id int)');
    expect(await answer(first)).toBe(42);
  });

  it('is not misled by a file from a crash whose process id another program has now', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await first.stop();
    const cluster = path.join(dataDir, 'postgres');
    const lines = [process.pid, cluster, 1, 5432, first.connection.host, '', '  1 1', 'ready   ', ''];
    writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
    expect(await answer(await started({ dataDir }))).toBe(42);
  });
});
