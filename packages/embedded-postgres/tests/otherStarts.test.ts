import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../src';
import { isRoot, answer, started, temporaryDirectory } from './support/started';
import { createCheckout } from './support/checkout';
import { runProgram } from './support/runProgram';

const dataDir = temporaryDirectory(afterAll);
const cluster = path.join(dataDir, 'postgres');
const postmasterFile = path.join(cluster, 'postmaster.pid');

describe('a second start on the same data', () => {
  it('only one of two parallel starts on the same data succeeds', async () => {
    const starts = await Promise.allSettled([started({ dataDir }), started({ dataDir })]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = starts.find((start) => start.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      problem: 'data-in-use',
      message:
        `Another PostgreSQL is already running on the data in ${dataDir}. ` +
        'Stop the program that started it, or choose another directory for this one.',
    });
  });

  it('a second start from another container, where the first process id is not visible, is refused @long', async () => {
    await started({ dataDir });
    const original = readFileSync(postmasterFile, 'utf8');
    const deadPid = '5000000'; // above Linux's maximum
    writeFileSync(postmasterFile, original.replace(/^\d+/, deadPid));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({ problem: 'data-in-use' });
    writeFileSync(postmasterFile, original);
  });

  it('a start is not misled by a stale pid file whose process id another program has now @long', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await first.stop();
    // PostgreSQL itself would take any running process of its own account for the server.
    const { uid, gid } = statSync(cluster);
    const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    onTestFinished(() => void other.kill());
    const lines = [other.pid, cluster, 1, 5432, first.connection.host, '', '  1 1', 'ready   ', ''];
    writeFileSync(postmasterFile, lines.join('\n'));
    expect(await answer(await started({ dataDir }))).toBe(42);
  });
});

describe('an interrupted first start', () => {
  it('the next start discards the partial files of a first start that was killed @long', async () => {
    const directory = temporaryDirectory();
    const dataDir = path.join(directory, 'data');
    const { program } = await createCheckout(path.join(directory, 'checkout'), 'linked');
    const run = runProgram(program, { dataDir });
    while (!isCreating(dataDir)) await pause(2);
    await run.end('SIGKILL');
    expect(readdirSync(dataDir)).not.toContain('postgres');
    expect(await answer(await started({ dataDir }))).toBe(42);
    expect(unfinished(dataDir)).toEqual([]);
  });
});

function isCreating(dataDir: string): boolean {
  try {
    return unfinished(dataDir).some((name) => readdirSync(path.join(dataDir, name)).includes('base'));
  } catch {
    return false;
  }
}

const unfinished = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes('.new-'));
