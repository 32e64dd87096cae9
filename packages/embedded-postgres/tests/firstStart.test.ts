import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCheckout } from './support/checkout';
import { answer, started } from './support/connections';
import { isLong } from './support/long';
import { runProgram } from './support/runProgram';
import { temporaryDirectory } from './support/temporaryDirectory';

describe('an interrupted first start', () => {
  it.runIf(isLong)('an interrupted first start does not prevent the next start', async () => {
    const dataDir = temporaryDirectory();
    const leftover = path.join(dataDir, 'postgres.new-5000000-1');
    mkdirSync(leftover);
    writeFileSync(path.join(leftover, 'PG_VERSION'), '18\n');
    expect(await answer(await started({ dataDir }))).toBe(42);
    expect(unfinished(dataDir)).toEqual([]);
  });

  it('the next start discards the partial files of a first start that was killed', async () => {
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
