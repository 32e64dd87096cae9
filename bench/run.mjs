import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { against } from './against.mjs';
import { backup } from './backup.mjs';
import { choices } from './choices.mjs';
import { database, figures } from './database/index.mjs';
import { SCALE } from './database/scale.mjs';
import { diary } from './diary.mjs';
import { bodies } from './load/bodies.mjs';
import { expressions } from './load/expressions.mjs';
import { history } from './history.mjs';
import { hostileFiles } from './hostileFiles.mjs';
import { home } from './home.mjs';
import { importing } from './importing.mjs';
import { limits } from './limits.mjs';
import { money } from './money.mjs';
import { papers } from './papers.mjs';
import { returns } from './returns.mjs';
import { importingInBrowser } from './importingInBrowser.mjs';
import { interaction } from './interaction.mjs';
import { lighthouses } from './lighthouse.mjs';
import { staff } from './load/staff.mjs';
import { markdownTable } from './markdown.mjs';
import { sealing } from './sealing.mjs';
import { search } from './search.mjs';
import { signIn } from './signIn.mjs';
import { sizes } from './sizes.mjs';
import { starting } from './starting.mjs';

const PARTS = {
  starting,
  sizes,
  lighthouse: lighthouses,
  interaction,
  home,
  choices,
  expressions,
  bodies,
  staff,
  signIn,
  figures,
  search,
  limits,
  money,
  returns,
  papers,
  diary,
  history,
  sealing,
  database,
  backup,
  importing: async () => ({ figures: [...(await importing()).figures, ...(await importingInBrowser())] }),
  hostileFiles: async () => ({ figures: await hostileFiles() }),
};
const RESULTS = 'bench/results.json';

/**
 * `npm run bench`, or `node bench/run.mjs database` for one part: prints the tables of docs/performance.md and saves
 * them in bench/results.json; `--help` lists the parts. Compare only within one run, since machines differ.
 * `npm run bench -- --against REF` compares creating records with another commit instead; it exits with 1 if the goal
 * is missed.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(`node bench/run.mjs [PART…]: ${Object.keys(PARTS).join(', ')}`);
  process.exit();
}
if (values.against) {
  const { figures } = await against(values.against);
  console.log(await markdownTable(figures));
  process.exit(figures.some(({ met }) => met === false) ? 1 : 0);
}
const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
for (const name of names.length ? names : Object.keys(PARTS)) {
  if (!PARTS[name]) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}`);
  const begun = performance.now();
  const tables = await PARTS[name]();
  const took = `${((performance.now() - begun) / 60_000).toFixed(1)} minutes`;
  console.log(`\n${name}, ${took}\n`);
  for (const rows of Object.values(tables)) console.log(await markdownTable(rows));
  results.parts[name] = { node: process.version, took, ...tables };
}
if (SCALE === 1) writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
