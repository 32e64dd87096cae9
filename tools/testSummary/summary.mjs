import { readFileSync, writeFileSync } from 'node:fs';

/**
 * What a runner of tests did: `passed` and `skipped` are counts, `failed` is `{ name, why }[]`. It goes to the
 * file that TEST_SUMMARY names.
 */
export function writeSummary(summary) {
  writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary));
}

/** A runner that died wrote none, and one that ended badly may know of no failure: that counts as one. */
export function readSummary(path, code) {
  const died = { name: path, why: `the runner ended with ${code}` };
  try {
    const summary = JSON.parse(readFileSync(path, 'utf8'));
    return code === 0 || summary.failed.length > 0 ? summary : { ...summary, failed: [died] };
  } catch {
    return { passed: 0, skipped: 0, failed: [died] };
  }
}
