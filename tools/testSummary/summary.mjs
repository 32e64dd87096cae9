import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a test run's summary to the file named by TEST_SUMMARY: `passed` and `skipped` are counts, `retried` lists
 * tests that passed only on a retry, `failed` is `{ name, why }[]`.
 */
export function writeSummary(summary) {
  writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary));
}

/**
 * Reads a summary. A missing file (the runner crashed) and an exit code other than 0 without failed tests both
 * count as one failure.
 */
export function readSummary(path, code) {
  const died = { name: path, why: `the runner ended with ${code}` };
  try {
    const summary = JSON.parse(readFileSync(path, 'utf8'));
    return code === 0 || summary.failed.length > 0 ? summary : { ...summary, failed: [died] };
  } catch {
    return { passed: 0, skipped: 0, retried: [], failed: [died] };
  }
}
