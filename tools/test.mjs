import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { findChromium } from './chromium.mjs';

/** `npm test`: builds, then runs vitest (domain, server, ui) and Playwright (the built product). */
const long = process.argv.includes('--long');
const results = mkdtempSync(join(tmpdir(), 'casebook-tests-'));
chmodSync(results, 0o755); // as root, PostgreSQL runs under another account
const environment = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  CASEBOOK_BROWSER_DATA: join(results, 'data'),
  ...(long && { KILL_ROUNDS: '100', POSTGRES_KILL_ROUNDS: '20', LONG: '1' }),
};

await buildIfNeeded();
const counts = { passed: 0, failed: 0, skipped: 0 };
const codes = [await vitest(), await playwright()];
rmSync(results, { recursive: true, force: true });
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(codes.every((code) => code === 0) ? 0 : 1);

async function vitest() {
  const report = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...reporters]);
  const { numPassedTests, numFailedTests, numPendingTests } = read(report);
  add(numPassedTests, numFailedTests || Number(code !== 0), numPendingTests);
  return code;
}

async function playwright() {
  const report = join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = read(report);
  if (stats?.flaky) console.log(`${stats.flaky} browser tests passed only when tried again`);
  add(stats?.expected + stats?.flaky, stats?.unexpected || Number(code !== 0), stats?.skipped);
  return code;
}

function run(tool, args, extra = {}) {
  const child = spawn(join('node_modules', '.bin', tool), args, {
    stdio: 'inherit',
    env: { ...environment, ...extra },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** A runner that died wrote no report, or one without a failure: its code counts as one. */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numFailedTests: 1, stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 } };
  }
}

function add(passed = 0, failed = 0, skipped = 0) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}
