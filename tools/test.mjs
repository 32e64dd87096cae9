import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { installPostgresql } from './postgresql.mjs';
import { readSummary } from './testSummary/summary.mjs';

/**
 * `npm test`: builds, then runs vitest (domain, server, ui) and Playwright (the built product) at the same time,
 * since each leaves the cores idle while it waits. The long run measures the limits of a server, so there Playwright
 * starts once vitest has ended, and all is run again on the other versions of Node.js that people use.
 */
const long = process.argv.includes('--long');
const OTHER_NODES = ['22', '24'];
const results = mkdtempSync(join(tmpdir(), 'casebook-tests-'));
chmodSync(results, 0o1777); // when root runs the tests, PostgreSQL runs under another account
const environment = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  TMPDIR: results, // what tests leave there is removed in the end
  CASEBOOK_BROWSER_DATA: join(results, 'data'),
  ...(long && { KILL_ROUNDS: '100', POSTGRES_KILL_ROUNDS: '20', LONG: '1' }),
};

installPostgresql(long);
await buildIfNeeded();
const vitest = run('vitest', ['run', '--reporter=default', '--reporter=tools/testSummary/vitest.mjs']);
if (long) await vitest;
const playwright = run('playwright', ['test', '--reporter=line,./tools/testSummary/playwright.mjs'], vitest);
const summaries = await Promise.all([vitest, playwright]);
removeTemporaryFiles();
if (long) summaries.push(...OTHER_NODES.map(onNode));
close(summaries);

/** A folder that is in use yet must not hide how the tests went. */
function removeTemporaryFiles() {
  try {
    rmSync(results, { recursive: true, force: true, maxRetries: 5 });
  } catch ({ message }) {
    console.log(`Not removed: ${message}`);
  }
}

/**
 * Builds and runs the ordinary tests on another version of Node.js, which the npm package `node` brings: not into root's
 * own folder, since tests run it under other accounts too.
 */
function onNode(version) {
  const cache = mkdtempSync(join(tmpdir(), 'casebook-node-'));
  chmodSync(cache, 0o755);
  const node = (program) =>
    spawnSync('npx', ['--yes', '--cache', cache, `node@${version}`, program], { stdio: 'inherit' });
  const passed = ['tools/build.mjs', 'tools/test.mjs'].every((program) => node(program).status === 0);
  rmSync(cache, { recursive: true, force: true });
  const failed = passed ? [] : [{ name: `npm test on Node.js ${version}`, why: 'see above' }];
  return { passed: Number(passed), failed, skipped: 0 };
}

/**
 * Runs a tool and resolves to its summary. With `before`, the tool's output is held back until that promise has
 * resolved.
 */
function run(tool, args, before) {
  const summary = join(results, tool);
  const child = spawn(join('node_modules', '.bin', tool), args, {
    stdio: ['inherit', before ? 'pipe' : 'inherit', 'inherit'],
    env: { ...environment, TEST_SUMMARY: summary },
  });
  if (before) printAfter(before, child.stdout);
  return new Promise((resolve) => child.on('close', (code) => resolve(readSummary(summary, code ?? 1))));
}

function printAfter(before, output) {
  const held = [];
  let print = (chunk) => held.push(chunk);
  output.on('data', (chunk) => print(chunk));
  before.then(() => {
    print = (chunk) => process.stdout.write(chunk);
    held.forEach(print);
  });
}

/** Prints every failure and every note again in the last lines, where they are easy to find. */
function close(summaries) {
  const failed = summaries.flatMap((summary) => summary.failed);
  const sum = (what) => summaries.reduce((total, summary) => total + summary[what], 0);
  for (const { name, why = '' } of failed) console.log(`failed: ${name}\n  ${why.slice(0, 500)}`);
  for (const note of new Set(summaries.flatMap(({ notes = [] }) => notes))) console.log(note);
  console.log(`${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`);
  process.exit(failed.length === 0 ? 0 : 1);
}
