import { writeFileSync } from 'node:fs';
import { sizes } from './sizes.mjs';
import { starting } from './starting.mjs';

/** `npm run bench`: prints a table and writes bench/results.json. Machines differ; compare within one run. */
const figures = [...(await starting()), ...(await sizes())];
console.table(figures);
writeFileSync('bench/results.json', `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
