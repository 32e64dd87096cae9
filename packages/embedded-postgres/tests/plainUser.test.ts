import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRoot, plainUser, answer, temporaryDirectory } from './support/started';
import { createCheckout, type Checkout, programsCopyName, programsHaveLinks } from './support/checkout';
import { runProgram } from './support/runProgram';

const checkoutDirectory = temporaryDirectory(afterAll);
let checkout: Checkout;

beforeAll(async () => {
  checkout = await createCheckout(checkoutDirectory, 'without scripts');
});

describe('for a plain user, the embedded PostgreSQL', () => {
  it.runIf(programsHaveLinks)(
    "a plain user's PostgreSQL runs from a copy when node_modules is read-only and lacks links @long",
    async () => {
      const libraries = path.join(checkout.programs, 'lib');
      chmodSync(libraries, 0o555);
      const dataDir = path.join(ownHome(), 'data');
      const run = runProgram(checkout.program, { dataDir, account: plainUser });
      expect(await answer(await run.next('ready'))).toBe(42);
      await run.end('SIGTERM');
      chmodSync(libraries, 0o755);
      expect(readdirSync(path.join(dataDir, 'programs'))).toEqual([programsCopyName]);
    },
  );

  it("a plain user's PostgreSQL runs from node_modules, in a data directory that it creates", async () => {
    const home = ownHome();
    const run = runProgram(checkout.program, { dataDir: path.join(home, 'owner/data'), account: plainUser });
    expect(await answer(await run.next('ready'))).toBe(42);
    await run.end('SIGTERM');
  });

  it("a plain user's PostgreSQL refuses a data directory that the user may not write to", async () => {
    const readOnly = path.join(temporaryDirectory(), 'read-only');
    mkdirSync(readOnly, { mode: 0o555 });
    const run = runProgram(checkout.program, { dataDir: path.join(readOnly, 'data'), account: plainUser });
    expect(await run.next('refused')).toMatchObject({
      problem: 'directory-unusable',
      message: expect.stringContaining('or choose another directory'),
    });
  });

  it.runIf(isRoot)("a plain user's PostgreSQL refuses the data of another account", async () => {
    const dataDir = temporaryDirectory();
    mkdirSync(path.join(dataDir, 'postgres'));
    const run = runProgram(checkout.program, { dataDir, account: plainUser });
    expect(await run.next('refused')).toMatchObject({ problem: 'data-of-another-account' });
  });
});

/** A directory that only the unprivileged user may enter. */
function ownHome(): string {
  const home = path.join(temporaryDirectory(), 'home');
  mkdirSync(home, { mode: 0o700 });
  if (isRoot) chownSync(home, plainUser.uid!, plainUser.gid!);
  return home;
}
