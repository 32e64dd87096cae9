import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * `npm run size`: how large the code is and how its folders hang together, counted without running it.
 * With `-- -v` also which files are short and which imports run against the order of the folders.
 */
const verbose = process.argv.includes('-v');
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
const paths = new Set(listed.split('\n').filter((path) => existsSync(path)));
const texts = new Map([...paths].filter(isCode).map((path) => [path, readFileSync(path, 'utf8')]));
const product = [...texts.keys()].filter((path) =>
  /^(src|server|domain|packages)\/(?!.*\/tests\/)/.test(path),
);
const aside = /\/(i18n|seed|migrations)\//;
const imports = product.flatMap(importsOf);

const short = product.filter((path) => linesOf([path]) < 30);
const importers = new Map(product.map((path) => [path, new Set()]));
for (const { from, to } of imports) if (importers.has(to)) importers.get(to).add(from);
const single = product.filter((path) => {
  const [from, ...more] = importers.get(path);
  const isBeside = from && !more.length && posix.dirname(from) === posix.dirname(path);
  return isBeside && linesOf([path]) < 40 && !aside.test(path);
});

row('lines of src, server, domain and packages', linesOf(product));
row('  without words, sample data and migrations', linesOf(product.filter((path) => !aside.test(path))));
row('lines of tests', linesOf([...texts.keys()].filter((path) => path.startsWith('tests/'))));
row('files under 30 lines', short.length, short);
row('files under 40 lines that one file beside them imports', single.length, single);
for (const root of ['server', 'src']) {
  const arrows = arrowsOf(root);
  const back = backOf(arrows);
  row(`${root}: pairs of folders with an import`, arrows.length);
  row('  of them against the order of the folders', back.length, back);
}
const pages = [...paths].filter((path) => /^docs\/(?!manual\/|spec\.md).*\.md$/.test(path));
const words = pages.flatMap((path) => readFileSync(path, 'utf8').split(/\s+/).filter(Boolean));
row('words of docs', words.length);

function isCode(path) {
  return /\.m?tsx?$/.test(path) && !path.endsWith('.d.ts');
}

function row(name, value, details = []) {
  console.log(`${name.padEnd(56)} ${value.toLocaleString('en-GB').padStart(8)}`);
  if (verbose) for (const detail of details) console.log(`    ${detail}`);
}

function linesOf(files) {
  return files.reduce((sum, path) => sum + texts.get(path).split('\n').length - 1, 0);
}

/** The files that a file imports by a relative path, also by `import type` and `import()`. */
function importsOf(from) {
  const code = texts.get(from).replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');
  const named = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']+)'/gm;
  return [...code.matchAll(named)].flatMap(([, name]) => {
    const path = posix.join(posix.dirname(from), name);
    const ends = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'];
    const to = ends.map((end) => path + end).find((file) => paths.has(file));
    return to ? [{ from, to }] : [];
  });
}

/** The pairs of folders, each feature one, of which the first imports the second. */
function arrowsOf(root) {
  const folder = (path) => {
    const [top, name, feature] = path.split('/');
    if (top !== root) return undefined;
    return name === 'features' ? `features/${feature}` : name;
  };
  const pairs = imports.map(({ from, to }) => [folder(from), folder(to)]);
  return [...new Set(pairs.filter(([a, b]) => a && b && a !== b).map((pair) => pair.join(' → ')))];
}

/** The arrows that run back in an order of the folders in which moving any one folder saves none. */
function backOf(arrows) {
  const pairs = arrows.map((arrow) => arrow.split(' → '));
  const against = (order) => {
    const place = new Map(order.map((folder, index) => [folder, index]));
    return pairs.filter(([from, to]) => place.get(from) > place.get(to));
  };
  let order = [...new Set(pairs.flat())];
  for (let moved = true; moved;) {
    moved = false;
    for (const folder of order) {
      const others = order.filter((other) => other !== folder);
      const places = order.map((_, index) => others.toSpliced(index, 0, folder));
      const best = places.reduce((a, b) => (against(b).length < against(a).length ? b : a));
      if (against(best).length < against(order).length) [order, moved] = [best, true];
    }
  }
  return against(order).map((pair) => pair.join(' → '));
}
