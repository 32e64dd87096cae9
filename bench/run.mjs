import { readFileSync, writeFileSync } from 'node:fs';
import { database } from './database/index.mjs';
import { sizes } from './sizes.mjs';
import { starting } from './starting.mjs';

const PARTS = { starting, sizes, database };
const RESULTS = 'bench/results.json';

/**
 * `npm run bench`, or `node bench/run.mjs database` for one part: prints a table and keeps it in
 * bench/results.json. Machines differ; compare within one run.
 */
const names = process.argv.slice(2);
const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
for (const name of names.length ? names : Object.keys(PARTS)) {
  if (!PARTS[name]) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}`);
  const figures = await PARTS[name]();
  console.table(figures);
  results.parts[name] = { node: process.version, figures };
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
