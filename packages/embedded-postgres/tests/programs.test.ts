import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPlatformPackage } from '../src/programs';
import { isRoot, answer, query, temporaryDirectory } from './support/started';
import {
  createCheckout,
  type Checkout,
  nameOfCopy,
  programsCopyName,
  programsHaveLinks,
} from './support/checkout';
import { runProgram, type RunningProgram } from './support/runProgram';

const root = temporaryDirectory(afterAll);
let checkout: Checkout;

beforeAll(async () => {
  checkout = await createCheckout(root, 'without scripts');
});

describe("PostgreSQL's programs", () => {
  describe.runIf(isRoot)('when only root can enter the checkout', () => {
    const dataDir = temporaryDirectory(afterAll);
    const copies = () => readdirSync(path.join(dataDir, 'programs'));

    beforeAll(() => chmodSync(root, 0o700));
    afterAll(() => chmodSync(root, 0o755));

    it("PostgreSQL's programs are copied beside the data when only root can enter the checkout @long", async () => {
      await whileRunning(dataDir);
      expect(copies()).toEqual([programsCopyName]);
    });

    it("PostgreSQL's programs are copied again for another version, and the older copy is deleted @long", async () => {
      const { version } = findPlatformPackage();
      onTestFinished(() => checkout.setPackageVersion(version));
      checkout.setPackageVersion('18.99.0');
      const deadPid = 5_000_000; // above Linux's maximum
      mkdirSync(path.join(dataDir, 'programs', `${nameOfCopy('18.99.0')}.new-${deadPid}-1`));
      await whileRunning(dataDir);
      expect(copies()).toEqual([nameOfCopy('18.99.0')]);
    });
  });

  it.runIf(programsHaveLinks)(
    "missing symbolic links of PostgreSQL's programs are made in node_modules when install scripts are disabled @long",
    async () => {
      const dataDir = temporaryDirectory();
      await whileRunning(dataDir);
      expect(existsSync(path.join(dataDir, 'programs'))).toBe(false);
    },
  );

  it('a system without a UTF-8 locale gets a database, with a warning about the consequences @long', async () => {
    withoutLocales(checkout.programs);
    await whileRunning(temporaryDirectory(), async ({ connection }, { log }) => {
      const [row] = await query(
        connection,
        `select datctype, upper('é') as upper, 'মামলা' like '%মলা' as found
         from pg_database where datname = current_database()`,
      );
      expect(row).toEqual({ datctype: 'C', upper: 'É', found: true });
      expect(log.join()).toContain('searching for Bengali text stays correct, but slow');
    });
  });
});

describe('a platform without PostgreSQL programs on npm', () => {
  it('a platform without PostgreSQL programs on npm is reported as unsupported', () => {
    expect(() => findPlatformPackage('sunos-sparc')).toThrow(
      'There is no PostgreSQL to install from npm for this kind of computer (sunos-sparc).',
    );
  });

  it('a supported platform whose package is not installed is told to install it', () => {
    const other = process.platform === 'win32' ? 'linux-arm64' : 'win32-x64';
    expect(() => findPlatformPackage(other)).toThrow(/is not installed\. Run "npm install" again/);
  });
});

type Ready = Awaited<ReturnType<typeof ready>>;
const ready = (run: RunningProgram) => run.next('ready');

async function whileRunning(dataDir: string, use?: (server: Ready, run: RunningProgram) => Promise<void>) {
  const run = runProgram(checkout.program, { dataDir });
  const server = await ready(run);
  expect(await answer(server)).toBe(42);
  await use?.(server, run);
  await run.end('SIGTERM');
}

/** Makes initdb request a locale that no system has, so that it fails as where UTF-8 locales are missing. */
function withoutLocales(programs: string) {
  const initdb = path.join(programs, 'bin/initdb');
  renameSync(initdb, `${initdb}-real`);
  onTestFinished(() => renameSync(`${initdb}-real`, initdb));
  const script = `#!/bin/sh
for argument do
  shift
  case $argument in --locale=*.UTF-8) argument=--locale=none.UTF-8 ;; esac
  set -- "$@" "$argument"
done
exec "$0-real" "$@"
`;
  writeFileSync(initdb, script, { mode: 0o755 });
}
