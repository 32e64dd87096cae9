import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The result of a test runner: `passed` and `skipped` are counts, `failed` is `{ name, why }[]`, `notes` are
 * lines to be read in any case. It is written to the file that TEST_SUMMARY names.
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
    return { passed: 0, skipped: 0, failed: [died] };
  }
}
